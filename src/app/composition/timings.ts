import { VISIBLE_TIMINGS } from './visible-timings'

/** Milliseconds. Each wait of the checkout has its name here; the runtime configuration may override any. */
export const DEFAULT_TIMINGS = {
  ...VISIBLE_TIMINGS,
  // Deadlines cover the whole response, including its body.
  readDeadline: 8_000,
  loginDeadline: 15_000,
  moneyDeadline: 45_000,
  preferenceDeadline: 8_000,
  readRetryFrom: 400,
  readRetryTo: 800,
  fingerprintPatience: 500,
  // How long a payment may still commit at the provider after our own deadline.
  processingWindow: 120_000,
  // How long a card's bank waits for the shopper on its page, before another attempt is possible.
  bankSession: 600_000,
  // How often a tab renews its claim on an order, or checks who owns it; how long a claim is valid; and how long an order must be free
  // before that is reported.
  leaseHeartbeat: 5_000,
  leaseLength: 15_000,
  ownerGrace: 3_000,
  // Between two requests for the server's time.
  timePause: 5_000,
  // After the page was hidden or suspended for this long, its data may be outdated.
  longAbsence: 300_000,
}

export type Timings = typeof DEFAULT_TIMINGS
