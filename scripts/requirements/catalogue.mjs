import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../run/root.mjs'

// A title ends with its rows; what follows is the quote that ends the title.
const MARK = /\(([A-Z][A-Z0-9]+-\d\d~?(?:, [A-Z][A-Z0-9]+-\d\d~?)*)\)(?=['"`])/g

/** @returns {string[]} every test file, in order */
function testFiles() {
  const tests = join(root, 'tests')
  return readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test|spec|scenarios)\.tsx?$/.test(name))
    .map((name) => join(tests, name))
    .sort()
}

/**
 * The rows that tests carry in their titles: `(OTP-07)` proves the whole row, `(CARD-04~)` a part of it.
 *
 * @returns {Map<string, { whole: Set<string>, part: Set<string> }>} by row, the files that prove it
 */
export function provenRows() {
  const rows = new Map()
  for (const file of testFiles()) {
    const path = relative(root, file)
    for (const [, ids = ''] of readFileSync(file, 'utf8').matchAll(MARK)) {
      for (const id of ids.split(', ')) {
        const row = id.replace('~', '')
        const proof = rows.get(row) ?? { whole: new Set(), part: new Set() }
        proof[id.endsWith('~') ? 'part' : 'whole'].add(path)
        rows.set(row, proof)
      }
    }
  }
  return rows
}

/** @param {Iterable<string>} files */
const list = (files) => [...files].map((file) => `\`${file.replace('tests/', '')}\``).join(', ')

/** docs/requirements.md, as the tests have it now. */
export function catalogue() {
  const rows = [...provenRows()].sort(([a], [b]) => a.localeCompare(b))
  const whole = rows.filter(([, proof]) => proof.whole.size > 0)
  const part = rows.filter(([, proof]) => proof.whole.size === 0)
  return [
    '# What is proven where',
    '',
    'Written by `npm run requirements` from the titles of the tests, below `tests/`; a test fails when it is stale. A title ends',
    'with the rows it proves; `~` behind a row says that it proves a part of it.',
    '',
    `## Whole rows (${whole.length})`,
    '',
    '| Row | Proven in | Parts also in |',
    '| --- | --- | --- |',
    ...whole.map(([row, proof]) => `| ${row} | ${list(proof.whole)} | ${list(proof.part)} |`),
    '',
    `## Parts of rows (${part.length})`,
    '',
    '| Row | Parts proven in |',
    '| --- | --- |',
    ...part.map(([row, proof]) => `| ${row} | ${list(proof.part)} |`),
    '',
  ].join('\n')
}
