import type { BankVisit } from '../../checkout/bank-visit'
import { isFramed } from '../embedding/top-window'
import type { BankForm } from './bank-form'
import { type BankVisitsObserver, createBankVisits } from './bank-visits'
import { postForm } from './post-form'

/** The form that leads to a payment's bank, held in memory only, while the outcome of that payment is open. */
export interface PendingBankRedirect {
  /** The bank's host; undefined if no form is held. */
  host(): string | undefined
  hold(form: BankForm | undefined): void
  /**
   * Leaves this page for the bank or, if this page is framed, shows the bank within it. A shopper who has come back can go again. Rejects
   * if no form is held or the page's content security policy blocks the redirect.
   */
  go(): Promise<undefined>
  clear(): void
  /** The bank's page that is shown within this one, if any. */
  visit(): BankVisit | undefined
}

export interface PendingBankRedirectObserver extends BankVisitsObserver {
  /** The bank waits for a shopper who cannot be sent there. */
  readonly onUnseen: () => void
}

export function createPendingBankRedirect(observer: PendingBankRedirectObserver): PendingBankRedirect {
  const { onUnseen, onGone, onOpenBeside } = observer
  const visits = createBankVisits(observer)
  let held: BankForm | undefined
  let wasTaken = false
  const hold = (form: BankForm | undefined) => {
    held = form
    wasTaken = false
    visits.end()
  }
  return {
    host: () => held?.host,
    hold,
    async go() {
      if (!held) throw new Error('there is no way to a bank')
      const isWithin = isFramed()
      if (isWithin) onOpenBeside()
      else onGone()
      try {
        await (isWithin ? visits.begin(held) : postForm(held.action, held.fields))
        wasTaken = true
        return undefined
      } catch (error) {
        // After an earlier visit the bank may have seen the shopper.
        if (!wasTaken) onUnseen()
        hold(undefined)
        throw error
      }
    },
    clear() {
      hold(undefined)
    },
    visit: () => visits.current(),
  }
}
