import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskPhone } from '../../machines/entities/masked-phone'
import { nationalPhone, parsePhone } from '../../machines/entities/phone'

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`))

const space = fc.stringMatching(/^[ \t\u00a0]{0,2}$/)

/** The nine digits after the 5 of a Turkish mobile number. */
const subscriber = digits(9)

const prefixes = ['', '0', '90', '+90', '0090', '+90 ', '(0) ', '(+90) ', '+90-', '+90 0', '90 0', '00900']
const separators = ['', '', '', ' ', '-', '.', '(', ')', '\u00a0', '\t', '  ', ' - ']

/** A number as a shopper might write it, with any prefix and separators. */
const written = (national: string) =>
  fc
    .tuple(fc.constantFrom(...prefixes), fc.array(fc.constantFrom(...separators), { minLength: 11, maxLength: 11 }))
    .map(
      ([prefix, gaps]) =>
        prefix + [...national].map((digit, index) => (gaps[index] ?? '') + digit).join('') + (gaps[10] ?? ''),
    )

describe('a phone number', () => {
  it('a phone number is one number in whichever form it is typed (VAL-02~)', () => {
    fc.assert(
      fc.property(
        subscriber.chain((nine) => fc.tuple(fc.constant(`+905${nine}`), written(`5${nine}`))),
        ([phone, typed]) => {
          expect(parsePhone(typed)).toEqual({ phone })
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each([
    '5321234567',
    '0532 123 45 67',
    '905321234567',
    '+90 (532) 123-45-67',
    '0090 532 123 45 67',
    '532.123.45.67',
    '+90 0532 123 45 67',
    '90 0532 123 45 67',
    '+90 (0) 532 123 45 67',
    '0090 0532 123 45 67',
    // Digits of other scripts, as some keyboards type them.
    '５３２１２３４５６７',
    '＋９０　５３２　１２３　４５　６７',
    '٠٥٣٢ ١٢٣ ٤٥ ٦٧',
    '۰۵۳۲۱۲۳۴۵۶۷',
    // As phones copy a number from their contacts, with invisible direction marks.
    '\u202a+90 532 123 45 67\u202c',
    '\u200e0532 123 45 67',
    '\ufeff0532\u200b1234567',
    '532\u2011123\u201145\u201167',
  ])('a phone number is read from %j (VAL-02~)', (typed) => {
    expect(parsePhone(typed)).toEqual({ phone: '+905321234567' })
  })

  it('a phone number that begins like a country code is still read as a national one', () => {
    expect(parsePhone('5905905905')).toEqual({ phone: '+905905905905' })
    expect(parsePhone('05005005050')).toEqual({ phone: '+905005005050' })
  })

  it.each(['', ' ', '\u00a0', '\t\n'])('a phone number is required: %j is none (VAL-02~)', (typed) => {
    expect(parsePhone(typed)).toEqual({ fault: 'validations.phoneNumberRequired' })
  })

  it.each([
    '532123456',
    '53212345678',
    '0212 123 45 67',
    '+90 212 123 45 67',
    '+90 00532 123 45 67',
    '++905321234567',
    '532123456a',
    'five',
    '+',
    '90',
    '+90',
    '0',
    '5',
    '532/123/45/67',
    '5321234567 ext 1',
  ])('a phone number is not valid as %j (VAL-02~)', (typed) => {
    expect(parsePhone(typed)).toEqual({ fault: 'validations.phoneNumber' })
  })

  it('a phone number is valid, missing or wrong, no matter what is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[0-9+() -]{0,16}$/)), (typed) => {
        const parsed = parsePhone(typed)
        if ('phone' in parsed) expect(parsed.phone).toMatch(/^\+(?:905\d{9}|(?!90)[1-9]\d{6,14})$/)
        else expect(parsed.fault).toMatch(/^validations\.phoneNumber(?:Required)?$/)
      }),
      { numRuns: 500 },
    )
  })

  it('a phone number is +90 and ten digits from 5, or has another country’s code and the length of E.164 (VAL-02)', () => {
    const foreign = fc.stringMatching(/^[1-8]\d{3,18}$/)
    fc.assert(
      fc.property(foreign, fc.constantFrom('+', '00', '+ ', '00 '), space, (number, code, around) => {
        const isE164 = number.length >= 7 && number.length <= 15
        const expected = isE164 ? { phone: `+${number}` } : { fault: 'validations.phoneNumber' }
        expect(parsePhone(around + code + number + around)).toEqual(expected)
      }),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^\d{4,15}$/), (national) => {
        const [, mobile] = /^0?(5\d{9})$/.exec(national) ?? []
        const expected = mobile ? { phone: `+90${mobile}` } : { fault: 'validations.phoneNumber' }
        expect(parsePhone(`+90${national}`)).toEqual(expected)
      }),
    )
    // Without a calling code it counts as a number of the field's country.
    expect(parsePhone('5321234567')).toEqual({ phone: '+905321234567' })
    expect(parsePhone('15112345678')).toEqual({ fault: 'validations.phoneNumber' })
    expect(parsePhone(' ')).toEqual({ fault: 'validations.phoneNumberRequired' })
  })

  it('a phone number is the same when its written form is read again', () => {
    fc.assert(
      fc.property(subscriber, (nine) => {
        const phone = `+905${nine}`
        expect(parsePhone(phone)).toEqual({ phone })
        expect(parsePhone(nationalPhone(phone))).toEqual({ phone })
      }),
    )
  })

  it('a phone number is written in groups beside a fixed +90', () => {
    expect(nationalPhone('+905321234567')).toBe('532 123 45 67')
    expect(nationalPhone('+4915112345678')).toBe('+4915112345678')
  })
})

describe('a masked phone number', () => {
  it('a masked phone number shows its form and its last two digits alone: +90 5** *** ** 12 (OTP-07)', () => {
    expect(maskPhone('+905321234512')).toBe('+90 5** *** ** 12')
    fc.assert(
      fc.property(digits(7), digits(7), digits(2), (one, other, lastTwo) => {
        expect(maskPhone(`+905${one}${lastTwo}`)).toBe(`+90 5** *** ** ${lastTwo}`)
        // Two numbers with the same last digits look the same when masked, so the mask reveals nothing else.
        expect(maskPhone(`+905${other}${lastTwo}`)).toBe(maskPhone(`+905${one}${lastTwo}`))
      }),
    )
  })

  it.each(['05321234512', '905321234512', '5321234512', '+90 532 123 45 12'])(
    'a masked phone number looks the same however the provider writes it: %s (OTP-07~)',
    (phone) => {
      expect(maskPhone(phone)).toBe('+90 5** *** ** 12')
    },
  )

  it('a masked phone number of another country shows its length and its last two digits (OTP-07~)', () => {
    expect(maskPhone('+4915112345678')).toBe('+***********78')
    const foreign = fc
      .integer({ min: 1, max: 13 })
      .chain((length) => fc.tuple(digits(length), digits(length), digits(2)))
    fc.assert(
      fc.property(foreign, ([one, other, lastTwo]) => {
        const [masked, alike] = [one, other].map((rest) => maskPhone(`+44${rest}${lastTwo}`))
        expect(masked).toBe(alike)
        expect(masked?.replace(/\D/g, '')).toBe(lastTwo)
      }),
    )
  })

  it.each([
    ['', '+'],
    ['7', '+*'],
    ['no number', '+'],
    ['67', '+67'],
  ])('a masked phone number of an unusable text shows nothing but its last two digits: %j as %s', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked)
  })
})
