import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Witness } from '../../machines/exploration/system'

/** Names a transition by its source, its event and its position among the event's transitions: `journey.restoring, done restoreLogin 2`. */
function nameOf({ source, eventType }: AnyTransitionDefinition, place: number): string {
  const event = (eventType as string).replace(/^xstate\.(done|error|snapshot)\.(?:actor\.)?/, '$1 ')
  return `${source.path.join('.')}, ${event}${place > 0 ? ` ${place + 1}` : ''}`
}

function ownArrows(node: AnyStateNode): [AnyTransitionDefinition, string][] {
  return Array.from(node.transitions.values(), (arrows) =>
    arrows.map((arrow, place): [AnyTransitionDefinition, string] => [arrow, nameOf(arrow, place)]),
  ).flat()
}

const arrowsBelow = (node: AnyStateNode): [AnyTransitionDefinition, string][] => [
  ...ownArrows(node),
  ...Object.values(node.states).flatMap(arrowsBelow),
]

export const arrowsOf = (machine: AnyStateMachine): readonly string[] =>
  arrowsBelow(machine.root).map(([, name]) => name)

/** The transitions taken so far, by machine. */
export interface TakenArrows {
  readonly taken: ReadonlyMap<string, ReadonlySet<string>>
  readonly witness: Witness
}

/** Records the transitions that machines take. A child with overridden guards counts as the same machine. */
export function takenArrows(): TakenArrows {
  const names = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, string>>()
  const taken = new Map<string, Set<string>>()
  return {
    taken,
    witness(machine, snapshot, event) {
      const known = names.get(machine) ?? new Map(arrowsBelow(machine.root))
      names.set(machine, known)
      const own = taken.get(machine.id) ?? new Set()
      taken.set(machine.id, own)
      for (const arrow of machine.getTransitionData(snapshot, event)) own.add(known.get(arrow) ?? '')
    },
  }
}
