import type { HostEvent } from '../../../machines/checkout/ports'
import type { BankVisit } from '../../checkout/bank-visit'
import type { BankForm } from './bank-form'
import { postForm } from './post-form'
import { isBackAtCheckout } from './back-at-checkout'

export interface BankVisitsObserver {
  readonly onGone: () => void
  /** The bank's page is open within this one, or in another window, so a reload of this page is not a return from the bank. */
  readonly onOpenBeside: () => void
  /** The shopper has come back from the bank: from then on a failure without an id is ours (GWY-11). */
  readonly onReturned: () => void
  /** The shopper has closed the bank's page, possibly before finishing there. */
  readonly onBankClosed: () => void
  readonly emit: (event: Extract<HostEvent, { type: `tab.${string}` }>) => void
}

/** Visits to a bank from a framed checkout: the bank's page opens within this one, which stays and reads the outcome from the order. */
export interface BankVisits {
  current(): BankVisit | undefined
  /**
   * Resolves once the form was posted. Rejects if this page's content security policy blocks it, or if nothing can show the bank's page.
   */
  begin(form: BankForm): Promise<undefined>
  end(): void
}

/** Milliseconds after which a page without an unload event counts as staying. */
const STAYS_AFTER = 3_000

/**
 * Detects that this page stays although it was to be left: a frame's sandbox may block the navigation, and no event reports it. A browser
 * that leaves a page fires `beforeunload` as soon as it begins or, without `beforeunload`, `pagehide` at the end. `stays` reports
 * immediately, `ends` stops watching; `onOverdue` follows if neither event fires in time.
 */
function whereLeftBehind(onStay: () => void, onOverdue: () => void) {
  const events = ['beforeunload', 'pagehide']
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(() => {
    stays()
    onOverdue()
  }, STAYS_AFTER)
  function ends() {
    clearTimeout(timer)
    timer = undefined
    for (const event of events) removeEventListener(event, ends)
  }
  function stays() {
    if (timer === undefined) return
    ends()
    onStay()
  }
  for (const event of events) addEventListener(event, ends)
  return { stays, ends }
}

export function createBankVisits({ emit, ...observer }: BankVisitsObserver): BankVisits {
  let current: BankVisit | undefined
  let leaving: ReturnType<typeof whereLeftBehind> | undefined
  function end() {
    if (!current) return
    current = undefined
    leaving?.ends()
    emit({ type: 'tab.closedBank' })
  }
  return {
    current: () => current,
    end,
    begin: ({ action, host, fields }) =>
      new Promise((resolve, reject) => {
        current = {
          host,
          postTo(target) {
            postForm(action, fields, target).then(resolve, reject)
          },
          onMoved(shown) {
            leaving?.stays()
            if (isBackAtCheckout(shown, location)) observer.onReturned()
            emit({ type: 'tab.restored' })
          },
          onFailed() {
            end()
            reject(new Error('there is nothing to show the bank’s page in'))
          },
          onClosed() {
            current = undefined
            leaving?.stays()
            observer.onBankClosed()
          },
          onTakenOut() {
            current = undefined
            leaving?.ends()
            observer.onOpenBeside()
          },
          onLeft() {
            leaving?.ends()
            observer.onGone()
            leaving = whereLeftBehind(observer.onOpenBeside, () => emit({ type: 'tab.stayed' }))
          },
        }
        emit({ type: 'tab.openedBank' })
      }),
  }
}
