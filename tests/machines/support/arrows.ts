import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'

const taken = new Set<string>()
const entered = new Set<string>()

const nameOfGuard = ({ guard }: AnyTransitionDefinition): string =>
  guard === undefined ? 'else' : typeof guard === 'object' && 'type' in guard ? guard.type : 'a guard'

/** An arrow as a person would point at it: where it begins, what it waits for, its condition and where it leads. */
function nameOf(transition: AnyTransitionDefinition): string {
  const targets = (transition.target ?? []).map(({ id }: AnyStateNode) => id)
  return `${transition.source.id} | ${transition.eventType || 'always'} | ${nameOfGuard(transition)} | ${targets.join() || 'itself'}`
}

/** Writes down every arrow that a machine takes, and every state that it is in. */
const noteIn = (arrows: Set<string>, states: Set<string>) => (event: InspectionEvent) => {
  if (event.type !== '@xstate.microstep') return
  for (const transition of event._transitions) {
    arrows.add(nameOf(transition))
    // A state that is left at once is seen only as where an arrow began.
    states.add(transition.source.id)
  }
  for (const { id } of (event.snapshot as { _nodes?: readonly AnyStateNode[] })._nodes ?? []) states.add(id)
}

/** Hears every step of every machine of a scenario. */
export const noteArrows = noteIn(taken, entered)

/** Hears the steps of one machine, until none of its arrows and states is missing. */
export function untilAllTaken(machine: AnyStateMachine) {
  const arrows = new Set<string>()
  const states = new Set<string>()
  const wanted = { arrows: new Set(arrowsOf(machine)).size, states: statesOf(machine.root).length }
  return {
    note: noteIn(arrows, states),
    isEnough: () => arrows.size >= wanted.arrows && states.size >= wanted.states,
  }
}

/** A state and all in it, by their ids. */
export const statesOf = (node: AnyStateNode): string[] => [node.id, ...Object.values(node.states).flatMap(statesOf)]

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

/** Before scenarios of which it is to be said what they take. */
export function forgetArrows() {
  taken.clear()
  entered.clear()
}

/** The arrows of a chart that no scenario has taken since. */
export const arrowsNotTaken = (machine: AnyStateMachine): string[] =>
  arrowsOf(machine).filter((arrow) => !taken.has(arrow))

/** The states, by their ids, that machines were in since the arrows were forgotten. */
export function statesEntered(): ReadonlySet<string> {
  return entered
}
