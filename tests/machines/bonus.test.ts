import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bonusOffer } from '../../machines/payment/card/deductions'
import type { Bonus } from '../../machines/entities/bonus'

const lira = (minor: number) => ({ minor, currency: 'TRY' })
const bonusOf = (minor: number, cardBank: string | undefined = 'Garanti Bankası'): Bonus => ({
  amount: lira(minor),
  cardBank,
  cardFamily: undefined,
})

const BANKS = [
  { code: 12, name: 'Halk Bankası' },
  { code: 205, name: 'Kuveyt Türk' },
]

const price = lira(10_000)
const ALONE = { price, bankCode: 62, fullBonusOnlyBanks: BANKS, balanceUsed: undefined }
const offer = (bonus: Bonus | undefined, bankCode: number | undefined = 62) => bonusOffer({ ...ALONE, bonus, bankCode })

const minors = fc.integer({ min: 1, max: 1_000_000 })

describe('the choice of bonus points', () => {
  it.each([
    ['less than the price is used whole', bonusOf(1_235), { usable: lira(1_235), total: lira(1_235) }],
    ['more than the price is capped at it', bonusOf(15_040), { usable: price, total: lira(15_040) }],
    ['none at all is no choice', undefined, undefined],
    ['nothing collected is no choice', bonusOf(0), undefined],
    ['another currency is no choice', { ...bonusOf(500), amount: { minor: 500, currency: 'EUR' } }, undefined],
  ])('bonus points: %s (BON-01~, BON-04~)', (_, bonus, offered) => {
    expect(offer(bonus)).toEqual(offered)
  })

  it('a bonus never pays more than the price, nor more than there is (BON-04)', () => {
    fc.assert(
      fc.property(minors, minors, (collected, asked) => {
        const found = bonusOffer({ ...ALONE, bonus: bonusOf(collected), price: lira(asked) })
        expect(found).toEqual({ usable: lira(Math.min(collected, asked)), total: lira(collected) })
      }),
    )
  })

  it('bonus points are no choice beside a balance that pays all of the price, or more (BON-03~, BEST-08~)', () => {
    for (const used of [10_000, 10_001]) {
      expect(bonusOffer({ ...ALONE, bonus: bonusOf(500), balanceUsed: lira(used) })).toBeUndefined()
    }
  })

  it('bonus points beside a balance pay no more than it leaves, and their total is shown, too (BON-03~)', () => {
    fc.assert(
      fc.property(minors, minors, fc.nat(100), (collected, asked, share) => {
        const used = Math.floor((asked * share) / 101)
        const found = bonusOffer({
          ...ALONE,
          bonus: bonusOf(collected),
          price: lira(asked),
          balanceUsed: lira(used),
        })
        expect(found).toEqual({ usable: lira(Math.min(collected, asked - used)), total: lira(collected) })
      }),
    )
  })

  const sometimes = fc.constantFrom(undefined, 12, 62, 205)
  const names = fc.constantFrom(
    'Halk Bankası',
    ' HALK BANKASI',
    'Kuveyt Türk',
    'KUVEYT TÜRK',
    'Garanti Bankası',
    undefined,
  )
  const isNamed = (name: string | undefined) =>
    ['halk bankası', 'kuveyt türk'].includes(name?.trim().toLocaleLowerCase('tr') ?? '')

  it('bonus points of an all-or-nothing bank are hidden below the price; its code names the bank where it is known (BON-02)', () => {
    fc.assert(
      fc.property(minors, minors, sometimes, names, (collected, asked, bankCode, cardBank) => {
        const bonus = { ...bonusOf(collected), cardBank }
        const isAllOrNothing = bankCode === undefined ? isNamed(cardBank) : bankCode !== 62
        const found = bonusOffer({ ...ALONE, bonus, price: lira(asked), bankCode })
        expect(found === undefined).toBe(isAllOrNothing && collected < asked)
      }),
    )
  })

  it('bonus points of Halkbank are hidden at 99.99 of 100 and shown at 100; unconfigured, they are shown (BON-02~)', () => {
    expect(offer(bonusOf(9_999, 'Halk Bankası'), 12)).toBeUndefined()
    expect(offer(bonusOf(10_000, 'Halk Bankası'), 12)).toEqual({ usable: price, total: price, isWhole: true })
    expect(bonusOffer({ ...ALONE, bonus: bonusOf(1), bankCode: 12, fullBonusOnlyBanks: [] })).toBeDefined()
  })
})
