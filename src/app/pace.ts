/** Milliseconds. Every wait of the checkout has its name here; the runtime configuration may set any of them. */
export const DEFAULT_PACE = {
  // Deadlines cover the whole answer, its body included.
  readDeadline: 8_000,
  loginDeadline: 15_000,
  moneyDeadline: 45_000,
  preferenceDeadline: 8_000,
  readRetryFrom: 400,
  readRetryTo: 800,
  // Between the success message and the post to the merchant.
  redirectPause: 2_500,
  // For how long a post to the merchant may leave us on the page before the shopper is offered another way.
  returnPatience: 6_000,
  // After a code was sent, before another one can be asked for.
  resendCooldown: 30_000,
  fingerprintPatience: 500,
  // A payment that takes this long is said to be slow; then it is left to the checking screen.
  slowAfter: 8_000,
  overdueAfter: 30_000,
  // Between the word that a bank comes next and the way to it; for how long that way may leave us on the page.
  threeDSPause: 1_500,
  bankPatience: 30_000,
  // After our own deadline, for how long a payment may yet commit at the provider.
  processingWindow: 120_000,
  // Between two questions about a lost payment; doubled four times, then the longer rest.
  reconcilePause: 2_000,
  reconcileRest: 30_000,
  alertEntrance: 200,
  alertPause: 6_000,
  alertFade: 600,
}

export type Pace = typeof DEFAULT_PACE
