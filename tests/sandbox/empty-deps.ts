import { dividedTimings } from '../../sandbox/kernel/timings'
import { seededRandom } from '../../sandbox/kernel/random'
import { emptyState } from '../../sandbox/records/state'
import type { Deps } from '../../sandbox/kernel/deps'
import { ORIGINS, START } from './harness'

/** A sandbox without members and with a fixed clock, for tests without HTTP. */
export function emptyDeps(): Deps {
  const state = emptyState(1)
  const wait = async () => {}
  const timings = dividedTimings({ waits: 1, deadlines: 1 })
  return { state, origins: ORIGINS, clock: { now: () => START }, random: seededRandom(state), wait, timings }
}
