/** @import { Counts } from './counts.mjs' */

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {number} seconds
 * @property {number} budget
 * @property {Counts} counts
 */

/** @param {readonly Row[]} rows */
function total(rows) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ kind) =>
    rows.reduce((all, { counts }) => all + counts[kind], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/**
 * @param {readonly Row[]} rows
 * @returns {string[]} the table's lines
 */
function table(rows) {
  const line = (/** @type {string[]} */ [name = '', ...cells]) =>
    name.padEnd(18) + cells.map((cell) => cell.padStart(9)).join('')
  return [
    line(['part', 'seconds', 'budget', 'passed', 'failed', 'skipped']),
    ...rows.map(({ name, seconds, budget, counts }) => {
      const counted = [counts.passed, counts.failed, counts.skipped].map(String)
      return line([name, seconds.toFixed(1), String(budget), ...counted]) + (counts.why ? `   ${counts.why}` : '')
    }),
    line([
      'all',
      rows.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(1),
      String(rows.reduce((sum, { budget }) => sum + budget, 0)),
    ]),
  ]
}

/**
 * Prints what happened; the last line is the one that others read.
 *
 * @param {readonly Row[]} rows
 * @returns {number} the exit code
 */
export function report(rows) {
  const { passed, failed, skipped } = total(rows)
  console.log(`\n${table(rows).join('\n')}\n`)
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed === 0 ? 0 : 1
}
