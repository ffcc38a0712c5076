import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { starPath } from '../../sandbox/page/star'
import { moneyParts, toMajor, toMinor } from '../../sandbox/kernel/money'
import { digits, seededRandom, uuid } from '../../sandbox/kernel/random'

describe('money amounts', () => {
  it('an amount goes to the wire and back without losing a minor unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (minor) => {
        expect(toMinor(toMajor(minor))).toBe(minor)
        expect(toMinor(String(toMajor(minor)))).toBe(minor)
      }),
    )
  })

  it.each(['1.234', '-1', '1,5', '1e3', '', '12345678901', null, Number.NaN, Infinity, 0.1 + 0.2])(
    '%s is not an amount',
    (value) => {
      expect(toMinor(value)).toBeUndefined()
    },
  )

  it('an amount is written in the format of each language', () => {
    expect(moneyParts(123_456_789, 'TRY', 'tr').join('')).toBe('₺1.234.567,89')
    expect(moneyParts(5, 'USD', 'en').join('')).toBe('$0.05')
    expect(moneyParts(100, 'CHF', 'en').join('')).toBe('CHF\u00a01.00')
  })
})

describe('seeded random values', () => {
  it('a random value stays below its limit and follows from the seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (seed, limit) => {
        const [one, other] = [seededRandom({ seed }), seededRandom({ seed })]
        const drawn = one.below(limit)
        expect(drawn).toBeGreaterThanOrEqual(0)
        expect(drawn).toBeLessThan(limit)
        expect(other.below(limit)).toBe(drawn)
      }),
    )
  })

  it('seeded random digits and version 4 UUIDs have their format', () => {
    const random = seededRandom({ seed: 3 })
    expect(digits(random, 6)).toMatch(/^\d{6}$/)
    expect(uuid(random)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})

it('the sandbox’s logo draws the eight-point star with corners where two squares cross', () => {
  expect(starPath(46)).toBe(
    'M48.00 2.00L61.47 15.47L80.53 15.47L80.53 34.53L94.00 48.00L80.53 61.47L80.53 80.53L61.47 80.53L48.00 94.00L34.53 80.53L15.47 80.53L15.47 61.47L2.00 48.00L15.47 34.53L15.47 15.47L34.53 15.47z',
  )
})
