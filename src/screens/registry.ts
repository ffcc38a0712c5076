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
  /** The step to highlight, of four. Screens without an order have none, and neither has the one-page login (QCK-01). */
  readonly step?: 1 | 2 | 3 | 4
  /** Set if the footer's card marks and payment notice are shown in one presentation only (SHELL-04). */
  readonly footer?: 'phone' | 'desktop'
}

interface PlaceRow extends ScreenRow {
  /** A place without an address of its own uses that of the place that it belongs to. */
  readonly path: Path
}

/**
 * One row per screen; a screen without a row does not compile. `app/after-paint/screen-loader.ts` loads their code separately, since this
 * table is part of the first chunk.
 */
const rows: Readonly<Record<Place, PlaceRow>> & Readonly<Record<'elsewhere', ScreenRow>> = {
  identify: { path: '/', step: 1 },
  sdk: { path: '/sdk', step: 1 },
  'quick-login': { path: '/' },
  register: { path: '/register', step: 1 },
  'email-verify': { path: '/emailVerify', step: 1 },
  'foreign-number': { path: '/', step: 1 },
  // A phone's keyboard leaves no room for card marks.
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

export const places = Object.keys(rows).filter((screen): screen is Place => screen !== 'elsewhere')

export const pathOf = (place: Place): Path => rows[place].path

export const stepOf = (screen: Screen) => rows[screen].step

export const footerOf = (screen: Screen) => rows[screen].footer
