import { describe, expect, it } from 'vitest'
import { isUnderAge } from '../../machines/entities/identity'
import { paidWith } from '../../machines/after/result-extras/rules'
import { paymentProblemOf } from '../../machines/entities/bank-refusal'

const TODAY = { year: 2026, month: 11, day: 23 }

describe('buyers who need a guardian', () => {
  it.each<[typed: string, isUnder: boolean]>([
    ['24/11/2008', true],
    ['23/11/2008', false],
    ['22.11.2008', false],
    ['2010-01-01', true],
    ['01/01/1990', false],
    ['31/02/2015', false],
    ['24/11/2026', false],
    ['', false],
    ['2015', false],
  ])('a buyer born on %s needs a guardian: %s (AGR-05~)', (typed, isUnder) => {
    expect(isUnderAge(typed, TODAY)).toBe(isUnder)
  })

  it('a buyer born on a leap day needs a guardian a year longer than those born the day before (AGR-05~)', () => {
    expect(isUnderAge('29/02/2008', { year: 2026, month: 2, day: 28 })).toBe(true)
    expect(isUnderAge('29/02/2008', { year: 2026, month: 3, day: 1 })).toBe(false)
  })
})

describe('a suspension', () => {
  it.each([
    ['MEMBER_SUSPENDED', 'errors.memberSuspended'],
    ['PAYMENT_INSTRUMENT_SUSPENDED', 'errors.instrumentSuspended'],
  ])('a suspension by %s is shown in the provider’s words for shoppers, else in ours (AGR-04~)', (group, key) => {
    expect(paymentProblemOf({ code: '1', group, message: 'x', consumerMessage: 'Askıda' })).toEqual({
      text: 'Askıda',
      key,
    })
    expect(paymentProblemOf({ code: '1', group, message: 'x' })).toEqual({ text: undefined, key })
    expect(paymentProblemOf({ code: '1', group: 'DECLINED', message: undefined }).key).toBe('declines.notApproved')
  })
})

describe('the result', () => {
  const price = { minor: 100, currency: 'TRY' }
  const card = { method: 'credit-card', price, sum: price, choice: 'newCard' } as const
  const parts = { installment: 1, balanceUsed: undefined, bonusUsed: undefined }

  it('the result tells a saved card from a new one, and a mixed payment from a card alone (RES-01~)', () => {
    const none = { isBalance: false, isCreditCard: false, isMixPayment: false, isSavedCard: false }
    expect(paidWith(undefined)).toEqual(none)
    expect(paidWith({ ...card, method: 'balance', choice: undefined })).toEqual({ ...none, isBalance: true })
    expect(paidWith({ ...card, method: 'bank-transfer', choice: 46 })).toEqual(none)
    expect(paidWith(card)).toEqual({ ...none, isCreditCard: true })
    expect(paidWith({ ...card, choice: 'bkm', parts })).toEqual({ ...none, isCreditCard: true })
    expect(paidWith({ ...card, choice: 'token-1', parts })).toEqual({ ...none, isCreditCard: true, isSavedCard: true })
    expect(paidWith({ ...card, choice: 'token-1', parts: { ...parts, balanceUsed: price } })).toEqual({
      ...none,
      isCreditCard: true,
      isMixPayment: true,
      isSavedCard: true,
    })
  })
})
