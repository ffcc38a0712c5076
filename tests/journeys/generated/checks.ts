import type { JourneyState } from '../../../machines/checkout/screens'
import { pathOf } from '../../../src/screens/registry'
import { CLOSE, TRY_AGAIN, pictureOfChild } from './child-checks'
import { type Picture, SAME, WAITS, busy, over, screen, shows, timed } from './page-picture'
import type { PageAssertions } from './page-assertions'

const OVER = 'main[data-screen="start-failed"], main[data-screen="invalid-token"]'

/** What the page shows in each state of the journey. Total by type. */
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
  // The journey starts again.
  loggingOut: screen('identify'),
  'refunding.choosing': timed('refund'),
  'refunding.inFlight': screen('refund', { ...busy('claim', true), shows: { [TRY_AGAIN]: false } }),
  'settling.choosing': timed('settlement'),
  'settling.inFlight': screen('settlement', busy('confirm', true)),
  'paying.choosing': timed('pay'),
  'paying.lockedIn': screen('pay', shows('[data-copy="code"]')),
  'paying.identifying': timed('pay'),
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
  // The journey starts again.
  'expired.leaving': screen('identify'),
  'expired.returning': screen('identify'),
}

/** Quick login shows all on one page; these steps appear as modals over it. */
const OVER_QUICK: Readonly<Partial<Record<JourneyState, Picture>>> = {
  'arriving.identifying': timed('quick-login'),
  registering: timed('quick-login'),
  resolvingEmailMismatch: screen('quick-login', over('email-verify')),
  admittingForeignPhone: screen('quick-login', over('foreign-number')),
  changingPhone: screen('quick-login', over('change-phone-number')),
  verifyingOtp: screen('quick-login', over('otp', shows('[data-modal="otp"] [data-field="verificationCode"]'))),
}

/** For an expired login whose order is still open. */
const AT_END_OF_LOGIN: Readonly<Partial<Record<JourneyState, Picture>>> = {
  'expired.shown': screen('member-expired'),
  'paying.lockedIn': screen('pay', shows('[data-copy="code"]', 'main [data-action="try-again"]')),
}

/** Refund and settlement show their outcome on their own pages. */
const DECIDED: Readonly<Record<string, Picture>> = {
  [pathOf('refund')]: screen('refund', shows('[data-decided]')),
  [pathOf('settlement')]: screen('settlement', shows('[data-decided]')),
}

const tab = (method: string) => shows(`[data-method="${method}"][aria-selected="true"]`)

/** Merges two pictures; where both define the same entry, the second takes precedence. */
const and = (one: Picture, other: Picture): Picture => ({
  ...one,
  ...other,
  ...((one.busy ?? other.busy) && { busy: { ...one.busy, ...other.busy } }),
  ...((one.shows ?? other.shows) && { shows: { ...one.shows, ...other.shows } }),
})

const WITHOUT_METHODS: readonly JourneyState[] = ['paying.overdue', 'paying.redirecting', 'paying.goingForCredit']

/** The placeholder shown instead of the amount while the balance is requested. */
const BALANCE_ROOM = '[data-room="balance"]'

/** The picture that the page must match for these assertions. */
export function pictureOf(assertions: PageAssertions): Picture {
  const { state, isLoginOver, isQuick, address, isDetailOpen, method, isAwaited, children, controls } = assertions
  const special = (isLoginOver ? AT_END_OF_LOGIN : isQuick ? OVER_QUICK : {})[state]
  const own = special ?? (state === 'result' ? DECIDED[address] : undefined) ?? CHECKS[state]
  const gone: Picture = assertions.isNoticeOver ? { shows: { [CLOSE]: false } } : {}
  const page = and({ modal: null, path: address, controls, ...own }, gone)
  // The form's machine also runs while other screens are shown.
  if (state.startsWith('arriving.') && state !== 'arriving.identifying') return { ...page, controls: {} }
  // The methods are hidden as well while the page reports on a payment in flight.
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

/** A saved code is resumed without a call, so no event marks the end of `restoring`. */
export const isLookedAt = ({ state, toRestore }: PageAssertions) => state !== 'restoring' || toRestore !== 'code'
