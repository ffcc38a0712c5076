import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCreditDue } from '../../machines/payment/card/choices'
import { paymentProblemOf } from '../../machines/entities/bank-refusal'
import { FOREIGN_BUYER, MEMBER, SHORT_OF_FUNDS } from './fixtures/shopper'

const GROUPS = ['NOT_SUFFICIENT_FUNDS', 'DO_NOT_HONOUR', 'NOT_SUFFICIENT_AWARD', 'constructor', '', undefined]

describe('the credit offer in place of a card', () => {
  it('a credit is offered for a card with insufficient funds, where order and member allow it (CARD-12~)', () => {
    const facts = fc.record({
      group: fc.constantFrom(...GROUPS),
      isCreditEnabled: fc.boolean(),
      buyer: fc.constantFrom(MEMBER, FOREIGN_BUYER),
      minor: fc.oneof(fc.constantFrom(49_999, 50_000, 10_000_000, 10_000_001), fc.nat(20_000_000)),
      currency: fc.constantFrom('TRY', 'USD'),
    })
    fc.assert(
      fc.property(facts, ({ group, isCreditEnabled, buyer, minor, currency }) => {
        const isLent = currency === 'TRY' && minor >= 50_000 && minor <= 10_000_000
        // Without a group, the code alone says that funds are insufficient.
        const isShort = group !== 'DO_NOT_HONOUR' && group !== 'NOT_SUFFICIENT_AWARD'
        const isDue = isShort && isCreditEnabled && buyer === MEMBER && isLent
        const problem = paymentProblemOf({ ...SHORT_OF_FUNDS, group })
        expect(isCreditDue({ buyer, price: { minor, currency }, terms: { isCreditEnabled }, problem })).toBe(isDue)
        expect(isCreditDue({ buyer, price: { minor, currency }, terms: { isCreditEnabled }, problem: undefined })).toBe(
          false,
        )
      }),
      { numRuns: 400 },
    )
  })
})
