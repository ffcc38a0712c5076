import { describe, expect, it } from 'vitest'
import { readCatalogue, textOfCatalogue } from '../../scripts/words/catalogue.mjs'
import { catalogueFaults, unusedFaults } from '../../scripts/words/faults.mjs'
import { readPairs } from '../../scripts/words/files.mjs'
import { textOfKeys } from '../../scripts/words/keys.mjs'
import { keysSaidIn } from '../../scripts/words/said.mjs'
import { sourcesIn, textOf } from '../support/reading/files'
import { source } from '../support/reading/source'

const pairs = readPairs()

const po = (sentences: Readonly<Record<string, string>>) =>
  readCatalogue(
    Object.entries(sentences)
      .map(([key, text]) => `msgid "${key}"\nmsgstr "${text}"`)
      .join('\n\n'),
  )

const TURKISH = { 'pay.title': 'Seçin', 'pay.total': 'Toplam {amount}' }
const ENGLISH = { 'pay.title': 'Choose', 'pay.total': 'Total {amount}' }

const made = (change: { tr?: object; en?: object }, same: readonly string[] = []) =>
  catalogueFaults([{ name: 'later', tr: po({ ...TURKISH, ...change.tr }), en: po({ ...ENGLISH, ...change.en }) }], same)

const unused = (code: string) =>
  unusedFaults([{ name: 'later', tr: po(TURKISH), en: po(ENGLISH) }], keysSaidIn([source('a.ts', code).tree]))

describe('the catalogues', () => {
  it('the catalogues have every sentence in both languages, none missing, empty or the same by mistake (BEST-16~)', () => {
    expect(pairs.map(({ name }) => name)).toEqual(['first', 'later'])
    expect(catalogueFaults(pairs)).toEqual([])
  })

  it('the catalogues have no sentence that the code does not use (BEST-16~)', () => {
    expect(unusedFaults(pairs, keysSaidIn(sourcesIn('src', 'machines').map(({ tree }) => tree)))).toEqual([])
  })

  it.each(pairs)('the catalogues are sorted by key: $name (npm run words)', ({ name, tr, en }) => {
    expect(textOfCatalogue('tr', tr)).toBe(textOf(`locales/tr/${name}.po`))
    expect(textOfCatalogue('en', en)).toBe(textOf(`locales/en/${name}.po`))
  })

  it('the type in src/words/word-key.ts has exactly the keys of the catalogues (npm run words)', () => {
    const keys = pairs.flatMap(({ en }) => [...en.sentences.keys()])
    expect(keys.length).toBeGreaterThan(600)
    expect(textOfKeys(keys)).toBe(textOf('src/words/word-key.ts'))
  })
})

describe('the check of the catalogues', () => {
  it('the check of the catalogues accepts correct catalogues', () => {
    expect(made({})).toEqual([])
    expect(unused("say('pay.title'); say('pay.total', { amount })")).toEqual([])
  })

  it.each<[string, string[]]>([
    ['a missing sentence', made({ en: { 'pay.fee': 'Fee' } })],
    ['a sentence in Turkish only', made({ tr: { 'pay.fee': 'Ücret' } })],
    ['an empty sentence', made({ en: { 'pay.title': '' } })],
    ['a sentence of one language in both', made({ tr: { 'pay.title': 'Choose' } })],
    ['a lost value', made({ tr: { 'pay.total': 'Toplam' } })],
    ['another value', made({ tr: { 'pay.total': 'Toplam {sum}' } })],
    ['an exception without need', made({}, ['pay.title'])],
    ['an exception without a sentence', made({}, ['pay.fee'])],
    [
      'a key of two catalogues',
      catalogueFaults(
        ['first', 'later'].map((name) => ({ name, tr: po({ a: 'Bir' }), en: po({ a: 'One' }) })),
        [],
      ),
    ],
    ['a sentence that no code says', unused("say('pay.total')")],
    ['a sentence that only a type names', unused("type A = 'pay.title'; say('pay.total')")],
  ])('the check of the catalogues reports %s', (_, faults) => {
    expect(faults).toHaveLength(1)
  })

  it('the check of the catalogues reports a key with two entries, and an obsolete one', () => {
    const text = 'msgid "a"\nmsgstr "A"\n\nmsgid "a"\nmsgstr "B"\n\n#~ msgid "b"\n#~ msgstr "B"'
    expect(catalogueFaults([{ name: 'later', tr: po({ a: 'C' }), en: readCatalogue(text) }], [])).toEqual([
      'locales/en/later.po has a twice',
      'locales/en/later.po keeps a former sentence: #~ msgid "b"\n#~ msgstr "B"',
    ])
  })

  it('the check of the catalogues recognises composed keys by their beginning', () => {
    expect(keysSaidIn([source('a.ts', 'say(`shell.step.${step}`)').tree])('shell.step.pay')).toBe(true)
  })
})

describe('a catalogue', () => {
  it('a catalogue may have long and quoted sentences, and comments', () => {
    const catalogue = readCatalogue('#. For print.\nmsgid "a"\nmsgstr ""\n"one \\"two\\"\\n"\n"three"\n')
    expect(catalogue.sentences.get('a')).toBe('one "two"\nthree')
    expect(textOfCatalogue('en', catalogue)).toMatch(
      /\n\n#\. For print\.\nmsgid "a"\nmsgstr "one \\"two\\"\\nthree"\n$/,
    )
  })

  it('a catalogue is written sorted by key', () => {
    const text = textOfCatalogue('tr', po({ 'b.a': '1', 'a.b': '2', 'a.a': '3' }))
    expect([...readCatalogue(text).sentences.keys()]).toEqual(['a.a', 'a.b', 'b.a'])
  })
})
