import type { CardField, CardTexts } from './card'

/** The fields of the form in the order they are shown; the first one at fault gets the focus. */
export const CARD_FIELDS: readonly CardField[] = ['cardNumber', 'expireDate', 'cvc', 'accountHolder']

export const EMPTY_CARD: CardTexts = { cardNumber: '', expireDate: '', cvc: '', accountHolder: '' }
