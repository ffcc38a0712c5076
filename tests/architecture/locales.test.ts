import { describe, expect, it } from 'vitest'
import { inOrder } from '../../scripts/config/lingui.config.mjs'
import { type Locales, localeFaults } from './laws/locales'
import { readCatalogue } from '../support/reading/catalogue'
import { filesIn, sourcesIn, textOf } from '../support/reading/files'
import { source } from '../support/reading/source'
import { keysSaidIn, wordsIn } from '../support/reading/word-keys'

const SAME_IN_BOTH: readonly string[] = ['transfer.iban']

/** What loads together is one table folder and one catalogue a language, all of the same name. */
const catalogues = [...new Set(filesIn('locales').flatMap((path) => /^locales\/\w+\/(.+)\.po$/.exec(path)?.[1] ?? []))]
const TABLES = new RegExp(`^src/words/(?:${catalogues.join('|')})/`)

const catalogueOf = (language: string, name: string) => readCatalogue(textOf(`locales/${language}/${name}.po`))

const po = (sentences: Readonly<Record<string, string>>) =>
  readCatalogue(
    Object.entries(sentences)
      .map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"`)
      .join('\n\n'),
  )

const table = source(
  'src/words/made.ts',
  `export const made = {
    'pay.title': msg({ id: 'pay.title', message: 'Choose' }),
    'pay.total': msg({ id: 'pay.total', message: 'Total {amount}' }),
  }`,
)
const screen = source('src/screens/pay.tsx', "say('pay.title'); say('pay.total', { amount })")

const made = (change: Partial<Locales>): string[] =>
  localeFaults({
    words: wordsIn([table]),
    isSaid: keysSaidIn([screen]),
    tr: po({ 'pay.title': 'Seçin', 'pay.total': 'Toplam {amount}' }),
    en: po({ 'pay.title': 'Choose', 'pay.total': 'Total {amount}' }),
    same: [],
    ...change,
  })

describe('the words', () => {
  it('are in both languages, none missing, empty, unused or the same by mistake (BEST-16~)', () => {
    const speakers = sourcesIn('src', 'machines').filter(({ path }) => !TABLES.test(path))
    const isSaid = keysSaidIn(speakers)
    const faults = catalogues.flatMap((name) => {
      const words = wordsIn(sourcesIn(`src/words/${name}`))
      const [tr, en] = [catalogueOf('tr', name), catalogueOf('en', name)]
      const same = SAME_IN_BOTH.filter((known) => words.some(({ key }) => key === known))
      return localeFaults({ words, isSaid, tr, en, same })
    })
    expect(faults).toEqual([])
  })

  it('stand in one table each, and each table has its catalogues (BEST-16~)', () => {
    const keys = wordsIn(sourcesIn('src')).map(({ key }) => key)
    expect(keys.length).toBeGreaterThan(20)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    expect(wordsIn(catalogues.flatMap((name) => sourcesIn(`src/words/${name}`)))).toHaveLength(keys.length)
  })

  it('pass when all is in order', () => {
    expect(made({})).toEqual([])
  })

  it.each<[string, Partial<Locales>]>([
    ['a missing sentence', { tr: po({ 'pay.title': 'Seçin' }) }],
    ['an empty sentence', { tr: po({ 'pay.title': '', 'pay.total': 'Toplam {amount}' }) }],
    ['a sentence that is no word', { en: po({ 'pay.title': 'Choose', 'pay.total': 'Total {amount}', old: 'Old' }) }],
    ['a sentence in one language only', { tr: po({ 'pay.title': 'Choose', 'pay.total': 'Toplam {amount}' }) }],
    ['a lost value', { tr: po({ 'pay.title': 'Seçin', 'pay.total': 'Toplam' }) }],
    ['another value', { tr: po({ 'pay.title': 'Seçin', 'pay.total': 'Toplam {sum}' }) }],
    ['an exception nobody needs', { same: ['pay.title'] }],
    ['a word nobody says', { isSaid: keysSaidIn([source('a.ts', "say('pay.total')")]) }],
    [
      'a word that is said by a type alone',
      { isSaid: keysSaidIn([source('a.ts', "type A = 'pay.title'; say('pay.total')")]) },
    ],
    ['a word in two tables', { words: [...wordsIn([table]), { key: 'pay.title', id: 'pay.title' }] }],
    [
      'a word of two names',
      { words: wordsIn([source('a.ts', table.text.replace("id: 'pay.title'", "id: 'pay.head'"))]) },
    ],
  ])('show %s', (_, change) => {
    expect(made(change)).toHaveLength(1)
  })

  it('show former words that a catalogue keeps', () => {
    const { sentences, former } = readCatalogue('msgid "a"\nmsgstr "A"\n\n#~ msgid "b"\n#~ msgstr "B"')
    expect([...sentences.keys(), former.length]).toEqual(['a', 1])
  })

  it('may be long and quoted in a catalogue', () => {
    const { sentences } = readCatalogue('#: a\nmsgid "a"\nmsgstr ""\n"one \\"two\\"\\n"\n"three"\n')
    expect(sentences.get('a')).toBe('one "two"\nthree')
  })

  it('stand in an order of their own, in whichever their tables are read', () => {
    const shown = (name: string) => {
      const { sentences } = catalogueOf('en', name)
      const entries = [...sentences].map(([id, message]) => [id, { message }] as const)
      return { ids: [...sentences.keys()], sorted: inOrder(Object.fromEntries([...entries].reverse())) }
    }
    for (const { ids, sorted } of catalogues.map(shown)) expect(ids).toEqual(Object.keys(sorted))
    expect(Object.keys(inOrder({ c: { message: 'A' }, a: { message: 'B' }, b: { message: 'A' } }))).toEqual([
      'b',
      'c',
      'a',
    ])
  })

  it('may be composed from their beginning', () => {
    expect(keysSaidIn([source('a.ts', 'say(`shell.step.${step}`)')])('shell.step.pay')).toBe(true)
  })
})
