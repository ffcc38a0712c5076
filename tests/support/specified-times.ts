/**
 * Every number of time that the specification, its rows or the design name, in milliseconds, each beside where it is. What ships,
 * the sandbox's own table and the machines' tests are held against it; nothing here is read from them.
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
  /** Design, 'Money calls': a lost payment may yet commit for so long after our deadline. */
  processingWindow: 120_000,
  /** PAY-13. */
  bankSession: 600_000,
} as const

export type SpecifiedTime = keyof typeof SPECIFIED_TIMES

/** What no row names: chosen by us, and pinned so that no change goes unnoticed. */
export const CHOSEN_TIMES = {
  returnPatience: 6_000,
  /** BEST-03, BEST-05: slow is said, and the payment left to the checking screen. */
  slowAfter: 8_000,
  overdueAfter: 30_000,
  bankPatience: 30_000,
  /** BEST-03: with back-off. */
  reconcilePause: 2_000,
  reconcileRest: 30_000,
  alertEntrance: 200,
  /** FRGN-02's question is in the way of everybody else: a read. */
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
