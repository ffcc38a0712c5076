import { getAdjacencyMap } from '@xstate/graph'
import type { ActorLogic, AnyStateMachine, Snapshot } from 'xstate'
import { intern } from './intern'
import { type Choice, type Move, type OtherAnswers, nameOf, rememberedMoves } from './moves'
import { type Family, type System, systemsOf } from './system'

/** History that no machine stores but the laws need. */
export type Memory = Readonly<Record<string, boolean | number | string>>

export interface Place {
  readonly key: string
  /** Undefined at the start. */
  readonly system: System | undefined
  readonly memory: Memory
  readonly ways: readonly Way[]
}

/** A step between two places. `move` is undefined for the initial step of a system. */
export interface Way {
  readonly name: string
  readonly move: Move | undefined
  /** Index of the input with which a system begins. */
  readonly input: number
  readonly to: string
}

export interface Space {
  readonly places: ReadonlyMap<string, Place>
  readonly start: string
  readonly pathTo: (key: string) => readonly Way[]
}

export interface Exploration {
  readonly machine: AnyStateMachine
  readonly inputs: readonly unknown[]
  /** Children that are explored as real machines. */
  readonly family?: Family
  readonly isChosen?: Choice
  /** Answers that replace those of the tables. */
  readonly answers?: OtherAnswers
  /** Whether a modal covers everything below a system. */
  readonly isCovered?: (system: System) => boolean
  /** The key that distinguishes places; by default it includes everything. */
  readonly faceOf?: (system: System) => string
  readonly remember?: (memory: Memory, move: Move, after: System) => Memory
  /** The exploration stops after a step for which this is true. It is breadth-first. */
  readonly isEnough?: (step: Step) => boolean
}

export type Stand = Pick<Place, 'memory'> & { readonly system: System }

export interface Step {
  readonly move: Move
  readonly before: Stand
  readonly after: Stand
}

type Node = Snapshot<unknown> & Pick<Place, 'key' | 'system' | 'memory'>

/** A step as an event of the graph library, with its result. */
interface Told {
  readonly type: string
  readonly after: Node
}

/** Appends a number to moves with the same name. */
function namesOf(moves: readonly Move[]): string[] {
  const names = new Map<string, number>()
  return moves.map((move) => {
    const name = nameOf(move)
    const before = names.get(name) ?? 0
    names.set(name, before + 1)
    return before === 0 ? name : `${name} (${before + 1})`
  })
}

const wholeFaceOf = (system: System): string => String(system.key)

/** Finds every reachable place and every step between them. */
export function explore(exploration: Exploration): Space {
  const { machine, inputs, family = {}, isChosen, answers, isCovered } = exploration
  const { faceOf = wholeFaceOf, remember, isEnough } = exploration
  function nodeOf(system: System | undefined, memory: Memory): Node {
    const facts = Object.keys(memory).filter((fact) => memory[fact])
    const key = `${system ? intern(faceOf(system)) : 'start'} ${facts.join()}`
    return { status: 'active', output: undefined, error: undefined, key, system, memory } as unknown as Node
  }
  const systems = systemsOf(family)
  const movesFrom = rememberedMoves(isChosen, isCovered, answers)
  let isOver = false

  function after({ system, memory: known }: Node & { readonly system: System }, move: Move): Node {
    const next = systems.move(system, move.path, move.event)
    const memory = remember ? remember(known, move, next) : known
    isOver ||= isEnough?.({ move, before: { system, memory: known }, after: { system: next, memory } }) === true
    return nodeOf(next, memory)
  }

  const places = new Map<string, Place>()
  const seen = new Set<string>()

  /** Stores a place with its steps, and returns those that lead to unseen places. */
  function waysFrom({ key, system, memory }: Node): Told[] {
    const moves = system ? movesFrom(system) : []
    const names = system ? namesOf(moves) : inputs.map((_, index) => `begins ${index}`)
    const nodes = system
      ? moves.map((move) => after({ key, system, memory } as Node & { readonly system: System }, move))
      : inputs.map((input) => nodeOf(systems.begin(machine, input), {}))
    const ways = nodes.map((node, index): Way => {
      return { name: names[index] ?? '', move: moves[index], input: system ? 0 : index, to: node.key }
    })
    places.set(key, { key, system, memory, ways })
    return nodes.flatMap((node, index) => {
      if (seen.has(node.key)) return []
      seen.add(node.key)
      return [{ type: names[index] ?? '', after: node }]
    })
  }

  const start = nodeOf(undefined, {})
  const walked: Pick<ActorLogic<Node, Told, undefined>, 'transition' | 'getInitialSnapshot'> = {
    getInitialSnapshot: () => start,
    transition: (_, { after: node }) => node,
  }
  const map = getAdjacencyMap(walked as ActorLogic<Node, Told, undefined>, {
    input: undefined,
    events: waysFrom,
    serializeState: ({ key }) => key,
    serializeEvent: ({ type }) => type,
    stopWhen: () => isOver,
  })
  // Places that were not expanded because the exploration stopped.
  for (const [key, { state }] of Object.entries(map)) {
    const { system, memory } = state as Node
    if (!places.has(key)) places.set(key, { key, system, memory, ways: [] })
  }
  return { places, start: start.key, pathTo: pathsFrom(start.key, places) }
}

/** Computes the shortest paths to all places once. */
function pathsFrom(start: string, places: ReadonlyMap<string, Place>): Space['pathTo'] {
  const came = new Map<string, { from: string; way: Way } | undefined>([[start, undefined]])
  const waiting = [start]
  // The loop also visits keys that are appended meanwhile.
  for (const key of waiting) {
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
