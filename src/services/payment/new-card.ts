import { type CardTexts, digitsOf, parseExpiry } from '../../../machines/entities/card'
import type { NewCard } from '../../gateways/payment/card/payload'

/** What stands in the fields of the form, as a card. Whoever asks has a form without faults. */
export function newCardOf(texts: CardTexts, isStored: boolean): NewCard {
  const expiry = parseExpiry(texts.expireDate)
  if (!expiry) throw new Error('the machine asks only with a form without faults')
  return {
    cardHolderName: texts.accountHolder.trim(),
    cardNumber: digitsOf(texts.cardNumber),
    expireMonth: String(expiry.month).padStart(2, '0'),
    expireYear: String(expiry.year),
    cvc: digitsOf(texts.cvc),
    registerConsumerCard: isStored,
  }
}
