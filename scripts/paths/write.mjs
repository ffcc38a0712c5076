import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvOf, tableOf } from './csv.mjs'
import { featuresOf } from './gherkin.mjs'
import { specOf } from './playwright.mjs'

/** @import { PathsFile } from './path-schema' */

/** @param {PathsFile} file @param {string} folder */
export function writePaths(file, folder) {
  mkdirSync(folder, { recursive: true })
  const write = (/** @type {string} */ name, /** @type {string} */ content) =>
    writeFileSync(join(folder, name), content)
  write('paths.json', `${JSON.stringify(file, null, 2)}\n`)
  write('paths.spec.mjs', specOf(file))
  for (const [theme, feature] of featuresOf(file)) write(`${theme.replaceAll(' ', '-')}.feature`, feature)
  write('paths.csv', csvOf(file))
  write('coverage.csv', tableOf(file))
}
