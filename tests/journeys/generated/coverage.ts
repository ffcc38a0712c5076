import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { checkoutMachine } from '../../../machines/checkout/machine'
import { FAMILY } from '../../machines/exploration/checkout-space'
import { arrowsOf } from './arrows'
import type { BrowserPath } from './browser-paths'
import { ARROWS_NOT_TAKEN, DEEDS_NOT_DONE, type Exceptions, STATES_NOT_SEEN } from './exceptions'
import { looksOn } from './looks'

const leavesIn = (node: AnyStateNode): string[] => {
  const below = Object.values(node.states)
  return below.length === 0 ? [node.path.slice(1).join('.')] : below.flatMap(leavesIn)
}

const journey = (checkoutMachine as unknown as AnyStateMachine).root.states['journey']

/** Every leaf state of the journey. */
export const STATES: readonly string[] = journey ? leavesIn(journey) : []

export const MACHINES = Object.entries<AnyStateMachine>({ checkout: checkoutMachine, ...FAMILY })

/** Every shopper event, by machine. */
export const DEEDS: readonly string[] = MACHINES.flatMap(([name, { events }]) =>
  events.filter((type: string) => type.startsWith('shopper.')).map((type: string) => `${name}: ${type}`),
)

/**
 * Events that come from outside the shopper: another tab, the host app, the network, a missing chunk, another language, an error in the
 * machine itself.
 */
const NOT_OF_THE_SHOPPER = /, (?:error |network\.|session\.|host\.|tab\.|chunk\.|language\.)/

/** Every transition of the root machine that a shopper event triggers, directly or through the answer to it. */
export const ARROWS: readonly string[] = arrowsOf(checkoutMachine).filter((name) => !NOT_OF_THE_SHOPPER.test(name))

/** What no path covers without an exception, and exceptions that are not needed; both must be fixed. */
const differencesOf = (wanted: readonly string[], exceptions: Exceptions, seen: ReadonlySet<string>) => ({
  missing: wanted.filter((name) => !seen.has(name) && !(name in exceptions)),
  needless: Object.keys(exceptions).filter((name) => seen.has(name) || !wanted.includes(name)),
})

/** The states in which the browser's page is checked. */
export const statesOn = (path: BrowserPath) => looksOn(path).flatMap((look): string[] => (look ? [look.state] : []))

/** A child's id is its machine's name, except for `attempt`. */
export const machineAt = (path: readonly string[]) =>
  (path[path.length - 1] ?? 'checkout').replace(/^attempt$/, 'paymentAttempt')

export const deedsOn = ({ steps }: Pick<BrowserPath, 'steps'>) =>
  steps
    .filter(({ event }) => event.type.startsWith('shopper.'))
    .map(({ path, event }) => `${machineAt(path)}: ${event.type}`)

export const allArrowsOn = ({ arrows, steps }: Pick<BrowserPath, 'arrows' | 'steps'>) => [
  ...arrows,
  ...steps.flatMap((step) => step.arrows),
]

/** Transitions of the root machine. */
export const arrowsOn = (path: Pick<BrowserPath, 'arrows' | 'steps'>) =>
  allArrowsOn(path).filter((arrow) => !/^\w+: /.test(arrow))

/** Compares what the paths cover with the machines. */
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
