import type { SnapshotFrom } from 'xstate'
import { journeyStateOf } from '../../../machines/checkout/screens'
import type { checkoutMachine } from '../../../machines/checkout/machine'
import { callIn, moneyCallsIn } from './below'
import type { Place, Space, Stand, Step, Way } from './explore'
import type { System } from './system'

/** A rule for every place, every step, or the whole space. `atPlace` and `atStep` return true for a violation. */
export interface Law {
  /** What must never happen, as a sentence about the shopper's money. */
  readonly name: string
  readonly atPlace?: (stand: Stand) => boolean
  readonly atStep?: (step: Step) => boolean
  /** Keys of the places that break the law. It needs the fully explored space. */
  readonly ofSpace?: (space: Space) => readonly string[]
}

type Snapshot = SnapshotFrom<typeof checkoutMachine>

export const snapshotOf = ({ snapshot }: System) => snapshot as unknown as Snapshot

const states = new WeakMap<object, ReturnType<typeof journeyStateOf>>()

export function stateOf(system: System) {
  const snapshot = snapshotOf(system)
  const known = states.get(snapshot) ?? journeyStateOf(snapshot)
  states.set(snapshot, known)
  return known
}

/** A call of this port begins with this step. */
export const begun = ({ before, after }: Step, call: string) => callIn(after.system, call) > callIn(before.system, call)

export const begins = ({ before, after }: Step) => moneyCallsIn(after.system) > moneyCallsIn(before.system)

/** The step is this answer to this call. */
export const isSaid = ({ move }: Step, call: string, kind: string) =>
  move.event.type === `xstate.done.actor.${call}` &&
  (move.event as { output?: { kind?: string } }).output?.kind === kind

export interface Violation {
  readonly law: string
  readonly path: readonly Way[]
}

const isBegun = (place: Place | undefined): place is Place & Stand => place?.system !== undefined

/** Whether a step breaks one of these laws, or leads to a place that does. */
export const breaks =
  (laws: readonly Law[]) =>
  (step: Step): boolean =>
    laws.some(({ atPlace, atStep }) => atPlace?.(step.after) === true || atStep?.(step) === true)

/** The violation with the shortest path for each broken law. All laws are checked in one pass. */
export function violationsOf(laws: readonly Law[], space: Space): Violation[] {
  const { places, pathTo } = space
  const found = new Map<string, readonly Way[]>()
  const keep = (law: Law, path: readonly Way[]) => {
    const known = found.get(law.name)
    if (!known || path.length < known.length) found.set(law.name, path)
  }
  const [ofPlaces, ofSteps] = [laws.filter(({ atPlace }) => atPlace), laws.filter(({ atStep }) => atStep)]
  for (const law of laws) for (const key of law.ofSpace?.(space) ?? []) keep(law, pathTo(key))
  for (const place of places.values()) {
    if (!isBegun(place)) continue
    for (const law of ofPlaces) if (law.atPlace?.(place)) keep(law, pathTo(place.key))
    for (const way of place.ways) {
      const after = places.get(way.to)
      if (!isBegun(after) || !way.move) continue
      const step = { move: way.move, before: place, after }
      for (const law of ofSteps) if (law.atStep?.(step)) keep(law, [...pathTo(place.key), way])
    }
  }
  return laws.flatMap(({ name: law }) => {
    const path = found.get(law)
    return path ? [{ law, path }] : []
  })
}

export const told = ({ law, path }: Violation) => `${law}: ${path.map(({ name }) => name).join(' → ')}`

/** The path as numbered steps, one a line. */
export const stepsTold = ({ path }: Violation) => path.map(({ name }, index) => `${index + 1}. ${name}`)
