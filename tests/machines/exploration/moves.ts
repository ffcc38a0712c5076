import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate'
import { ANSWERS } from '../fixtures/answers'
import { ENDS, SIGNS } from '../fixtures/children'
import { EVENTS } from '../fixtures/events'
import { type System, faceNumberOf } from './system'

/** An event for the machine at the end of a path of child ids. */
export interface Move {
  readonly path: readonly string[]
  readonly event: EventObject
}

/** Filters moves: not every event of the tables makes sense in every situation. */
export type Choice = (event: EventObject, system: System) => boolean

const everything: Choice = () => true

type Rows = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>

const outputs = { ...ANSWERS, ...ENDS } as unknown as Rows
const told = EVENTS as unknown as Rows

/** Answers that replace those of the tables, by port. */
export type OtherAnswers = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>

/** The answers to a request, and its error. Event sources, and children that never end, can only fail. */
function answersOf(id: string, src: string, others: OtherAnswers): EventObject[] {
  const rows = Object.values(others[src] ?? outputs[src] ?? {}).flat()
  return [
    ...rows.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id }) as EventObject),
    { type: `xstate.error.actor.${id}`, error: new Error('broken on purpose'), actorId: id } as EventObject,
  ]
}

/** A snapshot of a child of which its parent only reads tags. */
const tagged = (id: string, sign: string | undefined): EventObject =>
  ({
    type: `xstate.snapshot.${id}`,
    snapshot: {
      value: sign ?? 'none',
      context: {},
      hasTag: (tag: string) => tag === sign,
    } as unknown as AnyMachineSnapshot,
  }) as EventObject

const signed = new Map<string, readonly EventObject[]>()

function signsOf({ machine }: System, id: string, src: string): readonly EventObject[] {
  if (!machine.events.includes(`xstate.snapshot.${id}`)) return []
  const name = `${id} ${src}`
  const signs: readonly string[] = (SIGNS as Readonly<Record<string, readonly string[]>>)[src] ?? []
  const known = signed.get(name) ?? [undefined, ...signs].map((sign) => tagged(id, sign))
  signed.set(name, known)
  return known
}

const heard = new WeakMap<AnyStateMachine, Map<number, readonly EventObject[]>>()

/** The external events that a machine accepts now. Cached by the face of its snapshot, which many systems share. */
function heardBy({ machine, snapshot }: System): readonly EventObject[] {
  const known = heard.get(machine) ?? new Map<number, readonly EventObject[]>()
  heard.set(machine, known)
  const face = faceNumberOf(snapshot)
  const found = known.get(face) ?? tableOf(machine, snapshot).filter((event) => snapshot.can(event))
  known.set(face, found)
  return found
}

const tables = new WeakMap<AnyStateMachine, Map<string, readonly EventObject[]>>()

/** The events of a machine's table for which its current states have transitions, before their guards are evaluated. */
function tableOf(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): readonly EventObject[] {
  const { _nodes: nodes } = snapshot as unknown as { readonly _nodes: readonly AnyStateNode[] }
  const known = tables.get(machine) ?? new Map<string, readonly EventObject[]>()
  tables.set(machine, known)
  const name = nodes.map(({ order }) => order).join()
  const types = () => new Set(nodes.flatMap(({ ownEvents }) => ownEvents as readonly string[]))
  const found = known.get(name) ?? heardIn(Object.values(told[machine.id] ?? {}).flat() as EventObject[], types())
  known.set(name, found)
  return found
}

/** A descriptor such as `shopper.*` accepts events by other names. */
function heardIn(events: readonly EventObject[], types: ReadonlySet<string>): readonly EventObject[] {
  const hasPattern = Array.from(types).some((type) => type.includes('*'))
  return hasPattern ? events : events.filter(({ type }) => types.has(type))
}

/** The way from a system to one of its descendants, with what is known of the moves there. */
interface Route {
  readonly path: readonly string[]
  readonly below: Map<string, Route>
  readonly known: Map<number, readonly Move[]>
  readonly own: Map<EventObject, Move>
}

const routeTo = (path: readonly string[]): Route => ({ path, below: new Map(), known: new Map(), own: new Map() })

/**
 * Every move that is possible in a system and its descendants, cached for each. If a modal covers a system, the shopper cannot
 * act below it.
 */
export function rememberedMoves(
  isChosen: Choice = everything,
  isCovered: (system: System) => boolean = () => false,
  others: OtherAnswers = {},
) {
  const root = routeTo([])
  const answers = new Map<string, readonly EventObject[]>()

  function answersTo(id: string, src: string): readonly EventObject[] {
    const name = `${id} ${src}`
    const found = answers.get(name) ?? answersOf(id, src, others)
    answers.set(name, found)
    return found
  }

  function movesOf(system: System, route: Route): readonly Move[] {
    const found = route.known.get(system.key) ?? movesIn(system, route)
    route.known.set(system.key, found)
    return found
  }

  function routeBelow({ path, below }: Route, id: string): Route {
    const found = below.get(id) ?? routeTo([...path, id])
    below.set(id, found)
    return found
  }

  function moveWith({ path, own }: Route, event: EventObject): Move {
    const found = own.get(event) ?? { path, event }
    own.set(event, found)
    return found
  }

  function movesIn(system: System, route: Route): Move[] {
    const { snapshot, kids, timers } = system
    if (snapshot.status !== 'active') return []
    const answers = Array.from(kids, ([id, kid]) =>
      kid.kind === 'question' ? [...answersTo(id, kid.src), ...signsOf(system, id, kid.src)] : [],
    ).flat()
    const own = [...heardBy(system), ...timers.map(({ event }) => event), ...answers]
    const below = Array.from(kids, ([id, kid]) =>
      kid.kind === 'machine' ? movesOf(kid.system, routeBelow(route, id)) : [],
    )
    const reached = isCovered(system)
      ? below.flat().filter(({ event }) => !event.type.startsWith('shopper.'))
      : below.flat()
    return [...own.filter((event) => isChosen(event, system)).map((event) => moveWith(route, event)), ...reached]
  }

  return (system: System) => movesOf(system, root)
}

const names = new WeakMap<Move, string>()

/** A readable name, computed once for each move. */
export function nameOf(move: Move): string {
  const known = names.get(move) ?? toldAs(move)
  names.set(move, known)
  return known
}

/** Such as `otp: shopper.typedCode "907218"`. */
function toldAs({ path, event }: Move): string {
  const {
    type,
    output,
    snapshot,
    actorId: _actor,
    error: _error,
    ...rest
  } = event as EventObject & Record<string, unknown>
  const kind = (output as { kind?: string } | undefined)?.kind
  const details = [kind, (snapshot as { value?: unknown } | undefined)?.value, ...Object.values(rest)]
  const said = details.filter((detail) => detail !== undefined).map((detail) => JSON.stringify(detail))
  const short = type.replace(/^xstate\.(done|error|snapshot)\.actor\./, '$1 ').replace(/^xstate\./, '')
  return [...(path.length > 0 ? [`${path.join('.')}:`] : []), short, ...said].join(' ')
}
