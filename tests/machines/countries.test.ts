import { brotliCompressSync } from 'node:zlib'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { countries as en } from '../../locales/en/countries'
import { countries as tr } from '../../locales/tr/countries'
import type { Country } from '../../machines/sign-in/country-choice/rules'
import { callingCodeWithin } from '../../machines/entities/phone'

const languages: readonly (readonly [string, readonly Country[]])[] = [
  ['tr', tr],
  ['en', en],
]

const codesOf = (countries: readonly Country[]) => countries.map(({ iso, prefix }) => `${iso} ${prefix}`).sort()

describe.each(languages)('the countries in %s', (language, countries) => {
  it('the countries are all that have a calling code, each with its own (FRGN-01~)', () => {
    const known = getCountries().map((iso) => `${iso} +${getCountryCallingCode(iso)}`)
    expect(codesOf(countries)).toEqual(known.sort())
    expect(countries.length).toBeGreaterThan(200)
  })

  it('the calling codes of the countries are recognised when they are typed (FRGN-01~)', () => {
    for (const { prefix } of countries) expect(callingCodeWithin(`${prefix}5`)).toBe(prefix)
  })

  it('the countries have names, no two the same', () => {
    const names = countries.map(({ name }) => name)
    expect(names.filter((name) => name.trim() !== name || name.length < 2 || /^[A-Z]{2}$/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('the countries begin with Türkiye, +90, and go on as the language sorts them (FRGN-01~)', () => {
    const [home, ...others] = countries
    expect(home).toMatchObject({ iso: 'TR', prefix: '+90', name: 'Türkiye' })
    const names = others.map(({ name }) => name)
    expect(names).toEqual([...names].sort(new Intl.Collator(language).compare))
  })

  it('the countries that share a code have one that leads them, and other countries have none', () => {
    for (const prefix of new Set(countries.map((country) => country.prefix))) {
      const sharers = countries.filter((country) => country.prefix === prefix)
      expect(sharers.filter(({ leads }) => leads)).toHaveLength(sharers.length > 1 ? 1 : 0)
    }
    expect(countries.find(({ prefix, leads }) => prefix === '+44' && leads)?.iso).toBe('GB')
  })

  it('the list of countries is less than 6 KB after compression', () => {
    expect(brotliCompressSync(JSON.stringify(countries)).length).toBeLessThan(6 * 1024)
  })
})

describe('the countries', () => {
  it('the countries are the same in both languages, with the same codes', () => {
    expect(codesOf(tr)).toEqual(codesOf(en))
  })
})
