import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries as en } from '../../locales/en/countries'
import { countries as tr } from '../../locales/tr/countries'
import { type Country, countryOf, matchCountries } from '../../machines/sign-in/country-choice/rules'

const LISTS: Readonly<Record<'tr' | 'en', readonly Country[]>> = { tr, en }

const found = (language: 'tr' | 'en', search: string) => matchCountries(LISTS[language], search).map(({ iso }) => iso)

const anyList = fc.constantFrom<readonly Country[]>(tr, en)
const anyCountry = anyList.chain((list) => fc.tuple(fc.constant(list), fc.constantFrom(...list)))

/** Ways in which keyboards write the same letters. */
const TYPED: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toLowerCase(),
  (name) => name.toUpperCase(),
  (name) => name.toLocaleLowerCase('tr'),
  (name) => name.toLocaleUpperCase('tr'),
  (name) => name.normalize('NFD'),
  // A keyboard without the name's diacritics.
  (name) =>
    name
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/ı/g, 'i'),
]

describe('the search for a country', () => {
  it.each([
    ...(['ingil', 'INGILTERE', 'İngiltere', 'ıngıltere', 'birleşik k', '44', '+44', '0044'] as const).map(
      (search) => ['tr', search, 'GB'] as const,
    ),
    ...(['england', 'united king'] as const).map((search) => ['en', search, 'GB'] as const),
    ...(['almanya', 'ALMANYA', ' alm ', '49', '+ 49', '00 49', '+49 151 1234 5678'] as const).map(
      (search) => ['tr', search, 'DE'] as const,
    ),
    ...(['turkiye', 'TURKIYE', 'türkiye', 'TÜRKİYE', 'tur', '90', '+90', '9', '+', '0', '00'] as const).map(
      (search) => ['tr', search, 'TR'] as const,
    ),
    ...(['cote', 'Côte d’Ivoire', "cote d'ivoire", 'ivoire', 'fildisi', '225'] as const).map(
      (search) => ['tr', search, 'CI'] as const,
    ),
    ['en', 'turkey', 'TR'],
    ['en', 'usa', 'US'],
    ['en', '+1', 'US'],
    ['tr', '7', 'RU'],
    ['tr', '+7701', 'RU'],
    ['en', 'newzealand', 'NZ'],
  ] as const)('a country search in %s by %j finds %s first (FRGN-01~)', (language, search, iso) => {
    expect(found(language, search)[0]).toBe(iso)
  })

  it.each([
    ['en', 'uk', ['UA', 'GB']],
    ['tr', 'abd', ['VI', 'US']],
  ] as const)(
    'a country search in %s by %j finds %j, in the order of the list (FRGN-01~)',
    (language, search, countries) => {
      expect(found(language, search)).toEqual(countries)
    },
  )

  it('a country search finds every country by its name, however it is written (FRGN-01~)', () => {
    fc.assert(
      fc.property(anyCountry, fc.constantFrom(...TYPED), fc.nat(), ([list, country], typed, at) => {
        const name = typed(country.name)
        expect(matchCountries(list, name)).toContain(country)
        expect(matchCountries(list, ` ${name.slice(0, 2 + (at % name.length))}`)).toContain(country)
        for (const word of name.split(/[^\p{L}\p{M}]+/u).filter((each) => /[A-Za-z]/.test(each))) {
          expect(matchCountries(list, word)).toContain(country)
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('a country search finds a country by its code, and no other one by a whole code (FRGN-01~)', () => {
    fc.assert(
      fc.property(anyCountry, fc.constantFrom('', '+', '00', '+ ', ' 00 '), ([list, { prefix }], before) => {
        const all = matchCountries(list, before + prefix.slice(1))
        expect(all.filter((country) => country.prefix === prefix)).toEqual(
          expect.arrayContaining(list.filter((country) => country.prefix === prefix)),
        )
        expect(all.filter((country) => country.prefix !== '+90')[0]?.prefix ?? prefix).toBe(
          prefix === '+90' ? '+90' : prefix,
        )
      }),
    )
  })

  it('an empty country search shows all, in their order', () => {
    for (const list of [tr, en])
      for (const search of ['', ' ', '\u00a0\t', '+', '0', '00', '-'])
        expect(matchCountries(list, search)).toEqual(list)
  })

  it('a country search finds each at most once, +90 first, and no more by more letters', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-zıİşğ +0-9'-]{0,6}$/))
    fc.assert(
      fc.property(anyList, text, text, (list, search, more) => {
        const all = matchCountries(list, search)
        expect(new Set(all).size).toBe(all.length)
        expect(all.every((country) => list.includes(country))).toBe(true)
        const home = all.findIndex(({ prefix }) => prefix === '+90')
        expect(home).toBeLessThanOrEqual(0)
        if (/^[a-z]+$/.test(search) && /^[a-z]+$/.test(more)) {
          expect(matchCountries(list, search + more).every((country) => all.includes(country))).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('a country search finds a calling code by the digits of any script', () => {
    expect(found('tr', '٤٩')).toEqual(['DE'])
  })

  it.each(['日本', '?', 'xyz', '999999'])('a country search finds no country by %j', (search) => {
    expect(found('tr', search)).toEqual([])
  })

  it('a country search puts names that begin with the text before names that only contain it', () => {
    const turkish = found('tr', 'in')
    expect(turkish.indexOf('GB')).toBeLessThan(turkish.indexOf('CN'))
    const english = found('en', 'in')
    expect(english.indexOf('IN')).toBeLessThan(english.indexOf('CN'))
    expect(english).toContain('CN')
  })

  it('the calling code of a field belongs to its leading country', () => {
    expect(countryOf(tr, '+1')?.iso).toBe('US')
    expect(countryOf(tr, '+49')?.iso).toBe('DE')
    expect(countryOf(tr, '+999')).toBeUndefined()
  })
})
