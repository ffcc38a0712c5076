import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { optionOf, optionsOf, plusInstallmentsFor, singlePayment } from '../../machines/payment/card/installments'
import { type InstallmentOption, type Installments, SINGLE_INSTALLMENT } from '../../machines/entities/installments'
import { priceBreakdownOf } from '../../machines/entities/price-breakdown'
import type { Money } from '../../machines/entities/money'
import { MAXIMUM_CARD, WORLD_CARD, optionAt } from './fixtures/offers'
import { ORDER } from './fixtures/shopper'

const { price } = ORDER
const numbers = ({ installmentNumber }: { readonly installmentNumber: number }) => installmentNumber

const offered: fc.Arbitrary<Installments> = fc
  .record({
    months: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 12 }),
    bankCode: fc.constantFrom(64, 12, undefined),
    extra: fc.integer({ min: 0, max: 90_000 }),
  })
  .map(({ months, bankCode, extra }) => ({
    ...WORLD_CARD,
    bankCode,
    installmentPrices: [...months]
      .sort((a, b) => a - b)
      .map((month) => optionAt(month, price.minor + (month === 1 ? 0 : extra))),
  }))

const PLAIN = { price, isBonusSelected: false, isMixPayment: false }

const anything = {
  installments: fc.option(offered, { nil: undefined }),
  isBonusSelected: fc.boolean(),
  isMixPayment: fc.boolean(),
}

describe('the installment options', () => {
  it('installment options have one single payment, and at most 36 months (INST-03~, INST-06~)', () => {
    fc.assert(
      fc.property(fc.record(anything), (given) => {
        const months = optionsOf({ ...given, price }).map(numbers)
        expect(months.filter((month) => month === SINGLE_INSTALLMENT)).toEqual([SINGLE_INSTALLMENT])
        expect(Math.max(...months)).toBeLessThanOrEqual(36)
        expect(months).toEqual([...months].sort((a, b) => a - b))
      }),
    )
  })

  it('installment options leave out nothing that the bank offers up to 36 months (INST-02~)', () => {
    fc.assert(
      fc.property(offered, (installments) => {
        const options = optionsOf({ ...PLAIN, installments })
        const due = installments.installmentPrices.filter(({ installmentNumber }) => installmentNumber <= 36)
        expect(options).toEqual(expect.arrayContaining(due))
      }),
    )
  })

  it('installment options have one row per number of installments, the first of the cheapest (INST-03~)', () => {
    const total = price.minor
    const cheapest = optionAt(3, total + 300)
    const asCheap = { ...cheapest, installmentPrice: { ...price, minor: cheapest.installmentPrice.minor + 1 } }
    const rows = [optionAt(3, total + 900), cheapest, asCheap, optionAt(3, total - 300), optionAt(6, total)]
    const installments = { ...WORLD_CARD, installmentPrices: rows }
    expect(optionsOf({ ...PLAIN, installments })).toEqual([singlePayment(price), cheapest, optionAt(6, total)])
    expect(optionOf({ ...PLAIN, installments }, 3)).toEqual(cheapest)
  })

  it('installment options are only the first where bank 64 and a bonus come together, and only there (INST-04)', () => {
    fc.assert(
      fc.property(offered, fc.boolean(), (installments, isBonusSelected) => {
        const all = optionsOf({ ...PLAIN, installments })
        const isLimited = installments.bankCode === 64 && isBonusSelected
        expect(optionsOf({ ...PLAIN, installments, isBonusSelected })).toEqual(isLimited ? all.slice(0, 1) : all)
      }),
    )
  })

  it('installment options are a single payment where the balance pays a part (MIX-02~)', () => {
    fc.assert(
      fc.property(fc.record(anything), (given) => {
        const months = optionsOf({ ...given, price, isMixPayment: true }).map(numbers)
        expect(months).toEqual([SINGLE_INSTALLMENT])
      }),
    )
  })

  it('installment options are paid by the chosen one, or by a single payment (INST-04~, INST-06~)', () => {
    fc.assert(
      fc.property(fc.record(anything), fc.integer({ min: 1, max: 60 }), (given, chosen) => {
        const options = optionsOf({ ...given, price })
        const option = optionOf({ ...given, price }, chosen)
        expect(options).toContainEqual(option)
        expect(option.installmentNumber).toBe(options.map(numbers).includes(chosen) ? chosen : SINGLE_INSTALLMENT)
      }),
    )
    const limited = { ...PLAIN, installments: MAXIMUM_CARD, isBonusSelected: true }
    expect(optionOf(limited, 6).totalPrice).toEqual(price)
  })
})

