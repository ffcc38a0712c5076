import fc from 'fast-check'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { callingCodeWithin } from '../../machines/entities/phone'

const codes = Array.from(new Set(getCountries().map((country) => `+${getCountryCallingCode(country)}`)))

const rest = fc.stringMatching(/^\d{0,12}$/)

describe('a calling code', () => {
  it('a calling code is found at the beginning of a number with + or 00, however it is written (FRGN-01~)', () => {
    expect(codes.length).toBeGreaterThan(200)
    const between = fc.constantFrom('', ' ', '-', ' (', '\u00a0', '\u202a', '\t')
    fc.assert(
      fc.property(fc.constantFrom(...codes), rest, between, between, (code, digits, before, after) => {
        expect(callingCodeWithin(before + code + after + digits)).toBe(code)
        expect(callingCodeWithin(`${before}00${after}${code.slice(1)}${after}${digits}`)).toBe(code)
        expect(callingCodeWithin(before + [...code].join(' ') + digits)).toBe(code)
      }),
      { numRuns: 1_000 },
    )
  })

  it('a calling code is recognised by exactly its digits, and further digits do not change it', () => {
    for (const code of codes) {
      for (let length = 0; length < code.length; length += 1) {
        expect(callingCodeWithin(code.slice(0, length))).toBeUndefined()
      }
      for (let next = 0; next < 10; next += 1) expect(callingCodeWithin(`${code}${next}`)).toBe(code)
    }
  })

  it('a calling code is not found in a number that is typed without one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:0[1-9]|[1-9])\d{0,12}$/), (typed) => {
        expect(callingCodeWithin(typed)).toBeUndefined()
      }),
    )
    for (const typed of ['', '+', '00', '0', '++49', '+0049', '49', 'a+49']) {
      expect(callingCodeWithin(typed)).toBeUndefined()
    }
  })

  it('a calling code is one to three digits after a +, or nothing, no matter what is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[+0-9 ]{0,8}$/)), (typed) => {
        expect(callingCodeWithin(typed) ?? '+1').toMatch(/^\+[1-9]\d{0,2}$/)
      }),
      { numRuns: 500 },
    )
  })
})
