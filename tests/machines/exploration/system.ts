import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { type Effect, type Stepped, firstStep, nextStep } from './effects'
import { intern, internOnce } from './intern'
import { type Kids, noKids } from './kids'

interface Timer {
  readonly id: string
  readonly event: EventObject
  readonly delay: number
}

/** A machine and its descendants, in a stable state: only an external move changes it. */
export interface System {
  readonly machine: AnyStateMachine
  readonly snapshot: AnyMachineSnapshot
  readonly kids: Kids<System>
  readonly timers: readonly Timer[]
  /** Equal for two systems exactly if they cannot be distinguished. */
  readonly key: number
}

/** The children that are explored as real machines, by their `src`. */
export type Family = Readonly<Record<string, AnyStateMachine>>

interface Plain {
  readonly value: unknown
  readonly context: unknown
  readonly status: unknown
  readonly output: unknown
}

/** Key of everything in a snapshot that affects its future. */
export function faceOf(snapshot: AnyMachineSnapshot): string {
  const { value, context, status, output } = snapshot as unknown as Plain
  return JSON.stringify([value, context, status, output])
}

export const factNumberOf = internOnce(JSON.stringify)

/**
 * A short key of a record. Objects are shared between contexts, so each is serialised once and then replaced by its number.
 */
function shortFactsOf(record: object): string {
  let facts = ''
  for (const [name, fact] of Object.entries(record) as [string, unknown][]) {
    if (typeof fact === 'object' && fact !== null) facts += ` ${name}#${factNumberOf(fact)}`
    else if (fact !== undefined) facts += ` ${name}=${JSON.stringify(fact)}`
  }
  return facts
}

function shortFaceOf(snapshot: AnyMachineSnapshot): string {
  const { value, context, status, output } = snapshot as unknown as Plain
  const result = output === undefined ? '' : JSON.stringify(output)
  return `${JSON.stringify(value)} ${String(status)} ${result}${shortFactsOf(context as object)}`
}

/** The number of everything in a snapshot that affects its future. */
export const faceNumberOf = internOnce(shortFaceOf)

const timersNumberOf = internOnce((timers: readonly Timer[]) => timers.map(({ id }) => id).join('|'))

const NO_TIMERS: readonly Timer[] = []

/** A snapshot in an event is represented by its number; the rest of an event is small enough to serialise. */
const eventNumberOf = internOnce((event: EventObject) => {
  const { snapshot: told, ...rest } = event as EventObject & { snapshot?: AnyMachineSnapshot }
  return `${told ? faceNumberOf(told) : ''}${JSON.stringify(rest)}`
})

export type Witness = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject) => void

/** More than there are events: a system's key times this, plus an event's number, is unique. */
const EVENTS = 2 ** 25

/** The entry of a map, which is made if it is missing. */
function entryOf<Key, Value>(
  map: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown },
  key: Key,
  make: () => Value,
): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

