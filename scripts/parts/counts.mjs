import { readFileSync } from 'node:fs'

/** @import { Journey } from './failed-journeys.mjs' */

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} [why] reason of a failure that belongs to no test
 * @property {readonly Journey[]} [flaky] journeys that timed out first and passed when repeated
 */

/** Reason of a failure if the runner found no test and reported nothing else. */
export const NO_TEST = 'ran no test'

/** @param {string} why @returns {Counts} */
export const oneFailure = (why) => ({ passed: 0, failed: 1, skipped: 0, why })

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function addUp(all) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ kind) => all.reduce((so, counts) => so + counts[kind], 0)
  const why = all.flatMap((counts) => counts.why ?? []).join(', ')
  const flaky = all.flatMap((counts) => counts.flaky ?? [])
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    ...(why ? { why } : {}),
    ...(flaky.length > 0 ? { flaky } : {}),
  }
}

/**
 * @param {any} report of Vitest's JSON reporter
 * @returns {Counts}
 */
function ofVitest(report) {
  // A file that cannot be loaded, or whose beforeAll fails, contains no failed test.
  const broken = report.testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' && file.assertionResults.every((/** @type {any} */ one) => one.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * @param {any} report of Playwright's JSON reporter
 * @returns {Counts}
 */
function ofPlaywright({ stats, errors }) {
  // A test that passed only on retry counts as failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

/**
 * Reads the counts from a runner's report. A runner that crashed, or failed without a failed test, counts as one failure; so does
 * one without a report.
 *
 * @param {string} file
 * @param {number} code the runner's exit code
 * @returns {Counts}
 */
export function countsOf(file, code) {
  let report
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return oneFailure(`ended with ${code} and without a report`)
  }
  const counts = 'stats' in report ? ofPlaywright(report) : ofVitest(report)
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, why: `ended with ${code}, with no failed test` }
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, why: NO_TEST }
  return counts
}
