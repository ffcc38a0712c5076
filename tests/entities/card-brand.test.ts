import { describe, expect, it } from 'vitest'
import { brandOf, type CardBrand, cvcLength } from '../../machines/entities/card'

/** The table of the requirement: a brand with its first and last prefix. */
const ROW: readonly (readonly [CardBrand, string, string])[] = [
  ['VISA', '4', '4'],
  ['AMEX', '34', '34'],
  ['AMEX', '37', '37'],
  ['MASTER', '51', '55'],
  ['MASTER2', '67', '67'],
  ['MASTER3', '58', '58'],
  ['MASTER4', '2221', '2720'],
  ['TROY', '9', '9'],
  ['TROY', '65', '65'],
]

function brandInRow(digits: string): CardBrand | undefined {
  return ROW.find(([, first, last]) => {
    const prefix = digits.slice(0, first.length)
    return digits.length >= first.length && prefix >= first && prefix <= last
  })?.[0]
}

const prefixesOf = (length: number) =>
  Array.from({ length: 10 ** length }, (_, number) => String(number).padStart(length, '0'))

describe('the brand of a card', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])(
    'the brand of a card is what the requirement says for every number of %i digits (CARD-07~)',
    (length) => {
      const prefixes = length === 0 ? [''] : prefixesOf(length)
      expect(prefixes).toHaveLength(10 ** length)
      expect(prefixes.filter((digits) => brandOf(digits) !== brandInRow(digits))).toEqual([])
    },
  )

  it('the brand of a card never changes once it is known, no matter what is typed after it (CARD-07~)', () => {
    const changed = prefixesOf(5).filter((digits) => {
      const known = [1, 2, 3, 4]
        .map((length) => brandOf(digits.slice(0, length)))
        .filter((brand) => brand !== undefined)
      return known.some((brand) => brand !== brandOf(digits))
    })
    expect(changed).toEqual([])
  })

  it('the security code has four digits for the brand Amex, and three for all others (CARD-06~)', () => {
    const brands: Record<CardBrand, number> = {
      VISA: 3,
      MASTER: 3,
      MASTER2: 3,
      MASTER3: 3,
      MASTER4: 3,
      TROY: 3,
      AMEX: 4,
    }
    for (const [brand, length] of Object.entries(brands)) expect(cvcLength(brand as CardBrand)).toBe(length)
    expect(cvcLength(undefined)).toBe(3)
  })
})
