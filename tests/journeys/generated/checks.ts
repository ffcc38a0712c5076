import type { JourneyState } from '../../../machines/checkout/screens'
import { pathOf } from '../../../src/screens/registry'
import { CLOSE, TRY_AGAIN, pictureOfChild } from './child-checks'
import { type Picture, SAME, WAITS, busy, over, screen, shows, timed } from './page-picture'
import type { PageAssertions } from './page-assertions'

const OVER = 'main[data-screen="start-failed"], main[data-screen="invalid-token"]'

/** What is to be seen in each state of the journey. Total by type. */
const CHECKS: Readonly<Record<JourneyState, Picture>> = {
  entering: screen('identify'),
  'arriving.starting': { isTimed: false, shows: { [OVER]: false } },
  'arriving.identifying': timed('identify'),
  'arriving.startFailed': screen('start-failed', shows(OVER)),
  arrivalFailed: screen('start-failed'),
  closed: screen('invalid-token', shows(OVER)),
  restoring: { ...WAITS, isTimed: true },
  registering: timed('register'),
  resolvingEmailMismatch: screen('email-verify'),
  admittingForeignPhone: timed('foreign-number'),
  changingPhone: timed('change-phone-number'),
  verifyingOtp: timed('otp', shows('[data-field="verificationCode"]')),
  opening: screen('pay', WAITS),
  openingFailed: screen('opening-failed'),
  inside: screen('pay', WAITS),
  exiting: screen('pay', WAITS),
  'refunding.choosing': timed('refund'),
  'refunding.inFlight': screen('refund', { ...busy('claim', true), shows: { [TRY_AGAIN]: false } }),
  'settling.choosing': timed('settlement'),
  'settling.inFlight': screen('settlement', busy('confirm', true)),
  'paying.choosing': timed('pay'),
  'paying.lockedIn': screen('pay', shows('[data-copy="code"]')),
  'paying.pressed': screen('pay'),
  'paying.inFlight': screen('pay'),
  'paying.overdue': screen('outcome-unknown', { shows: { '[data-action="check-again"]': false } }),
  'paying.redirecting': screen('result', shows('main [data-redirect]')),
  'paying.goingForCredit': screen('credit-redirect', shows('main [data-redirect="credit"]')),
  'suspended.choosing': screen('elsewhere'),
  'suspended.lockedIn': screen('elsewhere'),
  reconciling: screen('outcome-unknown'),
  reconcilingFailed: screen('outcome-unknown'),
  result: screen('result'),
  resultStaying: screen('result'),
  'expired.shown': screen('form-expired'),
  'expired.unsettled.shown': screen('form-expired'),
  // It starts again.
  'expired.leaving': screen('identify'),
  'expired.unsettled.leaving': screen('identify'),
  'expired.unsettled.returning': screen('identify'),
  'expired.returning': screen('identify'),
}

/** Where all is on one page, what of that is over it. */
const OVER_QUICK: Readonly<Partial<Record<JourneyState, Picture>>> = {
  'arriving.identifying': timed('quick-login'),
  registering: timed('quick-login'),
  resolvingEmailMismatch: screen('quick-login', over('email-verify')),
  admittingForeignPhone: screen('quick-login', over('foreign-number')),
  changingPhone: screen('quick-login', over('change-phone-number')),
  verifyingOtp: screen('quick-login', over('otp', shows('[data-modal="otp"] [data-field="verificationCode"]'))),
}

/** The login is over, and not the order. */
const AT_END_OF_LOGIN: Readonly<Partial<Record<JourneyState, Picture>>> = {
  'expired.shown': screen('member-expired'),
  'expired.unsettled.shown': screen('member-expired'),
  'paying.lockedIn': screen('pay', shows('[data-copy="code"]', 'main [data-action="try-again"]')),
}

/** Of money for the balance its own page says what has become of it. */
const DECIDED: Readonly<Record<string, Picture>> = {
  [pathOf('refund')]: screen('refund', shows('[data-decided]')),
  [pathOf('settlement')]: screen('settlement', shows('[data-decided]')),
}

const tab = (method: string) => shows(`[data-method="${method}"][aria-selected="true"]`)

/** What is added by a part goes beside what was said before of the same; for one thing, the last word counts. */
const and = (one: Picture, other: Picture): Picture => ({
  ...one,
  ...other,
  ...((one.busy ?? other.busy) && { busy: { ...one.busy, ...other.busy } }),
  ...((one.shows ?? other.shows) && { shows: { ...one.shows, ...other.shows } }),
})

const WITHOUT_METHODS: readonly JourneyState[] = ['paying.overdue', 'paying.redirecting', 'paying.goingForCredit']

/** In the place of the amount while it is asked for. */
const BALANCE_ROOM = '[data-form="balance-form"] [role="status"]'

/** What a sight looks like. */
export function pictureOf(assertions: PageAssertions): Picture {
  const { state, isLoginOver, isQuick, address, isDetailOpen, method, isAwaited, children, controls } = assertions
  const special = (isLoginOver ? AT_END_OF_LOGIN : isQuick ? OVER_QUICK : {})[state]
  const own = special ?? (state === 'result' ? DECIDED[address] : undefined) ?? CHECKS[state]
  const gone: Picture = assertions.isNoticeOver ? { shows: { [CLOSE]: false } } : {}
  const page = and({ modal: null, path: address, controls, ...own }, gone)
  // The form's machine runs beside other screens as well.
  if (state.startsWith('arriving.') && state !== 'arriving.identifying') return { ...page, controls: {} }
  // Nor are the methods on show where a payment that was sent is announced.
  if (WITHOUT_METHODS.includes(state)) return { ...page, controls: {} }
  const nameOf = (id: string) => {
    if (id === 'shopReturn' && isAwaited) return 'transferReturn'
    return id === 'attempt' && method === 'shopping-credit' ? 'application' : id
  }
  const parts = Object.entries(children).flatMap(([id, places]) =>
    places.map((place) => pictureOfChild(nameOf(id), place)),
  )
  const detail: Picture =
    isDetailOpen === undefined ? {} : { shows: { '[data-action="toggle-detail"][aria-expanded="true"]': isDetailOpen } }
  const balance: Picture = assertions.isBalanceShown ? { shows: { [BALANCE_ROOM]: false } } : SAME
  const exit = assertions.isExitAsked ? over('exit') : SAME
  return [detail, method ? tab(method) : SAME, ...parts, balance, exit].reduce(and, page)
}

/** A code is resumed without a call, so that its end has no event. */
export const isLookedAt = ({ state, kept }: PageAssertions) => state !== 'restoring' || kept !== 'code'
