import type { SnapshotFrom, StateValueFrom } from 'xstate'
import type { LiveKey, TitleKey } from '../entities/message-key'
import type { checkoutMachine } from './machine'
import { type Screen, leadsPastForm } from './rules'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

type JourneyValue = NonNullable<Extract<StateValueFrom<typeof checkoutMachine>, object>['journey']>
type CompoundOf<Value> = Value extends object ? keyof Value & string : never
type ChildrenOf<Value> = Value extends object
  ? { [Key in keyof Value & string]-?: `${Key}.${NonNullable<Value[Key]> & string}` }[keyof Value & string]
  : never

/** Every state of the journey region that has no states of its own, written as its path: `arriving.starting`. */
export type JourneyState = Exclude<Extract<JourneyValue, string>, CompoundOf<JourneyValue>> | ChildrenOf<JourneyValue>

/** Where the keyboard goes when a screen takes the place of another: to its heading, or to the one field it is about. */
export type FocusTarget = 'heading' | 'verificationCode' | 'email' | 'gsmNumber'

/** What lies over the page that asks for everything. */
export type ModalName = 'otp' | 'email-verify' | 'foreign-number' | 'change-phone-number'

export interface ScreenPlan {
  readonly screen: Screen
  /** A state of its own like any other: what is over the screen in it, if anything. */
  readonly modal?: ModalName | undefined
  readonly title: TitleKey
  readonly live: LiveKey | undefined
  readonly focus: FocusTarget
}

type Plan = ScreenPlan | ((snapshot: Snapshot) => ScreenPlan)

export function planBy(plan: Plan, snapshot: Snapshot): ScreenPlan {
  return typeof plan === 'function' ? plan(snapshot) : plan
}

const opening: ScreenPlan = { screen: 'pay', title: 'title.pay', live: 'live.opening', focus: 'heading' }
const quick: ScreenPlan = { screen: 'quick-login', title: 'title.quick', live: undefined, focus: 'heading' }
const isQuick = ({ context }: Snapshot) => context.order?.isQuickLogin === true

const identifying = (snapshot: Snapshot): ScreenPlan =>
  isQuick(snapshot)
    ? quick
    : { screen: snapshot.context.entrance, title: 'title.identify', live: undefined, focus: 'heading' }

/** The same state in its two presentations: a screen with an address, or over the page that asks for everything. */
const overQuick =
  (plan: ScreenPlan, modal: ModalName | undefined): Plan =>
  (snapshot) =>
    isQuick(snapshot) ? { ...plan, screen: 'quick-login', modal } : plan

const startFailed: Plan = { screen: 'start-failed', title: 'title.problem', live: 'live.problem', focus: 'heading' }
const invalidToken: Plan = {
  screen: 'invalid-token',
  title: 'title.invalidToken',
  live: 'live.invalidToken',
  focus: 'heading',
}
const checking: Plan = {
  screen: 'outcome-unknown',
  title: 'title.checking',
  live: 'live.checking',
  focus: 'heading',
}
const paid: Plan = { screen: 'result', title: 'title.result', live: 'live.paid', focus: 'heading' }

/** Two ends, two screens: the order's own time, or the login's (CNT-08). */
const expired: Plan = (snapshot) => {
  const isMembers = snapshot.matches({ clock: 'memberExpired' })
  return {
    screen: isMembers ? 'member-expired' : 'form-expired',
    title: 'title.expired',
    live: isMembers ? 'pages.memberToken.expire.text' : 'pages.countDown.expire.text',
    focus: 'heading',
  }
}

const verifying = overQuick(
  { screen: 'otp', title: 'title.otp', live: 'live.codeSent', focus: 'verificationCode' },
  'otp',
)

/** A kept login or code leads past the form: its place is not even shown. */
const restoring: Plan = (snapshot) => (snapshot.context.kept === 'code' ? planBy(verifying, snapshot) : opening)
const arriving: Plan = (snapshot) => planBy(leadsPastForm(snapshot.context) ? restoring : identifying, snapshot)

/** What each state of the journey looks like. Total by type: a new state without a screen does not compile. */
export const plans: Record<JourneyState, Plan> = {
  entering: arriving,
  'arriving.starting': arriving,
  'arriving.identifying': identifying,
  'arriving.startFailed': startFailed,
  arrivalFailed: startFailed,
  closed: invalidToken,
  restoring,
  registering: overQuick(
    { screen: 'register', title: 'title.register', live: 'live.register', focus: 'heading' },
    undefined,
  ),
  matchingEmail: overQuick(
    { screen: 'email-verify', title: 'title.emailVerify', live: 'live.emailVerify', focus: 'email' },
    'email-verify',
  ),
  goingAbroad: overQuick(
    { screen: 'foreign-number', title: 'title.foreignNumber', live: 'live.foreignNumber', focus: 'heading' },
    'foreign-number',
  ),
  verifying,
  changingNumber: overQuick(
    { screen: 'change-phone-number', title: 'title.changeNumber', live: 'live.changeNumber', focus: 'gsmNumber' },
    'change-phone-number',
  ),
  opening,
  openingFailed: { screen: 'opening-failed', title: 'title.problem', live: 'live.problem', focus: 'heading' },
  'paying.choosing': { screen: 'pay', title: 'title.pay', live: 'live.choosePayment', focus: 'heading' },
  'paying.inFlight': { screen: 'pay', title: 'title.pay', live: 'live.paying', focus: 'heading' },
  'paying.overdue': checking,
  reconciling: checking,
  reconcilingFailed: checking,
  result: paid,
  resultKept: paid,
  'expired.shown': expired,
  'expired.leaving': expired,
}

function leafOf(value: unknown): string {
  if (typeof value === 'string') return value
  const [key, child] = Object.entries(value as Record<string, unknown>)[0] ?? ['', '']
  return `${key}.${leafOf(child)}`
}

export function journeyStateOf(snapshot: Snapshot): JourneyState {
  return leafOf(snapshot.value.journey) as JourneyState
}

/** The screen on show, its title, what is announced when it comes up and where the focus goes. */
export function planOf(snapshot: Snapshot): ScreenPlan {
  return planBy(plans[journeyStateOf(snapshot)], snapshot)
}

export function screenOf(snapshot: Snapshot): Screen {
  return planOf(snapshot).screen
}

const UNDER_WAY: readonly JourneyState[] = ['paying.inFlight', 'paying.overdue', 'reconciling', 'reconcilingFailed']

/** A payment was sent and its end is not known: the page must not go away by itself. */
export function hasPaymentUnderWay(snapshot: Snapshot): boolean {
  return UNDER_WAY.includes(journeyStateOf(snapshot))
}
