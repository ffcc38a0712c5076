import type { JourneyState } from '../../../machines/checkout/screens'
import { type Picture, SAME, WAITS, busy, looksLike, over, screen, shows, timed } from './page-picture'
import type { Sight } from './sight'
import type { Stage } from './stage'

const OVER = 'main[data-screen="start-failed"], main[data-screen="invalid-token"]'

const TRY_AGAIN = 'main [data-action="try-again"]'

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
  matchingEmail: screen('email-verify'),
  goingAbroad: timed('foreign-number'),
  changingNumber: timed('change-phone-number'),
  verifying: timed('otp', shows('[data-field="verificationCode"]')),
  opening: screen('pay', WAITS),
  openingFailed: screen('opening-failed'),
  inside: screen('pay', WAITS),
  'refunding.choosing': timed('refund'),
  'refunding.inFlight': screen('refund', { ...busy('claim', true), shows: { [TRY_AGAIN]: false } }),
  'settling.choosing': timed('settlement'),
  'settling.inFlight': screen('settlement', busy('confirm', true)),
  'paying.choosing': timed('pay'),
  'paying.lockedIn': screen('pay', shows('[data-copy="code"]')),
  'paying.inFlight': screen('pay'),
  'paying.overdue': screen('outcome-unknown', { shows: { '[data-action="check-again"]': false } }),
  'paying.redirecting': screen('result', shows('main [data-redirect]')),
  'paying.goingForCredit': screen('credit-redirect', shows('main [data-redirect="credit"]')),
  suspended: screen('elsewhere'),
  reconciling: screen('outcome-unknown'),
  reconcilingFailed: screen('outcome-unknown'),
  result: screen('result'),
  resultKept: screen('result'),
  'expired.shown': screen('form-expired'),
  // It begins anew.
  'expired.leaving': screen('identify'),
  'expired.returning': screen('identify'),
}

/** Where all is on one page, what of that lies over it. */
const OVER_QUICK: Readonly<Partial<Record<JourneyState, Picture>>> = {
  'arriving.identifying': timed('quick-login'),
  registering: timed('quick-login'),
  matchingEmail: screen('quick-login', over('email-verify')),
  goingAbroad: screen('quick-login', over('foreign-number')),
  changingNumber: screen('quick-login', over('change-phone-number')),
  verifying: screen('quick-login', over('otp', shows('[data-modal="otp"] [data-field="verificationCode"]'))),
}

/** The login is over, and not the order. */
const AT_END_OF_LOGIN: Readonly<Partial<Record<JourneyState, Picture>>> = {
  'expired.shown': screen('member-expired'),
  'paying.lockedIn': screen('pay', shows('[data-copy="code"]', 'main [data-action="try-again"]')),
}

const continuing = (isBusy: boolean) => busy('continue', isBusy)
const paying = (isBusy: boolean) => busy('pay', isBusy)
const tab = (method: string) => shows(`[data-method="${method}"][aria-selected="true"]`)
const AGAIN = shows(TRY_AGAIN)
const GATE = over('verify-identity')
const CLOSE = '[data-action="close-alert"]'

type OfChild = Readonly<Record<string, Picture>>

/** What was submitted by this button, on its way. */
const attemptBy = (action: string): OfChild => ({
  // The gate says by itself whether it is asked for.
  gating: SAME,
  checking: busy(action, true),
  accepting: { ...busy(action, false), ...shows('[data-action="accept-price"]') },
  preparing: busy(action, true),
  'authorising.sent': busy(action, true),
  'authorising.slow': { ...busy(action, true), ...shows('[data-slow]') },
})

