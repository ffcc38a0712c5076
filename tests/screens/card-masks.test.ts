import fc from 'fast-check'
import 'imask/esm/masked/dynamic'
import createMask from 'imask/esm/masked/factory'
import 'imask/esm/masked/pattern'
import { describe, expect, it } from 'vitest'
import { cardFacts, EMPTY_CARD } from '../../machines/entities/card'
import { digitsOf } from '../../machines/entities/plain-digits'
import { masks, withWholeYear } from '../../src/screens/pay/methods/card/masks'
import { anyCardNumber, NOVEMBER_2025 } from '../support/cards'

type MaskedField = 'cardNumber' | 'expireDate' | 'cvc'

function maskOf(field: MaskedField) {
  const mask = masks[field]
  if (!mask) throw new Error(`${field} has no mask`)
  return createMask(mask)
}

/** The field's value after this text was inserted at once. */
function shown(field: MaskedField, text: string): string {
  const masked = maskOf(field)
  masked.splice(0, 0, text, 'NONE', { input: true, raw: true })
  return masked.value
}

/** The field's value after this text was typed key by key. */
function typed(field: MaskedField, text: string): string {
  const masked = maskOf(field)
  for (const key of text) masked.splice(masked.value.length, 0, key, 'NONE', { input: true, raw: true })
  return masked.value
}

const groupsOf = (text: string) => text.split(' ').map((group) => group.length)

describe('the card number field', () => {
  it('the card number field keeps the digits, typed or pasted with any separators (CARD-02~)', () => {
    fc.assert(
      fc.property(
        anyCardNumber,
        fc.constantFrom('', ' ', '-', '.', '  '),
        fc.integer({ min: 1, max: 6 }),
        (number, gap, size) => {
          const pasted = (number.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(gap)
          expect(digitsOf(shown('cardNumber', pasted))).toBe(number)
          expect(typed('cardNumber', number)).toBe(shown('cardNumber', pasted))
        },
      ),
    )
  })

  it('the card number field shows digits in groups of four, and 4-8-3 for American Express (CARD-02~)', () => {
    fc.assert(
      fc.property(anyCardNumber, (number) => {
        expect(groupsOf(shown('cardNumber', number))).toEqual(number.startsWith('3') ? [4, 8, 3] : [4, 4, 4, 4])
      }),
    )
  })

  it('the card number field keeps every digit of a number that is too long, which is then refused (VAL-07~)', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,24}$/), (digits) => {
        const stands = shown('cardNumber', digits)
        expect(digitsOf(stands)).toBe(digits)
        if (digits.length > 16) {
          expect(cardFacts({ ...EMPTY_CARD, cardNumber: stands }, NOVEMBER_2025).faults.cardNumber).toBe(
            'validations.cardNumber',
          )
        }
      }),
    )
  })
})

describe('the expiry date field', () => {
  const month = fc.integer({ min: 1, max: 12 }).map((number) => String(number).padStart(2, '0'))
  const year = fc.integer({ min: 2000, max: 2099 }).map(String)

  it('the expiry date field shows MM/YYYY, typed without a slash or pasted with a separator (CARD-02~)', () => {
    fc.assert(
      fc.property(month, year, fc.constantFrom('', '/', ' / ', '-', '.'), (mm, yyyy, stroke) => {
        expect(typed('expireDate', mm + yyyy)).toBe(`${mm}/${yyyy}`)
        expect(shown('expireDate', mm + stroke + yyyy)).toBe(`${mm}/${yyyy}`)
      }),
    )
  })

  it('the expiry date field gives a pasted MM/YY its whole year (CARD-02~)', () => {
    fc.assert(
      fc.property(month, year, fc.constantFrom('/', ' / ', '-', '.'), (mm, yyyy, stroke) => {
        expect(shown('expireDate', mm + stroke + yyyy.slice(2))).toBe(`${mm}/${yyyy}`)
      }),
    )
    expect(withWholeYear('3/30')).toBe('03/2030')
    expect(shown('expireDate', '12 30')).toBe('12/2030')
    expect(shown('expireDate', '１２／３０')).toBe('12/2030')
  })

  it('the expiry date field turns a date with the year first, as in HTML, into MM/YYYY (VAL-07~)', () => {
    fc.assert(
      fc.property(month, year, fc.constantFrom('-', '/', ' / ', '.', ' '), (mm, yyyy, stroke) => {
        expect(shown('expireDate', yyyy + stroke + mm)).toBe(`${mm}/${yyyy}`)
      }),
    )
    expect(shown('expireDate', '203112')).toBe('12/2031')
    // Typed key by key, the date is recognised when the field is left or Enter is pressed.
    expect(withWholeYear(typed('expireDate', '2031-12'))).toBe('12/2031')
    expect(withWholeYear('20/3113')).toBe('20/3113')
  })

  it('the expiry date field keeps a digit too many, and the date is refused (VAL-07~)', () => {
    for (const text of ['12/20305', '1220305', '12/2030 7']) {
      const stands = shown('expireDate', text)
      expect(digitsOf(stands)).toBe(digitsOf(text))
      expect(cardFacts({ ...EMPTY_CARD, expireDate: stands }, NOVEMBER_2025).faults.expireDate).toBe(
        'validations.expireDate',
      )
    }
  })

  it('the expiry date field leaves a typed date unchanged until it is complete (CARD-02~)', () => {
    expect(typed('expireDate', '12/20')).toBe('12/20')
    expect(typed('expireDate', '1230')).toBe('12/30')
    for (const text of ['', '1', '12', '12/', '12/2', '12/203', '12/2030', '1230', '12/30/', 'x12/30']) {
      expect(withWholeYear(text)).toBe(text)
    }
  })
})

describe('the security code field', () => {
  it('the security code field keeps the digits alone, and one too many is refused, not cut (CARD-02~, VAL-07~)', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{1,8}$/),
        fc.constantFrom('5400360000000003', '374427000000003'),
        (digits, cardNumber) => {
          const cvc = shown('cvc', digits)
          expect(cvc).toBe(digits)
          const fits = digits.length === (cardNumber.startsWith('37') ? 4 : 3)
          expect(cardFacts({ ...EMPTY_CARD, cardNumber, cvc }, NOVEMBER_2025).faults.cvc).toBe(
            fits ? undefined : 'validations.cvc',
          )
        },
      ),
    )
    expect(shown('cvc', '1a2b3')).toBe('123')
  })
})
