import { dialled, HOME } from '../../entities/phone'

/** A country as one looks for it. Several can share a calling code. */
export interface Country {
  /** ISO 3166, two letters. */
  readonly iso: string
  /** The calling code, with `+`. */
  readonly prefix: string
  /** In the shopper's language. */
  readonly name: string
  /** By what else it is looked for. */
  readonly also?: string | undefined
  /** It is the one that most people mean by a code that several share. */
  readonly leads?: boolean | undefined
}

type Countries = readonly Country[]

const MARKS = /[\u0300-\u036f]/g

/** Only digits, with a + or its 00 before them, or the first 0 of that. */
const CODE = /^[+0]?(\d*)$/

/**
 * Small Latin letters without marks, words apart by one space: `İNGİLTERE`, `Ingiltere` and `ıngıltere` are one word, in no
 * locale's way of making letters small.
 */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/ı/g, 'i')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Those of which it is true first, each part in the order it was in. */
function first(countries: Countries, isFirst: (country: Country) => boolean): Countries {
  return [...countries.filter(isFirst), ...countries.filter((country) => !isFirst(country))]
}

function byCode(countries: Countries, digits: string): Countries {
  // A whole number has been pasted, or the code is not typed to its end.
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
 * The countries that fit what is searched for: all for nothing or the mere beginning of a code, those of a calling code (`49`, `+49`, `0049`), or those with
 * a word that begins so, and after them those that hold it anywhere. What can't be anybody's name fits none. +90 comes first.
 */
export function matching(countries: Countries, search: string): Countries {
  const digits = CODE.exec(dialled(search))?.[1]
  if (digits === '') return countries
  const found = digits === undefined ? byName(countries, plain(search)) : byCode(countries, digits)
  return first(found, ({ prefix }) => prefix === HOME)
}

/** Whose code it is, or who leads those that share it. */
export function countryOf(countries: Countries, prefix: string): Country | undefined {
  const sharers = countries.filter((country) => country.prefix === prefix)
  return sharers.find(({ leads }) => leads === true) ?? sharers[0]
}
