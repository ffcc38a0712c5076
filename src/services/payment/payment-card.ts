import { type CardTexts, digitsOf, parseExpiry } from '../../../machines/entities/card'
import type { ChosenCard } from '../../../machines/payment/card/rules'
import type { OpenCardVault } from '../../checkout/card-vault'
import type { NewCard, PaymentCard } from '../../gateways/payment/card/payload'

/** The fields of the form, as a card. The caller has a form without faults. */
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

/** A chosen card as a call carries it; undefined where it is chosen elsewhere. */
export function paymentCardOf(card: ChosenCard, vault: Pick<OpenCardVault, 'read'>): PaymentCard | undefined {
  if (card.kind === 'elsewhere') return undefined
  return card.kind === 'saved' ? { cardToken: card.cardToken } : newCardOf(vault.read(), card.isStored)
}
