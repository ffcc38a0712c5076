import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../run/root.mjs'
import { haveTimedOut } from './timed-out.mjs'

/**
 * @typedef {object} Journey
 * @property {string} name file and titles joined as `--test-list` expects them
 * @property {string} picture path of its screenshot; empty without one
 */

/** @param {any} suite @param {readonly string[]} titles @returns {{ name: string, result: any }[]} */
function failedIn({ title, file, specs = [], suites = [] }, titles = []) {
  const own = title === file ? titles : [...titles, title]
  return [
    ...specs
      .filter((/** @type {any} */ { ok }) => !ok)
      .map((/** @type {any} */ spec) => ({
        // Its own file: that of a suite is the one which calls `describe`.
        name: [spec.file, ...own, spec.title].join(' › '),
        result: spec.tests.at(-1)?.results.at(-1),
      })),
    ...suites.flatMap((/** @type {any} */ inner) => failedIn(inner, own)),
  ]
}

/** @param {any} result */
const hasTimedOut = ({ errors = [] } = {}) =>
  haveTimedOut(errors.map((/** @type {{ message: string }} */ { message }) => message))

/** @param {any} result @returns {string} */
function pictureOf({ attachments = [] } = {}) {
  const { path } = attachments.find((/** @type {any} */ { name }) => name === 'screenshot') ?? {}
  return path ? relative(root, path) : ''
}

/**
 * The failed journeys of a report that failed only by timeouts.
 *
 * @param {any} report of Playwright's JSON reporter
 * @returns {Journey[]}
 */
export const timedOutIn = ({ suites }) =>
  suites
    .flatMap((/** @type {any} */ suite) => failedIn(suite))
    .filter((/** @type {{ result: any }} */ { result }) => hasTimedOut(result))
    .map((/** @type {{ name: string, result: any }} */ { name, result }) => ({ name, picture: pictureOf(result) }))

/**
 * @param {any} report of the second run
 * @returns {string[]} the journeys that failed again
 */
export const failedAgainIn = ({ suites }) =>
  suites.flatMap((/** @type {any} */ suite) => failedIn(suite)).map((/** @type {{ name: string }} */ { name }) => name)

/** @param {string} file @returns {any} */
export const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { suites: [] })

/** @param {string} file @param {readonly Journey[]} journeys */
export function writeTestList(file, journeys) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, journeys.map(({ name }) => `${name}\n`).join(''))
}

const LIST = join(root, '.build', 'flaky.json')

/** @typedef {Journey & { seed: string }} Flaky a flaky journey, and the seed of the run that found it */

/** @returns {Flaky[]} the flaky journeys found by earlier runs that `npm run everything` has not cleared */
export const listedFlaky = () => (existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : [])

/** @param {readonly Flaky[]} flaky */
export const listFlaky = (flaky) => writeFileSync(LIST, `${JSON.stringify(flaky, null, 2)}\n`)
