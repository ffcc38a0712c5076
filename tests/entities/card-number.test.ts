import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardFacts, passesLuhn } from '../../machines/entities/card'
import { digitsOf } from '../../machines/entities/plain-digits'
import { anyCardNumber, cardNumber, checkDigitOf, GOOD_CARD, NOVEMBER_2025 } from '../support/cards'

const REQUIRED = 'validations.cardNumberRequired'
const INVALID = 'validations.cardNumber'

const faultOf = (text: string) => cardFacts({ ...GOOD_CARD, cardNumber: text }, NOVEMBER_2025).faults.cardNumber

describe('the check digit', () => {
  it('the check digit is right for one digit of ten, and wrong with any one digit mistyped (CARD-04~)', () => {
    const digits = fc.stringMatching(/^\d{14,15}$/)
    fc.assert(
      fc.property(digits, (all) => {
        const right = [...'0123456789'].filter((last) => passesLuhn(all + last))
        expect(right).toEqual([checkDigitOf(all)])
      }),
    )
    fc.assert(
      fc.property(anyCardNumber, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, place, step) => {
        const at = place % number.length
        const mistyped = (Number(number[at]) + step) % 10
        expect(passesLuhn(number.slice(0, at) + mistyped + number.slice(at + 1))).toBe(false)
      }),
    )
  })

  it.each(['4543590000000006', '5358050000000002', '374427000000003', '79927398713'])(
    'the check digit of %s is right',
    (number) => {
      expect(passesLuhn(number)).toBe(true)
    },
  )
})

describe('a card number', () => {
  it.each(['', '   ', '----', 'abc'])('a card number is required: %j is none (CARD-04~)', (text) => {
    expect(faultOf(text)).toBe(REQUIRED)
  })

  it('a card number of fifteen or sixteen digits that pass Luhn is accepted in any grouping, and no other (CARD-04)', () => {
    const gap = fc.constantFrom('', '', ' ', '-', '\u00a0')
    const number = fc.oneof(
      anyCardNumber,
      fc.constantFrom('4', '34', '51', '65', '9', '').chain((prefix) => cardNumber(prefix, 15)),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,22}$/), (digits) => {
        const isGood = (digits.length === 15 || digits.length === 16) && passesLuhn(digits)
        expect(faultOf(digits)).toBe(isGood ? undefined : INVALID)
      }),
    )
    fc.assert(
      fc.property(number, fc.array(gap, { minLength: 16, maxLength: 16 }), (number, gaps) => {
        const text = [...number].map((digit, index) => digit + (gaps[index] ?? '')).join('')
        expect(faultOf(text)).toBeUndefined()
        expect(digitsOf(text)).toBe(number)
      }),
    )
  })

  it('a card number is read from full-width digits as well', () => {
    expect(digitsOf('４５４３ ５９００')).toBe('45435900')
  })

  it.each([1, 8, 13, 14, 17, 18, 19, 24])(
    'a card number of %i digits is refused, even with a right check digit (CARD-04~)',
    (length) => {
      const number = fc.constantFrom('4', '').chain((prefix) => cardNumber(length === 1 ? '' : prefix, length))
      fc.assert(
        fc.property(number, (text) => {
          expect(faultOf(text)).toBe(INVALID)
        }),
      )
    },
  )

  it('a card number with a wrong check digit is refused (CARD-04~)', () => {
    fc.assert(
      fc.property(anyCardNumber, fc.integer({ min: 1, max: 9 }), (number, step) => {
        expect(faultOf(number.slice(0, -1) + ((Number(number.at(-1)) + step) % 10))).toBe(INVALID)
      }),
    )
  })
})
