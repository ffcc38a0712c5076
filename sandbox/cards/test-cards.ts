import { OTHER_CARDS } from './other-cards'
import { POINTS } from './points'
import { PROVIDER_CARDS } from './provider-cards'
import type { TestCard } from '../records/card'

/** A card and what it has gathered. */
function withPoints(card: TestCard): TestCard {
  const minor = POINTS.get(card.number)
  return minor === undefined ? card : { ...card, points: { minor } }
}

/** Every card number the sandbox takes. Anything else might be somebody's card and is refused unread. */
export const TEST_CARDS: ReadonlyMap<string, TestCard> = new Map(
  [...PROVIDER_CARDS, ...OTHER_CARDS].map((card) => [card.number, withPoints(card)]),
)
