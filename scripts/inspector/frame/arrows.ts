import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { TakenArrow } from '../shared/messages'

/** A transition, as far as it is read. */
interface Transition {
  readonly source: AnyStateNode
  readonly target?: readonly AnyStateNode[] | undefined
  readonly guard?: unknown
  readonly eventType: string
}

/** Its name; a guard without one is not of our making. */
export function guardName(guard: unknown): string | undefined {
  if (typeof guard === 'string') return guard
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : undefined
}

const siblingsOf = ({ source, eventType }: Transition): readonly AnyTransitionDefinition[] =>
  (eventType === '' ? source.always : source.transitions.get(eventType)) ?? []

/** As the drawn chart has it, where a transition without a guard after others is `else`. */
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
