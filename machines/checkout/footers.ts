import type { Screen } from './rules'

/** Whether a screen has the footer with the cards and the payment notice, apart for each presentation (SHELL-04). */
export interface FooterPlan {
  readonly isOnPhone: boolean
  readonly isOnDesktop: boolean
}

const BOTH: FooterPlan = { isOnPhone: true, isOnDesktop: true }
const DESKTOP_ONLY: FooterPlan = { isOnPhone: false, isOnDesktop: true }

/** Total by type: a screen without its word on it does not compile. */
const FOOTERS: Readonly<Record<Screen, FooterPlan>> = {
  identify: BOTH,
  sdk: BOTH,
  'quick-login': BOTH,
  register: BOTH,
  'email-verify': BOTH,
  'foreign-number': BOTH,
  // The keyboard of a phone leaves room for the code alone.
  otp: DESKTOP_ONLY,
  'change-phone-number': BOTH,
  pay: BOTH,
  refund: BOTH,
  settlement: BOTH,
  'credit-redirect': BOTH,
  result: BOTH,
  'outcome-unknown': BOTH,
  'invalid-token': BOTH,
  'start-failed': BOTH,
  'opening-failed': BOTH,
  'form-expired': BOTH,
  'member-expired': BOTH,
  elsewhere: BOTH,
}

export const footerOf = (screen: Screen): FooterPlan => FOOTERS[screen]
