import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { messages as english } from '../../locales/en/later.po'
import { messages as turkish } from '../../locales/tr/later.po'
import type { Agreement, AgreementName } from '../../machines/entities/agreement'

const files = import.meta.glob<{ agreement: Agreement }>('../../locales/*/agreements/*.ts', { eager: true })

const FILES: Readonly<Record<AgreementName, string>> = {
  userAgreement: 'user-agreement',
  serviceAgreement: 'service-agreement',
  explicitConsent: 'explicit-consent',
  privacyNotice: 'privacy-notice',
}

function textOf(language: 'tr' | 'en', name: AgreementName): Agreement {
  const file = files[`../../locales/${language}/agreements/${FILES[name]}.ts`]
  if (!file) throw new Error(`there is no ${name} in ${language}`)
  return file.agreement
}

const i18n = {
  tr: setupI18n({ locale: 'tr', messages: { tr: turkish } }),
  en: setupI18n({ locale: 'en', messages: { en: english } }),
}

/** Placeholders that are filled in when a text is displayed. */
const PLACES = ['{provider}', '{consentPurpose}', '{contact}', '{fees}']

const names = Object.keys(FILES) as AgreementName[]
const sentencesOf = ({ articles }: Agreement) => articles.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])

/** Numbers, dates and times of day, sorted, because their order differs between the languages. */
const figuresIn = (sentences: readonly string[]): string[] =>
  (
    sentences
      .join('\n')
      .replace(/ October /g, '.10.')
      .replace(/(\d)[.,](?=\d{3}\b)/g, '$1')
      .match(/\d+(?:[.:]\d+)*/g) ?? []
  ).sort()

const linksIn = (sentence: string) => Array.from(sentence.matchAll(/<(\w+)>(.*?)<\/\1>/g), ([, name]) => name ?? '')

/** A link that is unclosed, empty, or closed by another name. */
const isLoose = (sentence: string) => /[<>]|^\s*$/.test(sentence.replace(/<(\w+)>[^<>]+<\/\1>/g, 'link'))

describe.each(names)('the agreement %s', (name) => {
  const [tr, en] = [textOf('tr', name), textOf('en', name)]

  it('an agreement has the same articles in both languages, all with text (AGR-01~)', () => {
    const shapeOf = ({ articles }: Agreement) => articles.map(({ paragraphs }) => paragraphs.length)
    expect(shapeOf(tr)).toEqual(shapeOf(en))
    expect(shapeOf(tr).length).toBeGreaterThan(2)
    for (const { articles } of [tr, en]) {
      expect(articles.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true)
      expect(new Set(articles.map(({ heading }) => heading)).size).toBe(articles.length)
    }
    for (const text of [tr, en]) expect(sentencesOf(text).filter(isLoose)).toEqual([])
    expect(sentencesOf(tr).filter((sentence) => sentencesOf(en).includes(sentence))).toEqual([])
  })

  it('an agreement has the same figures in each article of both languages (AGR-01~)', () => {
    expect(tr.validFrom).toBe(en.validFrom?.replace(' October ', '.10.'))
    tr.articles.forEach(({ heading, paragraphs }, number) => {
      const twin = en.articles[number]?.paragraphs ?? []
      expect([heading, figuresIn(paragraphs)]).toEqual([heading, figuresIn(twin)])
    })
  })

  it('an agreement has only known placeholders, and the same agreement links in both languages (REG-04~)', () => {
    for (const text of [tr, en]) {
      const all = sentencesOf(text)
      const places = all.join().match(/\{.*?\}/g) ?? []
      expect(places.filter((place) => !PLACES.includes(place))).toEqual([])
      expect(all.flatMap(linksIn).filter((link) => !names.some((other) => other !== name && other === link))).toEqual(
        [],
      )
    }
    const linksOf = (text: Agreement) => sentencesOf(text).map((sentence) => linksIn(sentence).sort())
    expect(linksOf(tr)).toEqual(linksOf(en))
  })

  it('an agreement has the same title before and after its text has loaded (REG-04~)', () => {
    for (const language of ['tr', 'en'] as const) {
      expect(textOf(language, name).title).toBe(i18n[language]._(`legalText.title.${name}`))
    }
  })
})

describe('the user agreement', () => {
  it('the user agreement is valid from 16.10.2024, and states the figures of the specification (AGR-01~)', () => {
    const text = textOf('tr', 'userAgreement')
    expect(text.validFrom).toBe('16.10.2024')
    const figures = figuresIn(sentencesOf(text))
    const stated = ['30', '2', '10', '13', '250', '24', '45', '180', '14', '7', '20', '60', '90', '18', '1']
    expect(stated.filter((figure) => !figures.includes(figure))).toEqual([])
  })
})

describe('the consents', () => {
  it.each<[row: 'agreement' | 'dataUse' | 'messages' | 'footnote', links: readonly string[]]>([
    ['agreement', ['serviceAgreement', 'userAgreement']],
    ['dataUse', ['explicitConsent']],
    ['messages', []],
    ['footnote', ['privacyNotice']],
  ])('the consent %s has links to %j, in both languages (REG-04~)', (row, links) => {
    for (const language of ['tr', 'en'] as const) {
      const sentence = i18n[language]._(`consents.${row}`)
      expect(isLoose(sentence)).toBe(false)
      expect(linksIn(sentence).sort()).toEqual(links)
    }
  })
})
