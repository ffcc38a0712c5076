import type { SnapshotFrom } from 'xstate'
import type { countdownMachine } from './machine'
import type { TimeKey } from '../../entities/message-key'
import { LAST_MINUTE, LAST_FIVE_MINUTES, formatCountdown, secondsLeft, timeLeft } from './rules'

export interface CountdownView {
  /** `14:32`; undefined while there is no deadline or no time yet. */
  readonly face: string | undefined
  /** Remaining share of the ring, from 1 down to 0. */
  readonly share: number
  readonly isWarning: boolean
}

export function countdownView(snapshot: SnapshotFrom<typeof countdownMachine>): CountdownView {
  const { deadline, now, whole } = snapshot.context
  const isWarning = snapshot.hasTag('warning')
  if (deadline === undefined || now === undefined) return { face: undefined, share: 1, isWarning }
  return {
    face: formatCountdown(secondsLeft(deadline, now)),
    share: whole ? Math.min(1, timeLeft(deadline, now) / whole) : 0,
    isWarning,
  }
}

/** The screen-reader announcement: one for the last five minutes, another for the last minute, otherwise none. */
export function announcementKeyOf(snapshot: SnapshotFrom<typeof countdownMachine>): TimeKey | undefined {
  const { deadline, now } = snapshot.context
  if (deadline === undefined || now === undefined) return undefined
  const left = timeLeft(deadline, now)
  if (left === 0 || left > LAST_FIVE_MINUTES) return undefined
  return left <= LAST_MINUTE ? 'live.lastMinute' : 'live.lastFiveMinutes'
}
