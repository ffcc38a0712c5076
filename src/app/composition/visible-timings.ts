/** Milliseconds of what the shopper sees pass: all that the machines of the first moments ask for. */
export const VISIBLE_TIMINGS = {
  // Between the success message and the post to the merchant.
  redirectPause: 2_500,
  // The same after a transfer that is still to be sent.
  transferPause: 2_000,
  // For how long a post to the merchant may leave us on the page before the shopper is offered another way.
  returnPatience: 6_000,
  // After a code was sent, before another one can be asked for.
  resendCooldown: 30_000,
  // A payment that takes this long is said to be slow; then it is left to the checking screen.
  slowAfter: 8_000,
  overdueAfter: 30_000,
  // Between the word that a bank comes next and the way to it; for how long that way may leave us on the page.
  threeDSPause: 1_500,
  creditPause: 2_000,
  bankPatience: 30_000,
  // Between two questions about a lost payment; doubled four times, then the longer rest.
  reconcilePause: 2_000,
  reconcileRest: 30_000,
  alertEntrance: 200,
  alertPause: 6_000,
  alertFade: 600,
}

export type VisibleTimings = typeof VISIBLE_TIMINGS
