import type { SnapshotFrom } from 'xstate'
import { decisionOfReceipt } from '../into-balance/rules'
import { reconciliationView } from '../after/reconciliation/view'
import { isTransferReceipt } from '../entities/receipt'
import type { FormId } from '../payment/rules'
import { attemptedForm } from '../payment/view'
import type { checkoutMachine } from './machine'
import type { Screen } from './rules'
import {
  type JourneyState,
  isIn,
  isQuickLogin,
  journeyStateOf,
  type LiveKey,
  type PageState,
  screenOf,
  screens,
  type TitleKey,
} from './screens'
import { hasPaymentUnderWay, isPaymentPressed } from './views'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

/** The focus target after a change of screens: the heading, or the screen's single field. */
export type FocusTarget = 'heading' | 'verificationCode' | 'email' | 'gsmNumber'

/** The modals over the quick login. */
export type ModalName = 'otp' | 'email-verify' | 'foreign-number' | 'change-phone-number'

interface ScreenMeta {
  readonly title: TitleKey
  readonly live: LiveKey | undefined
  readonly focus: FocusTarget
}

export interface ScreenPlan extends ScreenMeta {
  readonly screen: Screen
  readonly modal: ModalName | undefined
  /** False where the form's machine may still run under a screen that does not show it. */
  readonly isFormShown: boolean
}

type ScreenMetaOf = ScreenMeta | ((snapshot: Snapshot) => ScreenMeta)

const opening: ScreenMeta = { title: 'title.pay', live: 'live.opening', focus: 'heading' }
const identifying: ScreenMetaOf = (snapshot) => ({
  title: isQuickLogin(snapshot) ? 'title.quick' : 'title.identify',
  live: undefined,
  focus: 'heading',
})
const verifyingOtp: ScreenMetaOf = ({ context: { pending, announcedCode } }) => ({
  title: 'title.otp',
  live: pending && pending.referenceCode === announcedCode?.referenceCode ? undefined : 'live.codeSent',
  focus: 'verificationCode',
})
const problem: ScreenMeta = { title: 'title.problem', live: 'live.problem', focus: 'heading' }
const checking: ScreenMeta = { title: 'title.checking', live: 'live.checking', focus: 'heading' }
const redirecting: ScreenMeta = { title: 'title.redirect', live: 'live.redirecting', focus: 'heading' }
const elsewhere: ScreenMetaOf = ({ context: { flow } }) => ({
  title: 'title.elsewhere',
  live: flow === 'pay' ? 'elsewhere.there.heading' : 'elsewhere.request.there.heading',
  focus: 'heading',
})
const paid: ScreenMeta = { title: 'title.result', live: 'live.paid', focus: 'heading' }
const awaited: ScreenMeta = { title: 'title.awaited', live: 'live.awaited', focus: 'heading' }
const refund: ScreenMeta = { title: 'title.refund', live: 'live.refund', focus: 'heading' }
const refunding: ScreenMetaOf = ({ children }) =>
  children.refund?.getSnapshot().matches({ open: { claim: 'untransferable' } })
    ? { ...refund, live: 'refund.untransferable.heading' }
    : refund
const settlement: ScreenMeta = { title: 'title.settlement', live: 'live.settlement', focus: 'heading' }

const transferIn = ({ children: { payment } }: Snapshot) =>
  payment?.getSnapshot().children.bankTransfer?.getSnapshot().context.transfer

/** Neither a request for a transfer's code nor an application for a credit pays anything. */
const SENT: Readonly<Partial<Record<FormId, LiveKey>>> = {
  bankTransfer: 'transfer.starting',
  shoppingCredit: 'credit.applying',
}

const paying: ScreenMetaOf = (snapshot) => {
  const payment = snapshot.children.payment?.getSnapshot()
  // A pressed form may still wait for its facts; what was submitted last is then an earlier payment.
  const form = payment && attemptedForm(payment)
  const sent = transferIn(snapshot) ? 'transfer.completing' : form && SENT[form]
  return { title: 'title.pay', live: sent ?? 'live.paying', focus: 'heading' }
}

const lockedIn: ScreenMetaOf = (snapshot) => ({
  title: 'title.transfer',
  live: transferIn(snapshot)?.code === undefined ? 'transfer.withoutCode.noAmount' : 'live.transfer',
  focus: 'heading',
})

const DECIDED = {
  claimed: 'live.claimed',
  ONE_TIME: 'live.settled',
  ALL_TIME: 'live.settledAlways',
  DISABLED: 'live.declined',
} as const

const INTO_BALANCE = {
  refund: { asked: refund, done: 'title.refunded', before: 'live.claimedBefore' },
  settlement: { asked: settlement, done: 'title.settled', before: 'live.settledBefore' },
} as const

/** What was decided in this tab about money for the balance; undefined if nothing was, or earlier. */
export const decisionView = ({ context: { receipt } }: Snapshot) => decisionOfReceipt(receipt)

const over: ScreenMetaOf = (snapshot) => {
  const { flow, receipt } = snapshot.context
  if (flow === 'pay') return isTransferReceipt(receipt) ? awaited : paid
  const decided = decisionView(snapshot)
  const { done, before } = INTO_BALANCE[flow]
  return { title: done, live: decided ? DECIDED[decided] : before, focus: 'heading' }
}

const CHECKING = {
  pay: {
    ...checking,
    closed: 'outcome.closed.heading',
    unknown: 'outcome.unknown.heading',
  },
  request: {
    title: 'title.checkingRequest',
    live: 'live.checkingRequest',
    focus: 'heading',
    closed: 'outcome.request.closed',
    unknown: 'outcome.request.unknown',
  },
} as const

