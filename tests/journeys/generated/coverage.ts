import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { checkoutMachine } from '../../../machines/checkout/machine'
import { FAMILY } from '../../machines/exploration/checkout-space'
import { arrowsOf } from './arrows'
import type { BrowserPath } from './browser-paths'

/** What no path in a browser comes to, and why. */
type Exceptions = Readonly<Record<string, string>>

const leavesIn = (node: AnyStateNode): string[] => {
  const below = Object.values(node.states)
  return below.length === 0 ? [node.path.slice(1).join('.')] : below.flatMap(leavesIn)
}

const journey = (checkoutMachine as unknown as AnyStateMachine).root.states['journey']

/** Every state of the journey that has none of its own. */
export const STATES: readonly string[] = journey ? leavesIn(journey) : []

const GONE = 'the page goes with it; the arrow is for a browser that stays'

const LOGIN_REFUSED = 'the login ends with the payment that is sent; journeys of a refused login take it'

const STATES_NOT_SEEN: Exceptions = {
  entering: 'it is left at once: nothing of it can be drawn',
  inside: 'it is left at once, for what the link is for',
  exiting: 'the page goes to the shop with it; a journey of its own takes it',
  'expired.unsettled.shown': LOGIN_REFUSED,
  'expired.unsettled.leaving': LOGIN_REFUSED,
  'expired.unsettled.returning': LOGIN_REFUSED,
  'suspended.lockedIn': 'it needs a transfer here and another tab that takes its order; a look of its own takes both',
  arrivalFailed: 'only the form’s machine itself could break so: a call that fails leads back to its form',
  reconcilingFailed: 'only the reconciliation machine itself could break so: a failed question is the answer "unknown"',
  resultStaying: 'only the shop-return machine itself could break so: a post that fails is its own state',
}

export const MACHINES = Object.entries<AnyStateMachine>({ checkout: checkoutMachine, ...FAMILY })

/** What a shopper does, machine by machine. */
export const DEEDS: readonly string[] = MACHINES.flatMap(([name, { events }]) =>
  events.filter((type: string) => type.startsWith('shopper.')).map((type: string) => `${name}: ${type}`),
)

const BESIDE_RESULT = 'it is beside a result that leads back to the shop on its own; journeys of the result take it'

const DEEDS_NOT_DONE: Exceptions = {
  'checkout: shopper.exited': 'the page goes to the shop with it; a journey of its own takes it',
  'checkout: shopper.closedBank': 'it needs a page around this one; journeys of a payment link take it',
  'shopReturn: shopper.paused': BESIDE_RESULT,
  'resultExtras: shopper.openedPermission': BESIDE_RESULT,
  'resultExtras: shopper.steppedBack': BESIDE_RESULT,
  'resultExtras: shopper.permitted': BESIDE_RESULT,
  'reconciliation: shopper.wentToBank':
    'it needs a bank that was gone to and a page that is still there; journeys of an order that waits take it',
  'payment: shopper.closedDanger':
    'an order without a method ends there, and a method breaks only on its own; the looks of such an order close it',
  'payment: shopper.retried':
    'the order’s terms came with it, so reading them again never fails; and a method breaks only on its own',
}

/** What moves the journey from outside, with any shopper at the page: another tab, the app around it, the connection, code that is missing, a break of the machine's own. */
const NOT_OF_THE_SHOPPER = /, (?:error |network\.|session\.|host\.|tab\.|chunk\.)/

/** Every arrow of the root machine that a shopper's deed leads to, at once or by the answer to it. */
export const ARROWS: readonly string[] = arrowsOf(checkoutMachine).filter((name) => !NOT_OF_THE_SHOPPER.test(name))

const OTHER_ENTRANCE = 'Back between the two entrances needs both in one history; the journeys of addresses take it'
const NOTHING_BEHIND = 'it has the address of the form, or of the methods: nothing of the page is behind it'
const LEFT_BEFORE = 'a payment from a page before this one: journeys of a reload take it'
const ON_THE_SAME_PAGE = 'its result is on the page of the offer; journeys of both flows take every one of them'
const BROKEN = 'it begins in a state that no path comes to'

