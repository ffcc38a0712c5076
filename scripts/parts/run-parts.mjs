import { stopwatch } from '../run/seconds.mjs'
import { ClearCause } from '../setup/clear-cause.mjs'
import { choose } from './choose.mjs'
import { oneFailure } from './counts.mjs'
import { SETTING_UP, build, setUp } from './parts.mjs'
import { reportOf } from './report.mjs'
import { setSeed } from './seed.mjs'

/** @import { Part } from './parts.mjs' */
/** @import { Row } from './report.mjs' */

/**
 * One part after the other. A failed part does not keep the next one from running: one run tells everything.
 *
 * @param {readonly Part[]} parts
 * @param {readonly string[]} asked
 * @returns {Promise<number>} the exit code
 */
export async function runParts(parts, asked) {
  const chosen = choose(parts, asked)
  const seed = setSeed(process.env)
  const repeated = `The seed of this run: TEST_SEED=${seed} draws the same lots again.`
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

  /** @param {() => Promise<unknown>} work that the tests need */
  const prepare = async (work) => {
    try {
      await work()
      return { passed: 0, failed: 0, skipped: 0 }
    } catch (error) {
      console.error(error instanceof ClearCause ? error.message : error)
      return oneFailure('nothing else was run')
    }
  }

  const needing = chosen.map(({ part }) => part)
  let building = Promise.resolve()
  const isBeside = needing[0]?.needs === 'nothing'
  let { failed } = await row(SETTING_UP, () =>
    prepare(async () => {
      await setUp(needing)
      building = build(needing)
      // Whoever waits for it hears how it ended.
      building.catch(() => undefined)
      // What needs nothing passes by beside it.
      if (!isBeside) await building
    }),
  )
  for (const { part, files } of failed === 0 ? chosen : []) {
    await row(part, async () => {
      const built = part.needs === 'nothing' ? undefined : await prepare(() => building)
      failed = built?.failed ?? 0
      return failed > 0 && built ? built : part.run(files)
    })
    if (failed > 0) break
  }
  console.log(`\n${repeated}`)
  const { lines, code } = reportOf(rows, { isCI: process.env['CI'] !== undefined })
  console.log(lines.join('\n'))
  return code
}
