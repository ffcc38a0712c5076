import type { BankVisit } from '../../checkout/bank-visit'
import { isFramed } from '../embedding/way-out'
import type { BankForm } from './bank-form'
import { type BankVisitsObserver, createBankVisits } from './bank-visits'
import { postForm } from './post-form'

/** The form that leads to the bank of a payment, in memory alone, for as long as the outcome of that payment is open. */
export interface PendingBankRedirect {
  /** Where it leads; undefined where none is held. */
  host(): string | undefined
  /** In place of the one before. */
  hold(form: BankForm | undefined): void
  /**
   * Leaves this page for the bank, or shows the bank within it where it is in a frame itself; again for a shopper who has come back. Rejects
   * where the page's own policy forbids the way.
   */
  go(): Promise<undefined>
  forget(): void
  /** The bank's page that is shown within this one; undefined where there is none. */
  visit(): BankVisit | undefined
}

export interface PendingBankRedirectObserver extends BankVisitsObserver {
  /** The bank waits for a shopper who can't be sent there. */
  readonly tellUnseen: () => void
}

export function createPendingBankRedirect(observer: PendingBankRedirectObserver): PendingBankRedirect {
  const { tellUnseen, tellGone, tellOpenBeside } = observer
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
      if (isWithin) tellOpenBeside()
      else tellGone()
      try {
        await (isWithin ? visits.begin(held) : postForm(held.action, held.fields))
        wasTaken = true
        return undefined
      } catch (error) {
        // Who has been there once may have been seen.
        if (!wasTaken) tellUnseen()
        hold(undefined)
        throw error
      }
    },
    forget() {
      hold(undefined)
    },
    visit: () => visits.current(),
  }
}
