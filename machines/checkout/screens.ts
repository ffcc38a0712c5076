import type { SnapshotFrom, StateValueFrom } from 'xstate'
import type { checkoutMachine } from './machine'
import { type Place, type Screen, canSkipForm, isEntrance } from './rules'
import type * as groups from './state-groups'
import { STATES_SHOWN_BY_EVERY_TAB } from './state-groups'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

type JourneyValue = NonNullable<Extract<StateValueFrom<typeof checkoutMachine>, object>['journey']>
type CompoundOf<Value> = Value extends object ? keyof Value & string : never
type LeafOf<Value> =
  | Exclude<Extract<Value, string>, CompoundOf<Value>>
  | (Value extends object
      ? { [Key in keyof Value & string]-?: `${Key}.${LeafOf<NonNullable<Value[Key]>>}` }[keyof Value & string]
      : never)

/** Every leaf state of the journey region, as its path: `arriving.starting`. */
export type JourneyState = LeafOf<JourneyValue>

/** Page titles (BOOT-09). */
export type TitleKey =
  | 'title.identify'
  | 'title.quick'
  | 'title.register'
  | 'title.emailVerify'
  | 'title.foreignPhone'
  | 'title.otp'
  | 'title.phoneChange'
  | 'title.pay'
  | 'title.result'
  | 'title.transfer'
  | 'title.awaited'
  | 'title.redirect'
  | 'title.checking'
  | 'title.invalidToken'
  | 'title.problem'
  | 'title.expired'
  | 'title.memberExpired'
  | 'title.exit'
  | 'title.elsewhere'
  | 'title.refund'
  | 'title.refunded'
  | 'title.settlement'
  | 'title.settled'
  | 'title.checkingRequest'
  | 'outcome.closed.heading'
  | 'outcome.unknown.heading'
  | 'outcome.request.closed'
  | 'outcome.request.unknown'

/** Screen-reader announcements, one per screen. */
export type LiveKey =
  | 'live.codeSent'
  | 'live.register'
  | 'live.emailVerify'
  | 'live.foreignPhone'
  | 'live.phoneChange'
  | 'live.choosePayment'
  | 'live.opening'
  | 'live.paying'
  | 'transfer.starting'
  | 'transfer.completing'
  | 'credit.applying'
  | 'live.redirecting'
  | 'live.paid'
  | 'live.transfer'
  | 'transfer.withoutCode.noAmount'
  | 'live.awaited'
  | 'live.checking'
  | 'live.outcomeUnknown'
  | 'live.invalidToken'
  | 'live.problem'
  | 'elsewhere.there.heading'
  | 'elsewhere.request.there.heading'
  | 'live.refund'
  | 'refund.untransferable.heading'
  | 'live.claiming'
  | 'live.claimed'
  | 'live.claimedBefore'
  | 'live.settlement'
  | 'live.setting'
  | 'live.settled'
  | 'live.settledAlways'
  | 'live.declined'
  | 'live.settledBefore'
  | 'live.checkingRequest'
  | 'pages.countDown.expire.title'
  | 'expired.request.title'
  | 'pages.memberToken.expire.text'

/** A place that belongs to a single state, with its title and announcement. The focus goes to its heading. */
interface Page {
  readonly place: Place
  readonly title: TitleKey
  readonly live: LiveKey
}

/** A state's place: fixed, or dependent on the order. */
type Shown = Place | Page | ((snapshot: Snapshot) => Place)

export const isQuickLogin = ({ context }: Snapshot) => context.order?.isQuickLogin === true

/** The order is loaded, and uses the form and not the quick login. */
export const isFormLogin = ({ context }: Snapshot) => context.order?.isQuickLogin === false

/** A step with a screen of its own, or a modal over the quick login (QCK-02). */
const orOverQuick =
  (screen: Place): Shown =>
  (snapshot) =>
    isQuickLogin(snapshot) ? 'quick-login' : screen

const identifying: Shown = (snapshot) => (isQuickLogin(snapshot) ? 'quick-login' : snapshot.context.entrance)
const otp = orOverQuick('otp')

const flowPlace: Shown = ({ context }) => context.flow

/** A payment has a result page; refund and settlement show the result on their own page. */
const result: Shown = ({ context }) => (context.flow === 'pay' ? 'result' : context.flow)

