import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bankLines,
  bankNameOf,
  bankBlockReasonText,
  rateText,
} from '../../src/screens/pay/methods/shopping-credit/bank-option'
import { TITLES, NEXT_STEPS, isSameSentence } from '../../src/screens/pay/methods/shopping-credit/not-eligible'
import { feeText } from '../../src/screens/pay/methods/shopping-credit/credit-plans'
import { percent, percentRange } from '../../src/words/percent'
import type { Words } from '../../src/words/use-words'
import { ANKA, PLANS } from '../machines/fixtures/credits'

const lira = (minor: number) => ({ minor, currency: 'TRY' })

const BANK = {
  ...ANKA,
  rates: [
    { installmentNumber: 36, interestRate: 4.49 },
    { installmentNumber: 3, interestRate: 3.99 },
  ],
}

const feesOf = (...fees: readonly (number | undefined)[]) =>
  fees.flatMap((fee) => PLANS.map((plan) => ({ ...plan, allocationFee: fee === undefined ? undefined : lira(fee) })))

/** Renders a sentence as its key, followed by its values. */
const words: Words = { language: 'tr', say: (key, values = {}) => [key, ...Object.values(values)].join(' ') }

describe('a rate', () => {
  it('a rate is written as each language writes it (CRED-02~)', () => {
    expect([percent(3.99, 'tr'), percent(3.99, 'en'), percent(4, 'tr'), percent(3.5, 'en')]).toEqual([
      ...['%3,99', '3.99%', '%4,00', '3.50%'],
    ])
  })

  it('a rate is never rounded: what a bank takes can be read back from it (CRED-02~)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (millionths) => {
        const rate = millionths / 10_000
        expect(Number(percent(rate, 'tr').slice(1).replace(',', '.'))).toBe(rate)
        expect(Number(percent(rate, 'en').slice(0, -1))).toBe(rate)
      }),
    )
  })

  it('a rate goes from the lowest to the highest, in either order, and is one where they are the same (CRED-01~)', () => {
    expect(percentRange([4.49, 3.99, 4.09], 'tr')).toBe('%3,99–4,49')
    expect(percentRange([3.99, 4.49], 'en')).toBe('3.99–4.49%')
    expect(percentRange([3.99, 3.99], 'tr')).toBe('%3,99')
    expect(percentRange([], 'tr')).toBeUndefined()
  })
})

describe('a bank on its tile', () => {
  it('a bank on its tile says how long it lends, how much and to whom (CRED-01~)', () => {
    expect(bankLines({ ...BANK, isOnlyForBankUsers: true }, words)).toEqual([
      ...['credit.upTo 36', 'credit.limits ₺500,00 ₺100.000,00', 'credit.onlyCustomers'],
    ])
    expect(rateText(BANK, words)).toBe('%3,99–4,49')
  })

  it('a bank on its tile says nothing of unknown facts', () => {
    const silent = { ...BANK, bankName: undefined, basketMinAmount: undefined, rates: [] }
    expect(bankLines(silent, words)).toEqual(['credit.limits.to ₺100.000,00'])
    expect(bankLines({ ...silent, basketMaxAmount: undefined }, words)).toEqual([])
    expect(bankLines({ ...BANK, rates: [], basketMaxAmount: undefined }, words)).toEqual(['credit.limits.from ₺500,00'])
    expect([bankNameOf(silent), rateText(silent, words)]).toEqual(['901', undefined])
  })

  it('a bank on its tile says why it can’t be chosen, with the amount that is in the way (CRED-01~)', () => {
    for (const blockReason of ['inactive', 'belowMinimum', 'aboveMaximum'] as const)
      expect(bankBlockReasonText(BANK, blockReason, words)).toBe(`credit.hindrance.${blockReason} ₺500,00 ₺100.000,00`)
  })
})

describe('what a credit costs beside its interest', () => {
  it('what a credit costs beside its interest is one amount for all terms, or from the least to the most (CRED-02~)', () => {
    expect(feeText(feesOf(1240, 1240), words)).toBe('credit.plan.fee ₺12,40')
    expect(feeText(feesOf(1240, 2000, 900), words)).toBe('credit.plan.fees ₺9,00 ₺20,00')
  })

  it('what a credit costs beside its interest is not said at all where a bank says it of some terms alone (CRED-02~)', () => {
    expect(feeText(feesOf(1240, undefined), words)).toBeUndefined()
    expect(feeText([], words)).toBeUndefined()
  })
})

describe('why there is no credit', () => {
  it('a missing credit offer has a title of its own for every reason (CRED-05~)', () => {
    expect(new Set(Object.values(TITLES)).size).toBe(Object.values(TITLES).length)
  })

  it('a missing credit offer that the member can correct names how, and any other one another method (CRED-05~)', () => {
    expect(Object.entries(NEXT_STEPS).filter(([, way]) => way !== 'credit.wayOn.other')).toEqual([
      ['kyc', 'credit.wayOn.kyc'],
      ['trustStampKyc', 'credit.wayOn.kyc'],
      ['emailConfirmation', 'credit.wayOn.emailConfirmation'],
    ])
  })

  it('a missing credit offer is not said twice where the provider says what the title says (CRED-05~)', () => {
    expect(isSameSentence('Gıda kredisi yok. ', 'Gıda kredisi yok')).toBe(true)
    expect(isSameSentence('Gıda için kredi yok.', 'Gıda kredisi yok')).toBe(false)
  })
})
