const MINUTE = 60_000
const RESEND_COOLDOWN = MINUTE
// Longer than any path, and than any time that a path puts forward.
const NEVER = 1_000_000_000

/** What the page waits while a path is played, in milliseconds. */
export const WAITS = {
  ...{ readDeadline: NEVER, loginDeadline: NEVER, moneyDeadline: NEVER, preferenceDeadline: NEVER },
  ...{ redirectPause: NEVER, transferPause: NEVER, threeDSPause: NEVER, creditPause: NEVER, bankPatience: NEVER },
  ...{ slowAfter: MINUTE, overdueAfter: 2 * MINUTE, reconcilePause: NEVER, reconcileRest: NEVER },
  ...{ alertEntrance: 1, alertPause: MINUTE, alertFade: 1 },
  resendCooldown: RESEND_COOLDOWN,
}

/** How long a wait is that a path lets pass; those that are over at once pass on their own. */
const PASSES: Readonly<Record<string, number>> = {
  resendCooldown: RESEND_COOLDOWN,
  slowness: MINUTE,
  overdue: MINUTE,
  readingTime: MINUTE,
}

/** Milliseconds of a wait by its name in a chart; throws where a path lets none of that name pass. */
export function passing(wait: string): number {
  const milliseconds = PASSES[wait]
  if (milliseconds === undefined) throw new Error(`how long ${wait} takes is written in no table`)
  return milliseconds
}
