/**
 * Every duration that the specification, its rows or the design name, in milliseconds, each with its source. The shipped timings, the
 * sandbox's table and the machines' tests are checked against it, so nothing here is imported from them.
 */
export const SPECIFIED_TIMES = {
  /** RES-03, BAL-02; section 9: callback. */
  redirectPause: 2_500,
  /** BANK-05. */
  transferPause: 2_000,
  /** CARD-10; section 9: 3-D. */
  threeDSPause: 1_500,
  /** CRED-04. */
  creditPause: 2_000,
  /** SHELL-11; section 9. */
  alertPause: 6_000,
  alertFade: 600,
  /** OTP-05. */
  resendCooldown: 30_000,
  /** GWY-07. */
  readDeadline: 8_000,
  loginDeadline: 15_000,
  moneyDeadline: 45_000,
  /** Design, 'Money calls': how long after our deadline a lost payment may still commit. */
  processingWindow: 120_000,
  /** PAY-13. */
  bankSession: 600_000,
} as const

export type SpecifiedTime = keyof typeof SPECIFIED_TIMES

/** Durations that no row names: chosen by us, and pinned so that every change is noticed. */
export const CHOSEN_TIMES = {
  returnPatience: 6_000,
  /** BEST-03, BEST-05: when the page says that it is slow, and when the payment moves to the checking screen. */
  slowAfter: 8_000,
  overdueAfter: 30_000,
  bankPatience: 30_000,
  /** BEST-03: with back-off. */
  reconcilePause: 2_000,
  reconcileRest: 30_000,
  alertEntrance: 200,
  /** FRGN-02's call delays every other shopper, so it has the deadline of a read. */
  preferenceDeadline: 8_000,
  readRetryFrom: 400,
  readRetryTo: 800,
  fingerprintPatience: 500,
  /** BEST-02. */
  leaseHeartbeat: 5_000,
  leaseLength: 15_000,
  ownerGrace: 3_000,
  /** CNT-09. */
  timePause: 5_000,
  /** BEST-04. */
  longAbsence: 300_000,
} as const
