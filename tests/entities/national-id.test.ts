import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNationalId } from '../../machines/entities/identity'

const digit = fc.integer({ min: 0, max: 9 })

/** Nine digits and two check digits, computed by the official algorithm. */
const valid = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.array(digit, { minLength: 8, maxLength: 8 }))
  .map(([first, others]) => {
    const [a, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = [first, ...others]
    const tenth = (((7 * (a + c + e + g + i) - (b + d + f + h)) % 10) + 10) % 10
    const eleventh = (a + b + c + d + e + f + g + h + i + tenth) % 10
    return [first, ...others, tenth, eleventh].join('')
  })

const INVALID = { fault: 'validations.identityNumber' }

describe('a national identity number', () => {
  it('a national identity number is valid when its last two digits check the others (VAL-04~)', () => {
    fc.assert(
      fc.property(valid, (identityNumber) => {
        expect(parseNationalId(identityNumber)).toEqual({ identityNumber })
      }),
      { numRuns: 1000 },
    )
  })

  it('a national identity number with one digit mistyped is none, whichever it is (VAL-04~)', () => {
    fc.assert(
      fc.property(valid, fc.nat({ max: 10 }), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
        const changed = [...number].map((was, at) => (at === place ? String((Number(was) + by) % 10) : was)).join('')
        expect(parseNationalId(changed)).toEqual(INVALID)
      }),
      { numRuns: 1000 },
    )
  })

  it('a national identity number may have any spaces (VAL-04~)', () => {
    const gaps = fc.array(fc.constantFrom('', ' ', '\u00a0', '\t'), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(valid, gaps, (identityNumber, spaces) => {
        const typed = spaces.map((space, at) => space + identityNumber.charAt(at)).join('')
        expect(parseNationalId(typed)).toEqual({ identityNumber })
      }),
    )
  })

  it.each(['10000000146', '17291716060', '32600390014', '10562272296', '12345678950', '21221221272', '11111111110'])(
    'the national identity number %s is valid (VAL-04~)',
    (identityNumber) => {
      expect(parseNationalId(identityNumber)).toEqual({ identityNumber })
    },
  )

  it.each([
    '00000000000',
    '11111111111',
    '74300864791',
    '12345678901',
    '80010112340',
    '1000000014',
    '100000001460',
    '1000000014a',
    'TR10000000146',
    '-10000000146',
    '01000000146',
  ])('the text %s is no national identity number (VAL-04~)', (typed) => {
    expect(parseNationalId(typed)).toEqual(INVALID)
  })

  it.each(['', ' ', '\u00a0'])('a national identity number is required: %j is none (VAL-04~)', (typed) => {
    expect(parseNationalId(typed)).toEqual({ fault: 'validations.identityNumberRequired' })
  })

  it('a national identity number is read in full-width figures as well (VAL-04~)', () => {
    expect(parseNationalId('１０００００００１４６')).toEqual({ identityNumber: '10000000146' })
  })
})