const ARROWS_NOT_TAKEN: Exceptions = {
  'journey.arriving, address.asked': OTHER_ENTRANCE,
  'journey.arriving, done identify 5':
    'the app around the page hands a login over; journeys of the embedded page take it',
  'journey.arriving.starting, done startOrder 3': LEFT_BEFORE,
  'journey.arrivalFailed, shopper.retried': BROKEN,
  'journey.restoring, done restoreLogin 3':
    'an admission is kept by a page before this one; a journey of its own takes it up',
  'journey.admittingForeignPhone, address.asked': NOTHING_BEHIND,
  'journey.paying.lockedIn, address.asked': NOTHING_BEHIND,
  'journey.refunding, done refund': ON_THE_SAME_PAGE,
  'journey.settling, done settlement': ON_THE_SAME_PAGE,
  'journey.reconciling, done reconciliation 2': LOGIN_REFUSED,
  'journey.reconciling, done reconciliation 4': LEFT_BEFORE,
  'journey.reconciling, done reconciliation 5': LEFT_BEFORE,
  'journey.reconcilingFailed, shopper.retried': BROKEN,
  'tab.claimed, snapshot tabOwnership 2': GONE,
  'bankPage.shown, shopper.closedBank': 'it needs a page around this one; journeys of a payment link take it',
  'exit.asking, shopper.exited': GONE,
  'exit.leaving, shopper.keptPaying': GONE,
  'exit.leaving, done leaveForShop': GONE,
  'journey.paying.choosing, shopper.exited': GONE,
  'journey.refunding.choosing, shopper.exited': GONE,
  'journey.settling.choosing, shopper.exited': GONE,
  'journey.expired.unsettled.shown, shopper.retried': LOGIN_REFUSED,
  'journey.expired.unsettled.shown, shopper.retried 2': LOGIN_REFUSED,
  'journey.expired.unsettled.leaving, done startOver': GONE,
  'journey.expired.unsettled.returning, done startOver': GONE,
  'journey.expired.leaving, done startOver': GONE,
  'journey.expired.returning, done startOver': GONE,
}

/** Those that nothing is said of, and exceptions that are none: both are to be put right. */
const differencesOf = (wanted: readonly string[], exceptions: Exceptions, seen: ReadonlySet<string>) => ({
  missing: wanted.filter((name) => !seen.has(name) && !(name in exceptions)),
  needless: Object.keys(exceptions).filter((name) => seen.has(name) || !wanted.includes(name)),
})

export const statesOn = ({ opened, steps }: BrowserPath) =>
  [opened, ...steps.map(({ after }) => after)].map(({ state }): string => state)

/** A child is called as its machine is, but for the one that every submission becomes. */
export const machineAt = (path: readonly string[]) =>
  (path[path.length - 1] ?? 'checkout').replace(/^attempt$/, 'paymentAttempt')

export const deedsOn = ({ steps }: Pick<BrowserPath, 'steps'>) =>
  steps
    .filter(({ event }) => event.type.startsWith('shopper.'))
    .map(({ path, event }) => `${machineAt(path)}: ${event.type}`)

/** Of every machine. */
export const allArrowsOn = ({ arrows, steps }: Pick<BrowserPath, 'arrows' | 'steps'>) => [
  ...arrows,
  ...steps.flatMap((step) => step.arrows),
]

/** Of the root. */
export const arrowsOn = (path: Pick<BrowserPath, 'arrows' | 'steps'>) =>
  allArrowsOn(path).filter((arrow) => !/^\w+: /.test(arrow))

/** What paths come to, held against the machines. */
export function coverageOf(paths: readonly BrowserPath[]) {
  const [states, deeds] = [new Set(paths.flatMap(statesOn)), new Set(paths.flatMap(deedsOn))]
  const arrows = new Set(paths.flatMap(arrowsOn))
  const gestures = new Set(Array.from(deeds, (deed) => deed.replace(/^\w+: /, '')))
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
  const taken = ARROWS.filter((name) => arrows.has(name)).length
  return {
    summary:
      `${paths.length} paths, ${steps} steps: ${states.size} of ${STATES.length} states, ${deeds.size} of ${DEEDS.length} ` +
      `deeds by ${gestures.size} gestures, ${taken} of ${ARROWS.length} arrows of the root`,
    states: differencesOf(STATES, STATES_NOT_SEEN, states),
    deeds: differencesOf(DEEDS, DEEDS_NOT_DONE, deeds),
    arrows: differencesOf(ARROWS, ARROWS_NOT_TAKEN, arrows),
    gestures: Array.from(gestures).sort(),
  }
}

export type Coverage = ReturnType<typeof coverageOf>
