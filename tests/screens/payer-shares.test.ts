import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceBreakdownOf } from '../../machines/entities/price-breakdown'
import type { Money } from '../../machines/entities/money'
import { payerSharesOf } from '../../src/screens/pay/summary/payer-shares'

const lira = (minor: number): Money => ({ minor, currency: 'TRY' })

const someOrNone = fc.option(fc.nat(500_000).map(lira), { nil: undefined })

const breakdowns = fc
  .record({
    price: fc.integer({ min: 1, max: 300_000 }),
    cost: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 50_000 })),
    balance: someOrNone,
    bonus: someOrNone,
  })
  .map(({ price, cost, ...parts }) => priceBreakdownOf({ price: lira(price), total: lira(price + cost), ...parts }))

describe('shares of the payers in the price breakdown', () => {
  it('the shares in the price breakdown add up to price and installment fee, and none is empty (BEST-08~)', () => {
    fc.assert(
      fc.property(breakdowns, (breakdown) => {
        const parts = payerSharesOf({ ...breakdown, installmentNumber: 1, left: breakdown.cardPart })
        const sum = parts.reduce((all, { amount }) => all + amount.minor, 0)
        const isPlain = breakdown.cardPart.minor === breakdown.price.minor
        expect(sum).toBe(isPlain && parts.length === 0 ? 0 : breakdown.price.minor + breakdown.installmentCost.minor)
        expect(parts.every(({ amount }) => amount.minor > 0)).toBe(true)
        expect(new Set(parts.map(({ tone }) => tone)).size).toBe(parts.length)
      }),
    )
  })

  it('the price breakdown has no shares if a card pays the plain price', () => {
    const breakdown = priceBreakdownOf({
      price: lira(248_000),
      total: lira(248_000),
      balance: undefined,
      bonus: undefined,
    })
    expect(payerSharesOf({ ...breakdown, installmentNumber: 1, left: breakdown.cardPart })).toEqual([])
  })

  it('the price breakdown has the balance as its only share if the balance pays everything (BAL-01~)', () => {
    const price = lira(248_000)
    const breakdown = priceBreakdownOf({ price, total: price, balance: price, bonus: undefined })
    expect(payerSharesOf({ ...breakdown, installmentNumber: 1, left: price })).toMatchObject([
      { name: 'sum.byBalance', amount: price },
    ])
  })
})
