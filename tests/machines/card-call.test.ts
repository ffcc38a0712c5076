import { describe, expect, it } from 'vitest'
import { type CallFacts, cardCallFor, type CardCall, isThreeDSForced } from '../../machines/payment/card/rules'

const yesOrNo = [false, true] as const

const all: CallFacts[] = (['savedCard', 'newCard', 'bkm'] as const).flatMap((cardSource) =>
  yesOrNo.flatMap((isMixPayment) =>
    yesOrNo.flatMap((isForcedByOrder) =>
      yesOrNo.flatMap((isForcedByBin) =>
        yesOrNo.flatMap((isThreeDSVerified) =>
          yesOrNo.map((isThreeDSAsked) => ({
            cardSource,
            isMixPayment,
            isForcedByOrder,
            isForcedByBin,
            isThreeDSVerified,
            isThreeDSAsked,
          })),
        ),
      ),
    ),
  ),
)

/** The table of the specification, one row for each reason; the first that applies decides. */
const ROWS: readonly (readonly [reason: string, holds: (facts: CallFacts) => boolean, call: CardCall])[] = [
  ['no card of ours is paid with', ({ cardSource }) => cardSource === 'bkm', 'bkm'],
  ['the balance pays a part', ({ isMixPayment }) => isMixPayment, 'mix'],
  ['the order wants 3-D', ({ isForcedByOrder }) => isForcedByOrder, 'threeDS'],
  ['the BIN wants it', ({ isForcedByBin }) => isForcedByBin, 'threeDS'],
  [
    'the saved card was never verified',
    ({ cardSource, isThreeDSVerified }) => cardSource === 'savedCard' && !isThreeDSVerified,
    'threeDS',
  ],
  ['the shopper wants it', ({ isThreeDSAsked }) => isThreeDSAsked, 'threeDS'],
  ['no demand', () => true, 'auth'],
]

describe('the call of a card payment', () => {
  it('the call of a payment is decided by a table of reasons, over every combination (CARD-09~)', () => {
    expect(all).toHaveLength(3 * 2 ** 5)
    for (const facts of all)
      expect([facts, cardCallFor(facts)]).toEqual([facts, ROWS.find(([, holds]) => holds(facts))?.[2]])
  })

  it.each(ROWS)('the call of a payment is decided by this reason somewhere: %s (CARD-09~)', (_, holds, call) => {
    const earlier = ROWS.slice(
      0,
      ROWS.findIndex((row) => row[1] === holds),
    )
    const deciding = all.filter((facts) => holds(facts) && !earlier.some((row) => row[1](facts)))
    expect(new Set(deciding.map(cardCallFor))).toEqual(new Set([call]))
  })

  it('a payment’s call leaves 3-D Secure to the shopper unless order or bank demand it (CARD-09~)', () => {
    for (const facts of all) {
      const { cardSource, isForcedByOrder, isForcedByBin, isThreeDSVerified } = facts
      const isWanted = isForcedByOrder || isForcedByBin || (cardSource === 'savedCard' && !isThreeDSVerified)
      expect([facts, isThreeDSForced(facts)]).toEqual([facts, cardSource !== 'bkm' && isWanted])
    }
  })
})
