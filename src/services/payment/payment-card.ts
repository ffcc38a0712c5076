import { type CardTexts, parseExpiry } from '../../../machines/entities/card'
import { digitsOf } from '../../../machines/entities/plain-digits'
import type { ChosenCard } from '../../../machines/payment/card/rules'
import type { OpenCardVault } from '../../checkout/card-vault'
import type { NewCard, PaymentCard } from '../../gateways/payment/card/payload'

/** Builds a card from the form's fields. Throws if the expiry date is invalid. */
function newCardOf(texts: CardTexts, isStored: boolean): NewCard {
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

/** The chosen card as a call sends it; undefined if the shopper chooses the card outside this page. */
export function paymentCardOf(card: ChosenCard, vault: Pick<OpenCardVault, 'read'>): PaymentCard | undefined {
  if (card.kind === 'elsewhere') return undefined
  return card.kind === 'saved' ? { cardToken: card.cardToken } : newCardOf(vault.read(), card.isStored)
}
