import type { Home } from './bank-address'
import { type BankForm, bankFormOf } from './bank-form'
import { postForm } from './post-form'

/** The way to a bank that wants to see the shopper: its form, held nowhere else, and gone to once. */
export interface BankWay {
  /** Reads the bank's page. The bank's host, or undefined where there is no way. */
  prepare(html: string): string | undefined
  /** Rejects where this page's own policy forbids the way. */
  go(): Promise<undefined>
}

/** `tellUnseen` hears that the bank waits for somebody who can't be sent there. */
export function createBankWay(home: Home, tellUnseen: () => void): BankWay {
  let held: BankForm | undefined
  return {
    prepare(html) {
      const reading = bankFormOf(html, home)
      held = 'form' in reading ? reading.form : undefined
      if (!held) tellUnseen()
      return held?.host
    },
    async go() {
      const form = held
      held = undefined
      if (!form) throw new Error('there is no way to a bank, or it was taken')
      try {
        await postForm(form.action, form.fields)
        return undefined
      } catch (error) {
        tellUnseen()
        throw error
      }
    },
  }
}
