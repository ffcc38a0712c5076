import { describe, expect, it } from 'vitest'
import type { Method } from '../../machines/payment/rules'
import { nextStepKey } from '../../src/screens/pay/methods/balance/next-step-key'

const BOTH: readonly Method[] = ['credit-card', 'balance']

describe('the next step with a balance that is too low', () => {
  it.each([
    ['can let it pay a part where the order lets it', true, BOTH, 'balance.insufficient.part'],
    ['can pay by card where it may pay no part', false, BOTH, 'balance.insufficient.card'],
    ['is led back to the shop where nothing else pays', false, ['balance'], 'balance.insufficient.none'],
    ['is promised no part beside a card that the order has not', true, ['balance'], 'balance.insufficient.none'],
  ] as const)('a shopper whose balance is too low %s (BAL-03~, BAL-04~)', (_, canPayPart, methods, key) => {
    expect(nextStepKey({ canPayPart, isOfOtherCurrency: false }, { methods, hasMixableCard: true })).toBe(key)
  })

  it('a shopper whose balance is too low is promised no part where none of the cards may be used with it (BAL-03~, MIX-01~)', () => {
    const view = { canPayPart: true, isOfOtherCurrency: false }
    expect(nextStepKey(view, { methods: BOTH, hasMixableCard: false })).toBe('balance.insufficient.card')
  })

  it('a shopper whose balance is in another currency learns that, with or without other methods (BAL-04~)', () => {
    const view = { canPayPart: false, isOfOtherCurrency: true }
    expect(nextStepKey(view, { methods: BOTH, hasMixableCard: true })).toBe('balance.otherCurrency.card')
    expect(nextStepKey(view, { methods: ['balance'], hasMixableCard: true })).toBe('balance.otherCurrency.none')
  })
})
