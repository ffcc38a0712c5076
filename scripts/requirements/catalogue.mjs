import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/root.mjs'
import { titlesIn } from './claims.mjs'
import { familiesIn } from './rows.mjs'

const SHORT = 100

/** @returns {import('./claims.mjs').Source[]} every test file, in order */
export function testSources() {
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test|spec|scenarios)\.tsx?$/.test(name))
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export const specifiedFamilies = () => familiesIn(readFileSync(join(root, 'docs', 'rows.md'), 'utf8'))

/**
 * @typedef {{ whole: Map<string, number>, parts: Map<string, number> }} Proof number of titles by the file that has them, or by
 *   its folder
 */

/** @param {Map<string, number>} counts @param {string} name */
const count = (counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1)

/** @param {readonly import('./claims.mjs').Source[]} sources */
function proofsIn(sources) {
  /** @type {Map<string, Proof>} */
  const proofs = new Map()
  for (const { path, marks } of titlesIn(sources)) {
    for (const { row, isWhole } of marks) {
      const proof = proofs.get(row) ?? { whole: new Map(), parts: new Map() }
      if (isWhole) count(proof.whole, path.replace('tests/', ''))
      else count(proof.parts, path.split('/')[1] ?? '')
      proofs.set(row, proof)
    }
  }
  return proofs
}

/** The beginning of a row's sentence, short enough for a table. @param {string} sentence */
function beginningOf(sentence) {
  const plain = sentence.replaceAll(/ ?\*\*\([^*]*\)\*\*/g, '').replaceAll('**', '')
  const [first = ''] = plain.split(/(?<=[^.])(?:[.;:] |\.$)/)
  if (first.length <= SHORT) return first.replaceAll('|', '\\|')
  const cut = first.slice(0, SHORT).replace(/\W+\w*$/, '')
  const isInCode = cut.split('`').length % 2 === 0
  return `${(isInCode ? cut.slice(0, cut.lastIndexOf('`')).trimEnd() : cut).replaceAll('|', '\\|')} …`
}

/** @param {string} title */
const anchorOf = (title) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')

/** @param {Map<string, number>} counts @param {(name: string) => string} write */
const listed = (counts, write) =>
  [...counts].map(([name, times]) => `${write(name)}${times > 1 ? ` ×${times}` : ''}`).join(', ')

/**
 * The part of the page that must be up to date. The number of titles is ignored, since it changes with every new title.
 *
 * @param {string} page
 */
export const withoutCounts = (page) => page.replaceAll(/ ×\d+/g, '').replaceAll(/ \d+(?=(?:, [a-z-]+ \d+)* \|$)/gm, '')

/** @param {Proof | undefined} proof */
const stateOf = (proof) => (!proof ? 'open' : proof.whole.size > 0 ? 'whole' : 'part')

/** @param {readonly import('./rows.mjs').Row[]} rows @param {ReadonlyMap<string, Proof>} proofs */
function totalsOf(rows, proofs) {
  const states = rows.map(({ id }) => stateOf(proofs.get(id)))
  const of = (/** @type {string} */ state) => states.filter((one) => one === state).length
  return { whole: of('whole'), part: of('part'), open: of('open'), all: rows.length }
}

/**
 * Writes docs/requirements.md.
 *
 * @param {readonly import('./rows.mjs').Family[]} families
 * @param {readonly import('./claims.mjs').Source[]} sources
 */
export function catalogue(families, sources) {
  const proofs = proofsIn(sources)
  const cells = (/** @type {ReturnType<typeof totalsOf>} */ { whole, part, open, all }) =>
    `${whole} | ${part} | ${open} | ${all} |`
  const all = families.flatMap(({ rows }) => rows)
  const inBrowser = all.filter(({ isForBrowser }) => isForBrowser)
  const linkTo = (/** @type {string} */ title) => `rows.md#${anchorOf(title)}`
  return [
    '# What is proven where',
    '',
    'Written by `npm run requirements` from [the rows](rows.md) and from the titles of the tests, below `tests/`; a test fails when it is',
    'stale. A title ends with the rows it proves; `~` behind a row says that it proves a part of it: `grep -rn "OTP-05~" tests` finds',
    'those. A row is whole when one title proves all of it ([B]: in a browser), part when only parts are proven, open when nothing is.',
    '',
    '| | Whole | Part | Open | All |',
    '| --- | --- | --- | --- | --- |',
    `| **All rows** | ${cells(totalsOf(all, proofs))}`,
    `| of them [B] | ${cells(totalsOf(inBrowser, proofs))}`,
    ...families.map(({ title, rows }) => {
      const [name = '', about = ''] = title.split(': ')
      return `| [${name}](#${anchorOf(title)})${about && `: ${about}`} | ${cells(totalsOf(rows, proofs))}`
    }),
    ...families.flatMap(({ title, rows }) => [
      '',
      `## ${title}`,
      '',
      '| Row | State | What | Proven whole in | Titles of parts |',
      '| --- | --- | --- | --- | --- |',
      ...rows.map(({ id, isForBrowser, sentence }) => {
        const proof = proofs.get(id)
        const whole = proof ? listed(proof.whole, (name) => `\`${name}\``) : ''
        const parts = proof ? [...proof.parts].map(([name, times]) => `${name} ${times}`).join(', ') : ''
        const row = `[${id}](${linkTo(title)})${isForBrowser ? ' [B]' : ''}`
        return `| ${row} | ${stateOf(proof)} | ${beginningOf(sentence)} | ${whole} | ${parts} |`
      }),
    ]),
    '',
  ].join('\n')
}
