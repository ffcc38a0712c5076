import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Witness } from '../../machines/exploration/system'

/** An arrow by where it begins and which of the answers to an event it is: `journey.restoring, done restoreLogin 2`. */
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

/** Every arrow of a machine that an event can take. */
export const arrowsOf = (machine: AnyStateMachine): readonly string[] =>
  arrowsBelow(machine.root).map(([, name]) => name)

/** Writes down the arrows that a machine takes. */
export function takenArrows(machine: AnyStateMachine): { readonly taken: Set<string>; readonly witness: Witness } {
  const names = new Map(arrowsBelow(machine.root))
  const taken = new Set<string>()
  return {
    taken,
    witness(told, snapshot, event) {
      if (told !== machine) return
      for (const arrow of machine.getTransitionData(snapshot, event)) taken.add(names.get(arrow) ?? '')
    },
  }
}
