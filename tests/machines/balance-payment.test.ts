import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  balanceAfter,
  balanceFaultOf,
  isEnough,
  isInsufficient,
  isOfOtherCurrency,
} from '../../machines/payment/balance/rules'
import type { Money } from '../../machines/entities/money'

const lira = (minor: number): Money => ({ minor, currency: 'TRY' })
const price = lira(248_050)

/** Each balance relative to the price: whether it covers it, whether it is known to fall short, and the remainder. */
const TABLE: readonly (readonly [
  name: string,
  balance: Money | undefined,
  pays: boolean,
  lacks: boolean,
  left: number | undefined,
])[] = [
  ['that is unknown', undefined, false, false, undefined],
  ['of nothing', lira(0), false, true, undefined],
  ['of a cent', lira(1), false, true, undefined],
  ['of a cent less than the price', lira(248_049), false, true, undefined],
  ['of the price', lira(248_050), true, false, 0],
  ['of a cent more than the price', lira(248_051), true, false, 1],
  ['in another currency', { minor: 900_000, currency: 'EUR' }, false, true, undefined],
]

describe('a balance', () => {
  it.each(TABLE)('a balance %s pays all of a price or nothing (BAL-01~, BAL-04~)', (_, balance, pays, lacks, left) => {
    const funds = { price, balance }
    expect([isEnough(funds), isInsufficient(funds), balanceAfter(funds)?.minor]).toEqual([pays, lacks, left])
  })

  it.each(TABLE)(
    'a balance %s is named before the agreement as what is missing, and only where it does not pay (PAY-03~, BAL-04~)',
    (_, balance, pays) => {
      expect(balanceFaultOf({ price, balance, isAgreed: true })).toBe(pays ? undefined : 'balance')
      expect(balanceFaultOf({ price, balance, isAgreed: false })).toBe(pays ? 'agreement' : 'balance')
    },
  )

  it('a balance in another currency is distinguished from an insufficient one (BAL-04~)', () => {
    const held = TABLE.map(([name, balance]) => [name, isOfOtherCurrency({ price, balance })])
    expect(held.filter(([, isOther]) => isOther)).toEqual([['in another currency', true]])
  })

  it('a balance is sufficient, insufficient or unknown; the rest is the balance without the price (BAL-01~, BEST-08~)', () => {
    const amount = fc.nat(1_000_000)
    const currency = fc.constantFrom('TRY', 'USD')
    fc.assert(
      fc.property(amount, fc.option(amount, { nil: undefined }), currency, (asked, has, of) => {
        const funds = { price: lira(asked), balance: has === undefined ? undefined : { minor: has, currency: of } }
        const standings = [isEnough(funds), isInsufficient(funds), funds.balance === undefined]
        expect(standings.filter(Boolean)).toHaveLength(1)
        const left = balanceAfter(funds)
        expect(left !== undefined).toBe(isEnough(funds))
        if (left) expect([left.minor + asked, left.currency]).toEqual([has, 'TRY'])
      }),
      { numRuns: 500 },
    )
  })
})
