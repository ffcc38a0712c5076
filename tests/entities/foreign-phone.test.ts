import fc from 'fast-check'
import examples from 'libphonenumber-js/mobile/examples'
import { getCountries, getExampleNumber } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { callingCodeWithin, fieldPhone, parsePhone } from '../../machines/entities/phone'

/** A mobile number of each country, in international and in national format. */
const numbers = getCountries().flatMap((country) => {
  const number = getExampleNumber(country, examples)
  if (!number) return []
  const prefix = `+${number.countryCallingCode}`
  return [{ country, prefix, phone: number.number, written: number.formatNational() }]
})

/** Countries whose trunk prefix is not 0: it is 8 or 06, or consists of digits that have another meaning from abroad. */
const OTHER_TRUNKS = ['AR', 'BY', 'HU', 'KZ', 'RU', 'TM']

const anyNumber = fc.constantFrom(...numbers)

const foreigners = fc.constantFrom(...numbers.filter(({ prefix }) => prefix !== '+90'))

const marks = fc.constantFrom('', ' ', '\u00a0', '\u200e', '\u202a', '-', '.', ' (', ') ')

const apart = (text: string) =>
  fc
    .array(marks, { minLength: text.length + 1, maxLength: text.length + 1 })
    .map((gaps) => [...text].map((digit, index) => (gaps[index] ?? '') + digit).join('') + (gaps.at(-1) ?? ''))

describe('a foreign phone', () => {
  it('a foreign phone is one number whether its country is picked or its code typed (FRGN-01~)', () => {
    fc.assert(
      fc.property(
        foreigners.chain(({ prefix, phone }) =>
          fc.tuple(
            fc.constant({ prefix, phone }),
            apart(phone.slice(prefix.length)),
            apart(phone.slice(1)),
            fc.constantFrom('+90', '+1', '+49', prefix),
          ),
        ),
        ([{ prefix, phone }, national, whole, picked]) => {
          const keepsZero = ['+39', '+378'].includes(prefix) || phone.startsWith('0', prefix.length)
          expect(parsePhone(national, prefix)).toEqual({ phone })
          if (!keepsZero) expect(parsePhone(`0${national}`, prefix)).toEqual({ phone })
          for (const code of ['+', '00', '+ ', '\u202a+', ' 0 0 ']) {
            expect(parsePhone(code + whole, picked)).toEqual({ phone })
          }
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it.each(numbers.filter(({ country }) => !OTHER_TRUNKS.includes(country)))(
    'a foreign phone of $country is read as it is written there, $written beside $prefix (FRGN-01~)',
    ({ prefix, phone, written }) => {
      expect(parsePhone(written, prefix)).toEqual({ phone })
    },
  )

  it('a Turkish phone with its own code typed is read beside any picked code (FRGN-01~)', () => {
    for (const typed of ['+90 532 123 45 67', '0090 532 123 45 67']) {
      expect(parsePhone(typed, '+49')).toEqual({ phone: '+905321234567' })
    }
    expect(parsePhone('0532 123 45 67', '+90')).toEqual(parsePhone('0532 123 45 67'))
  })

  it('a foreign phone has seven to fifteen digits in all (VAL-02~)', () => {
    fc.assert(
      fc.property(fc.constantFrom('+1', '+49', '+994'), fc.stringMatching(/^[1-9]\d{0,16}$/), (prefix, typed) => {
        const digits = prefix.length - 1 + typed.length
        const isE164 = digits >= 7 && digits <= 15
        const expected = isE164 ? { phone: prefix + typed } : { fault: 'validations.phoneNumber' }
        expect(parsePhone(typed, prefix)).toEqual(expected)
      }),
    )
    expect(parsePhone(' \u00a0', '+49')).toEqual({ fault: 'validations.phoneNumberRequired' })
  })

  it('a foreign phone keeps a first 0 in Italy and wherever else it belongs to the number', () => {
    expect(parsePhone('06 698 12345', '+39')).toEqual({ phone: '+390669812345' })
    expect(parsePhone('07 12 34 56 78', '+225')).toEqual({ phone: '+2250712345678' })
    expect(parsePhone('0151 123 45678', '+49')).toEqual({ phone: '+4915112345678' })
  })

  it('a foreign phone is valid, missing or wrong, with every picked country', () => {
    const typed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[0-9+() -]{0,16}$/))
    fc.assert(
      fc.property(typed, fc.constantFrom('+90', '+1', '+39', '+49', '+994'), (text, prefix) => {
        const parsed = parsePhone(text, prefix)
        if ('phone' in parsed) expect(parsed.phone).toMatch(/^\+(?:905\d{9}|(?!90)[1-9]\d{6,14})$/)
        else expect(parsed.fault).toMatch(/^validations\.phoneNumber(?:Required)?$/)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a phone in the form', () => {
  it('a phone in the form is a calling code and the rest, and is read back as the same number (FRGN-01~)', () => {
    fc.assert(
      fc.property(anyNumber, ({ phone, prefix }) => {
        const field = fieldPhone(phone)
        expect(field.prefix).toBe(prefix)
        expect(parsePhone(field.gsmNumber, field.prefix)).toEqual({ phone })
        expect(parsePhone(field.prefix + field.gsmNumber)).toEqual({ phone })
      }),
      { numRuns: 500 },
    )
  })

  it('a phone in the form is written in groups', () => {
    expect(fieldPhone('+905321234567')).toEqual({ prefix: '+90', gsmNumber: '532 123 45 67' })
    expect(fieldPhone('+4915112345678')).toEqual({ prefix: '+49', gsmNumber: '151 123 456 78' })
    expect(fieldPhone('+14155550123')).toEqual({ prefix: '+1', gsmNumber: '415 555 0123' })
    expect(fieldPhone('+994501234567')).toEqual({ prefix: '+994', gsmNumber: '501 234 567' })
  })

  it('an order without a phone leaves the field empty beside +90', () => {
    expect(fieldPhone('')).toEqual({ prefix: '+90', gsmNumber: '' })
  })

  it('a phone in the form begins with a calling code, for any text of the provider', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (phone) => {
        const { prefix } = fieldPhone(phone)
        expect(callingCodeWithin(prefix)).toBe(prefix)
      }),
    )
  })
})
