import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate'
import { run } from '../support/run'
import type { Path } from './paths'
import { type StandIn, heard, standInFor } from './stand-in'
import { type Family, type System, faceOf, systemsOf } from './system'

/** A machine over stand-ins, shared by many replays. They must run in sequence, because they share the stand-ins. */
export interface Stage {
  readonly machine: AnyStateMachine
  /** The machine with stand-ins for its actors. */
  readonly logic: AnyStateMachine
  readonly standIns: StandIns
  /** Computes the expected states. */
  readonly systems: ReturnType<typeof systemsOf>
}

type StandIns = Map<string, StandIn>

/** Replaces every actor that a machine invokes by a stand-in, except the family, which stays real. */
function overStandIns(machine: AnyStateMachine, family: Family, standIns: StandIns): AnyStateMachine {
  const actors = Object.keys(machine.implementations.actors).map((src) => {
    const child = family[src]
    if (child) return [src, overStandIns(child, family, standIns)]
    const standIn = standIns.get(src) ?? standInFor(src)
    standIns.set(src, standIn)
    return [src, standIn.logic]
  })
  return machine.provide({ actors: Object.fromEntries(actors) as never })
}

export function setStage(machine: AnyStateMachine, family: Family = {}): Stage {
  const standIns: StandIns = new Map()
  return { machine, logic: overStandIns(machine, family, standIns), standIns, systems: systemsOf(family) }
}

const childrenOf = (actor: AnyActorRef) =>
  (actor.getSnapshot() as { readonly children: Readonly<Record<string, AnyActorRef | undefined>> }).children

function actorAt(root: AnyActorRef, path: readonly string[]): AnyActorRef {
  return path.reduce((actor, id) => {
    const child = childrenOf(actor)[id]
    if (!child) throw new Error(`nothing runs as ${id}`)
    return child
  }, root)
}

/** Where the real actors differ from the computed system. */
function differences(actor: AnyActorRef, { snapshot, kids, machine }: System): string[] {
  const real = actor.getSnapshot() as AnyMachineSnapshot
  const own = faceOf(real) === faceOf(snapshot) ? [] : [`${machine.id} is ${faceOf(real)}, not ${faceOf(snapshot)}`]
  return [
    ...own,
    ...Array.from(kids, ([id, kid]) => {
      const child = childrenOf(actor)[id]
      if (!child) return [`${id} does not run`]
      return kid.kind === 'machine' ? differences(child, kid.system) : []
    }).flat(),
  ]
}

function questionOf(system: System, path: readonly string[], id: string): string {
  const [first, ...rest] = path
  const kid = system.kids.get(first ?? id)
  if (first !== undefined && kid?.kind === 'machine') return questionOf(kid.system, rest, id)
  if (kid?.kind !== 'question') throw new Error(`${id} was not asked`)
  return kid.src
}

/** Inspects the running actors. The returned function inspects them again after each move. */
export type Watch = (root: AnyActorRef) => () => void

const unwatched: Watch = () => () => undefined

/** Replays a path with real actors, and returns the first differences from the computed states. */
export async function replay(
  { machine, logic, standIns, systems }: Stage,
  { input, moves }: Pick<Path, 'input' | 'moves'>,
  watch: Watch = unwatched,
): Promise<string[]> {
  const harness = run(logic, input as never)
  let expected = systems.begin(machine, input)
  await heard()
  const look = watch(harness.actor as AnyActorRef)

  for (const { path, event } of moves) {
    const [, how, id] = /^xstate\.(done|error|snapshot)\.(?:actor\.)?(.+)$/.exec(event.type) ?? []
    const before = expected
    expected = systems.move(expected, path, event)
    if (how !== undefined && id !== undefined) {
      const standIn = standIns.get(questionOf(before, path, id))
      const { output, snapshot } = event as EventObject & { output?: unknown; snapshot?: { value: string } }
      if (how === 'done') standIn?.end(output)
      else if (how === 'error') standIn?.break()
      else standIn?.show(snapshot?.value ?? 'none')
    } else if (event.type.startsWith('xstate.after.')) {
      harness.clock.increment(delayOf(before, path, event))
    } else {
      actorAt(harness.actor as AnyActorRef, path).send(event)
    }
    await heard()
    harness.snapshot()
    look()
    const wrong = differences(harness.actor as AnyActorRef, expected)
    if (wrong.length > 0) return [`after ${event.type}: ${wrong.join('; ')}`]
  }
  return []
}

function delayOf(system: System, path: readonly string[], event: EventObject): number {
  const [first, ...rest] = path
  const kid = first === undefined ? undefined : system.kids.get(first)
  if (kid?.kind === 'machine') return delayOf(kid.system, rest, event)
  const timer = system.timers.find(({ event: due }) => due.type === event.type)
  if (!timer) throw new Error(`no port waits for ${event.type}`)
  return timer.delay
}
