import { join } from 'node:path'
import { root } from '../run/root.mjs'
import { addUp } from './counts.mjs'
import { listFlaky, listedFlaky, writeTestList } from './failed-journeys.mjs'
import { runPlaywright } from './runners.mjs'

/** @import { Part } from './parts.mjs' */

const TIMES = 20
const TESTS = join(root, '.build', 'flaky.txt')

/**
 * Plays each listed flaky journey twenty times, with the seed and the sample of the run that found it. A journey that passes each time
 * leaves the list.
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
      listFlaky(played.filter(({ counts }) => counts.failed > 0).map(({ journey }) => journey))
      return addUp(played.map(({ counts }) => counts))
    },
  }
}
