import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Money } from '../../machines/entities/money'
import type { Refusal } from '../../machines/entities/problem'
import { firstFaultOf } from '../../machines/entities/refused-fields'
import type { CreditBank } from '../../machines/entities/shopping-credit'
import {
  activeFirst,
  bankBlockReasonOf,
  canBecomeEligible,
  canChooseBank,
  creditFailureOf,
  creditFaultsOf,
  type Ineligibility,
  ineligibilityOf,
  isAmountLent,
  rateTableOf,
  sampleBankOf,
  creditRefusalAnswer,
  isValidationUsable,
} from '../../machines/payment/shopping-credit/rules'
import { CREDIT_FAILURES } from '../../sandbox/failures/credit-failures'
import { ANKA, CREDIT_DRAFT, KIYI, LALE, MELTEM, PLANS } from './fixtures/credits'
import {
  type CreditDraft,
  creditDraftAt,
  creditDraftOf,
  emptyCreditDraft,
  planKeyOf,
  plansOf,
} from '../../machines/payment/shopping-credit/draft'

const lira = (minor: number): Money => ({ minor, currency: 'TRY' })
const refusal = (group: string | undefined, code = '1'): Refusal => ({ code, group, message: undefined })

const amount = fc.integer({ min: 0, max: 12_000_000 })
const limit = fc.option(amount.map(lira), { nil: undefined })
const bank: fc.Arbitrary<CreditBank> = fc.record({
  acquirerId: fc.nat(1_000_000),
  bankId: fc.constant(undefined),
  bankName: fc.constant(undefined),
  logo: fc.constant(undefined),
  isOnlyForBankUsers: fc.boolean(),
  isActive: fc.boolean(),
  basketMinAmount: limit,
  basketMaxAmount: limit,
  rates: fc.uniqueArray(fc.record({ installmentNumber: fc.integer({ min: 1, max: 36 }), interestRate: fc.double() }), {
    selector: ({ installmentNumber }) => installmentNumber,
  }),
})
const banks = fc.array(bank, { maxLength: 8 })

describe('the amounts that banks lend', () => {
  it.each([
    [lira(49_999), false],
    [lira(50_000), true],
    [lira(10_000_000), true],
    [lira(10_000_001), false],
    [{ minor: 248_050, currency: 'EUR' }, false],
  ])('an amount of %o is lent by a bank: %s (CRED-01~)', (price, isLent) => {
    expect(isAmountLent(price)).toBe(isLent)
  })
})

