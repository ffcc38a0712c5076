import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { TakenArrow } from '../shared/messages'

/** The fields of a transition that are read here. */
interface Transition {
  readonly source: AnyStateNode
  readonly target?: readonly AnyStateNode[] | undefined
  readonly guard?: unknown
  readonly eventType: string
}

/** The guard's name. All of our guards have one; a guard without a name comes from XState. */
export function guardName(guard: unknown): string | undefined {
  if (typeof guard === 'string') return guard
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : undefined
}

const siblingsOf = ({ source, eventType }: Transition): readonly AnyTransitionDefinition[] =>
  (eventType === '' ? source.always : source.transitions.get(eventType)) ?? []

/** Names the transition as the drawn chart does: without a guard, after others, it is `else`. */
export function takenArrow(transition: AnyTransitionDefinition): TakenArrow {
  const taken = transition as Transition
  const named = guardName(taken.guard) ?? (siblingsOf(taken).indexOf(transition) > 0 ? 'else' : undefined)
  return {
    source: taken.source.id,
    targets: (taken.target ?? []).map(({ id }) => id),
    event: taken.eventType === '' ? 'always' : taken.eventType,
    ...(named !== undefined && { guard: named }),
  }
}
