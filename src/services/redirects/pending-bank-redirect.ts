import { isFramed } from '../embedding/way-out'
import type { BankForm } from './bank-form'
import { postForm } from './post-form'
import { endBankVisit, visitBank } from './visit-bank'

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
}

export interface PendingBankRedirectObserver {
  /** The bank waits for a shopper who can't be sent there. */
  readonly tellUnseen: () => void
  /** The page is about to be left for it. */
  readonly tellGone: () => void
  /** The shopper may have done at the bank what was to do, and this page is still here. */
  readonly tellBack: () => void
}

export function createPendingBankRedirect(observer: PendingBankRedirectObserver): PendingBankRedirect {
  const { tellUnseen, tellGone, tellBack } = observer
  let held: BankForm | undefined
  let wasTaken = false
  const hold = (form: BankForm | undefined) => {
    held = form
    wasTaken = false
    endBankVisit()
  }
  return {
    host: () => held?.host,
    hold,
    async go() {
      if (!held) throw new Error('there is no way to a bank')
      tellGone()
      try {
        await (isFramed() ? visitBank(held, tellBack) : postForm(held.action, held.fields))
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
  }
}
