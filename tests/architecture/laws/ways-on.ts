import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate'
import { type Transition, branchesOf, invocationsOf, statesOf } from '../../support/reading/chart'

/** Whether an actor can end: a clock never does, and a machine ends only in a final state. */
function canEnd(logic: unknown): boolean {
  if (logic instanceof StateMachine) {
    const machine = logic as AnyStateMachine
    return hasEnd(machine) || hasEndEverywhere(machine)
  }
  if (typeof logic !== 'object' || logic === null || !('transition' in logic)) return true
  return ['xstate.promise.resolve', 'xstate.observable.complete'].some((type) => endsBy(type, logic as AnyActorLogic))
}

/** Promises and observables report their end with an event; a callback has none, so its actor is asked instead. */
function endsBy(type: string, logic: AnyActorLogic): boolean {
  const active = { status: 'active', output: undefined, error: undefined, input: undefined } as never
  try {
    const after = logic.transition(active, { type, data: undefined }, {} as never) as { status?: string }
    return after.status === 'done'
  } catch {
    return false
  }
}

function hasEnd(machine: AnyStateMachine): boolean {
  return Object.values(machine.root.states).some((state) => state.type === 'final')
}

function hasEndEverywhere(machine: AnyStateMachine): boolean {
  if (machine.root.type !== 'parallel') return false
  return Object.values(machine.root.states).every((region) =>
    Object.values(region.states).some((state) => state.type === 'final'),
  )
}

/** The last branch has no guard, and every branch has a target. */
function leadsSomewhere(branches: readonly Transition[]): boolean {
  const last = branches.at(-1)
  return last !== undefined && last.guard === undefined && branches.every(({ target }) => target !== undefined)
}

/**
 * Invocations whose end would leave the shopper without a next state. A child that loads late is a placeholder in its parent, so the
 * machine of that name is checked instead.
 */
export function strandedFaults(machine: AnyStateMachine, late: readonly AnyStateMachine[] = []): string[] {
  return statesOf(machine).flatMap(({ path, chart }) =>
    invocationsOf(chart).flatMap((invocation) => {
      const name = String(invocation.src)
      const place = [machine.id, ...path].join('.')
      const actors = machine.implementations.actors as Record<string, unknown>
      return [
        ...(canEnd(late.find(({ id }) => id === name) ?? actors[name]) && !leadsSomewhere(branchesOf(invocation.onDone))
          ? [`${place}: nothing certain follows the answer of ${name}`]
          : []),
        ...(leadsSomewhere(branchesOf(invocation.onError))
          ? []
          : [`${place}: nothing certain follows when ${name} breaks`]),
      ]
    }),
  )
}

/** Parts of a machine that its JSON definition omits. */
export function definitionFaults(machine: AnyStateMachine): string[] {
  const json = JSON.stringify(machine.definition)
  const written = JSON.parse(json) as { id?: unknown; states?: unknown }
  const names = (states: unknown): string[] =>
    typeof states === 'object' && states !== null
      ? Object.entries(states).flatMap(([name, state]) => [name, ...names((state as { states?: unknown }).states)])
      : []
  const known = names(written.states)
  return [
    ...(written.id === machine.id ? [] : [`${machine.id} has no name in its definition`]),
    ...statesOf(machine)
      .flatMap(({ path }) => path.slice(-1))
      .filter((name) => !known.includes(name))
      .map((name) => `the definition of ${machine.id} leaves out ${name}`),
  ]
}
