import type { AnyStateMachine } from 'xstate'
import { INPUTS } from '../fixtures/inputs'
import { FACES, SITUATIONS } from './situations'
import { untilAllTaken } from '../support/arrows'
import { listenToSteps } from './effects'
import { type Exploration, type Space, type Way, explore } from './explore'
import type { Move } from './moves'

export interface Path {
  /** The names of the moves, in order. */
  readonly name: string
  readonly input: unknown
  readonly moves: readonly Move[]
}

/** The leaf states of a state value, as paths. */
export function leavesOf(value: unknown, above = ''): string[] {
  if (typeof value === 'string') return [`${above}.${value}`]
  return Object.entries(value as object).flatMap(([name, child]) => leavesOf(child, `${above}.${name}`))
}

/**
 * The states that a step leaves and enters; if none, the states in which it happens. Steps with the same name and changes are
 * equivalent.
 */
function changesOf(before: unknown, after: unknown): string[] {
  const [left, entered] = [leavesOf(before), leavesOf(after)]
  const only = (some: readonly string[], others: readonly string[]) => some.filter((leaf) => !others.includes(leaf))
  const [gone, come] = [only(left, entered), only(entered, left)]
  return gone.length + come.length > 0 ? [`${gone.join()} → ${come.join()}`] : left
}

/** Whether a machine is explored completely, or until every state and arrow was seen. */
export type Reach = 'everything' | 'every arrow'

export function spaceOf(machine: AnyStateMachine, inputs: readonly unknown[], reach: Reach = 'everything'): Space {
  const [faceOf, isChosen] = [FACES[machine.id], SITUATIONS[machine.id]]
  const { note, isEnough } = untilAllTaken(machine)
  listenToSteps(machine, note)
  const options: Exploration = { machine, inputs, ...(faceOf && { faceOf }), ...(isChosen && { isChosen }) }
  return explore(reach === 'everything' ? options : { ...options, isEnough })
}

/** Checks `pathTo`: each path must lead to its place and must not be longer than a path through another place. */
export function longWays({ places, start, pathTo }: Space): string[] {
  const stepFrom = (key: string, way: Way) => (places.get(key)?.ways.includes(way) ? way.to : 'nowhere')
  return Array.from(places.values()).flatMap(({ key, ways }) => {
    const near = pathTo(key)
    const far = ways.filter(({ to }) => pathTo(to).length > near.length + 1)
    return [
      ...(near.reduce(stepFrom, start) === key
        ? []
        : [`not the way to ${key}: ${near.map(({ name }) => name).join(' → ')}`]),
      ...far.map(({ name, to }) => `longer than it need be: to ${to}, where ${name} leads from ${key}`),
    ]
  })
}

export function pathAlong(ways: readonly Way[], inputs: readonly unknown[]): Path {
  const [first, ...rest] = ways
  return {
    name: ways.map(({ name }) => name).join(' → '),
    input: inputs[first?.input ?? 0],
    moves: rest.flatMap(({ move }) => (move ? [move] : [])),
  }
}

/** Shortest paths that together take every kind of step in the explored space. */
export function pathsOf(machine: AnyStateMachine, reach: Reach = 'everything'): { paths: Path[]; space: Space } {
  const inputs = (INPUTS as unknown as Readonly<Record<string, readonly unknown[]>>)[machine.id]
  if (!inputs) throw new Error(`the input of ${machine.id} is missing: tests/machines/fixtures/inputs.ts`)
  const space = spaceOf(machine, inputs, reach)
  const { places, pathTo } = space
  const seen = new Set<string>()
  const paths: Path[] = []
  for (const { key, system, ways } of places.values()) {
    for (const way of ways) {
      const after = places.get(way.to)?.system
      const changes = system && after ? changesOf(system.snapshot.value, after.snapshot.value) : ['begins']
      const steps = changes.map((change) => `${way.name} ${change}`)
      if (steps.every((step) => seen.has(step))) continue
      steps.forEach((step) => seen.add(step))
      paths.push(pathAlong([...pathTo(key), way], inputs))
    }
  }
  return { paths, space }
}
