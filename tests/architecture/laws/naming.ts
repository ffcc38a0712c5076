import type { AnyStateMachine } from 'xstate'
import { allBranchesOf, invocationsOf, listOf, statesOf } from '../../support/reading/chart'

const named = (thing: unknown): string | undefined => {
  if (typeof thing === 'string') return thing
  const type = typeof thing === 'object' && thing !== null && 'type' in thing ? thing.type : undefined
  return typeof type === 'string' ? type : undefined
}

/** Inline code in a chart where only names are allowed. */
export function namelessFaults(machine: AnyStateMachine): string[] {
  return statesOf(machine).flatMap(({ path, chart }) => {
    const place = [machine.id, ...path].join('.')
    const branches = allBranchesOf(chart)
    const actions = [chart.entry, chart.exit, ...branches.map((branch) => branch.actions)].flatMap((some) =>
      listOf(some),
    )
    const guards = branches.map(({ guard }) => guard).filter((guard) => guard !== undefined)
    return [
      ...actions.filter((action) => named(action) === undefined).map(() => `${place} has an action without a name`),
      ...guards.filter((guard) => named(guard) === undefined).map(() => `${place} has a guard without a name`),
      ...invocationsOf(chart)
        .filter(({ id, src }) => typeof id !== 'string' || typeof src !== 'string')
        .map(() => `${place} invokes an actor without an id or without a name`),
      ...Object.keys(chart.after ?? {})
        .filter((delay) => /^\d/.test(delay))
        .map((delay) => `${place} waits ${delay} ms instead of a named delay`),
    ]
  })
}

/** Names without an implementation, which XState silently ignores. */
export function unknownFaults(machine: AnyStateMachine): string[] {
  const { actions, guards, actors, delays } = machine.implementations
  const missing = (table: object, kind: string) => (name: string | undefined) =>
    name === undefined || name in table ? [] : [`${machine.id} names the ${kind} ${name}, which it does not have`]
  return statesOf(machine).flatMap(({ chart }) => {
    const branches = allBranchesOf(chart)
    return [
      ...[chart.entry, chart.exit, ...branches.map((branch) => branch.actions)]
        .flatMap((some) => listOf(some))
        .flatMap((action) => missing(actions, 'action')(named(action))),
      ...branches.flatMap(({ guard }) => missing(guards, 'guard')(named(guard))),
      ...invocationsOf(chart).flatMap(({ src }) => missing(actors, 'actor')(named(src))),
      ...Object.keys(chart.after ?? {}).flatMap(missing(delays, 'delay')),
    ]
  })
}
