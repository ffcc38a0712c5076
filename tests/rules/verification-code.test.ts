import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseVerificationCode } from '../../machines/entities/verification-code'
import { codeFaultOf, codeToVerify } from '../../machines/verification/rules'

const REQUIRED = 'validations.verificationCodeRequired'
const INVALID = 'validations.verificationCode'

const fullWidth = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))

/** Anything but a digit in any guise: `½` and `²` are digits to whoever pastes them. */
const noise = fc.string({ unit: 'grapheme', maxLength: 4 }).filter((text) => !/\d/.test(text.normalize('NFKC')))

const digitsOf = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...'0123456789'), { minLength, maxLength })

/** Digits with other characters before, between and after them, and the bare digits. */
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

describe('the verification code', () => {
  it('is required, and is exactly six digits once all else is stripped (VAL-03)', () => {
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
  ])('is read from %j (VAL-03~)', (typed) => {
    expect(parseVerificationCode(typed)).toEqual({ code: '123456' })
    expect(codeFaultOf(typed)).toBeUndefined()
    expect(codeToVerify(typed)).toBe('123456')
  })

  it.each([
    ['', REQUIRED],
    ['   ', REQUIRED],
    ['Kod:', REQUIRED],
    ['٣٤٥٦٧٨', REQUIRED],
    ['12345', INVALID],
    ['1234567', INVALID],
    // The length of the constant beside it, which means nothing.
    ['1234567890', INVALID],
  ])('at fault as %j is never sent (VAL-03~)', (typed, fault) => {
    expect(codeFaultOf(typed)).toBe(fault)
    expect(() => codeToVerify(typed)).toThrow('before it is complete')
  })
})
