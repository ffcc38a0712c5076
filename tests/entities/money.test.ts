import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../machines/entities/language'
import { formatMoney, moneyParts, parseMinor, plainAmount, toMajor } from '../../machines/entities/money'

const languages: readonly Language[] = ['tr', 'en']

/** Every amount with ten digits and two decimals. */
const minorUnits = fc.integer({ min: 0, max: 999_999_999_999 })
const anyLanguage = fc.constantFrom(...languages)

/** The engine's own number formats, as the reference. The oldest supported engines lack them. */
const engineFormats = {
  tr: new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
}

describe('an amount from the wire', () => {
  it('an amount is the same as a number or as text, and is sent as it was received', () => {
    fc.assert(
      fc.property(minorUnits, (minor) => {
        const major = toMajor({ minor, currency: 'TRY' })
        expect(parseMinor(major)).toBe(minor)
        expect(parseMinor(String(major))).toBe(minor)
        expect(parseMinor((minor / 100).toFixed(2))).toBe(minor)
      }),
    )
  })

  it.each([
    ['2480', 248_000],
    ['2480.5', 248_050],
    [2480.05, 248_005],
    ['0', 0],
    ['0.01', 1],
    ['007.10', 710],
    ['9999999999.99', 999_999_999_999],
    [1179.5800000000002, 117_958],
    [0.1 + 0.2, 30],
    [1.000009, 100],
    [9_999_999_999.99, 999_999_999_999],
  ])('the amount %s is %i minor units', (value, minor) => {
    expect(parseMinor(value)).toBe(minor)
  })

  it.each([
    '1e400',
    '1179.5800000000002',
    '1,5',
    '-1',
    '1.234',
    '',
    ' ',
    ' 1',
    '1 ',
    '1\n',
    '1.',
    '.5',
    '1.5.5',
    '+1',
    '0x10',
    '1e2',
    '1_000',
    '12345678901',
    '1.000,00',
    'NaN',
    'Infinity',
    '１２',
    '٣',
    '₺5',
    'constructor',
    '__proto__',
  ])('an amount is never read from the text %j', (text) => {
    expect(parseMinor(text)).toBeUndefined()
  })

  it.each([Number.POSITIVE_INFINITY, -1, 1.234, 1179.585, 1.0001, -1e-7, 1e21, 12_345_678_901, Number.NaN, -Infinity])(
    'an amount is never read from the number %d',
    (number) => {
      expect(parseMinor(number)).toBeUndefined()
    },
  )

  it.each([[null], [undefined], [true], [['1']], [{}], [{ toString: () => '1' }], [5n], [() => 1]])(
    'an amount is never read from %s, which is neither a number nor text',
    (value) => {
      expect(parseMinor(value)).toBeUndefined()
    },
  )

  it('an amount is exact or refused, no matter what is written', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[0-9.,eE+-]{0,14}$/),
      fc.double().map((value) => String(value)),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const minor = parseMinor(text)
        if (minor === undefined) return
        expect(Number.isSafeInteger(minor) && minor >= 0).toBe(true)
        expect(minor / 100).toBe(Number(text))
      }),
      { numRuns: 500 },
    )
  })
})

describe('an amount on the screen', () => {
  it.each([
    ['tr', 'TRY', '₺2.480,00'],
    ['en', 'TRY', '₺2,480.00'],
    ['tr', 'USD', '$2.480,00'],
    ['en', 'EUR', '€2,480.00'],
    ['en', 'GBP', '£2,480.00'],
    ['tr', 'RUB', '₽2.480,00'],
  ] as const)('an amount on the screen in %s and %s is %s (PAY-09~)', (language, currency, text) => {
    expect(formatMoney({ minor: 248_000, currency }, language)).toBe(text)
  })

  it.each(['CHF', 'constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'an amount on the screen in a currency without a symbol shows its code: %s (PAY-09~)',
    (currency) => {
      expect(formatMoney({ minor: 5, currency }, 'en')).toBe(`${currency}\u00a00.05`)
    },
  )

  it('an amount on the screen has the grouping and the two decimals of its language (PAY-09~)', () => {
    fc.assert(
      fc.property(minorUnits, anyLanguage, (minor, language) => {
        expect(formatMoney({ minor, currency: 'TRY' }, language)).toBe(
          `₺${engineFormats[language].format(minor / 100)}`,
        )
      }),
    )
  })

  it('an amount on the screen is joined from its parts, with a true minus before a negative one', () => {
    fc.assert(
      fc.property(minorUnits, anyLanguage, (minor, language) => {
        const { minus, symbol, whole, fraction } = moneyParts({ minor, currency: 'EUR' }, language)
        expect(minus + symbol + whole + fraction).toBe(formatMoney({ minor, currency: 'EUR' }, language))
        if (minor > 0) {
          expect(formatMoney({ minor: -minor, currency: 'EUR' }, language)).toBe(`\u2212€${whole}${fraction}`)
        }
      }),
    )
  })

  it('an amount on the screen can be read back to the last kuruş', () => {
    fc.assert(
      fc.property(minorUnits, anyLanguage, (minor, language) => {
        const digits = formatMoney({ minor, currency: 'TRY' }, language).replace(/\D/g, '')
        expect(Number(digits)).toBe(minor)
      }),
    )
  })
})

describe('a plain amount', () => {
  it.each([
    [25_000, 'tr', '250,00'],
    [25_000, 'en', '250.00'],
    [123_456_789, 'tr', '1234567,89'],
    [5, 'tr', '0,05'],
  ] as const)('the plain amount of %s minor units in %s is %s (PLT-03~)', (minor, language, text) => {
    expect(plainAmount({ minor, currency: 'TRY' }, language)).toBe(text)
  })
})
