import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CardChoices,
  isMixPayment,
  shownOptions,
  submissionOf,
  cardBreakdownOf,
} from '../../machines/payment/card/choices'
import { type PriceBreakdown, priceBreakdownOf } from '../../machines/entities/price-breakdown'
import type { Money } from '../../machines/entities/money'
import { NO_TERMS } from '../../machines/entities/payment-terms'
import { balanceBreakdown } from '../../machines/payment/balance/view'
import { MAXIMUM_CARD, WORLD_CARD, optionAt } from '../machines/fixtures/offers'
import { CARD } from '../machines/fixtures/shopper'
import { TODAY, saved } from '../machines/fixtures/wallet'
import { CHOICES } from '../machines/support/choices'

const lira = (minor: number): Money => ({ minor, currency: 'TRY' })
const minorOf = (money: Money | undefined) => money?.minor ?? 0

/** Invariants of every price breakdown. */
function addsUp({ price, installmentCost, total, balanceUsed, bonusUsed, cardPart }: PriceBreakdown) {
  expect(minorOf(balanceUsed) + minorOf(bonusUsed) + cardPart.minor).toBe(total.minor)
  expect(price.minor + installmentCost.minor).toBe(total.minor)
  for (const part of [balanceUsed, bonusUsed, cardPart]) expect(minorOf(part)).toBeGreaterThanOrEqual(0)
  for (const part of [installmentCost, balanceUsed, bonusUsed, cardPart]) expect(part?.currency ?? 'TRY').toBe('TRY')
}

const amounts = fc.nat(1_000_000)
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined })

describe('the price breakdown', () => {
  it('the parts of a price breakdown sum to price plus installment fee, and none is negative (BEST-08~)', () => {
    fc.assert(
      fc.property(amounts, amounts, maybe(amounts), maybe(amounts), (price, total, balance, bonus) => {
        const breakdown = priceBreakdownOf({
          price: lira(price),
          total: lira(total),
          balance: balance === undefined ? undefined : lira(balance),
          bonus: bonus === undefined ? undefined : lira(bonus),
        })
        addsUp(breakdown)
        expect(minorOf(breakdown.balanceUsed)).toBe(Math.min(balance ?? 0, total))
        expect(minorOf(breakdown.bonusUsed)).toBe(Math.min(bonus ?? 0, total - minorOf(breakdown.balanceUsed)))
        expect([breakdown.balanceUsed === undefined, breakdown.bonusUsed === undefined]).toEqual([
          balance === undefined,
          bonus === undefined,
        ])
      }),
      { numRuns: 1_000 },
    )
  })

  it('the price breakdown of a balance payment is the price from the balance, and nothing else (BEST-08~, BAL-01~)', () => {
    fc.assert(
      fc.property(amounts, (minor) => {
        const breakdown = balanceBreakdown({ context: { price: lira(minor) } } as Parameters<
          typeof balanceBreakdown
        >[0])
        addsUp(breakdown)
        expect(breakdown).toMatchObject({ balanceUsed: lira(minor), bonusUsed: undefined, cardPart: lira(0) })
      }),
    )
  })
})

const BINS = { first: '55496071', second: '45435900' } as const

/** A bank's installment options for a price: usually dearer, sometimes cheaper. */
const installmentsOf = (price: number) =>
  fc
    .record({
      months: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 5 }),
      extra: fc.integer({ min: -10, max: 40 }),
      of: fc.constantFrom(WORLD_CARD, MAXIMUM_CARD, { ...WORLD_CARD, bankCode: 12, bankName: 'Halk Bankası' }),
    })
    .map(({ months, extra, of }) => ({
      ...of,
      installmentPrices: [...months]
        .sort((a, b) => a - b)
        .map((month) => optionAt(month, month === 1 ? price : Math.ceil((price * (100 + extra)) / 100))),
    }))

