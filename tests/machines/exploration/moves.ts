import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { ANSWERS } from '../fixtures/answers'
import { ENDS, SIGNS } from '../fixtures/children'
import { EVENTS } from '../fixtures/events'
import type { System } from './system'

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

const heard = new WeakMap<AnyMachineSnapshot, readonly EventObject[]>()

/** The external events that a machine accepts now. Cached by snapshot, which many systems share. */
function heardBy({ machine, snapshot }: System): readonly EventObject[] {
  const known = heard.get(snapshot)
  if (known) return known
  const events = Object.values(told[machine.id] ?? {}).flat() as EventObject[]
  const found = events.filter((event) => snapshot.can(event))
  heard.set(snapshot, found)
  return found
}

/**
 * Every move that is possible in a system and its descendants, cached for each. If a modal covers a system, the shopper cannot
 * act below it.
 */
export function rememberedMoves(
  isChosen: Choice = everything,
  isCovered: (system: System) => boolean = () => false,
  others: OtherAnswers = {},
) {
  const known = new Map<string, readonly Move[]>()
  const answers = new Map<string, readonly EventObject[]>()

  function answersTo(id: string, src: string): readonly EventObject[] {
    const name = `${id} ${src}`
    const found = answers.get(name) ?? answersOf(id, src, others)
    answers.set(name, found)
    return found
  }

  function movesOf(system: System, path: readonly string[]): readonly Move[] {
    const name = `${system.key} ${path.join('.')}`
    const found = known.get(name) ?? movesIn(system, path)
    known.set(name, found)
    return found
  }

  function movesIn(system: System, path: readonly string[]): Move[] {
    const { snapshot, kids, timers } = system
    if (snapshot.status !== 'active') return []
    const answers = Array.from(kids, ([id, kid]) =>
      kid.kind === 'question' ? [...answersTo(id, kid.src), ...signsOf(system, id, kid.src)] : [],
    ).flat()
    const own = [...heardBy(system), ...timers.map(({ event }) => event), ...answers]
    const below = Array.from(kids, ([id, kid]) => (kid.kind === 'machine' ? movesOf(kid.system, [...path, id]) : []))
    const reached = isCovered(system)
      ? below.flat().filter(({ event }) => !event.type.startsWith('shopper.'))
      : below.flat()
    return [...own.filter((event) => isChosen(event, system)).map((event) => ({ path, event })), ...reached]
  }

  return (system: System) => movesOf(system, [])
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
