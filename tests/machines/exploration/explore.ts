import { getAdjacencyMap } from '@xstate/graph'
import type { ActorLogic, AnyStateMachine, Snapshot } from 'xstate'
import { type Choice, type Move, movesOf, nameOf } from './moves'
import { type Family, type System, systemsOf } from './system'

/** What has happened so far that no machine needs to know, and that the laws are about. */
export type Memory = Readonly<Record<string, boolean>>

export interface Place {
  readonly key: string
  /** Undefined before anything has begun. */
  readonly system: System | undefined
  readonly memory: Memory
  readonly ways: readonly Way[]
}

/** One step from a place to another; `move` is undefined where a system begins. */
export interface Way {
  readonly name: string
  readonly move: Move | undefined
  /** With which of the inputs a system begins. */
  readonly input: number
  readonly to: string
}

export interface Space {
  readonly places: ReadonlyMap<string, Place>
  readonly start: string
  /** The shortest way from the start to a place. */
  readonly pathTo: (key: string) => readonly Way[]
}

export interface Exploration {
  readonly machine: AnyStateMachine
  readonly inputs: readonly unknown[]
  /** The children that are explored as the machines they are. */
  readonly family?: Family
  readonly isChosen?: Choice
  /** By what places are told apart; by everything, unless it is said here. */
  readonly faceOf?: (system: System) => string
  /** What is remembered after a move, beside where everything stands. */
  readonly remember?: (memory: Memory, move: Move, after: System) => Memory
  /** After such a step nobody looks any further. Nearer places are looked at first. */
  readonly isEnough?: (step: Step) => boolean
}

/** Where everything stands, with what is remembered. */
export type Stand = Pick<Place, 'memory'> & { readonly system: System }

/** A move, and where everything stands before and after it. */
export interface Step {
  readonly move: Move
  readonly before: Stand
  readonly after: Stand
}

type Node = Snapshot<unknown> & {
  readonly system: System | undefined
  readonly memory: Memory
}

interface Told {
  readonly type: string
  readonly move: Move | undefined
  readonly input: number
}

/** Of two that would be called the same, the second one is called so. */
function toldOf(moves: readonly Move[]): Told[] {
  const names = new Map<string, number>()
  return moves.map((move) => {
    const name = nameOf(move)
    const before = names.get(name) ?? 0
    names.set(name, before + 1)
    return { type: before === 0 ? name : `${name} (${before + 1})`, move, input: 0 }
  })
}

const nodeOf = (system: System | undefined, memory: Memory): Node =>
  ({ status: 'active', output: undefined, error: undefined, system, memory }) as unknown as Node

const wholeFaceOf = (system: System): string => String(system.key)

/** A place as the graph library writes it down. */
interface Vertex {
  readonly state: Node
  readonly transitions: Readonly<Record<string, { readonly event: Told; readonly state: Node }>>
}

/** Every place that can be come to, and every way between them. */
export function explore(exploration: Exploration): Space {
  const { machine, inputs, family = {}, isChosen, faceOf = wholeFaceOf, remember, isEnough } = exploration
  const keyOf = ({ system, memory }: Node): string => {
    const facts = Object.keys(memory).filter((fact) => memory[fact])
    return `${system ? faceOf(system) : 'start'} ${facts.join()}`
  }
  const systems = systemsOf(family)
  const begins = inputs.map((input, index): Told => ({ type: `begins ${index}`, move: undefined, input: index }))
  let isOver = false
  const logic = {
    getInitialSnapshot: () => nodeOf(undefined, {}),
    transition(node: Node, { move, input }: Told): Node {
      if (!node.system || !move) return nodeOf(systems.begin(machine, inputs[input]), {})
      const { system, memory: known } = node
      const after = systems.move(system, move.path, move.event)
      const memory = remember ? remember(known, move, after) : known
      isOver ||= isEnough?.({ move, before: { system, memory: known }, after: { system: after, memory } }) === true
      return nodeOf(after, memory)
    },
    getPersistedSnapshot: (node: Node) => node,
  }

  const walked: Pick<ActorLogic<Node, Told, undefined>, 'transition'> = logic
  const map = getAdjacencyMap(walked as ActorLogic<Node, Told, undefined>, {
    input: undefined,
    events: ({ system }) => (system ? toldOf(movesOf(system, isChosen)) : begins),
    serializeState: keyOf,
    serializeEvent: ({ type }) => type,
    stopWhen: () => isOver,
  })

  const places = new Map<string, Place>()
  for (const [key, vertex] of Object.entries(map)) {
    const { state, transitions } = vertex as Vertex
    const ways = Object.values(transitions).map(({ event, state: next }): Way => {
      const { type: name, move, input } = event
      return { name, move, input, to: keyOf(next) }
    })
    places.set(key, { key, system: state.system, memory: state.memory, ways })
  }
  const start = keyOf(nodeOf(undefined, {}))
  return { places, start, pathTo: pathsFrom(start, places) }
}

/** Shortest ways, worked out once for all places. */
function pathsFrom(start: string, places: ReadonlyMap<string, Place>): Space['pathTo'] {
  const came = new Map<string, { from: string; way: Way } | undefined>([[start, undefined]])
  const waiting = [start]
  for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
    for (const way of places.get(key)?.ways ?? []) {
      if (came.has(way.to)) continue
      came.set(way.to, { from: key, way })
      waiting.push(way.to)
    }
  }
  return (key) => {
    const ways: Way[] = []
    for (let at = came.get(key); at; at = came.get(at.from)) ways.unshift(at.way)
    return ways
  }
}
