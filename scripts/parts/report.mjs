import { addUp } from './counts.mjs'

/** @import { Counts } from './counts.mjs' */
/** @import { Journey } from './failed-journeys.mjs' */

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {number} seconds
 * @property {number} budget
 * @property {Counts} counts
 */

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
    line(['all', timeOf(rows).seconds.toFixed(1), String(timeOf(rows).budget)]),
  ]
}

/**
 * A run in CI fails when it takes this many times its budget. One commit took 1.8 to 4.8 times the budget on different hosts,
 * so only a run that hangs should reach it: the gate depends on the commit, not on the host.
 */
const ROOM = 8

/** @param {readonly { seconds: number, budget: number }[]} rows */
const timeOf = (rows) =>
  rows.reduce((sum, row) => ({ seconds: sum.seconds + row.seconds, budget: sum.budget + row.budget }))

/** @param {string} name @param {{ seconds: number, budget: number }} time */
const over = (name, { seconds, budget }) =>
  `Over its budget: ${name}, ${seconds.toFixed(1)} of ${budget} s (${(seconds / budget).toFixed(1)} times).`

/**
 * Lists the parts over budget. A single slow part is only reported, because other work on the machine can cause it; in CI the
 * whole run fails above eight times its budget.
 *
 * @param {readonly Row[]} rows
 * @param {{ isCI: boolean }} where
 * @returns {{ lines: string[], isTooSlow: boolean }}
 */
function overBudget(rows, { isCI }) {
  const all = timeOf(rows)
  const isTooSlow = isCI && all.seconds > ROOM * all.budget
  const slow = rows.filter(({ seconds, budget }) => seconds > budget)
  return {
    lines: [
      ...slow.map((row) => over(row.name, row)),
      ...(all.seconds > all.budget ? [over('the whole run', all)] : []),
      ...(isTooSlow ? [`FAILED: in CI the whole run may take ${ROOM * all.budget} s at most.`] : []),
    ],
    isTooSlow,
  }
}

const FLAKY = 2

/** @param {readonly Journey[]} flaky @returns {{ lines: string[], isTooMany: boolean }} */
function flakyLines(flaky) {
  const isTooMany = flaky.length > FLAKY
  return {
    lines: [
      ...flaky.map(({ name, picture }) => `Flaky: ${name}${picture ? ` (${picture})` : ''}`),
      ...(isTooMany ? [`FAILED: at most ${FLAKY} journeys of a run may be flaky.`] : []),
      ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    ],
    isTooMany,
  }
}

/**
 * The report of a run. Other programs parse its last line.
 *
 * @param {readonly Row[]} rows
 * @param {{ isCI: boolean }} where
 * @returns {{ lines: string[], code: number }} with the exit code
 */
export function reportOf(rows, where) {
  const { passed, failed: tests, skipped, flaky = [] } = addUp(rows.map(({ counts }) => counts))
  const { lines, isTooSlow } = overBudget(rows, where)
  const { lines: flakyOnes, isTooMany } = flakyLines(flaky)
  const failed = tests + (isTooSlow ? 1 : 0) + (isTooMany ? 1 : 0)
  const counted = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return { lines: ['', ...table(rows), '', ...lines, ...flakyOnes, counted], code: failed === 0 ? 0 : 1 }
}
