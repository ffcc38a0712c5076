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

export function createBankVisits({ tell, ...observer }: BankVisitsObserver): BankVisits {
  let current: BankVisit | undefined
  function end() {
    if (!current) return
    current = undefined
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
            if (isWayBack(shown, location)) observer.tellBack()
            tell({ type: 'tab.restored' })
          },
          onFailed() {
            end()
            reject(new Error('there is nothing to show the bank’s page in'))
          },
          onClosed() {
            current = undefined
            observer.tellClosed()
          },
          onTakenOut() {
            current = undefined
            observer.tellOpenBeside()
          },
          onLeft() {
            observer.tellGone()
          },
        }
        tell({ type: 'tab.openedBank' })
      }),
  }
}
