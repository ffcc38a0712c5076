import { getAdjacencyMap } from '@xstate/graph'
import type { ActorLogic, AnyStateMachine, Snapshot } from 'xstate'
import { intern } from './intern'
import { type Choice, type Move, type OtherAnswers, nameOf, rememberedMoves } from './moves'
import { type Family, type System, systemsOf } from './system'

/** What has happened so far that no machine needs to know, and that the laws are about. */
export type Memory = Readonly<Record<string, boolean | number | string>>

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
  /** Answers that are others than those of the tables. */
  readonly answers?: OtherAnswers
  /** Whether a modal is over all that runs below a system. */
  readonly isCovered?: (system: System) => boolean
  /** What distinguishes places; everything, unless it is said here. */
  readonly faceOf?: (system: System) => string
  /** What is remembered after a move, beside where everything is. */
  readonly remember?: (memory: Memory, move: Move, after: System) => Memory
  /** After such a step the exploration stops. Nearer places are looked at first. */
  readonly isEnough?: (step: Step) => boolean
}

/** Where everything is, with what is remembered. */
export type Stand = Pick<Place, 'memory'> & { readonly system: System }

/** A move, and where everything is before and after it. */
export interface Step {
  readonly move: Move
  readonly before: Stand
  readonly after: Stand
}

type Node = Snapshot<unknown> & Pick<Place, 'key' | 'system' | 'memory'>

/** A way as the graph library gets it, with what it leads to. */
interface Told {
  readonly type: string
  readonly after: Node
}

/** Of two that would be called the same, the second one is called so. */
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

/** Every place that can be come to, and every way between them. */
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

  /** Writes down a place with all of its ways, and tells which of them lead to unseen places. */
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
  // Where the exploration stopped.
  for (const [key, { state }] of Object.entries(map)) {
    const { system, memory } = state as Node
    if (!places.has(key)) places.set(key, { key, system, memory, ways: [] })
  }
  return { places, start: start.key, pathTo: pathsFrom(start.key, places) }
}

/** Shortest ways, worked out once for all places. */
function pathsFrom(start: string, places: ReadonlyMap<string, Place>): Space['pathTo'] {
  const came = new Map<string, { from: string; way: Way } | undefined>([[start, undefined]])
  const waiting = [start]
  // A list may grow while it is walked.
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
