import type { Clock } from './clock'
import type { Origins } from './origins'
import type { Timings } from './timings'
import type { Random } from './random'
import type { State } from '../records/state'

/** The dependencies of every program of the sandbox: the state, and the only outside effects that it may use. */
export interface Deps {
  readonly state: State
  readonly origins: Origins
  readonly clock: Clock
  readonly random: Random
  readonly timings: Timings
  readonly wait: (milliseconds: number) => Promise<void>
}
