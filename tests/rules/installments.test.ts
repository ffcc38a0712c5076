import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SINGLE, optionOf, optionsOf, plusFor } from '../../machines/card-payment/installments'
import type { Installments } from '../../machines/entities/installments'
import { MAXIMUM_CARD, WORLD_CARD, optionAt } from '../machines/support/offers'
import { ORDER } from '../machines/support/shopper'

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

describe('the installments to choose from', () => {
  it('always hold one single payment, and never more than 36 months (INST-03~, INST-06~)', () => {
    fc.assert(
      fc.property(fc.record(anything), (given) => {
        const months = optionsOf({ ...given, price }).map(numbers)
        expect(months.filter((month) => month === SINGLE)).toEqual([SINGLE])
        expect(Math.max(...months)).toBeLessThanOrEqual(36)
        expect(months).toEqual([...months].sort((a, b) => a - b))
      }),
    )
  })

  it('leave out nothing that the bank offers up to then (INST-02~)', () => {
    fc.assert(
      fc.property(offered, (installments) => {
        const options = optionsOf({ ...PLAIN, installments })
        const due = installments.installmentPrices.filter(({ installmentNumber }) => installmentNumber <= 36)
        expect(options).toEqual(expect.arrayContaining(due))
      }),
    )
  })

  it('are none but the first where bank 64 and a bonus come together, and only there (INST-04)', () => {
    fc.assert(
      fc.property(offered, fc.boolean(), (installments, isBonusSelected) => {
        const all = optionsOf({ ...PLAIN, installments })
        const isLimited = installments.bankCode === 64 && isBonusSelected
        expect(optionsOf({ ...PLAIN, installments, isBonusSelected })).toEqual(isLimited ? all.slice(0, 1) : all)
      }),
    )
  })

  it('are a single payment alone where the balance pays a part of it (MIX-02~)', () => {
    fc.assert(
      fc.property(fc.record(anything), (given) => {
        const months = optionsOf({ ...given, price, isMixPayment: true }).map(numbers)
        expect(months).toEqual([SINGLE])
      }),
    )
  })

  it('are paid by the one that is chosen, or by a single payment where it is not offered (INST-04~, INST-06~)', () => {
    fc.assert(
      fc.property(fc.record(anything), fc.integer({ min: 1, max: 60 }), (given, chosen) => {
        const options = optionsOf({ ...given, price })
        const option = optionOf({ ...given, price }, chosen)
        expect(options).toContainEqual(option)
        expect(option.installmentNumber).toBe(options.map(numbers).includes(chosen) ? chosen : SINGLE)
      }),
    )
    const limited = { ...PLAIN, installments: MAXIMUM_CARD, isBonusSelected: true }
    expect(optionOf(limited, 6).totalPrice).toEqual(price)
  })
})

describe('a campaign', () => {
  const campaign = (cardBankName: string, plusInstallment: number) => ({
    startDate: undefined,
    plusInstallment,
    cardBankName,
  })

  it('adds to the installments of its own bank’s cards, by the bank’s name as Turkish writes it (INST-05~)', () => {
    const campaigns = [campaign('  YAPI KREDİ BANKASI ', 2), campaign('Akbank', 4)]
    expect(plusFor(WORLD_CARD, campaigns)).toBe(2)
    expect(
      plusFor({ ...WORLD_CARD, bankName: 'İş Bankası' }, [campaign('iş bankası', 3), campaign('İŞ BANKASI', 5)]),
    ).toBe(5)
    expect(plusFor({ ...WORLD_CARD, bankName: undefined }, campaigns)).toBe(0)
    expect(plusFor(WORLD_CARD, [])).toBe(0)
  })
})