/** A login or code to restore skips the form, so the form does not even flash. */
const restoring: Shown = (snapshot) =>
  snapshot.context.toRestore === 'code' ? shownBy(otp, snapshot) : shownBy(flowPlace, snapshot)
const arriving: Shown = (snapshot) => shownBy(canSkipForm(snapshot.context) ? restoring : identifying, snapshot)

/** The order's expiry and the login's have different screens (CNT-08). */
const expired: Shown = (snapshot) =>
  snapshot.matches({ session: 'memberExpired' }) ? 'member-expired' : 'form-expired'

export function shownBy(shown: Shown, snapshot: Snapshot): Place {
  if (typeof shown === 'function') return shown(snapshot)
  return typeof shown === 'string' ? shown : shown.place
}

/**
 * The screen of each journey state. A new state without a screen does not compile. Titles and announcements are in
 * `screen-meta.ts`, because this table is part of the first chunk.
 */
export const screens = {
  entering: arriving,
  'arriving.starting': arriving,
  'arriving.identifying': identifying,
  'arriving.startFailed': 'start-failed',
  arrivalFailed: 'start-failed',
  closed: { place: 'invalid-token', title: 'title.invalidToken', live: 'live.invalidToken' },
  restoring,
  registering: orOverQuick('register'),
  resolvingEmailMismatch: orOverQuick('email-verify'),
  admittingForeignPhone: orOverQuick('foreign-number'),
  verifyingOtp: otp,
  changingPhone: orOverQuick('change-phone-number'),
  opening: flowPlace,
  openingFailed: 'opening-failed',
  inside: flowPlace,
  exiting: flowPlace,
  loggingOut: 'pay',
  'paying.choosing': 'pay',
  'paying.identifying': 'pay',
  'paying.pressed': 'pay',
  'paying.inFlight': 'pay',
  'paying.lockedIn': 'pay',
  'paying.overdue': 'outcome-unknown',
  'paying.redirecting': 'result',
  'paying.goingForCredit': 'credit-redirect',
  'refunding.choosing': 'refund',
  'refunding.inFlight': 'refund',
  'settling.choosing': 'settlement',
  'settling.inFlight': 'settlement',
  'suspended.choosing': flowPlace,
  'suspended.lockedIn': flowPlace,
  reconciling: 'outcome-unknown',
  reconcilingFailed: 'outcome-unknown',
  result,
  resultStaying: result,
  'expired.shown': expired,
  'expired.leaving': expired,
  'expired.returning': expired,
} satisfies Record<JourneyState, Shown>

export type PageState = {
  [State in JourneyState]: (typeof screens)[State] extends Page ? State : never
}[JourneyState]

function leafOf(value: unknown): string {
  if (typeof value === 'string') return value
  const [key, child] = Object.entries(value as Record<string, unknown>)[0] ?? ['', '']
  return `${key}.${leafOf(child)}`
}

export function journeyStateOf(snapshot: Snapshot): JourneyState {
  return leafOf(snapshot.value.journey) as JourneyState
}

/** The shopper's current place, which determines the URL. */
export function placeOf(snapshot: Snapshot): Place {
  return shownBy(screens[journeyStateOf(snapshot)], snapshot)
}

type StateGroup = readonly NonNullable<Extract<Parameters<Snapshot['matches']>[0], object>['journey']>[]
type GroupOfGuards = (typeof groups)[keyof typeof groups]

/**
 * Whether the journey is in one of a group's states. The check of every group, also of those for guards alone: a state that the journey does
 * not have is a type error.
 */
export function isIn(snapshot: Snapshot, group: StateGroup | GroupOfGuards): boolean {
  return group.some((journey) => snapshot.matches({ journey }))
}

export function screenOf(snapshot: Snapshot): Screen {
  const isObserving = snapshot.matches({ tab: { claimed: 'observing' } })
  return isObserving && !isIn(snapshot, STATES_SHOWN_BY_EVERY_TAB) ? 'elsewhere' : placeOf(snapshot)
}

/** The form of the first page is shown, which stays as the shopper left it. */
export function isAtForm(snapshot: Snapshot): boolean {
  const screen = screenOf(snapshot)
  return isEntrance(screen) || screen === 'quick-login'
}
