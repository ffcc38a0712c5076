import { VISIBLE_TIMINGS } from './visible-timings'

/** Milliseconds. Every wait of the checkout has its name here; the runtime configuration may set any of them. */
export const DEFAULT_TIMINGS = {
  ...VISIBLE_TIMINGS,
  // Deadlines cover the whole answer, its body included.
  readDeadline: 8_000,
  loginDeadline: 15_000,
  moneyDeadline: 45_000,
  preferenceDeadline: 8_000,
  readRetryFrom: 400,
  readRetryTo: 800,
  fingerprintPatience: 500,
  // After our own deadline, for how long a payment may yet commit at the provider.
  processingWindow: 120_000,
  // For how long a card's bank waits for the shopper on its page, before another try is possible.
  bankSession: 600_000,
  // How often a tab says that it has an order, or looks who has; for how long that is believed; and for how long it is free
  // before that is said.
  leaseHeartbeat: 5_000,
  leaseLength: 15_000,
  ownerGrace: 3_000,
  // Between two questions of what time it is.
  timePause: 5_000,
  // The page was not looked at, or slept, for so long that what it knows may be outdated.
  longAbsence: 300_000,
}

export type Timings = typeof DEFAULT_TIMINGS
