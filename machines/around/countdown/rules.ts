import type { Deadline } from '../../entities/deadline'
import type { Instant } from '../../entities/instant'

/** From here on, in milliseconds, the countdown is shown in another colour. */
export const LAST_MINUTE = 60_000

/** From here on, in milliseconds, screen readers announce the remaining time. */
export const LAST_FIVE_MINUTES = 5 * LAST_MINUTE

export function timeLeft(deadline: Deadline, now: Instant): number {
  return Math.max(0, deadline.at - now)
}

/** Rounded up, so that `00:01` is shown until the deadline. */
export function secondsLeft(deadline: Deadline, now: Instant): number {
  return Math.ceil(timeLeft(deadline, now) / 1000)
}

/** `872` → `14:32`. Above 99 minutes, the minutes have three or more digits. */
export function formatCountdown(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
