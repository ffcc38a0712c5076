import type { TestCard } from '../records/card'
import { OTHER_CARDS } from './other-cards'
import { PROVIDER_CARDS } from './provider-cards'

/** The bonus points of cards that have some, in minor units of TRY. If a bank reports two kinds, this is their sum. */
const POINTS: ReadonlyMap<string, number> = new Map([
  ['5451030000000000', 1000],
  ['4043080000000003', 1755],
  ['4024580000000005', 15_040],
  ['4090700000000008', 2282],
  ['4048090000000007', 5882],
  ['4329540000080110', 1000],
  ['4355080000000005', 2424],
  // Published as having points, without an amount.
  ['5549607159333771', 2500],
  ['4032800000000007', 1235],
  // A bank that allows either points or installments.
  ['4543590000000006', 3000],
  // Of the banks in `FULL_POINTS_ONLY`.
  ['5528790000000008', 9999],
  ['5125951122223335', 12_000],
])

function withPoints(card: TestCard): TestCard {
  const minor = POINTS.get(card.number)
  return minor === undefined ? card : { ...card, points: { minor } }
}

/** Every card number that the sandbox accepts. Any other might be a real card, and is refused unread. */
export const TEST_CARDS: ReadonlyMap<string, TestCard> = new Map(
  [...PROVIDER_CARDS, ...OTHER_CARDS].map((card) => [card.number, withPoints(card)]),
)
