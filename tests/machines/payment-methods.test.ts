import { describe, expect, it } from 'vitest'
import { NO_TERMS } from '../../machines/entities/payment-terms'
import { methodsOf } from '../../machines/payment/rules'
import { FOREIGN_BUYER, MEMBER } from './fixtures/shopper'

const yesOrNo = [false, true] as const

/** Every combination of order and buyer. */
const all = yesOrNo.flatMap((isCardEnabled) =>
  yesOrNo.flatMap((isFundEnabled) =>
    yesOrNo.flatMap((isMixEnabled) =>
      [MEMBER, FOREIGN_BUYER].map((buyer) => ({ isCardEnabled, isFundEnabled, isMixEnabled, buyer })),
    ),
  ),
)

describe('the methods of an order', () => {
  it('the methods of an order are those that its flags allow, the card first (PAY-01~, FRGN-02~)', () => {
    for (const { buyer, ...flags } of all) {
      const isMember = buyer === MEMBER
      const expected = [
        ...(flags.isCardEnabled ? ['credit-card'] : []),
        ...(flags.isFundEnabled && isMember ? ['balance'] : []),
      ]
      expect([flags, isMember, methodsOf({ ...NO_TERMS, ...flags }, buyer)]).toEqual([flags, isMember, expected])
    }
  })
})
