import { stopwatch } from '../run/seconds.mjs'
import { ClearCause } from '../run/clear-cause.mjs'
import { besideEachOther } from './beside.mjs'
import { choose } from './choose.mjs'
import { oneFailure } from './counts.mjs'
import { SETTING_UP, setUp } from './parts.mjs'
import { nearLimits, openNearLimits } from './near-limits.mjs'
import { reportOf } from './report.mjs'
import { clearReports } from './reports.mjs'
import { setSeed } from './seed.mjs'

/** @import { Part } from './parts.mjs' */
/** @import { Row } from './report.mjs' */

/**
 * Runs the parts one after the other, except those that run in parallel. A failed part does not stop the next one, so that one
 * run reports everything.
 *
 * @param {readonly Part[]} parts
 * @param {readonly string[]} asked
 * @param {(rows: readonly Row[], seed: string) => string[]} [alsoTell] more lines, about the parts that ran completely
 * @returns {Promise<number>}
 */
export async function runParts(parts, asked, alsoTell = () => []) {
  const chosen = choose(parts, asked)
  const seed = setSeed(process.env)
  clearReports()
  openNearLimits(process.env)
  const repeated = `Random choices in this run: TEST_SEED=${seed}. Set it to repeat them.`
  console.log(repeated)
  /** @type {Row[]} */
  const rows = []
  /** @param {{ name: string, budget: number }} part @param {() => Promise<import('./counts.mjs').Counts>} run */
  const row = async ({ name, budget }, run) => {
    console.log(`\n── ${name} ${'─'.repeat(Math.max(60 - name.length, 0))}`)
    const time = stopwatch()
    const counts = await run()
    rows.push({ name, budget, seconds: time(), counts })
    return counts
  }

  const prepared = await row(SETTING_UP, async () => {
    try {
      await setUp(chosen.map(({ part }) => part))
      return { passed: 0, failed: 0, skipped: 0 }
    } catch (error) {
      console.error(error instanceof ClearCause ? error.message : error)
      return oneFailure('nothing else was run')
    }
  })
  if (prepared.failed === 0)
    for (const { part, files } of besideEachOther(chosen)) await row(part, () => part.run(files))
  console.log(`\n${repeated}`)
  const { lines, code } = reportOf(rows, { isCI: process.env['CI'] !== undefined })
  const also = chosen.every(({ files }) => files.length === 0) ? alsoTell(rows, seed) : []
  console.log([...lines.slice(0, -1), ...nearLimits(process.env), ...also, ...lines.slice(-1)].join('\n'))
  return code
}
