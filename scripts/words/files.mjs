import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/root.mjs'
import { readCatalogue, textOfCatalogue } from './catalogue.mjs'
import { textOfKeys } from './keys.mjs'

/** @import { Pair } from './faults.mjs' */

const LANGUAGES = /** @type {const} */ (['tr', 'en'])

/** @param {string} language @param {string} name */
const fileOf = (language, name) => join(root, 'locales', language, `${name}.po`)

/** @returns {Pair[]} */
export function readPairs() {
  const names = readdirSync(join(root, 'locales', 'en')).flatMap((file) => /^(.+)\.po$/.exec(file)?.[1] ?? [])
  /** @param {string} language @param {string} name */
  const read = (language, name) => readCatalogue(readFileSync(fileOf(language, name), 'utf8'))
  return names.sort().map((name) => ({ name, tr: read('tr', name), en: read('en', name) }))
}

/** Writes the catalogues in their sort order, and the type of their keys. @param {readonly Pair[]} pairs */
export function writeWords(pairs) {
  for (const pair of pairs)
    for (const language of LANGUAGES)
      writeFileSync(fileOf(language, pair.name), textOfCatalogue(language, pair[language]))
  const keys = pairs.flatMap(({ en }) => [...en.sentences.keys()])
  writeFileSync(join(root, 'src/words/word-key.ts'), textOfKeys(keys))
  return keys.length
}
