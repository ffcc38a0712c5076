/** @import { Catalogue } from './catalogue.mjs' */

/**
 * A catalogue in both languages.
 *
 * @typedef {object} Pair
 * @property {string} name of the file in each language
 * @property {Catalogue} tr
 * @property {Catalogue} en
 */

/** Keys whose sentence may be the same in both languages, such as abbreviations. */
const SAME_IN_BOTH = ['transfer.iban']

/** @param {Pair} pair */
const keysOf = ({ tr, en }) => [...new Set([...en.sentences.keys(), ...tr.sentences.keys()])]

/** @param {string} sentence */
const placeholdersOf = (sentence) => [...new Set(sentence.match(/\{\w+/g) ?? [])].sort().join(' ')

/** A sentence without letters is the same in every language, so it is not reported. @param {string} sentence */
const isWordless = (sentence) => !/\p{L}/u.test(sentence.replace(/\{[^}]*\}/g, ''))

/** @param {string} file @param {Catalogue} catalogue @param {readonly string[]} keys */
const faultsOfOne = (file, { sentences, repeated, former }, keys) => [
  ...keys.filter((key) => !sentences.has(key)).map((key) => `${file} has no sentence for ${key}`),
  ...[...sentences].filter(([, text]) => text.trim() === '').map(([key]) => `${file} says nothing for ${key}`),
  ...repeated.map((key) => `${file} has ${key} twice`),
  ...former.map((block) => `${file} keeps a former sentence: ${block}`),
]

/** @param {Pair} pair @param {readonly string[]} same */
function faultsOfPair(pair, same) {
  const { name, tr, en } = pair
  const keys = keysOf(pair)
  const both = keys.flatMap((key) => {
    const [turkish, english] = [tr.sentences.get(key), en.sentences.get(key)]
    return turkish === undefined || english === undefined ? [] : [{ key, turkish, english }]
  })
  return [
    ...faultsOfOne(`locales/tr/${name}.po`, tr, keys),
    ...faultsOfOne(`locales/en/${name}.po`, en, keys),
    ...both
      .filter(({ key, turkish, english }) => turkish === english && !isWordless(turkish) && !same.includes(key))
      .map(({ key, turkish }) => `${key} says the same in both languages: ${turkish}`),
    ...both
      .filter(({ key, turkish, english }) => turkish !== english && same.includes(key))
      .map(({ key }) => `${key} is listed as the same in both languages, and is not`),
    ...both
      .filter(({ turkish, english }) => placeholdersOf(turkish) !== placeholdersOf(english))
      .map(({ key }) => `${key} has other values in Turkish than in English`),
  ]
}

/**
 * Faults of the sentences themselves.
 *
 * @param {readonly Pair[]} pairs
 * @param {readonly string[]} same
 */
export function catalogueFaults(pairs, same = SAME_IN_BOTH) {
  const keys = pairs.flatMap(keysOf)
  return [
    ...pairs.flatMap((pair) => faultsOfPair(pair, same)),
    ...keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `${key} is in two catalogues`),
    ...same
      .filter((key) => !keys.includes(key))
      .map((key) => `${key} is listed as the same in both languages, and has no sentence`),
  ]
}

/**
 * Sentences that no code uses.
 *
 * @param {readonly Pair[]} pairs
 * @param {(key: string) => boolean} isSaid
 */
export const unusedFaults = (pairs, isSaid) =>
  pairs
    .flatMap(keysOf)
    .filter((key) => !isSaid(key))
    .map((key) => `no code says ${key}`)