/** Any state of the form, with any answers of banks and wallet. */
const anyChoices: fc.Arbitrary<CardChoices> = fc.integer({ min: 1, max: 500_000 }).chain((price) =>
  fc
    .record({
      cardSource: fc.constantFrom('savedCard', 'newCard', 'bkm'),
      selectedCard: fc.constantFrom('first', 'second', undefined),
      areSaved: fc.boolean(),
      isVerified: fc.boolean(),
      isProviderCard: fc.boolean(),
      balance: maybe(fc.nat(price + 100)),
      flags: fc.record({ isFundEnabled: fc.boolean(), isMixEnabled: fc.boolean(), isThreeDSForced: fc.boolean() }),
      banks: fc.constantFrom([], [{ code: 12, name: 'Halk Bankası' }]),
      first: maybe(installmentsOf(price)),
      second: maybe(installmentsOf(price)),
      bonuses: fc.dictionary(fc.constantFrom('first', 'second', '45435900-0006-0'), fc.nat(price * 2)),
      selectedInstallment: fc.integer({ min: 1, max: 12 }),
      isBonusSelected: fc.boolean(),
      isMixAsked: fc.boolean(),
      isThreeDSAsked: fc.boolean(),
    })
    .map(({ areSaved, isVerified, isProviderCard, balance, flags, banks, first, second, bonuses, ...rest }) => ({
      ...CHOICES,
      ...rest,
      price: lira(price),
      terms: { ...NO_TERMS, ...flags, isBkmEnabled: true, fullBonusOnlyBanks: banks },
      balance: balance === undefined ? undefined : lira(balance),
      card: CARD,
      wallet: {
        today: TODAY,
        cards: areSaved
          ? [saved('first', { isThreeDSVerified: isVerified, isProviderCard }), saved('second', { bin: BINS.second })]
          : [],
      },
      installments: { ...(first && { [BINS.first]: first }), ...(second && { [BINS.second]: second }) },
      bonuses: Object.fromEntries(
        Object.entries(bonuses).map(([key, minor]) => [
          key,
          { amount: lira(minor), cardBank: 'Yapı Kredi Bankası', cardFamily: 'World' },
        ]),
      ),
    })),
)

const always = (law: (choices: CardChoices) => void) => {
  fc.assert(fc.property(anyChoices, law), { numRuns: 2_000 })
}

describe('the price breakdown of a card payment, for every choice and every answer', () => {
  it('the price breakdown adds up, part by part and to the minor unit (BEST-08~, PAY-09~)', () => {
    always((choices) => {
      addsUp(cardBreakdownOf(choices))
    })
  })

  it('the price breakdown has the order’s price and the total of one of the offered options (BEST-08~, INST-03~)', () => {
    always((choices) => {
      const { price, total } = cardBreakdownOf(choices)
      expect(price).toEqual(choices.price)
      expect(shownOptions(choices).map(({ totalPrice }) => totalPrice)).toContainEqual(total)
    })
  })

  it('bonus points are at most what the card has collected and, without the balance, at most the price (BON-04)', () => {
    always((choices) => {
      fc.pre(!isMixPayment(choices))
      const collected = Object.values(choices.bonuses).map((bonus) => minorOf(bonus.amount))
      const { bonusUsed } = cardBreakdownOf(choices)
      expect(minorOf(bonusUsed)).toBeLessThanOrEqual(Math.min(choices.price.minor, Math.max(0, ...collected)))
    })
  })

  it('bonus points are at most what the balance leaves of the price (BON-03~)', () => {
    always((choices) => {
      const { balanceUsed, bonusUsed } = cardBreakdownOf(choices)
      expect(minorOf(bonusUsed)).toBeLessThanOrEqual(choices.price.minor - minorOf(balanceUsed))
    })
  })

  it('the balance is used only in a mixed payment, whole, and leaves a part of the price (BEST-08~, MIX-02~)', () => {
    always((choices) => {
      const { balanceUsed, installmentCost } = cardBreakdownOf(choices)
      expect(balanceUsed !== undefined).toBe(isMixPayment(choices))
      if (!balanceUsed) return
      expect(balanceUsed).toEqual(choices.balance)
      expect(balanceUsed.minor).toBeLessThan(choices.price.minor)
      expect(installmentCost.minor).toBe(0)
    })
  })
})

describe('the submission of a card payment', () => {
  it('a submission sends what was shown: total, bonus points, balance and number of installments (BEST-08~, PAY-09~)', () => {
    always((choices) => {
      // A form cannot be submitted with a saved card of which none is chosen.
      fc.pre(choices.cardSource !== 'savedCard' || choices.selectedCard !== undefined)
      const { question, sum: kept, bankPart, price: shown, gate } = submissionOf(choices)
      const { price, bonusUsed, balanceUsed, installment } = question
      const sum = cardBreakdownOf(choices)
      expect({ price, bonusUsed, balanceUsed }).toEqual({
        price: sum.total,
        bonusUsed: sum.bonusUsed,
        balanceUsed: sum.balanceUsed,
      })
      expect([shown, kept, gate?.amount, bankPart]).toEqual([choices.price, sum.total, sum.total, sum.cardPart])
      const option = shownOptions(choices).find(({ installmentNumber }) => installmentNumber === installment)
      expect(option?.totalPrice).toEqual(price)
    })
  })

  it('the random choices cover every kind of payment', () => {
    const kinds = fc.sample(anyChoices, 3_000).map((choices) => {
      const { balanceUsed, bonusUsed, installmentCost } = cardBreakdownOf(choices)
      return `${balanceUsed ? 'balance ' : ''}${bonusUsed ? 'bonus ' : ''}${installmentCost.minor > 0 ? 'installments' : ''}`
    })
    expect([...new Set(kinds)].sort()).toEqual(
      ['', 'balance ', 'balance bonus ', 'bonus ', 'bonus installments', 'installments'].sort(),
    )
  })
})
