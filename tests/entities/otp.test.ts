import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeWithin, parseVerificationCode } from '../../machines/entities/otp'
import { withPlainDigits } from '../../machines/entities/plain-digits'
import { codeFaultOf, requireCode } from '../../machines/sign-in/otp/rules'

const REQUIRED = 'validations.verificationCodeRequired'
const INVALID = 'validations.verificationCode'

const fullWidth = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))

/** Anything without digits. `½`, `²` and `٣` count as digits, because a shopper may paste them. */
const noise = fc.string({ unit: 'grapheme', maxLength: 4 }).filter((text) => !/\d/.test(withPlainDigits(text)))

const digitsOf = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...'0123456789'), { minLength, maxLength })

/** Digits surrounded and separated by other characters, with the bare code. */
const mixed = (minLength: number, maxLength: number) =>
  digitsOf(minLength, maxLength).chain((digits) =>
    fc
      .tuple(fc.array(fc.tuple(noise, fc.boolean()), { minLength: digits.length, maxLength: digits.length }), noise)
      .map(([before, after]) => ({
        code: digits.join(''),
        typed:
          digits
            .map((digit, index) => {
              const [text = '', isWide = false] = before[index] ?? []
              return text + (isWide ? fullWidth(digit) : digit)
            })
            .join('') + after,
      })),
  )

describe('the OTP', () => {
  it('the OTP is required, and is exactly six digits once all else is stripped (VAL-03)', () => {
    fc.assert(
      fc.property(noise, (typed) => {
        expect(parseVerificationCode(typed)).toEqual({ fault: REQUIRED })
      }),
    )
    fc.assert(
      fc.property(mixed(6, 6), ({ typed, code }) => {
        expect(parseVerificationCode(typed)).toEqual({ code })
      }),
    )
    fc.assert(
      fc.property(fc.oneof(mixed(1, 5), mixed(7, 12)), ({ typed }) => {
        expect(parseVerificationCode(typed)).toEqual({ fault: INVALID })
      }),
    )
  })

  it.each([
    '123456',
    '123 456',
    '123-456',
    ' 123456\n',
    '１２３４５６',
    'Kod: 123456',
    '1\u200b2\u200b3456',
    '1 2 3 4 5 6',
    '١٢٣٤٥٦',
    '۱۲۳ ۴۵۶',
  ])('the OTP is read from %j (VAL-03~)', (typed) => {
    expect(parseVerificationCode(typed)).toEqual({ code: '123456' })
    expect(codeFaultOf(typed)).toBeUndefined()
    expect(requireCode(typed)).toBe('123456')
  })

  it.each([
    ['', REQUIRED],
    ['   ', REQUIRED],
    ['Kod:', REQUIRED],
    ['12345', INVALID],
    ['1234567', INVALID],
    // Ten digits: the unexplained constant of VAL-03 is not a valid length.
    ['1234567890', INVALID],
  ])('the OTP %j is at fault and is never sent (VAL-03~)', (typed, fault) => {
    expect(codeFaultOf(typed)).toBe(fault)
    expect(() => requireCode(typed)).toThrow('this state has no complete code')
  })
})

describe('the OTP in a text', () => {
  it('the OTP in a text is the six digits, anything else is between and around them (OTP-01~)', () => {
    fc.assert(
      fc.property(mixed(6, 6), ({ typed, code }) => {
        expect(codeWithin(typed)).toBe(code)
      }),
    )
  })

  it('the OTP in a text is six digits in a row, or all digits: a longer number is not cut (OTP-01~, VAL-07~)', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          mixed(0, 12),
          fc.string({ unit: 'grapheme' }).map((typed) => ({ typed })),
        ),
        ({ typed }) => {
          const digits = withPlainDigits(typed).replace(/\D/g, '')
          const code = codeWithin(typed)
          const isApart =
            /^\d{6}$/.test(code) &&
            new RegExp(`(?<!\\d)${code.replace(/^.../, '$&[\\s-]?')}(?!\\d)`).test(withPlainDigits(typed))
          expect(isApart || code === digits, typed).toBe(true)
        },
      ),
    )
  })

  it('the OTP in a text is the six digits in a row, though the message has other numbers (OTP-01~)', () => {
    const figures = fc.array(
      digitsOf(1, 12)
        .map((digits) => digits.join(''))
        .filter((figure) => figure.length !== 6),
      { maxLength: 3 },
    )
    fc.assert(
      fc.property(figures, digitsOf(6, 6), figures, (before, digits, after) => {
        const code = digits.join('')
        expect(codeWithin([...before, code, ...after].join('; '))).toBe(code)
      }),
    )
  })

  it.each([
    ['Doğrulama kodunuz: 123456. Defne Ev ödemeniz için istendi, kimseyle paylaşmayın.', '123456'],
    ['₺2.480,00 tutarındaki ödemenizin kodu 123456', '123456'],
    ['14:32 123 456 kimseyle paylaşmayın', '123456'],
    ['Your code: 123456. Never share it.\n\n@127.0.0.1 #123456', '123456'],
    ['@pay.example #123456', '123456'],
    ['123-456 (180 sn)', '123456'],
    ['１２３ ４５６', '123456'],
    ['1234567', '1234567'],
    ['₺2.480 12345', '248012345'],
    ['12345', '12345'],
    ['kod yok', ''],
  ])('the OTP in a text is read from %j as %j (OTP-01~)', (text, code) => {
    expect(codeWithin(text)).toBe(code)
  })
})
