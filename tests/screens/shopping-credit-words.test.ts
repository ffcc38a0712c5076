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

describe('interest rates', () => {
  it('an interest rate is written in each language’s format (CRED-02~)', () => {
    expect([percent(3.99, 'tr'), percent(3.99, 'en'), percent(4, 'tr'), percent(3.5, 'en')]).toEqual([
      '%3,99',
      '3.99%',
      '%4,00',
      '3.50%',
    ])
  })

  it('an interest rate is never rounded: the bank’s rate can be read back from it (CRED-02~)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (millionths) => {
        const rate = millionths / 10_000
        expect(Number(percent(rate, 'tr').slice(1).replace(',', '.'))).toBe(rate)
        expect(Number(percent(rate, 'en').slice(0, -1))).toBe(rate)
      }),
    )
  })

  it('a range of interest rates reads from lowest to highest, and a single rate has no range (CRED-01~)', () => {
    expect(percentRange([4.49, 3.99, 4.09], 'tr')).toBe('%3,99–4,49')
    expect(percentRange([3.99, 4.49], 'en')).toBe('3.99–4.49%')
    expect(percentRange([3.99, 3.99], 'tr')).toBe('%3,99')
    expect(percentRange([], 'tr')).toBeUndefined()
  })
})

describe('a bank’s tile for shopping credit', () => {
  it('a bank’s tile shows the longest term, the limits, the eligible customers and the rates (CRED-01~)', () => {
    expect(bankLines({ ...BANK, isOnlyForBankUsers: true }, words)).toEqual([
      'credit.upTo 36',
      'credit.limits ₺500,00 ₺100.000,00',
      'credit.onlyCustomers',
    ])
    expect(rateText(BANK, words)).toBe('%3,99–4,49')
  })

  it('a bank’s tile leaves out unknown facts', () => {
    const silent = { ...BANK, bankName: undefined, basketMinAmount: undefined, rates: [] }
    expect(bankLines(silent, words)).toEqual(['credit.limits.to ₺100.000,00'])
    expect(bankLines({ ...silent, basketMaxAmount: undefined }, words)).toEqual([])
    expect(bankLines({ ...BANK, rates: [], basketMaxAmount: undefined }, words)).toEqual(['credit.limits.from ₺500,00'])
    expect([bankNameOf(silent), rateText(silent, words)]).toEqual(['901', undefined])
  })

  it('a bank’s tile shows why it can’t be chosen, with both limits (CRED-01~)', () => {
    for (const blockReason of ['inactive', 'belowMinimum', 'aboveMaximum'] as const)
      expect(bankBlockReasonText(BANK, blockReason, words)).toBe(`credit.hindrance.${blockReason} ₺500,00 ₺100.000,00`)
  })
})

describe('the allocation fee of a shopping credit', () => {
  it('the allocation fee is one amount if all terms have the same, else a range (CRED-02~)', () => {
    expect(feeText(feesOf(1240, 1240), words)).toBe('credit.plan.fee ₺12,40')
    expect(feeText(feesOf(1240, 2000, 900), words)).toBe('credit.plan.fees ₺9,00 ₺20,00')
  })

  it('the allocation fee is not shown if some terms have none (CRED-02~)', () => {
    expect(feeText(feesOf(1240, undefined), words)).toBeUndefined()
    expect(feeText([], words)).toBeUndefined()
  })
})

describe('reasons for no shopping credit', () => {
  it('each reason for no shopping credit has a title of its own (CRED-05~)', () => {
    expect(new Set(Object.values(TITLES)).size).toBe(Object.values(TITLES).length)
  })

  it('a reason that the member can correct names the next step, any other one another method (CRED-05~)', () => {
    expect(Object.entries(NEXT_STEPS).filter(([, way]) => way !== 'credit.wayOn.other')).toEqual([
      ['kyc', 'credit.wayOn.kyc'],
      ['trustStampKyc', 'credit.wayOn.kyc'],
      ['emailConfirmation', 'credit.wayOn.emailConfirmation'],
    ])
  })

  it('the provider’s message is not shown after a title that says the same (CRED-05~)', () => {
    expect(isSameSentence('Gıda kredisi yok. ', 'Gıda kredisi yok')).toBe(true)
    expect(isSameSentence('Gıda için kredi yok.', 'Gıda kredisi yok')).toBe(false)
  })
})
