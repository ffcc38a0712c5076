import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { type Effect, type Stepped, firstStep, nextStep } from './effects'
import { intern, internOnce } from './intern'

/** A child machine that is stepped with its parent, or a request that needs an answer. */
export type Kid =
  { readonly kind: 'machine'; readonly system: System } | { readonly kind: 'question'; readonly src: string }

interface Timer {
  readonly id: string
  readonly event: EventObject
  readonly delay: number
}

/** A machine and its descendants, in a stable state: only an external move changes it. */
export interface System {
  readonly machine: AnyStateMachine
  readonly snapshot: AnyMachineSnapshot
  readonly kids: ReadonlyMap<string, Kid>
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

const factNumberOf = internOnce(JSON.stringify)

/**
 * A short key of a snapshot. Context objects are shared between snapshots, so each is serialised once and then replaced by its
 * number.
 */
function shortFaceOf(snapshot: AnyMachineSnapshot): string {
  const { value, context, status, output } = snapshot as unknown as Plain
  let face = `${JSON.stringify(value)} ${String(status)} ${output === undefined ? '' : JSON.stringify(output)}`
  for (const [name, fact] of Object.entries(context as object) as [string, unknown][]) {
    if (typeof fact === 'object' && fact !== null) face += ` ${name}#${factNumberOf(fact)}`
    else if (fact !== undefined) face += ` ${name}=${JSON.stringify(fact)}`
  }
  return face
}

const faceNumberOf = internOnce(shortFaceOf)

function systemOf({ machine, snapshot, kids, timers }: Omit<System, 'key'>): System {
  let below = ''
  for (const [id, kid] of kids) below += `${id}=${kid.kind === 'machine' ? kid.system.key : kid.src},`
  for (const { id } of timers) below += `|${id}`
  const key = intern(`${machine.id} ${faceNumberOf(snapshot)} ${below}`)
  return { machine, snapshot, kids, timers, key }
}

/** A snapshot in an event is represented by its number; the rest of an event is small enough to serialise. */
const eventNumberOf = internOnce((event: EventObject) => {
  const { snapshot: told, ...rest } = event as EventObject & { snapshot?: AnyMachineSnapshot }
  return `${told ? faceNumberOf(told) : ''}${JSON.stringify(rest)}`
})

export type Witness = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject) => void

/** Steps systems of one family. The same event in the same system is computed once. */
export function systemsOf(family: Family, witness?: Witness) {
  const known = new Map<string, System>()
  const steps = new Map<AnyStateMachine, Map<string, Stepped>>()

  /** The step depends on the running children only through their ids, which decide who can receive an event. */
  function stepOf(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject): Stepped {
    const own = steps.get(machine) ?? new Map<string, Stepped>()
    steps.set(machine, own)
    const name = `${faceNumberOf(snapshot)} ${eventNumberOf(event)} ${Object.keys(snapshot.children as object).join()}`
    const found = own.get(name) ?? nextStep(machine, snapshot, event)
    own.set(name, found)
    return found
  }

  /** The events that a child sends to its parent after a step. */
  function newsOf(parent: AnyStateMachine, id: string, { snapshot }: System): EventObject[] {
    if (snapshot.status === 'done') {
      const { output } = snapshot as unknown as Plain
      return [{ type: `xstate.done.actor.${id}`, output, actorId: id } as EventObject]
    }
    const type = `xstate.snapshot.${id}`
    return parent.events.includes(type) ? [{ type, snapshot } as EventObject] : []
  }

  function settle(machine: AnyStateMachine, before: Pick<System, 'kids' | 'timers'>, { snapshot, effects }: Stepped) {
    const kids = new Map(before.kids)
    let timers = before.timers
    const news: EventObject[] = []

    function put(id: string, system: System) {
      news.push(...newsOf(machine, id, system))
      if (system.snapshot.status === 'active') kids.set(id, { kind: 'machine', system })
      else kids.delete(id)
    }

    function apply(effect: Effect) {
      switch (effect.kind) {
        case 'spawn': {
          const child = family[effect.src]
          if (child) put(effect.id, begin(child, effect.input))
          else kids.set(effect.id, { kind: 'question', src: effect.src })
          return
        }
        case 'stop':
          kids.delete(effect.id)
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
    return settle(machine, { kids: new Map(), timers: [] }, firstStep(machine, input))
  }

  function deliver(system: System, event: EventObject): System {
    const { machine, snapshot, kids, timers, key } = system
    witness?.(machine, snapshot, event)
    const name = `${key} ${eventNumberOf(event)}`
    const found = known.get(name)
    if (found) return found
    const next = settle(machine, { kids, timers }, stepOf(machine, snapshot, event))
    known.set(name, next)
    return next
  }

  /** Sends an event to the machine at the end of `path`, and processes everything that follows up to the root. */
  function move(system: System, path: readonly string[], event: EventObject): System {
    const [id, ...rest] = path
    if (id === undefined) return deliver(withoutSource(system, event), event)
    const kid = system.kids.get(id)
    if (kid?.kind !== 'machine') throw new Error(`${system.machine.id} has no ${id} that could receive ${event.type}`)
    const { machine, snapshot, timers } = system
    const child = move(kid.system, rest, event)
    const kids = new Map(system.kids)
    if (child.snapshot.status === 'active') kids.set(id, { kind: 'machine', system: child })
    else kids.delete(id)
    const moved = systemOf({ machine, snapshot, kids, timers })
    return newsOf(machine, id, child).reduce((next, news) => deliver(next, news), moved)
  }

  /** Removes the request that was answered, or the timer that fired. */
  function withoutSource(system: System, event: EventObject): System {
    const { machine, snapshot } = system
    const answered = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1]
    const kids = new Map(system.kids)
    if (answered !== undefined) kids.delete(answered)
    const timers = system.timers.filter(({ event: due }) => due.type !== event.type)
    return systemOf({ machine, snapshot, kids, timers })
  }

  return { begin, move }
}
