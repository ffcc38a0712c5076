import type { Catalogue } from '../../support/reading/catalogue'
import type { Word } from '../../support/reading/word-keys'

export interface Locales {
  readonly words: readonly Word[]
  readonly isSaid: (key: string) => boolean
  readonly tr: Catalogue
  readonly en: Catalogue
  /** Keys whose sentence is rightly the same in both languages: names and abbreviations. */
  readonly same: readonly string[]
}

const placeholdersOf = (sentence: string) => [...new Set(sentence.match(/\{\w+/g) ?? [])].sort().join(' ')

function catalogueFaults(language: string, { sentences, former }: Catalogue, keys: readonly string[]): string[] {
  return [
    ...keys.filter((key) => !sentences.has(key)).map((key) => `${language} has no sentence for ${key}`),
    ...[...sentences].filter(([, text]) => text.trim() === '').map(([key]) => `${language} says nothing for ${key}`),
    ...[...sentences.keys()]
      .filter((key) => !keys.includes(key))
      .map((key) => `${language} keeps ${key}, which is no word`),
    ...former.map((block) => `${language} keeps a former word: ${block}`),
  ]
}

/** Nothing but values and signs: such a sentence can't be the same by mistake. */
const isWordless = (sentence: string) => !/\p{L}/u.test(sentence.replace(/\{[^}]*\}/g, ''))

export function localeFaults({ words, isSaid, tr, en, same }: Locales): string[] {
  const keys = words.map(({ key }) => key)
  const both = keys.flatMap((key) => {
    const turkish = tr.sentences.get(key)
    const english = en.sentences.get(key)
    return turkish === undefined || english === undefined ? [] : [{ key, turkish, english }]
  })
  return [
    ...words
      .filter(({ key, id }) => key !== id)
      .map(({ key, id }) => `${key} is called ${String(id)} in the catalogues`),
    ...keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `${key} stands in two tables`),
    ...keys.filter((key) => !isSaid(key)).map((key) => `nobody says ${key}`),
    ...catalogueFaults('Turkish', tr, keys),
    ...catalogueFaults('English', en, keys),
    ...both
      .filter(({ key, turkish, english }) => turkish === english && !isWordless(turkish) && !same.includes(key))
      .map(({ key, turkish }) => `${key} says the same in both languages: ${turkish}`),
    ...same
      .filter((key) => both.every((word) => word.key !== key || word.turkish !== word.english))
      .map((key) => `${key} is listed as the same in both languages, and is not`),
    ...both
      .filter(({ turkish, english }) => placeholdersOf(turkish) !== placeholdersOf(english))
      .map(({ key }) => `${key} has other values in Turkish than in English`),
  ]
}
