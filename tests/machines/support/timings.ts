import type { CheckoutTimings } from '../../../machines/checkout/context'

/** The waits of these stories, in milliseconds. */
export const TIMINGS: CheckoutTimings = {
  redirectPause: 2_500,
  transferPause: 2_000,
  returnPatience: 6_000,
  resendCooldown: 30_000,
  slowAfter: 8_000,
  overdueAfter: 30_000,
  threeDSPause: 1_500,
  creditPause: 2_000,
  bankPatience: 30_000,
  reconcilePause: 2_000,
  reconcileRest: 30_000,
  alertEntrance: 200,
  alertPause: 6_000,
  alertFade: 600,
}
