import { dialled, HOME_CALLING_CODE } from '../../entities/phone'
import { withPlainLetters } from '../../entities/plain-letters'

/** A country in the search list. Several can share a calling code. */
export interface Country {
  /** ISO 3166, two letters. */
  readonly iso: string
  /** With `+`. */
  readonly prefix: string
  /** In the shopper's language. */
  readonly name: string
  /** Additional search words. */
  readonly also?: string | undefined
  /** The default country of a shared calling code. */
  readonly leads?: boolean | undefined
}

type Countries = readonly Country[]

/** A calling code while it is typed: digits, optionally after `+`, `00` or a single `0`. */
const CODE = /^[+0]?(\d*)$/

/** Normalizes for search, with single spaces: `İNGİLTERE`, `Ingiltere` and `ıngıltere` are equal. */
function plain(text: string): string {
  return withPlainLetters(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Moves the countries that match to the front; the order is otherwise stable. */
function first(countries: Countries, isFirst: (country: Country) => boolean): Countries {
  return [...countries.filter(isFirst), ...countries.filter((country) => !isFirst(country))]
}

function byCode(countries: Countries, digits: string): Countries {
  // Matches a complete pasted number, or a calling code that is still being typed.
  const found = countries.filter(({ prefix }) => `+${digits}`.startsWith(prefix) || prefix.startsWith(`+${digits}`))
  return first(
    first(found, ({ leads }) => leads === true),
    ({ prefix }) => prefix === `+${digits}`,
  )
}

function byName(countries: Countries, words: string): Countries {
  const together = words.replace(/ /g, '')
  if (together === '') return []
  const named = countries.map((country) => ({ country, names: ` ${plain(`${country.name} ${country.also ?? ''}`)}` }))
  const begins = named.filter(({ names }) => names.includes(` ${words}`))
  const holds = named.filter((one) => !begins.includes(one) && one.names.replace(/ /g, '').includes(together))
  return [...begins, ...holds].map(({ country }) => country)
}

/**
 * Filters the countries. An empty search, or only `+`, `0` or `00`, finds all; digits (`49`, `+49`, `0049`) find calling codes;
 * text finds names with a word that begins so, then names that contain it. +90 comes first.
 */
export function matchCountries(countries: Countries, search: string): Countries {
  const digits = CODE.exec(dialled(search))?.[1]
  if (digits === '') return countries
  const found = digits === undefined ? byName(countries, plain(search)) : byCode(countries, digits)
  return first(found, ({ prefix }) => prefix === HOME_CALLING_CODE)
}

/** The country of a calling code, or the default one if several share it. */
export function countryOf(countries: Countries, prefix: string): Country | undefined {
  const sharers = countries.filter((country) => country.prefix === prefix)
  return sharers.find(({ leads }) => leads === true) ?? sharers[0]
}
