import type { TestCard } from './card'
import { OTHER_CARDS } from './other-cards'
import { PROVIDER_CARDS } from './provider-cards'

/** Every card number the sandbox takes. Anything else might be somebody's card and is refused unread. */
export const TEST_CARDS: ReadonlyMap<string, TestCard> = new Map(
  [...PROVIDER_CARDS, ...OTHER_CARDS].map((card) => [card.number, card]),
)