/** A search that is over is no longer titled as checking: its order is closed, or the search itself broke. */
const checkingOutcome: ScreenMetaOf = ({ context: { flow }, children: { reconciliation } }) => {
  const { closed, unknown, ...meta } = CHECKING[flow === 'pay' ? 'pay' : 'request']
  if (!reconciliation) return { ...meta, title: unknown }
  return reconciliationView(reconciliation.getSnapshot()).standing === 'closed' ? { ...meta, title: closed } : meta
}

const openingFlow: ScreenMetaOf = ({ context: { flow } }) =>
  flow === 'pay' ? opening : { ...INTO_BALANCE[flow].asked, live: 'live.opening' }

/** With a sign-in to restore, announces the screen that it leads to. */
const arriving: ScreenMetaOf = (snapshot) => {
  const screen = screenOf(snapshot)
  if (screen === snapshot.context.flow) return metaFrom(openingFlow, snapshot)
  return metaFrom(snapshot.context.toRestore === 'code' && screen === 'otp' ? verifyingOtp : identifying, snapshot)
}

const expired: ScreenMetaOf = (snapshot) =>
  screenOf(snapshot) === 'member-expired'
    ? { title: 'title.memberExpired', live: 'pages.memberToken.expire.text', focus: 'heading' }
    : {
        title: 'title.expired',
        live: snapshot.context.flow === 'pay' ? 'pages.countDown.expire.title' : 'expired.request.title',
        focus: 'heading',
      }

function metaFrom(meta: ScreenMetaOf, snapshot: Snapshot): ScreenMeta {
  return typeof meta === 'function' ? meta(snapshot) : meta
}

/** Title, announcement and focus target of each journey state that has no page of its own. A missing state does not compile. */
export const plans: Record<Exclude<JourneyState, PageState>, ScreenMetaOf> = {
  entering: arriving,
  'arriving.starting': arriving,
  'arriving.identifying': identifying,
  'arriving.startFailed': problem,
  arrivalFailed: problem,
  restoring: (snapshot) => metaFrom(snapshot.context.toRestore === 'code' ? verifyingOtp : openingFlow, snapshot),
  registering: { title: 'title.register', live: 'live.register', focus: 'heading' },
  resolvingEmailMismatch: { title: 'title.emailVerify', live: 'live.emailVerify', focus: 'email' },
  admittingForeignPhone: { title: 'title.foreignPhone', live: 'live.foreignPhone', focus: 'heading' },
  verifyingOtp,
  changingPhone: { title: 'title.phoneChange', live: 'live.phoneChange', focus: 'gsmNumber' },
  opening: openingFlow,
  openingFailed: problem,
  inside: openingFlow,
  exiting: openingFlow,
  loggingOut: openingFlow,
  'paying.choosing': { title: 'title.pay', live: 'live.choosePayment', focus: 'heading' },
  'paying.identifying': { title: 'title.pay', live: 'live.choosePayment', focus: 'heading' },
  'paying.pressed': paying,
  'paying.inFlight': paying,
  'paying.lockedIn': lockedIn,
  'paying.overdue': checking,
  'paying.redirecting': redirecting,
  'paying.goingForCredit': redirecting,
  'refunding.choosing': refunding,
  'refunding.inFlight': { ...refund, live: 'live.claiming' },
  'settling.choosing': settlement,
  'settling.inFlight': { ...settlement, live: 'live.setting' },
  'suspended.choosing': elsewhere,
  'suspended.lockedIn': elsewhere,
  reconciling: checkingOutcome,
  reconcilingFailed: checkingOutcome,
  result: over,
  resultStaying: over,
  'expired.shown': expired,
  'expired.leaving': expired,
  'expired.returning': expired,
}

const hasPage = (state: JourneyState): state is PageState => typeof screens[state] === 'object'

function metaOf(state: JourneyState, snapshot: Snapshot): ScreenMeta {
  if (!hasPage(state)) return metaFrom(plans[state], snapshot)
  const { title, live } = screens[state]
  return { title, live, focus: 'heading' }
}

/** States that are modals over the quick login; all others are the page itself. */
const MODALS: Readonly<Partial<Record<JourneyState, ModalName>>> = {
  resolvingEmailMismatch: 'email-verify',
  admittingForeignPhone: 'foreign-number',
  verifyingOtp: 'otp',
  changingPhone: 'change-phone-number',
}

export function planOf(snapshot: Snapshot): ScreenPlan {
  const state = journeyStateOf(snapshot)
  const screen = screenOf(snapshot)
  if (screen === 'elsewhere') return { ...metaFrom(elsewhere, snapshot), screen, modal: undefined, isFormShown: false }
  const meta = metaOf(state, snapshot)
  const title = snapshot.matches({ exit: 'closed' }) ? meta.title : 'title.exit'
  const modal = isQuickLogin(snapshot) ? MODALS[state] : undefined
  return { ...meta, title, screen, modal, isFormShown: screen !== 'start-failed' }
}

/** The page itself leaves or reloads from these states, and shows another screen then. */
const LEFT_BY_PAGE = ['expired', 'exiting', 'loggingOut', 'suspended'] as const

/**
 * Whether the page, reloaded now, begins with another screen: with its first one, or with the check of a payment's outcome while one is
 * pressed or under way.
 */
export function isOtherAfterReload(snapshot: Snapshot): boolean {
  return isIn(snapshot, LEFT_BY_PAGE) || isPaymentPressed(snapshot) || hasPaymentUnderWay(snapshot)
}
