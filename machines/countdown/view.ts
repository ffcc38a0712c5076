import type { SnapshotFrom } from 'xstate'
import type { countdownMachine } from './machine'
import { clockFace, secondsLeft, timeLeft } from './rules'

export interface CountdownView {
  /** `14:32`; undefined while there is no deadline or no time yet. */
  readonly face: string | undefined
  /** What is left of the whole, from 1 down to 0. */
  readonly share: number
  readonly isWarning: boolean
}

export function countdownView(snapshot: SnapshotFrom<typeof countdownMachine>): CountdownView {
  const { deadline, now, whole } = snapshot.context
  const isWarning = snapshot.hasTag('warning')
  if (deadline === undefined || now === undefined) return { face: undefined, share: 1, isWarning }
  return {
    face: clockFace(secondsLeft(deadline, now)),
    share: whole ? Math.min(1, timeLeft(deadline, now) / whole) : 0,
    isWarning,
  }
}
