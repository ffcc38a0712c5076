import type { AnyStateMachine } from 'xstate'
import { checkoutMachine } from '../../../machines/checkout/machine'
import { INPUTS } from '../fixtures/inputs'
import { FAMILY } from './checkout-space'
import type { Space, Way } from './explore'
import { type Reach, spaceOf } from './paths'
import { PLANTS } from './plants'
import { type System, faceOf, systemsOf } from './system'

/** The observable part of a machine's state. */
const appearanceOf = ({ snapshot, kids, timers }: System) =>
  JSON.stringify([
    faceOf(snapshot),
    Array.from(kids, ([id, kid]) => (kid.kind === 'question' ? `${id} ${kid.src}` : id)),
    timers.map(({ id }) => id),
  ])

/** The system after a step; undefined if the machine throws. */
function tried(step: () => System): System | undefined {
  try {
    return step()
  } catch {
    return undefined
  }
}

/**
 * The shortest path after which `other` differs from the explored machine when both take the same steps; undefined if there is
 * none.
 */
function differenceIn(space: Space, machine: AnyStateMachine, other: AnyStateMachine, inputs: readonly unknown[]) {
  const [own, others] = [systemsOf({}), systemsOf({})]
  const twins = new Map<string, System>()
  for (const { key, system, ways } of space.places.values()) {
    for (const way of ways) {
      const { move, input, to } = way
      const twin = twins.get(key)
      const expected = system && move ? own.move(system, move.path, move.event) : own.begin(machine, inputs[input])
      const found = tried(() =>
        twin && move ? others.move(twin, move.path, move.event) : others.begin(other, inputs[input]),
      )
      if (!found || appearanceOf(found) !== appearanceOf(expected)) return [...space.pathTo(key), way]
      if (!twins.has(to)) twins.set(to, found)
    }
  }
  return undefined
}

const inputsOf = ({ id }: AnyStateMachine) =>
  (INPUTS as unknown as Readonly<Record<string, readonly unknown[]>>)[id] ?? []

/** Returns a function that finds how a machine's own exploration notices a changed machine. The space is explored once. */
export function ownExploration(
  machine: AnyStateMachine,
  reach: Reach,
): (other: AnyStateMachine) => readonly Way[] | undefined {
  const inputs = inputsOf(machine)
  let space: Space | undefined
  return (other) => differenceIn((space ??= spaceOf(machine, inputs, reach)), machine, other, inputs)
}

const ORIGINALS: Readonly<Record<string, AnyStateMachine>> = { ...FAMILY, checkout: checkoutMachine }

/** The laws that notice a changed guard: a planted mistake of the law replaces this guard. */
export const lawsNaming = (machine: string, guard: string): string[] =>
  PLANTS.filter((plant) => {
    const planted = machine === 'checkout' ? plant.machine : plant.children?.[machine]
    return planted && planted.implementations.guards[guard] !== ORIGINALS[machine]?.implementations.guards[guard]
  }).map(({ law }) => law)