/** What sets the states of a child apart; one of several states begins with the name of what they share. No state is without a word. */
const CHILD_CHECKS: Readonly<Record<string, OfChild>> = {
  identify: {
    'filling.form.early': continuing(false),
    'filling.form.waiting': continuing(true),
    'filling.form.asking': continuing(false),
    'filling.form.askingPhone': continuing(true),
    'filling.form.checking': continuing(true),
    'filling.country': SAME,
  },
  countryChoice: {
    loading: over('country'),
    choosing: over('country', shows('[data-modal="country"] [data-field="countrySearch"]')),
    failed: over('country', shows('[data-modal="country"] [data-action="try-again"]')),
  },
  registration: {
    'filling.form.asking': continuing(false),
    'filling.form.sending': continuing(true),
    'filling.country': SAME,
  },
  emailMatch: { asking: continuing(false), checking: continuing(true), mismatched: over('email-mismatch') },
  abroad: {
    offering: continuing(false),
    askingPreference: continuing(true),
    askingAdmission: continuing(true),
    tellingContact: continuing(true),
    leaving: continuing(true),
  },
  numberChange: { asking: continuing(false), sending: continuing(true) },
  verification: {
    'waiting.code.entering': busy('verify', false),
    'waiting.code.verifying': busy('verify', true),
    'waiting.code.resending': busy('verify', true),
    'waiting.code.lapsed': SAME,
    'waiting.pause': SAME,
    'waiting.life': SAME,
    'waiting.contact': SAME,
    'waiting.messages': SAME,
  },
  payment: {
    reading: SAME,
    unread: AGAIN,
    // Which method it is, its tab says.
    open: SAME,
  },
  cardPayment: {
    openingWallet: WAITS,
    walletClosed: AGAIN,
    'open.form.choosing': { ...paying(false), ...shows('[data-form="credit-card-form"]') },
    'open.form.offering': over('credit-offer'),
    'open.form.settling': paying(true),
    'open.installments.asking': shows('[data-room="installments"]'),
    'open.installments': SAME,
    'open.bonus': SAME,
  },
  balancePayment: {
    choosing: { ...paying(false), ...shows('[data-form="balance-form"]') },
    explaining: over('balance-info'),
  },
  bankTransfer: {
    choosing: { ...paying(false), ...shows('[data-form="bank-transfer-form"]') },
    'lockedIn.reading': busy('complete-order', false),
    'lockedIn.explaining': over('leave-transfer'),
    'lockedIn.confirmingLeave': over('leave-transfer'),
    'lockedIn.notifying.sent': busy('complete-order', true),
    'lockedIn.notifying.slow': { ...busy('complete-order', true), ...shows('[data-slow]') },
    restarting: busy('complete-order', true),
  },
  shoppingCredit: {
    askingBanks: shows('[data-room="banks"]'),
    banksUnknown: AGAIN,
    ineligible: shows('[data-ineligible]'),
    'open.form.looking': { ...busy('apply', false), ...shows('[data-form="shopping-credit-form"]') },
    'open.form.learning': over('how-to-apply'),
    'open.plans.asking': shows('[data-room="plans"]'),
    'open.plans.known': shows('[data-plan="own"]'),
    'open.plans.unknown': shows('[data-action="ask-plans"]'),
    'open.plans': SAME,
  },
  attempt: attemptBy('pay'),
  application: attemptBy('apply'),
  kycGate: {
    'guarding.modal.hidden': paying(true),
    'guarding.modal.form': GATE,
    'guarding.modal.app': GATE,
    'guarding.check.proving.form.filling': busy('verify', false),
    'guarding.check.proving.form.submitting': busy('verify', true),
    'guarding.check.proving.app.offering': busy('send-app-link-android', false),
    'guarding.check.proving.app.sendingLink': busy('send-app-link-android', true),
    'guarding.check.proving.app.linkSent': busy('identity-verified', false),
    'guarding.check.proving.app.rechecking': busy('identity-verified', true),
    'guarding.check': SAME,
  },
  refund: { 'open.claim.offered': busy('claim', false), 'open.claim.untransferable': AGAIN, open: SAME },
  settlement: { choosing: busy('confirm', false), setting: busy('confirm', true) },
  reconciliation: {
    'checking.asking': SAME,
    'checking.pausing': SAME,
    'unknown.asking': SAME,
    'unknown.pausing': busy('check-again', false),
    returning: SAME,
  },
  tabOwnership: {
    claiming: SAME,
    owning: SAME,
    'elsewhere.watching.there': shows('[data-standing="there"]'),
    'elsewhere.watching.paying': shows('[data-standing="paying"]'),
    'elsewhere.watching.alone': shows('[data-standing="alone"]'),
    'elsewhere.taking': busy('continue-here', true),
  },
  notice: {
    rendered: SAME,
    visible: { shows: { [CLOSE]: true, [`${CLOSE}:hover`]: false } },
    attended: shows(`${CLOSE}:hover`),
    fading: SAME,
  },
  reading: {
    loading: over('agreement'),
    reading: over('agreement', shows('[data-modal="agreement"] [data-text] h3')),
    failed: over('agreement', shows('[data-modal="agreement"] [data-action="try-again"]')),
  },
  countdown: { deciding: SAME, ticking: SAME, warning: SAME, formExpired: SAME, memberExpired: SAME, stopped: SAME },
  shopReturn: { '': SAME },
  afterPayment: { '': SAME, 'permission.asking': over('communications-permission') },
  protectedShopping: { '': SAME },
}

