import type { SnapshotFrom, StateValueFrom } from 'xstate'
import type { LiveKey, TitleKey } from '../entities/message-key'
import type { checkoutMachine } from './machine'
import type { Screen } from './rules'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

type JourneyValue = NonNullable<Extract<StateValueFrom<typeof checkoutMachine>, object>['journey']>
type CompoundOf<Value> = Value extends object ? keyof Value & string : never
type ChildrenOf<Value> = Value extends object
  ? { [Key in keyof Value & string]-?: `${Key}.${NonNullable<Value[Key]> & string}` }[keyof Value & string]
  : never

/** Every state of the journey region that has no states of its own, written as its path: `arriving.starting`. */
export type JourneyState = Exclude<Extract<JourneyValue, string>, CompoundOf<JourneyValue>> | ChildrenOf<JourneyValue>

/** Where the keyboard goes when a screen takes the place of another: to its heading, or to the one field it is about. */
export type FocusTarget = 'heading' | 'verificationCode'

export interface ScreenPlan {
  readonly screen: Screen
  readonly title: TitleKey
  readonly live: LiveKey | undefined
  readonly focus: FocusTarget
}

type Plan = ScreenPlan | ((snapshot: Snapshot) => ScreenPlan)

const opening: ScreenPlan = { screen: 'pay', title: 'title.pay', live: 'live.opening', focus: 'heading' }
const identifying = (snapshot: Snapshot): ScreenPlan => ({
  screen: snapshot.context.entrance,
  title: 'title.identify',
  live: undefined,
  focus: 'heading',
})

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

const verifying: ScreenPlan = { screen: 'otp', title: 'title.otp', live: 'live.codeSent', focus: 'verificationCode' }

/** A kept login or code leads past the form: its place is not even shown. */
const restoring: Plan = ({ context }) => (context.kept === 'code' ? verifying : opening)
const arriving: Plan = (snapshot) => (snapshot.context.kept ? restoring(snapshot) : identifying(snapshot))

/** What each state of the journey looks like. Total by type: a new state without a screen does not compile. */
export const plans: Record<JourneyState, Plan> = {
  entering: arriving,
  'arriving.starting': arriving,
  'arriving.identifying': identifying,
  'arriving.startFailed': startFailed,
  arrivalFailed: startFailed,
  closed: invalidToken,
  restoring,
  verifying,
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
  const plan = plans[journeyStateOf(snapshot)]
  return typeof plan === 'function' ? plan(snapshot) : plan
}

export function screenOf(snapshot: Snapshot): Screen {
  return planOf(snapshot).screen
}

const UNDER_WAY: readonly JourneyState[] = ['paying.inFlight', 'paying.overdue', 'reconciling', 'reconcilingFailed']

/** A payment was sent and its end is not known: the page must not go away by itself. */
export function hasPaymentUnderWay(snapshot: Snapshot): boolean {
  return UNDER_WAY.includes(journeyStateOf(snapshot))
}
