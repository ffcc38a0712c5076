/** Divides what a shopper waits for, and, apart from it, how long a call may take. */
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
  // From one SMS to the next; the gateways hold to it as well.
  resendCooldown: 30_000,
}
const DEADLINES = {
  readDeadline: 8000,
  loginDeadline: 15000,
  moneyDeadline: 45000,
  preferenceDeadline: 8000,
  // How long others may take before it is said, and before a payment can't commit any more.
  slowAfter: 8000,
  overdueAfter: 30_000,
  bankPatience: 30_000,
  processingWindow: 120_000,
  bankSession: 600_000,
  // How long a tab is believed to have an order, and a page to know what is so.
  leaseHeartbeat: 5000,
  leaseLength: 15_000,
  ownerGrace: 3000,
  longAbsence: 300_000,
}

export type Timings = ReturnType<typeof dividedTimings>

/** Every wait in milliseconds, as the configuration tells it and as the sandbox itself keeps it. */
export function dividedTimings({ waits, deadlines }: TimingDivisors) {
  return { ...divided(DEADLINES, deadlines), ...divided(WAITS, waits) }
}

function divided<Key extends string>(table: Readonly<Record<Key, number>>, divisor: number): Record<Key, number> {
  const shorter = Object.entries<number>(table).map(([key, ms]) => [key, Math.max(1, Math.round(ms / divisor))])
  return Object.fromEntries(shorter) as Record<Key, number>
}