/** Steps systems of one family. The same event in the same system is computed once, and equal systems are one object. */
export function systemsOf(family: Family, witness?: Witness) {
  const systems = new Map<number, System>()
  const beginnings = new Map<AnyStateMachine, Map<string, System>>()
  const delivered = new Map<number, System>()
  const steps = new Map<AnyStateMachine, Map<string, Stepped>>()
  const told = new Map<AnyStateMachine, Map<string, WeakMap<AnyMachineSnapshot, readonly EventObject[]>>>()
  const moved = new Map<string, Map<number, System>>()
  const routes = new WeakMap<readonly string[], readonly Map<number, System>[]>()
  const none = noKids<System>()

  function systemOf({ machine, snapshot, kids, timers }: Omit<System, 'key'>): System {
    const key = intern(`${machine.id} ${faceNumberOf(snapshot)} ${kids.number} ${timersNumberOf(timers)}`)
    return entryOf(systems, key, () => ({ machine, snapshot, kids, timers, key }))
  }

  /** The step depends on the running children only through their ids, which decide who can receive an event. */
  function stepOf(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject): Stepped {
    const name = `${faceNumberOf(snapshot)} ${eventNumberOf(event)} ${Object.keys(snapshot.children as object).join()}`
    const own = entryOf(steps, machine, () => new Map<string, Stepped>())
    return entryOf(own, name, () => nextStep(machine, snapshot, event))
  }

  /** The events that a child sends to its parent after a step. */
  function newsOf(parent: AnyStateMachine, id: string, { snapshot }: System): readonly EventObject[] {
    const ofParent = entryOf(told, parent, () => new Map<string, WeakMap<AnyMachineSnapshot, readonly EventObject[]>>())
    const ofChild = entryOf(ofParent, id, () => new WeakMap<AnyMachineSnapshot, readonly EventObject[]>())
    return entryOf(ofChild, snapshot, () => eventsFrom(parent, id, snapshot))
  }

  function eventsFrom(parent: AnyStateMachine, id: string, snapshot: AnyMachineSnapshot): EventObject[] {
    if (snapshot.status === 'done') {
      const { output } = snapshot as unknown as Plain
      return [{ type: `xstate.done.actor.${id}`, output, actorId: id } as EventObject]
    }
    const type = `xstate.snapshot.${id}`
    return parent.events.includes(type) ? [{ type, snapshot } as EventObject] : []
  }

  function settle(machine: AnyStateMachine, before: Pick<System, 'kids' | 'timers'>, { snapshot, effects }: Stepped) {
    let { kids, timers } = before
    const news: EventObject[] = []

    function put(id: string, system: System) {
      news.push(...newsOf(machine, id, system))
      kids = system.snapshot.status === 'active' ? kids.with(id, { kind: 'machine', system }) : kids.without(id)
    }

    function apply(effect: Effect) {
      switch (effect.kind) {
        case 'spawn': {
          const child = family[effect.src]
          if (child) put(effect.id, begin(child, effect.input))
          else kids = kids.with(effect.id, { kind: 'question', src: effect.src })
          return
        }
        case 'stop':
          kids = kids.without(effect.id)
          return
        case 'send': {
          const kid = kids.get(effect.to)
          if (kid?.kind === 'machine') put(effect.to, deliver(kid.system, effect.event))
          return
        }
        case 'wait':
          timers = [...timers, { id: effect.id, event: effect.event, delay: effect.delay }]
          return
        case 'cancel':
          timers = timers.filter(({ id }) => id !== effect.id)
      }
    }

    effects.forEach(apply)
    const settled = systemOf({ machine, snapshot, kids, timers })
    return news.reduce((system, event) => deliver(system, event), settled)
  }

  function begin(machine: AnyStateMachine, input: unknown): System {
    const first = () => settle(machine, { kids: none, timers: NO_TIMERS }, firstStep(machine, input))
    // A witness sees each step, also of what has begun before.
    if (witness) return first()
    const name = typeof input === 'object' && input !== null ? shortFactsOf(input) : JSON.stringify(input)
    return entryOf(
      entryOf(beginnings, machine, () => new Map<string, System>()),
      name,
      first,
    )
  }

  function deliver({ machine, snapshot, kids, timers, key }: System, event: EventObject): System {
    witness?.(machine, snapshot, event)
    return entryOf(delivered, key * EVENTS + eventNumberOf(event), () =>
      settle(machine, { kids, timers }, stepOf(machine, snapshot, event)),
    )
  }

  /** For each descendant on the way to the end of `path`, and for its end: what is known of events for that end. */
  const knownAlong = (path: readonly string[]) =>
    entryOf(routes, path, () =>
      [...path, ''].map((_, depth) => entryOf(moved, path.slice(depth).join('.'), () => new Map<number, System>())),
    )

  /** Sends an event to the machine at the end of `path`, and processes everything that follows up to the root. */
  function move(system: System, path: readonly string[], event: EventObject): System {
    const below = knownAlong(path)
    const number = eventNumberOf(event)

    function moveFrom(at: System, depth: number): System {
      const step = () => (depth === path.length ? deliver(withoutSource(at, event), event) : moveBelow(at, depth))
      const known = below[depth]
      // The same event in the same root is rare. A witness sees each step.
      return depth === 0 || !known || witness ? step() : entryOf(known, at.key * EVENTS + number, step)
    }

    function moveBelow({ machine, snapshot, kids, timers }: System, depth: number): System {
      const id = path[depth] ?? ''
      const kid = kids.get(id)
      if (kid?.kind !== 'machine') throw new Error(`${machine.id} has no ${id} that could receive ${event.type}`)
      const child = moveFrom(kid.system, depth + 1)
      const others =
        child.snapshot.status === 'active' ? kids.with(id, { kind: 'machine', system: child }) : kids.without(id)
      const next = systemOf({ machine, snapshot, kids: others, timers })
      return newsOf(machine, id, child).reduce((now, news) => deliver(now, news), next)
    }

    return moveFrom(system, 0)
  }

  /** Removes the request that was answered, or the timer that fired. */
  function withoutSource(system: System, event: EventObject): System {
    const { machine, snapshot } = system
    const answered = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1]
    const hasFired = system.timers.some(({ event: due }) => due.type === event.type)
    if (answered === undefined && !hasFired) return system
    const kids = answered === undefined ? system.kids : system.kids.without(answered)
    const timers = hasFired ? system.timers.filter(({ event: due }) => due.type !== event.type) : system.timers
    return systemOf({ machine, snapshot, kids, timers })
  }

  return { begin, move }
}
