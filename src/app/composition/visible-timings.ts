/** Milliseconds of the waits that the shopper sees, the only ones that the first machines need. */
export const VISIBLE_TIMINGS = {
  // Between the success message and the form post to the merchant.
  redirectPause: 2_500,
  // The same for a bank transfer that is still to be sent.
  transferPause: 2_000,
  // How long the page may stay after a post to the merchant before the shopper is offered another way.
  returnPatience: 6_000,
  // After an otp was sent, before another can be requested.
  resendCooldown: 30_000,
  // A payment that takes this long is called slow; after `overdueAfter` the checking screen takes over.
  slowAfter: 8_000,
  overdueAfter: 30_000,
  // Between the announcement of the bank and the redirect; `bankPatience` is how long the page may stay after that redirect.
  threeDSPause: 1_500,
  creditPause: 2_000,
  bankPatience: 30_000,
  // Between two checks of an unresolved payment; doubled four times, then `reconcileRest`.
  reconcilePause: 2_000,
  reconcileRest: 30_000,
  alertEntrance: 200,
  alertPause: 6_000,
  alertFade: 600,
}

export type VisibleTimings = typeof VISIBLE_TIMINGS
