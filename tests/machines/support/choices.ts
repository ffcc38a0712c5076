import type { CardChoices } from '../../../machines/payment/card/choices'
import { EMPTY_DRAFT } from '../../../machines/payment/card/draft'
import { NO_TERMS } from '../../../machines/entities/payment-terms'
import { CARD, MEMBER, ORDER } from '../fixtures/shopper'

/** A member with a valid new card and an accepted agreement. */
export const CHOICES: CardChoices = {
  ...EMPTY_DRAFT,
  buyer: MEMBER,
  price: ORDER.price,
  terms: NO_TERMS,
  balance: undefined,
  cardSource: 'newCard',
  card: CARD,
  isAgreed: true,
}
