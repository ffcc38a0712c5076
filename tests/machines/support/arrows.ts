import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'

const taken = new Set<string>()
const entered = new Set<string>()

const nameOfGuard = ({ guard }: AnyTransitionDefinition): string =>
  guard === undefined ? 'else' : typeof guard === 'object' && 'type' in guard ? guard.type : 'a guard'

/** An arrow as somebody would point at it: where it begins, what it waits for, its condition and where it leads. */
function nameOf(transition: AnyTransitionDefinition): string {
  const targets = (transition.target ?? []).map(({ id }: AnyStateNode) => id)
  return `${transition.source.id} | ${transition.eventType || 'always'} | ${nameOfGuard(transition)} | ${targets.join() || 'itself'}`
}

/** Hears every step of every machine of a story. */
export function noteArrows(event: InspectionEvent) {
  if (event.type !== '@xstate.microstep') return
  for (const transition of event._transitions) {
    taken.add(nameOf(transition))
    // A state that is left at once is seen only as where an arrow began.
    entered.add(transition.source.id)
  }
  for (const { id } of (event.snapshot as { _nodes?: readonly AnyStateNode[] })._nodes ?? []) entered.add(id)
}

function arrowsFrom(node: AnyStateNode): string[] {
  const own = [...node.transitions.values()].flat().concat(node.always ?? [])
  return [...own.map(nameOf), ...Object.values(node.states).flatMap(arrowsFrom)]
}

/** Every arrow of a chart. */
export function arrowsOf(machine: AnyStateMachine): string[] {
  const all = arrowsFrom(machine.root)
  if (all.length === 0) throw new Error(`${machine.id} has no arrows at all`)
  return all
}

/** The arrows of a chart that these stories do not take. */
export async function arrowsNotTaken(machine: AnyStateMachine, tell: () => Promise<void>): Promise<string[]> {
  taken.clear()
  entered.clear()
  await tell()
  return arrowsOf(machine).filter((arrow) => !taken.has(arrow))
}

/** The states, by their ids, that machines were in since the last stories began. */
export function statesEntered(): ReadonlySet<string> {
  return entered
}
