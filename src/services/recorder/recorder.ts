import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import type { DiagnosticsOf } from '../../checkout/diagnostics'
import { factsOf } from './facts'
import { MOST_STEPS } from './most-steps'
import { type MachineStates, machineStatesAfter } from './machine-states'
import type { Recording, StateValue, Step } from './recording'

type Taken = Pick<Recording, 'began' | 'steps'>

export interface Recorder {
  readonly take: () => Taken
}

/** The build's version; tests run without a build. */
const version = typeof __CHECKOUT_VERSION__ === 'string' ? __CHECKOUT_VERSION__ : 'unbuilt'

function buildOf(page: Document): string {
  const { all } = page.getElementById('pieces')?.dataset ?? {}
  return /(?<name>[\w-]+)\.json$/.exec(all ?? '')?.groups?.['name'] ?? 'unbuilt'
}

/** Undefined if the actor is not a machine. */
export const machineIn = (snapshot: unknown): AnyMachineSnapshot | undefined =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot
    ? (snapshot as AnyMachineSnapshot)
    : undefined

/** The actor's path, such as `checkout.payment.attempt`. */
export const nameOf = ({ _parent, id }: AnyActorRef, top: string): string =>
  _parent ? `${nameOf(_parent, top)}.${id}` : top

/** The machines that run directly below one, with their ids. */
function runningBelow({ children }: AnyMachineSnapshot): (readonly [id: string, child: AnyMachineSnapshot])[] {
  return Object.entries(children as Readonly<Record<string, AnyActorRef | undefined>>).flatMap(([id, child]) => {
    const snapshot = machineIn(child?.getSnapshot())
    return snapshot?.status === 'active' ? [[id, snapshot] as const] : []
  })
}

function placesIn(snapshot: AnyMachineSnapshot, machine: string): [string, StateValue][] {
  const below = runningBelow(snapshot).flatMap(([id, child]) => placesIn(child, `${machine}.${id}`))
  return [[machine, snapshot.value as StateValue], ...below]
}

/** XState's events for an actor's beginning and its stop by the parent, which no machine lists among its events. */
const OF_EVERY_ACTOR: readonly string[] = ['xstate.init', 'xstate.stop']

export function stepOf(snapshot: AnyMachineSnapshot, event: EventObject, machine: string, at: number): Step {
  const { type } = event
  const facts = factsOf(event)
  const children = runningBelow(snapshot).map(([id]) => id)
  return {
    at,
    machine,
    event: OF_EVERY_ACTOR.includes(type) || snapshot.machine.events.includes(type) ? type : 'other',
    ...(facts && { facts }),
    value: snapshot.value as StateValue,
    ...(children.length > 0 && { children }),
    ...(snapshot.status !== 'active' && { ended: snapshot.status }),
  }
}

const sameText = ({ at: _at, times: _times, ...step }: Step) => JSON.stringify(step)

/** Clock ticks that change no state would fill the ring buffer. */
const isQuiet = (step: Step, places: MachineStates) =>
  step.event === 'clock.ticked' && JSON.stringify(places.get(step.machine)) === JSON.stringify(step.value)

/**
 * Records the last steps of a checkout's machines from now on (BEST-09). Never reads a context, and of an event only what `facts.ts` lists.
 *
 * @param now milliseconds since the page began
 */
export function record(root: AnyActorRef, now: () => number): Recorder {
  const first = machineIn(root.getSnapshot())
  const top = first?.machine.id ?? 'other'
  let began: MachineStates = new Map(first && placesIn(first, top))
  let last = began
  let steps: readonly Step[] = []

  function save(step: Step) {
    const before = steps[steps.length - 1]
    if (before && sameText(before) === sameText(step)) {
      steps = [...steps.slice(0, -1), { ...before, times: (before.times ?? 1) + 1 }]
      return
    }
    if (isQuiet(step, last)) return
    last = machineStatesAfter(last, step)
    steps = [...steps, step]
    const [oldest] = steps
    if (steps.length <= MOST_STEPS || !oldest) return
    began = machineStatesAfter(began, oldest)
    steps = steps.slice(1)
  }

  root.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.snapshot') return
    const snapshot = machineIn(inspected.snapshot)
    if (!snapshot) return
    try {
      save(stepOf(snapshot, inspected.event, nameOf(inspected.actorRef as AnyActorRef, top), Math.round(now())))
    } catch {
      // An error here would break the machine that is in transition.
    }
  })
  return {
    take: () => ({ began: Array.from(began, ([machine, value]) => ({ machine, value })), steps: [...steps] }),
  }
}

/** Starts recording, and returns the function that builds the text that the shopper copies for support. */
export function startRecorder(root: AnyActorRef): DiagnosticsOf {
  const { take } = record(root, () => performance.now())
  return (about) => JSON.stringify({ format: 1, version, build: buildOf(document), ...about, ...take() })
}
