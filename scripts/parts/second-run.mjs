import { join } from 'node:path'
import { root } from '../run/root.mjs'
import { failedAgainIn, listFlaky, listedFlaky, readReport, timedOutIn, writeTestList } from './failed-journeys.mjs'
import { reportFile, runPlaywright } from './runners.mjs'

/** @import { Counts } from './counts.mjs' */

/** Above this number, load is not the cause, and repeating them would take longer than the run itself. */
const MOST = 10

const TESTS = join(root, '.build', 'again.txt')
/** A separate folder, so that the pictures of the first run stay. */
const OUTPUT = join(root, '.build', 'journeys-again')

/**
 * Repeats the timed-out journeys of a run, one at a time. A journey that then passes counts as passed and is listed as flaky.
 *
 * @param {string} name of the first run's report
 * @param {Counts} counts of the first run
 * @returns {Promise<Counts>}
 */
export async function classifyFailed(name, counts) {
  const timedOut = counts.failed > 0 ? timedOutIn(readReport(reportFile(name))) : []
  if (timedOut.length === 0 || timedOut.length > MOST) return counts
  console.log(`\nOnce more, one at a time, to classify: ${timedOut.length} timed out.`)
  writeTestList(TESTS, timedOut)
  const again = await runPlaywright('again', ['--test-list', TESTS, '--workers=1', '--output', OUTPUT])
  const report = readReport(reportFile('again'))
  const failed = failedAgainIn(report)
  const flaky = timedOut.filter((journey) => !failed.includes(journey.name))
  // An incomplete second run classifies nothing.
  if (again.passed !== flaky.length || again.passed + again.failed !== timedOut.length) return counts
  const seed = process.env['TEST_SEED'] ?? ''
  const names = flaky.map((journey) => journey.name)
  listFlaky([
    ...listedFlaky().filter((journey) => !names.includes(journey.name)),
    ...flaky.map((journey) => ({ ...journey, seed })),
  ])
  return { ...counts, passed: counts.passed + flaky.length, failed: counts.failed - flaky.length, flaky }
}