describe('the banks', () => {
  it('the banks are the same ones, lending ones first, else in their order (CRED-01~)', () => {
    fc.assert(
      fc.property(banks, (named) => {
        const sorted = activeFirst(named)
        const firstIdle = sorted.findIndex(({ isActive }) => !isActive)
        if (firstIdle !== -1) expect(sorted.slice(firstIdle).every(({ isActive }) => !isActive)).toBe(true)
        for (const isActive of [true, false]) {
          const of = (list: readonly CreditBank[]) => list.filter((one) => one.isActive === isActive)
          expect(of(sorted)).toEqual(of(named))
        }
      }),
    )
  })

  it('the banks can be chosen exactly where they lend this much; each other one has a reason (CRED-01~)', () => {
    fc.assert(
      fc.property(bank, amount, (one, minor) => {
        const [least, most] = [one.basketMinAmount?.minor ?? 0, one.basketMaxAmount?.minor ?? Infinity]
        const lends = one.isActive && minor >= least && minor <= most
        const faultOf = (filled: Parameters<typeof creditFaultsOf>[0]) => firstFaultOf(creditFaultsOf(filled))
        const form = { banks: [one], price: lira(minor), selectedAcquirer: one.acquirerId, isAgreed: true }
        expect(bankBlockReasonOf(one, lira(minor)) === undefined).toBe(lends)
        expect(canChooseBank(form, one.acquirerId)).toBe(lends)
        expect(faultOf(form)).toBe(lends ? undefined : 'bank')
        expect(faultOf({ ...form, isAgreed: false })).toBe(lends ? 'agreement' : 'bank')
        expect(faultOf({ ...form, selectedAcquirer: undefined })).toBe('bank')
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    [ANKA, 50_000, undefined],
    [ANKA, 49_999, 'belowMinimum'],
    [LALE, 7_500_000, undefined],
    [LALE, 7_500_001, 'aboveMaximum'],
    [KIYI, 499_999, 'belowMinimum'],
    [MELTEM, 100_000, 'inactive'],
    [{ ...ANKA, basketMinAmount: { minor: 1, currency: 'EUR' } }, 100_000, 'belowMinimum'],
  ] as const)('the bank %o for an amount of %i has the block reason %s (CRED-01~)', (one, minor, blockReason) => {
    expect(bankBlockReasonOf(one, lira(minor))).toBe(blockReason)
  })

  it('the sample bank is the first that would lend 1,000 TL (CRED-08~)', () => {
    expect(sampleBankOf([KIYI, MELTEM, LALE, ANKA])).toBe(LALE)
    expect(sampleBankOf([KIYI, MELTEM])).toBeUndefined()
  })

  it('the rate table has each rate of the banks once, by term and bank (CRED-02~)', () => {
    fc.assert(
      fc.property(banks, (listed) => {
        const table = rateTableOf(listed)
        const terms = table.map(({ installmentNumber }) => installmentNumber)
        expect(terms).toEqual(Array.from(new Set(terms)).sort((one, other) => one - other))
        for (const [column, { rates }] of listed.entries()) {
          const found = table.flatMap(({ installmentNumber, interestRates }) => {
            const interestRate = interestRates[column]
            return interestRate === undefined ? [] : [{ installmentNumber, interestRate }]
          })
          expect(found).toEqual([...rates].sort((one, other) => one.installmentNumber - other.installmentNumber))
        }
        for (const { interestRates } of table) expect(interestRates).toHaveLength(listed.length)
      }),
    )
  })
})

const REASONS: readonly (readonly [string, Ineligibility, boolean])[] = [
  ['CREDIT_AMOUNT_LIMIT', 'amountLimits', false],
  ['CREDIT_AMOUNT_LIMITS', 'amountLimits', false],
  ['CREDIT_GOLD', 'gold', false],
  ['CREDIT_OTHER_CATEGORY', 'other', false],
  ['CREDIT_PHONE_PC_TABLET', 'phonePcTablet', false],
  ['CREDIT_OTHER', 'other', false],
  ['CREDIT_PHONE', 'phonePcTablet', false],
  ['CREDIT_PC', 'phonePcTablet', false],
  ['CREDIT_TABLET', 'phonePcTablet', false],
  ['CREDIT_KYC', 'kyc', true],
  ['CREDIT_TRUST_STAMP_KYC', 'trustStampKyc', true],
  ['CREDIT_FOOD', 'food', false],
  ['CREDIT_MEMBER_RESTRICTION', 'memberRestriction', false],
  ['CREDIT_UNDER_AGE', 'underAge', false],
  ['CREDIT_EMAIL_CONFIRMATION', 'emailConfirmation', true],
  ['CREDIT_UNKNOWN_CATEGORY', 'unknown', false],
  ['CREDIT_SOMETHING_NEW', 'unknown', false],
]

/** Refusals that are no reason against this member or basket. */
const NO_REASONS = [
  'CREDIT_ALREADY_INITIALIZED',
  'CREDIT_TOKEN_NOT_VALID',
  'CREDIT_BANK_NOT_AVAILABLE',
  'CREDIT_LAPSED',
  'CREDIT_REJECTED',
  'CREDIT_CANCELLED',
  'CREDIT_OVERTAKEN',
  'OUT_OF_STOCK',
]

describe('a refusal of a credit', () => {
  it.each(REASONS)(
    'a refusal of the group %s says why there is no credit: %s; it can be corrected: %s (CRED-05~)',
    (...row) => {
      const [group, category, isMendable] = row
      expect(ineligibilityOf(refusal(group))).toBe(category)
      expect(canBecomeEligible(category)).toBe(isMendable)
      expect(creditRefusalAnswer(refusal(group))).toEqual({ kind: 'ineligible', category, refusal: refusal(group) })
    },
  )

  it.each(REASONS.filter(([group]) => group !== 'CREDIT_SOMETHING_NEW'))(
    'a refusal of the group %s says the same without its prefix: %s (CRED-05~, GWY-11~)',
    (group, category) => {
      expect(ineligibilityOf(refusal(group.slice('CREDIT_'.length)))).toBe(category)
    },
  )

  it.each([...NO_REASONS, 'NOT_SUFFICIENT_FUNDS', 'credit_gold', 'constructor', '__proto__', '', undefined])(
    'a refusal of the group %s is no reason against the member or the basket (CRED-05~)',
    (group) => {
      expect(ineligibilityOf(refusal(group))).toBeUndefined()
      expect(creditRefusalAnswer(refusal(group))).toEqual({ kind: 'refused', refusal: refusal(group) })
    },
  )

  it('a refusal of every credit group that the sandbox knows is in one of the two tables (CRED-05~)', () => {
    const known = CREDIT_FAILURES.map(([, { group }]) => group ?? '')
    const told = [...REASONS.map(([group]) => group), ...NO_REASONS]
    expect(known.filter((group) => !told.includes(group))).toEqual([])
  })

  it('a refusal says that the shopper has applied, or that goods are sold out, by code or group (CRED-06~)', () => {
    for (const [code, group, failure] of [
      ['200321', undefined, 'alreadyApplied'],
      ['1', 'CREDIT_ALREADY_INITIALIZED', 'alreadyApplied'],
      ['150803', undefined, 'outOfStock'],
      ['1', 'OUT_OF_STOCK', 'outOfStock'],
      ['10051', 'NOT_SUFFICIENT_FUNDS', undefined],
    ] as const)
      expect(creditFailureOf(refusal(group, code))).toBe(failure)
  })

  it('a refusal leaves a validation valid only where it names another cause (CRED-03~)', () => {
    const good = CREDIT_FAILURES.filter(([code, { group }]) => isValidationUsable(refusal(group, code)))
    expect(good.map(([code]) => code)).toEqual(['150803', '200323'])
    expect(isValidationUsable(refusal(undefined))).toBe(false)
  })
})

describe('the draft of a credit', () => {
  it('a credit draft is kept for the same price to the minor unit, and for no other (CRED-09~)', () => {
    const drafts: readonly CreditDraft[] = [CREDIT_DRAFT, emptyCreditDraft(CREDIT_DRAFT.price)]
    const currency = fc.constantFrom('TRY', 'EUR')
    fc.assert(
      fc.property(
        fc.constantFrom(...drafts),
        fc.integer({ min: 248_049, max: 248_051 }),
        currency,
        (draft, minor, of) => {
          const kept = creditDraftAt({ minor, currency: of }, draft)
          const isSame = minor === draft.price.minor && of === draft.price.currency
          expect(kept).toEqual(isSame ? draft : emptyCreditDraft({ minor, currency: of }))
          expect(creditDraftAt(kept.price, kept)).toBe(kept)
        },
      ),
    )
    expect(creditDraftAt(lira(1), emptyCreditDraft(lira(2)))).toEqual(emptyCreditDraft(lira(1)))
    expect(creditDraftOf({ ...CREDIT_DRAFT, more: 1 } as CreditDraft)).toEqual(CREDIT_DRAFT)
  })

  it('a credit draft has its plans by bank (CRED-02~, CRED-09~)', () => {
    expect(plansOf(CREDIT_DRAFT)).toBe(PLANS)
    for (const selectedAcquirer of [undefined, 904, '901']) {
      expect(plansOf({ ...CREDIT_DRAFT, selectedAcquirer })).toBeUndefined()
    }
    expect(planKeyOf('constructor') in {}).toBe(false)
  })
})
