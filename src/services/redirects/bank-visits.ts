import type { HostEvent } from '../../../machines/checkout/ports'
import type { BankVisit } from '../../checkout/bank-visit'
import type { BankForm } from './bank-form'
import { postForm } from './post-form'
import { isWayBack } from './way-back'

export interface BankVisitsObserver {
  /** The page is about to be left for the bank. */
  readonly tellGone: () => void
  /** The bank's page is open within this one, or in another window: this page, loaded again, does not come from there. */
  readonly tellOpenBeside: () => void
  /** The shopper has come back from the bank: from then on a failure without a name is ours (GWY-11). */
  readonly tellBack: () => void
  /** The shopper has closed the bank's page, and may not have been done there. */
  readonly tellClosed: () => void
  readonly tell: (event: Extract<HostEvent, { type: `tab.${string}` }>) => void
}

/** The way to a bank from a checkout in a frame: its page is shown within this one, which stays and asks the order how it ended. */
export interface BankVisits {
  /** The one that has begun and not ended. */
  current(): BankVisit | undefined
  /** Resolves once the form was posted, rejects where this page's own policy forbids it or nothing can be shown. */
  begin(form: BankForm): Promise<undefined>
  end(): void
}

/** Milliseconds after which a page that no browser has begun to leave is there to stay. */
const STAYS_AFTER = 3_000

/**
 * Tells where this page stays although it was to be left: a frame's sandbox may forbid the way out, and no event says that it did. A browser
 * that leaves a page says so as soon as it has begun, or, where it has no `beforeunload`, at the end. `stays` tells at once, `ends` no more;
 * `tellOverdue` follows where the browser has said nothing for that long.
 */
function whereLeftBehind(tell: () => void, tellOverdue: () => void) {
  const events = ['beforeunload', 'pagehide']
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(() => {
    stays()
    tellOverdue()
  }, STAYS_AFTER)
  function ends() {
    clearTimeout(timer)
    timer = undefined
    for (const event of events) removeEventListener(event, ends)
  }
  function stays() {
    if (timer === undefined) return
    ends()
    tell()
  }
  for (const event of events) addEventListener(event, ends)
  return { stays, ends }
}

export function createBankVisits({ tell, ...observer }: BankVisitsObserver): BankVisits {
  let current: BankVisit | undefined
  let leaving: ReturnType<typeof whereLeftBehind> | undefined
  function end() {
    if (!current) return
    current = undefined
    leaving?.ends()
    tell({ type: 'tab.closedBank' })
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
            if (isWayBack(shown, location)) observer.tellBack()
            tell({ type: 'tab.restored' })
          },
          onFailed() {
            end()
            reject(new Error('there is nothing to show the bank’s page in'))
          },
          onClosed() {
            current = undefined
            leaving?.stays()
            observer.tellClosed()
          },
          onTakenOut() {
            current = undefined
            leaving?.ends()
            observer.tellOpenBeside()
          },
          onLeft() {
            leaving?.ends()
            observer.tellGone()
            leaving = whereLeftBehind(observer.tellOpenBeside, () => tell({ type: 'tab.stayed' }))
          },
        }
        tell({ type: 'tab.openedBank' })
      }),
  }
}
