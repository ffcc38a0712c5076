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
  /** The shortest path found to a step that breaks a law, by the law's name. */
  readonly broken: ReadonlyMap<string, readonly Way[]>
}

/** Names of the laws that are broken. What a step leads to may differ from its place in what the key leaves out. */
export interface Judge {
  readonly ofPlace: (stand: Stand) => readonly string[]
  readonly ofStep: (step: Step) => readonly string[]
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
  readonly judge?: Judge
  /** Whether the steps from all that merged into a place are judged too, and not only those from the first. */
  readonly isMergedJudged?: boolean
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

const facts = new WeakMap<Memory, string>()

function factsOf(memory: Memory): string {
  const found =
    facts.get(memory) ??
    Object.keys(memory)
      .filter((fact) => memory[fact])
      .join()
  facts.set(memory, found)
  return found
}

/** Finds every reachable place and every step between them. */
export function explore(exploration: Exploration): Space {
  const { machine, inputs, family = {}, isChosen, answers, isCovered } = exploration
  const { faceOf = wholeFaceOf, remember, judge, isMergedJudged, isEnough } = exploration
  const keys = new Map<string, Map<number | string, string>>()

  /** Equal keys are one string, which is hashed once. */
  function keyOf(face: number | string, facts: string): string {
    const known = keys.get(facts) ?? new Map<number | string, string>()
    keys.set(facts, known)
    const key = known.get(face) ?? `${face} ${facts}`
    known.set(face, key)
    return key
  }

  function nodeOf(system: System | undefined, memory: Memory): Node {
    const key = keyOf(system ? intern(faceOf(system)) : 'start', factsOf(memory))
    return { status: 'active', output: undefined, error: undefined, key, system, memory } as unknown as Node
  }
  const systems = systemsOf(family)
  const movesFrom = rememberedMoves(isChosen, isCovered, answers)
  let isOver = false

  const stands = new Map<string, Set<number>>()
  const found = new Map<string, { readonly from: string; readonly ways: readonly Way[] }>()

  /** `ways` lead from the place `from` to the system. */
  function after(before: Stand, move: Move, from: string, ways: readonly Way[] = []): Node {
    const system = systems.move(before.system, move.path, move.event)
    const memory = remember ? remember(before.memory, move, system) : before.memory
    const node = nodeOf(system, memory)
    const step = { move, before, after: { system, memory } }
    isOver ||= isEnough?.(step) === true
    const known = stands.get(node.key) ?? new Set()
    stands.set(node.key, known)
    const isKnown = known.has(system.key)
    if (!isKnown) known.add(system.key)
    for (const law of [...((!isKnown && judge?.ofPlace(step.after)) || []), ...(judge?.ofStep(step) ?? [])]) {
      const way = { name: nameOf(move), move, input: 0, to: node.key }
      if (!found.has(law)) found.set(law, { from, ways: [...ways, way] })
    }
    return node
  }

  const places = new Map<string, Place>()
  const seen = new Set<string>()
  const merged = new Map<string, Stand & { readonly from: string; readonly way: Way }>()

  /** Stores a place with its steps, and returns those that lead to unseen places. */
  function waysFrom({ key, system, memory }: Node): Told[] {
    const moves = system ? movesFrom(system) : []
    const names = system ? namesOf(moves) : inputs.map((_, index) => `begins ${index}`)
    const nodes = system
      ? moves.map((move) => after({ system, memory }, move, key))
      : inputs.map((input) => nodeOf(systems.begin(machine, input), {}))
    const ways = nodes.map((node, index): Way => {
      return { name: names[index] ?? '', move: moves[index], input: system ? 0 : index, to: node.key }
    })
    places.set(key, { key, system, memory, ways })
    return nodes.flatMap((node, index) => {
      const way = ways[index]
      if (isMergedJudged && node.system && way)
        merged.set(`${node.system.key} ${node.key}`, { system: node.system, memory: node.memory, from: key, way })
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
  for (const { from, way, ...before } of merged.values()) {
    const first = places.get(way.to)
    if (first?.system === before.system && JSON.stringify(first.memory) === JSON.stringify(before.memory)) continue
    for (const move of movesFrom(before.system)) after(before, move, from, [way])
  }
  const pathTo = pathsFrom(start.key, places)
  const broken = new Map(Array.from(found, ([law, { from, ways }]) => [law, [...pathTo(from), ...ways]]))
  return { places, start: start.key, pathTo, broken }
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
