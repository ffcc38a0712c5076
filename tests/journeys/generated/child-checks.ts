import { type Picture, SAME, WAITS, busy, over, shows } from './page-picture'

/** The retry button of a part that failed. */
export const TRY_AGAIN = 'main [data-action="try-again"]'

export const CLOSE = '[data-action="close-alert"]'

const LEAVING = 'main[data-screen="result"] h1 + p > span'

const continuing = (isBusy: boolean) => busy('continue', isBusy)
const paying = (isBusy: boolean) => busy('pay', isBusy)
const AGAIN = shows(TRY_AGAIN)
const GATE = over('verify-identity')

type OfChild = Readonly<Record<string, Picture>>

/** States of an attempt that was submitted with this button. */
const attemptBy = (action: string): OfChild => ({
  // The KYC gate has checks of its own for whether its modal is shown.
  gating: SAME,
  checking: busy(action, true),
  'accepting.announced': over('danger', shows('[data-modal="danger"] [data-action="accept-price"]')),
  'accepting.noticed': { ...busy(action, false), ...shows('main [data-action="accept-price"]') },
  preparing: busy(action, true),
  'authorising.sent': busy(action, true),
  'authorising.slow': { ...busy(action, true), ...shows('[data-slow]') },
})

/** What distinguishes the states of each child machine. A key covers every state whose name begins with it; every state has an entry. */
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
  emailMismatch: { asking: continuing(false), checking: continuing(true), mismatched: over('email-mismatch') },
  foreignPhone: {
    offering: continuing(false),
    askingPreference: continuing(true),
    askingAdmission: continuing(true),
    updatingContact: continuing(true),
    leaving: continuing(true),
  },
  phoneChange: { asking: continuing(false), sending: continuing(true) },
  otp: {
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
    'termsFailed.announced': over('danger'),
    'termsFailed.noticed': AGAIN,
    'open.method.none.announced': over('danger'),
    'open.method.none.noticed': shows('main [role="note"]'),
    // The tab shows which method is open.
    open: SAME,
  },
  cardPayment: {
    openingWallet: WAITS,
    walletClosed: AGAIN,
    'open.form.choosing': { ...paying(false), ...shows('[data-form="credit-card-form"]') },
    'open.form.offering': over('credit-offer'),
    'open.form.awaitingInstallments': paying(true),
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
    'guarding.check.proving.app.linkSent.resting': busy('identity-verified', false),
    'guarding.check.proving.app.linkSent.resending': busy('send-app-link-android', true),
    'guarding.check.proving.app.linkSent.rechecking': busy('identity-verified', true),
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
    left: SAME,
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
  legalText: {
    loading: over('agreement'),
    reading: over('agreement', shows('[data-modal="agreement"] [data-text] h3')),
    failed: over('agreement', shows('[data-modal="agreement"] [data-action="try-again"]')),
  },
  countdown: {
    deciding: SAME,
    idle: SAME,
    ticking: SAME,
    warning: SAME,
    formExpired: SAME,
    memberExpired: SAME,
    stopped: SAME,
  },
  shopReturn: { pausing: shows(LEAVING), resting: { shows: { [LEAVING]: false } }, '': SAME },
  // Nothing on the page announces this redirect.
  transferReturn: { '': SAME },
  resultExtras: {
    '': SAME,
    'permission.asking.choosing': over('communications-permission', busy('permit', false)),
    'permission.asking.permitting': over('communications-permission', busy('permit', true)),
  },
  protectedShopping: { '': SAME },
}

/** The picture of a child's state: the longest matching key is the most specific one. */
export function pictureOfChild(id: string, place: string): Picture {
  const checks = CHILD_CHECKS[id] ?? {}
  const [name] = Object.keys(checks)
    .filter((each) => each === '' || place === each || place.startsWith(`${each}.`))
    .sort((one, other) => other.length - one.length)
  const picture = name === undefined ? undefined : checks[name]
  if (!picture)
    throw new Error(`no check says what is to be seen of ${id} at ${place}: tests/journeys/generated/child-checks.ts`)
  return picture
}
