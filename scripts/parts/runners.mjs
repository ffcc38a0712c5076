import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runChild } from '../run/child.mjs'
import { program } from '../run/programs.mjs'
import { countsOf } from './counts.mjs'
import { reportsOf } from './reports.mjs'
import { root } from '../run/root.mjs'

/** Reporters of the journeys: live output, JSON for the table at the end, and layout shifts. */
const REPORTERS = ['list', 'json', join(root, 'tests/journeys/support/shift-reporter.ts')].join()

/** @typedef {Record<string, string | undefined>} Env more variables for the tests; undefined removes one */

/** @param {string} name @returns {string} the path of the runner's own report */
export const reportFile = (name) => join(reportsOf(), `${name}.json`)

/**
 * @param {string} name
 * @param {(report: string) => { command: string[], env?: Env }} call
 */
async function withReport(name, call) {
  const report = reportFile(name)
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { command, env } = call(report)
  const { code } = await runChild(command, env ? { env } : {})
  return countsOf(report, code)
}

/**
 * @param {string} name of the report
 * @param {readonly string[]} args
 * @param {object} [how]
 * @param {number} [how.workers] more than the number of cores if tests spend time waiting
 * @param {Record<string, string>} [how.env] more variables for the tests
 */
export function runVitest(name, args, { workers = 2, env = {} } = {}) {
  return withReport(name, (report) => ({
    command: [
      ...program('vitest'),
      'run',
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    env,
  }))
}

/**
 * @param {string} name of the report
 * @param {readonly string[]} args
 * @param {object} [where]
 * @param {string} [where.folder] of its configuration
 * @param {string} [where.config] name of the configuration file in it
 * @param {Env} [where.env]
 */
export function runPlaywright(
  name,
  args,
  { folder = 'tests/journeys', config = 'playwright.config.ts', env = {} } = {},
) {
  return withReport(name, (report) => ({
    command: [...program('playwright'), 'test', '-c', `${folder}/${config}`, `--reporter=${REPORTERS}`, ...args],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }))
}
