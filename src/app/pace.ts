/** Milliseconds. Every wait of the checkout has its name here; the runtime configuration may set any of them. */
export const DEFAULT_PACE = {
  // Deadlines cover the whole answer, its body included.
  readDeadline: 8_000,
  loginDeadline: 15_000,
  moneyDeadline: 45_000,
  readRetryFrom: 400,
  readRetryTo: 800,
  // Between the success message and the post to the merchant.
  redirectPause: 2_500,
  // For how long a post to the merchant may leave us on the page before the shopper is offered another way.
  returnPatience: 6_000,
  // After a code was sent, before another one can be asked for.
  resendCooldown: 30_000,
  fingerprintPatience: 500,
}

export type Pace = typeof DEFAULT_PACE
