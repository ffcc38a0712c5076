import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardFacts, isExpiryUsable, parseExpiry } from '../../machines/entities/card'
import type { CalendarMonth } from '../../machines/entities/instant'
import { GOOD_CARD, NOVEMBER_2025 } from '../support/cards'

const faultsOf = (texts: Partial<typeof GOOD_CARD>, now = NOVEMBER_2025) =>
  cardFacts({ ...GOOD_CARD, ...texts }, now).faults

const month = fc.record({ year: fc.integer({ min: 2000, max: 2090 }), month: fc.integer({ min: 1, max: 12 }) })
const written = ({ year, month: number }: CalendarMonth) => `${String(number).padStart(2, '0')}/${year}`

describe('the cardholder', () => {
  it('the cardholder has at least two words between spaces and no digit, and is required (CARD-03)', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((text) => !/[\s\p{N}]/u.test(text))
    const space = fc.constantFrom(' ', '  ', '\t', '\u00a0')
    const words = (minLength: number, maxLength: number) =>
      fc.tuple(fc.array(word, { minLength, maxLength }), space).map(([parts, between]) => parts.join(between))
    const blank = fc.stringMatching(/^[ \t\u00a0]{0,4}$/)

    fc.assert(
      fc.property(words(2, 5), blank, blank, (name, before, after) => {
        expect(faultsOf({ accountHolder: before + name + after })).toEqual({})
      }),
    )
    fc.assert(
      fc.property(words(1, 1), blank, (name, around) => {
        expect(faultsOf({ accountHolder: around + name + around })).toEqual({
          accountHolder: 'validations.accountHolder.lastName',
        })
      }),
    )
    fc.assert(
      fc.property(words(1, 4), fc.nat(), fc.constantFrom(...'0123456789０９٣۷'), (name, place, digit) => {
        const at = place % (name.length + 1)
        expect(faultsOf({ accountHolder: name.slice(0, at) + digit + name.slice(at) })).toEqual({
          accountHolder: 'validations.accountHolder',
        })
      }),
    )
    fc.assert(
      fc.property(blank, (accountHolder) => {
        expect(faultsOf({ accountHolder })).toEqual({ accountHolder: 'validations.accountHolderRequired' })
      }),
    )
  })

  it('a cardholder’s name may have a numeral that is no digit (CARD-03~)', () => {
    expect(faultsOf({ accountHolder: 'Henri Ⅷ' })).toEqual({})
  })

  it('a cardholder’s name of 100,000 characters is refused for its digit', () => {
    expect(faultsOf({ accountHolder: 'a '.repeat(50_000) + '1' })).toHaveProperty('accountHolder')
  })
})

describe('the expiry', () => {
  it('the expiry is a month from the current one to under thirty years ahead, and is required (CARD-05)', () => {
    fc.assert(
      fc.property(month, month, (expiry, now) => {
        const isOver = expiry.year * 12 + expiry.month < now.year * 12 + now.month
        const isUsable = !isOver && expiry.year - now.year < 30
        expect(isExpiryUsable(expiry, now)).toBe(isUsable)
        expect(faultsOf({ expireDate: written(expiry) }, now)).toEqual(
          isUsable ? {} : { expireDate: 'validations.expireDate' },
        )
      }),
      { numRuns: 1000 },
    )
    for (const impossible of ['00/2030', '13/2030', '99/2030']) {
      expect(faultsOf({ expireDate: impossible })).toEqual({ expireDate: 'validations.expireDate' })
    }
    for (const nothing of ['', '  ']) {
      expect(faultsOf({ expireDate: nothing })).toEqual({ expireDate: 'validations.expireDateRequired' })
    }
  })

  it.each([
    ['10/2025', false],
    ['11/2025', true],
    ['12/2025', true],
    ['01/2026', true],
    ['12/2054', true],
    ['01/2055', false],
    ['11/2024', false],
  ])('the expiry %s is usable in November 2025: %s (CARD-05~)', (expireDate, isUsable) => {
    expect(faultsOf({ expireDate }).expireDate === undefined).toBe(isUsable)
  })

  it.each(['12/30', '1/2030', '122030', '12-2030', '12/2030/', '2030/12', '12/20300', 'a12/2030', '１２/2030', '12'])(
    'the expiry is never guessed from %j',
    (text) => {
      expect(parseExpiry(text)).toBeUndefined()
      expect(faultsOf({ expireDate: text })).toEqual({ expireDate: 'validations.expireDate' })
    },
  )

  it('the expiry may have spaces around the slash, as phones fill it in', () => {
    expect(parseExpiry(' 12 / 2030 ')).toEqual({ month: 12, year: 2030 })
  })
})

describe('the security code', () => {
  const digits = fc.stringMatching(/^\d{1,6}$/)

  it('the security code has three digits, or four for Amex, and is required (CARD-06)', () => {
    fc.assert(
      fc.property(digits, fc.boolean(), (cvc, isAmex) => {
        const number = isAmex ? '374427000000003' : GOOD_CARD.cardNumber
        const fits = cvc.length === (isAmex ? 4 : 3)
        expect(faultsOf({ cardNumber: number, cvc })).toEqual(fits ? {} : { cvc: 'validations.cvc' })
      }),
    )
    for (const cvc of ['', '  ', 'abc']) expect(faultsOf({ cvc })).toEqual({ cvc: 'validations.cvcRequired' })
  })

  it('the security code is judged again when the number turns out to be an Amex (CARD-06~)', () => {
    expect(faultsOf({ cvc: '1234' }).cvc).toBe('validations.cvc')
    expect(faultsOf({ cardNumber: '37', cvc: '1234' }).cvc).toBeUndefined()
  })
})
