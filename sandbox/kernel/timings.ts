/** Divisors for the waits of a shopper, and for the deadlines of calls. */
export interface TimingDivisors {
  readonly waits: number
  readonly deadlines: number
}

const WAITS = {
  readRetryFrom: 400,
  readRetryTo: 800,
  redirectPause: 2500,
  returnPatience: 6000,
  threeDSPause: 1500,
  creditPause: 2000,
  reconcilePause: 2000,
  reconcileRest: 30_000,
  alertEntrance: 200,
  alertPause: 6000,
  alertFade: 600,
  // Between two SMS; the gateways enforce it too.
  resendCooldown: 30_000,
}
const DEADLINES = {
  readDeadline: 8000,
  loginDeadline: 15000,
  moneyDeadline: 45000,
  preferenceDeadline: 8000,
  // When a slow call is reported as slow, and until when a payment may still commit.
  slowAfter: 8000,
  overdueAfter: 30_000,
  bankPatience: 30_000,
  processingWindow: 120_000,
  bankSession: 600_000,
  // How long a tab counts as the order's owner, and how long a page's data counts as current.
  leaseHeartbeat: 5000,
  leaseLength: 15_000,
  ownerGrace: 3000,
  longAbsence: 300_000,
}

export type Timings = ReturnType<typeof dividedTimings>

/** All timings in milliseconds, used by the configuration and by the sandbox itself. */
export function dividedTimings({ waits, deadlines }: TimingDivisors) {
  return { ...divided(DEADLINES, deadlines), ...divided(WAITS, waits) }
}

function divided<Key extends string>(table: Readonly<Record<Key, number>>, divisor: number): Record<Key, number> {
  const shorter = Object.entries<number>(table).map(([key, ms]) => [key, Math.max(1, Math.round(ms / divisor))])
  return Object.fromEntries(shorter) as Record<Key, number>
}
