const MINUTE = 60_000
const RESEND_COOLDOWN = MINUTE
// In milliseconds. Longer than any path, and than any time by which a path moves the clock.
const NEVER = 1_000_000_000

/** The page's timings while a path is played, in milliseconds. */
export const WAITS = {
  readDeadline: NEVER,
  loginDeadline: NEVER,
  moneyDeadline: NEVER,
  preferenceDeadline: NEVER,
  redirectPause: NEVER,
  transferPause: NEVER,
  threeDSPause: NEVER,
  creditPause: NEVER,
  bankPatience: NEVER,
  slowAfter: MINUTE,
  overdueAfter: 2 * MINUTE,
  reconcilePause: NEVER,
  reconcileRest: NEVER,
  alertEntrance: 1,
  alertPause: MINUTE,
  alertFade: 1,
  resendCooldown: RESEND_COOLDOWN,
}

/** Durations of the delays that a path waits for; delays of 1 ms pass without a step. */
const PASSES: Readonly<Record<string, number>> = {
  resendCooldown: RESEND_COOLDOWN,
  slowness: MINUTE,
  overdue: MINUTE,
  readingTime: MINUTE,
}

/** Milliseconds of a delay, by its name in the machine. Throws if no path waits for it. */
export function passing(wait: string): number {
  const milliseconds = PASSES[wait]
  if (milliseconds === undefined) throw new Error(`how long ${wait} takes is written in no table`)
  return milliseconds
}
