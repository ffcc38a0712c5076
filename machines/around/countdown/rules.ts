import type { Deadline } from '../../entities/deadline'
import type { Instant } from '../../entities/instant'

/** The last minute is shown in another colour. */
export const LAST_MINUTE = 60_000

/** From here on a screen reader announces that little time is left. */
export const LAST_MINUTES = 5 * LAST_MINUTE

export function timeLeft(deadline: Deadline, now: Instant): number {
  return Math.max(0, deadline.at - now)
}

/** Whole seconds, so that `00:01` is shown until the end has come. */
export function secondsLeft(deadline: Deadline, now: Instant): number {
  return Math.ceil(timeLeft(deadline, now) / 1000)
}

/** `872` → `14:32`; more than 99 minutes are written out as they are. */
export function clockFace(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
