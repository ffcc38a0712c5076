import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { TakenArrow } from '../shared/messages'

type Guard = AnyTransitionDefinition['guard']

/** Its name; a guard without one is not of our making. */
export const guardName = (guard: Guard): string | undefined => {
  if (typeof guard === 'string') return guard
  return typeof guard === 'object' && 'type' in guard ? String(guard.type) : undefined
}

function siblingsOf({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  if (eventType === '') return source.always ?? []
  return source.transitions.get(eventType) ?? []
}

/** As the drawn chart has it, where a transition without a guard after others is `else`. */
export function takenArrow(transition: AnyTransitionDefinition): TakenArrow {
  const { source, target, guard, eventType } = transition
  const named = guardName(guard) ?? (siblingsOf(transition).indexOf(transition) > 0 ? 'else' : undefined)
  return {
    source: source.id,
    targets: (target ?? []).map(({ id }: AnyStateNode) => id),
    event: eventType === '' ? 'always' : (eventType as string),
    ...(named !== undefined && { guard: named }),
  }
}