/** Of the states of a child that begin alike, the longest name says most. */
function pictureOfChild(id: string, place: string): Picture {
  const checks = CHILD_CHECKS[id] ?? {}
  const [name] = Object.keys(checks)
    .filter((each) => each === '' || place === each || place.startsWith(`${each}.`))
    .sort((one, other) => other.length - one.length)
  const picture = name === undefined ? undefined : checks[name]
  if (!picture)
    throw new Error(`nobody says what is to be seen of ${id} at ${place}: tests/journeys/generated/checks.ts`)
  return picture
}

/** What is added by a part goes beside what was said before of the same; for one thing, the last word counts. */
const and = (one: Picture, other: Picture): Picture => ({
  ...one,
  ...other,
  ...((one.busy ?? other.busy) && { busy: { ...one.busy, ...other.busy } }),
  ...((one.shows ?? other.shows) && { shows: { ...one.shows, ...other.shows } }),
})

const WITHOUT_METHODS: readonly JourneyState[] = ['paying.overdue', 'paying.redirecting', 'paying.goingForCredit']

/** What a sight looks like. */
export function pictureOf(sight: Sight): Picture {
  const { state, isLoginOver, isQuick, address, isDetailOpen, method, children, controls } = sight
  const special = (isLoginOver ? AT_END_OF_LOGIN : isQuick ? OVER_QUICK : {})[state]
  const own = special ?? CHECKS[state]
  const gone: Picture = sight.isNoticeOver ? { shows: { [CLOSE]: false } } : {}
  const page = and({ modal: null, path: address, controls, ...own }, gone)
  // The form's machine runs beside other screens as well.
  if (state.startsWith('arriving.') && state !== 'arriving.identifying') return { ...page, controls: {} }
  // Nor are the methods on show where a payment that was sent is told of.
  if (WITHOUT_METHODS.includes(state)) return { ...page, controls: {} }
  const nameOf = (id: string) => (id === 'attempt' && method === 'shopping-credit' ? 'application' : id)
  const parts = Object.entries(children).flatMap(([id, places]) =>
    places.map((place) => pictureOfChild(nameOf(id), place)),
  )
  const detail: Picture =
    isDetailOpen === undefined ? {} : { shows: { '[data-action="toggle-detail"][aria-expanded="true"]': isDetailOpen } }
  const exit = sight.isExitAsked ? over('exit') : SAME
  return [detail, method ? tab(method) : SAME, ...parts, exit].reduce(and, page)
}

/** A code is taken up without asking anybody: nobody could say when that is over. */
export const isLookedAt = ({ state, kept }: Sight) => state !== 'restoring' || kept !== 'code'

/** Sees that the page is where the machines are, and so is its address (MDL-01). */
export async function seesWhereItIs({ page }: Pick<Stage, 'page'>, sight: Sight, patience?: number): Promise<void> {
  if (isLookedAt(sight)) await looksLike(page, pictureOf(sight), patience)
}
