import type { SnapshotFrom } from 'xstate'
import { journeyStateOf } from '../../../machines/checkout/screens'
import type { checkoutMachine } from '../../../machines/checkout/machine'
import { callIn, moneyCallsIn } from './below'
import type { Judge, Space, Stand, Step, Way } from './explore'
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

const NONE: readonly string[] = []

export function judgedBy(laws: readonly Law[]): Judge {
  const ofPlaces = laws.flatMap(({ name, atPlace }) => (atPlace ? [{ name, isBroken: atPlace }] : []))
  const ofSteps = laws.flatMap(({ name, atStep }) => (atStep ? [{ name, isBroken: atStep }] : []))
  return { ofPlace: (stand) => brokenBy(ofPlaces, stand), ofStep: (step) => brokenBy(ofSteps, step) }
}

/** Almost every place and step breaks no law, and makes no list. */
function brokenBy<What>(laws: readonly { name: string; isBroken: (what: What) => boolean }[], what: What) {
  let broken = NONE
  for (const { name, isBroken } of laws) if (isBroken(what)) broken = [...broken, name]
  return broken
}

/** The violation with the shortest path for each broken law, in a space that these laws have judged. */
export function violationsOf(laws: readonly Law[], space: Space): Violation[] {
  return laws.flatMap(({ name: law, ofSpace }) => {
    const [path] = [space.broken.get(law) ?? [], ...(ofSpace?.(space) ?? []).map(space.pathTo)]
      .filter(({ length }) => length > 0)
      .sort((one, other) => one.length - other.length)
    return path ? [{ law, path }] : []
  })
}

export const told = ({ law, path }: Violation) => `${law}: ${path.map(({ name }) => name).join(' → ')}`

/** The path as numbered steps, one a line. */
export const stepsScenarios = ({ path }: Violation) => path.map(({ name }, index) => `${index + 1}. ${name}`)
