import type { Language } from '../language'
import type { Origins } from '../origins'
import type { BankForm } from '../payments/bank-form'
import type { CreditApplication } from './application'

/** The form that takes the shopper's browser to the bank. */
export function creditForm({ bank }: Origins, { key }: CreditApplication, lang: Language): BankForm {
  return {
    id: 'credit-application-form',
    action: `${bank}/credit`,
    fields: { applicationKey: key, lang },
  }
}
