import type { CardType } from '../../machines/entities/saved-card'

// A Map, not an object: a card of the type 'constructor' must not find a function.
const CARD_TYPES = new Map<string, CardType>([
  ['CREDIT_CARD', 'credit'],
  ['DEBIT_CARD', 'bank'],
  ['PREPAID_CARD', 'prepaid'],
])

/** What kind of card the wire's word means (CARD-16). */
export function typeOfCard(word: string | null | undefined): CardType | undefined {
  return CARD_TYPES.get(word ?? '')
}
