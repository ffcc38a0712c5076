import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseEmail } from '../../machines/entities/email'
import { suggestionFor } from '../../machines/entities/email-suggestion'

const POPULAR = [
  'gmail.com',
  'icloud.com',
  'windowslive.com',
  'hotmail.com',
  'hotmail.com.tr',
  'outlook.com',
  'outlook.com.tr',
  'yahoo.com',
  'yahoo.com.tr',
  'yandex.com',
  'yandex.com.tr',
]

const AROUND: Readonly<Record<string, string>> = {
  a: 'qwsz',
  b: 'vghn',
  c: 'xdfv',
  d: 'serfcx',
  e: 'wsdr',
  f: 'drtgvc',
  g: 'ftyhbv',
  h: 'gyujnb',
  i: 'ujko',
  j: 'huikmn',
  k: 'jiolm',
  l: 'kop',
  m: 'njk',
  n: 'bhjm',
  o: 'iklp',
  p: 'ol',
  q: 'wa',
  r: 'edft',
  s: 'awedxz',
  t: 'rfgy',
  u: 'yhji',
  v: 'cfgb',
  w: 'qase',
  x: 'zsdc',
  y: 'tghu',
  z: 'asx',
  '.': ',',
}

interface Slip {
  readonly meant: string
  readonly typed: string
}

/** Every result of a single typing slip in a popular domain. */
const slips: readonly Slip[] = POPULAR.flatMap((meant) =>
  [...meant].flatMap((letter, at) => {
    const before = meant.slice(0, at)
    const after = meant.slice(at + 1)
    const swapped = before + (after[0] ?? '') + letter + after.slice(1)
    const near = [...(AROUND[letter] ?? '')].map((other) => before + other + after)
    return [swapped, before + after, before + letter + letter + after, ...near]
      .filter((typed) => typed !== meant)
      .map((typed) => ({ meant, typed }))
  }),
)

const local = fc.stringMatching(/^[A-Za-z0-9._%+-]{1,20}$/)

describe('the suggested e-mail address', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmil.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['GMIAL.COM', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmeil.com', 'hotmail.com'],
    ['hotmial.com.tr', 'hotmail.com.tr'],
    ['outlok.com', 'outlook.com'],
    ['yaho.com', 'yahoo.com'],
    ['iclod.com', 'icloud.com'],
    ['yandeks.com', undefined],
    ['yandx.com.tr', 'yandex.com.tr'],
    ['windowlive.com', 'windowslive.com'],
    // A wrong ending, or a misplaced dot.
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmail.comm', 'gmail.com'],
    ['gmail.com.', 'gmail.com'],
    ['gmail,com', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmai.lcom', 'gmail.com'],
    ['gmail', 'gmail.com'],
    ['gmail.', 'gmail.com'],
    ['gmial.con', 'gmail.com'],
    ['hotmail.comtr', 'hotmail.com.tr'],
    ['hotmail.con.tr', 'hotmail.com.tr'],
    ['hotmail.com.rt', 'hotmail.com.tr'],
    ['outlook.co.tr', 'outlook.com.tr'],
    // These domains accept no e-mail.
    ['gmail.com.tr', 'gmail.com'],
    ['gmail.comtr', 'gmail.com'],
    ['gmail.tr', 'gmail.com'],
    ['icloud.com.tr', 'icloud.com'],
    // A Turkish keyboard's i.
    ['gmaıl.com', 'gmail.com'],
    ['GMAİL.COM', 'gmail.com'],
    ['ıcloud.com', 'icloud.com'],
    ['hotmaıl.con', 'hotmail.com'],
  ])('an e-mail at %s has the suggestion %s (BEST-15~)', (typed, meant) => {
    expect(suggestionFor(`ayse@${typed}`)).toBe(meant === undefined ? undefined : `ayse@${meant}`)
  })

  it.each([
    ...POPULAR,
    'Gmail.com',
    'HOTMAIL.COM.TR',
    'ymail.com',
    'gmx.com',
    'gmx.de',
    'mail.com',
    'hey.com',
    'live.com',
    'me.com',
    'mac.com',
    'msn.com',
    'aol.com',
    'email.com',
    'hmail.com',
    'tmail.com',
    'cloud.com',
    'mail.ru',
    'ya.ru',
    'yandex.ru',
    'googlemail.com',
    'proton.me',
    'yahoo.com.br',
    'yahoo.com.ar',
    'hotmail.com.ar',
    'outlook.com.br',
    'yandex.com.ge',
    'yahoo.co.uk',
    'hotmail.fr',
    'yahoo.de',
    'yahoo.gr',
    'yahoo.ca',
    'outlook.de',
    'hotmail.it',
    'mynet.com',
    'ttmail.com',
    'superonline.com',
    'posta.example',
    'itu.edu.tr',
    'metu.edu.tr',
    'firma.com.tr',
    'firma.com',
    'gov.tr',
    'mail.firma.com.tr',
    '',
    '.',
    'a',
    'com',
    'hotmail',
    'hotmail.tr',
    'gmail.c',
    'gmail.example.com',
    'şirket.com',
  ])('an e-mail at %s has no suggestion (BEST-15~)', (domain) => {
    expect(suggestionFor(`ayse@${domain}`)).toBeUndefined()
  })

  it('a single slip in a domain has that domain suggested in 85 % of cases, and never another one (BEST-15~)', () => {
    const told = slips.map(({ meant, typed }) => ({ meant, typed, said: suggestionFor(`ayse@${typed}`) }))
    const wrong = told.filter(({ meant, said }) => said !== undefined && said !== `ayse@${meant}`)
    expect(wrong).toEqual([])
    const mended = told.filter(({ said }) => said !== undefined).length
    expect(mended / slips.length).toBeGreaterThan(0.85)
  })

  it('a suggestion keeps what is before the @, and needs no suggestion itself (BEST-15~)', () => {
    const domains = fc.oneof(
      fc.constantFrom(...slips).map(({ typed }) => typed),
      fc.constantFrom(...POPULAR),
      fc.stringMatching(/^[a-zıİ.,]{0,12}$/),
    )
    const around = fc.constantFrom('', ' ', '\u00a0', '\n')
    fc.assert(
      fc.property(local, domains, around, (name, domain, space) => {
        const suggestion = suggestionFor(`${space}${name}@${domain}${space}`)
        if (suggestion === undefined) return
        expect(suggestion.startsWith(`${name}@`)).toBe(true)
        expect(parseEmail(suggestion)).toEqual({ email: suggestion })
        expect(suggestionFor(suggestion)).toBeUndefined()
        expect(POPULAR.some((popular) => suggestion === `${name}@${popular}`)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  it('a text that can be no address with any domain has no suggestion', () => {
    for (const typed of ['', '@', '@gmial.com', 'gmial.com', 'a b@gmial.com', 'ayşe@gmial.com', 'a@b@gmial.com']) {
      expect(suggestionFor(typed)).toBeUndefined()
    }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const suggestion = suggestionFor(typed)
        if (suggestion !== undefined) expect(parseEmail(suggestion)).toEqual({ email: suggestion })
      }),
    )
  })
})
