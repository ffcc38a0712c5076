import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runVitest } from './runners.mjs'
import { makeRunWhole } from './whole-run.mjs'
import { root } from '../run/root.mjs'

/**
 * A guard replaced by a constant, and what notices the change.
 *
 * @typedef {object} Flip
 * @property {string} machine
 * @property {string} guard
 * @property {boolean} always
 * @property {string | undefined} scenario the scenario whose result changes
 * @property {readonly string[] | undefined} way the shortest path after which the machine's own exploration differs
 * @property {readonly string[]} laws laws of the composed exploration that name the guard
 */

const FOLDER = join(root, '.build', 'flips')

/** @param {Flip} flip */
export function lineOfFlip({ machine, guard, always, scenario, way, laws }) {
  const parts = [
    scenario === undefined ? undefined : `scenario “${scenario}”`,
    way === undefined ? undefined : `own exploration in ${way.length} steps: ${way.join(' → ')}`,
    ...laws.map((law) => `law “${law}”`),
  ].filter((part) => part !== undefined)
  return `${machine}.${guard} always ${always}: ${parts.length === 0 ? 'NOT NOTICED' : parts.join('; ')}`
}

/** Saves the results of a machine for the summary. @param {string} machine @param {readonly Flip[]} flips */
export function writeFlips(machine, flips) {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${machine}.json`), JSON.stringify(flips))
}

/**
 * @param {readonly Flip[]} flips
 * @returns {string[]} the flips that neither a scenario nor the machine's exploration notices, and the counts
 */
export function summaryOfFlips(flips) {
  const survivors = flips.filter(({ scenario, way }) => scenario === undefined && way === undefined)
  const count = (/** @type {(flip: Flip) => boolean} */ has) => flips.filter(has).length
  const guards = new Set(flips.map(({ machine, guard }) => `${machine}.${guard}`)).size
  return [
    ...survivors.map((flip) => `SURVIVED: ${lineOfFlip(flip)}`),
    `${guards} guards, ${flips.length} flips: ${count(({ scenario }) => scenario !== undefined)} noticed by a scenario, ` +
      `${count(({ way }) => way !== undefined)} by the machine’s own exploration, ` +
      `${count(({ laws }) => laws.length > 0)} named by a law of the composed one; ${survivors.length} survived.`,
  ]
}

/** Replaces each guard of each machine by `true` and by `false`. @returns {Promise<number>} how many flips were not noticed, or failed */
export async function runFlips() {
  makeRunWhole()
  rmSync(FOLDER, { recursive: true, force: true })
  const { failed } = await runVitest('flips', ['tests/machines/scenarios.test.ts'])
  const files = existsSync(FOLDER) ? readdirSync(FOLDER).sort() : []
  const flips = files.flatMap((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))
  console.log(`\n${[...flips.map(lineOfFlip), '', ...summaryOfFlips(flips)].join('\n')}`)
  return failed
}
