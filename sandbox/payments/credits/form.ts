import type { Origins } from '../../kernel/origins'
import type { BankForm } from '../../page/posting-document'
import type { Language } from '../../records/language'
import type { CreditApplication } from '../../records/credit-application'

/** The form that takes the shopper's browser to the bank. */
export function creditForm({ bank }: Origins, { key }: CreditApplication, lang: Language): BankForm {
  return {
    id: 'credit-application-form',
    action: `${bank}/credit`,
    fields: { applicationKey: key, lang },
  }
}
