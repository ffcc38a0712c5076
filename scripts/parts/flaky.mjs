import { join } from 'node:path'
import { root } from '../run/root.mjs'
import { NO_TEST, addUp } from './counts.mjs'
import { listFlaky, listedFlaky, writeTestList } from './failed-journeys.mjs'
import { runPlaywright } from './runners.mjs'

/** @import { Counts } from './counts.mjs' */
/** @import { Flaky } from './failed-journeys.mjs' */
/** @import { Part } from './parts.mjs' */

/** @typedef {{ journey: Flaky, counts: Counts }} Played */

const TIMES = 20
const TESTS = join(root, '.build', 'flaky.txt')

/**
 * Splits the results: a journey that failed stays listed; one that was renamed or deleted can no longer be played.
 *
 * @param {readonly Played[]} played
 */
export function sortPlayed(played) {
  const isGone = (/** @type {Played} */ { counts }) => counts.why === NO_TEST
  const found = played.filter((one) => !isGone(one))
  return {
    listed: found.filter(({ counts }) => counts.failed > 0).map(({ journey }) => journey),
    gone: played.filter(isGone).map(({ journey }) => journey.name),
    counts: addUp(found.map(({ counts }) => counts)),
  }
}

/**
 * Plays each listed flaky journey twenty times, with the seed and sample of the run that found it. A journey that passes every
 * time leaves the list.
 *
 * @returns {Part}
 */
export function flakyOf() {
  return {
    name: 'flaky',
    budget: 300,
    needs: 'browser',
    tests: [],
    async run() {
      const listed = listedFlaky()
      if (listed.length === 0) {
        console.log('No journey is listed as flaky.')
        return addUp([])
      }
      const played = []
      for (const journey of listed) {
        writeTestList(TESTS, [journey])
        const { seed } = journey
        const env = {
          TEST_SEED: seed,
          ONE_PAYMENT_SEED: seed,
          SANDBOX_SEED: String(Number(seed) || 1),
          EVERYTHING: undefined,
        }
        const counts = await runPlaywright('flaky', ['--test-list', TESTS, `--repeat-each=${TIMES}`], { env })
        played.push({ journey, counts })
      }
      const sorted = sortPlayed(played)
      for (const name of sorted.gone) console.log(`No journey has this title any more; it leaves the list: ${name}`)
      listFlaky(sorted.listed)
      return sorted.counts
    },
  }
}