const someCurrency = fc.constantFrom(price.currency, price.currency, price.currency, 'EUR')

/** Any answer of a bank: totals near the price and far from it, with parts that add up to the total or do not. */
const anyOption = fc
  .record({
    installmentNumber: fc.integer({ min: 1, max: 40 }),
    total: fc.oneof(fc.integer({ min: 0, max: 2 * price.minor }), fc.constantFrom(100, price.minor - 1, price.minor)),
    off: fc.oneof(fc.constantFrom(0, 1, -1), fc.integer({ min: -price.minor, max: price.minor })),
    currency: someCurrency,
    partCurrency: someCurrency,
  })
  .map(({ installmentNumber, total, off, currency, partCurrency }): InstallmentOption => ({
    installmentNumber,
    installmentPrice: { minor: Math.max(0, Math.round(total / installmentNumber) + off), currency: partCurrency },
    totalPrice: { minor: total, currency },
  }))

const anyAnswer = fc
  .uniqueArray(anyOption, { selector: numbers, maxLength: 8 })
  .map((installmentPrices): Installments => ({ ...WORLD_CARD, installmentPrices }))

describe('the amount for a card', () => {
  it('the amount for a card is the price once, or parts that make up a total of no less (INST-03~, BEST-08~)', () => {
    fc.assert(
      fc.property(anyAnswer, fc.integer({ min: 1, max: 40 }), (installments, chosen) => {
        const options = optionsOf({ ...PLAIN, installments })
        for (const { installmentNumber, installmentPrice, totalPrice } of options) {
          expect([installmentPrice.currency, totalPrice.currency]).toEqual([price.currency, price.currency])
          expect(totalPrice.minor).toBeGreaterThanOrEqual(price.minor)
          const apart = Math.abs(installmentPrice.minor * installmentNumber - totalPrice.minor)
          expect(apart).toBeLessThanOrEqual(installmentNumber)
        }
        expect(options.find(({ installmentNumber }) => installmentNumber === SINGLE_INSTALLMENT)?.totalPrice).toEqual(
          price,
        )
        const { totalPrice } = optionOf({ ...PLAIN, installments }, chosen)
        const parts = { price, total: totalPrice, balance: undefined, bonus: undefined }
        expect(priceBreakdownOf(parts).installmentCost.minor).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it.each([
    ['2 × ₺0.50', 2, 50, 100],
    ['parts that make up another total', 3, 100_000, price.minor],
    ['a total one kuruş under the price', 2, 124_000, price.minor - 1],
  ])('the amount for a card is never %s (INST-03~, BEST-08~)', (_, installmentNumber, part, total) => {
    const [installmentPrice, totalPrice] = [part, total].map((minor) => ({ ...price, minor })) as [Money, Money]
    const installments = { ...WORLD_CARD, installmentPrices: [{ installmentNumber, installmentPrice, totalPrice }] }
    expect(optionsOf({ ...PLAIN, installments })).toEqual([singlePayment(price)])
    expect(optionOf({ ...PLAIN, installments }, installmentNumber)).toEqual(singlePayment(price))
  })
})

describe('a campaign', () => {
  const campaign = (cardBankName: string, plusInstallment: number) => ({
    startDate: undefined,
    plusInstallment,
    cardBankName,
  })

  it('a campaign adds to its own bank’s installments, by the name in Turkish letters (INST-05~)', () => {
    const campaigns = [campaign('  YAPI KREDİ BANKASI ', 2), campaign('Akbank', 4)]
    expect(plusInstallmentsFor(WORLD_CARD, campaigns)).toBe(2)
    expect(
      plusInstallmentsFor({ ...WORLD_CARD, bankName: 'İş Bankası' }, [
        campaign('iş bankası', 3),
        campaign('İŞ BANKASI', 5),
      ]),
    ).toBe(5)
    expect(plusInstallmentsFor({ ...WORLD_CARD, bankName: undefined }, campaigns)).toBe(0)
    expect(plusInstallmentsFor(WORLD_CARD, [])).toBe(0)
  })
})
