import type { Place, Screen } from '../../machines/checkout/rules'

export type Path =
  | '/'
  | '/sdk'
  | '/register'
  | '/emailVerify'
  | '/otp'
  | '/change-phone-number'
  | '/pay'
  | '/shopping-credit-redirect'
  | '/result-page'
  | '/refund-to-balance'
  | '/settlement-to-balance'

interface ScreenRow {
  /** Of the four steps, the one to highlight. Screens without an order have none, and neither has the one page (QCK-01). */
  readonly step?: 1 | 2 | 3 | 4
  /** Where the screen has the footer with the cards and the payment notice, if not in both presentations (SHELL-04). */
  readonly footer?: 'phone' | 'desktop'
}

interface PlaceRow extends ScreenRow {
  /** A place without an address of its own has that of the place it is about. */
  readonly path: Path
}

/**
 * One row a screen. Total by type: a screen without a row does not compile. How its code is loaded is in `app/after-paint/screen-loader.ts`,
 * since this table is part of the first chunk.
 */
const rows: Readonly<Record<Place, PlaceRow>> & Readonly<Record<'elsewhere', ScreenRow>> = {
  identify: { path: '/', step: 1 },
  sdk: { path: '/sdk', step: 1 },
  'quick-login': { path: '/' },
  register: { path: '/register', step: 1 },
  'email-verify': { path: '/emailVerify', step: 1 },
  'foreign-number': { path: '/', step: 1 },
  // The keyboard of a phone leaves room for the code alone.
  otp: { path: '/otp', step: 2, footer: 'desktop' },
  'change-phone-number': { path: '/change-phone-number', step: 2 },
  pay: { path: '/pay', step: 3 },
  refund: { path: '/refund-to-balance' },
  settlement: { path: '/settlement-to-balance' },
  'credit-redirect': { path: '/shopping-credit-redirect', step: 4 },
  result: { path: '/result-page', step: 4 },
  'outcome-unknown': { path: '/result-page', step: 4 },
  'invalid-token': { path: '/' },
  'start-failed': { path: '/' },
  'opening-failed': { path: '/pay', step: 3 },
  'form-expired': { path: '/' },
  'member-expired': { path: '/' },
  elsewhere: {},
}

/** In the order of the rows. */
export const places = Object.keys(rows).filter((screen): screen is Place => screen !== 'elsewhere')

export const pathOf = (place: Place): Path => rows[place].path

export const stepOf = (screen: Screen) => rows[screen].step

export const footerOf = (screen: Screen) => rows[screen].footer
