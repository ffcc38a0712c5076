import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate'
import type { Answering } from '../shared/messages'
import { guardName } from './arrows'

const nodesOf = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] => snapshot._nodes as readonly AnyStateNode[]

/** XState's own event types are results of actors and delays. */
const isOwn = (type: string) => !type.startsWith('xstate.') && type !== '*'

function waitedFor(snapshot: AnyMachineSnapshot): ReadonlyMap<string, readonly AnyTransitionDefinition[]> {
  const found = new Map<string, readonly AnyTransitionDefinition[]>()
  for (const { transitions } of nodesOf(snapshot))
    for (const [type, arrows] of transitions) if (isOwn(type)) found.set(type, [...(found.get(type) ?? []), ...arrows])
  return found
}

const targetsOf = (arrows: readonly AnyTransitionDefinition[]) =>
  arrows.flatMap(({ target }) => (target ?? []).map(({ id }: AnyStateNode) => id))

/** Tries the sample events: which of them the machine's active states accept, and which guards reject the others. */
export function answeringOf(snapshot: AnyMachineSnapshot, samples: readonly EventObject[]): Answering {
  const all = Array.from(waitedFor(snapshot), ([type, arrows]) => {
    const sample = samples.findIndex((event) => event.type === type && snapshot.can(event))
    const event = samples[sample]
    const to = event ? targetsOf(snapshot.machine.getTransitionData(snapshot, event)) : []
    const guards = Array.from(new Set(arrows.flatMap(({ guard }) => guardName(guard) ?? [])))
    return { type, sample, to, guards }
  })
  const isKnown = ({ type }: { readonly type: string }) => samples.some((event) => event.type === type)
  return {
    open: all.filter(({ sample }) => sample !== -1).map(({ type, sample, to }) => ({ type, sample, to })),
    refused: all.filter((one) => one.sample === -1 && isKnown(one)).map(({ type, guards }) => ({ type, guards })),
  }
}
