import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'

const taken = new Set<string>()
const entered = new Set<string>()

const nameOfGuard = ({ guard }: AnyTransitionDefinition): string =>
  guard === undefined ? 'else' : typeof guard === 'object' && 'type' in guard ? guard.type : 'a guard'

function nameOf(transition: AnyTransitionDefinition): string {
  const targets = (transition.target ?? []).map(({ id }: AnyStateNode) => id)
  return `${transition.source.id} | ${transition.eventType || 'always'} | ${nameOfGuard(transition)} | ${targets.join() || 'itself'}`
}

/** Records every transition that a machine takes, and every state that it enters. */
const noteIn = (arrows: Set<string>, states: Set<string>) => (event: InspectionEvent) => {
  if (event.type !== '@xstate.microstep') return
  for (const transition of event._transitions) {
    arrows.add(nameOf(transition))
    // A transient state only appears as the source of a transition.
    states.add(transition.source.id)
  }
  for (const { id } of (event.snapshot as { _nodes?: readonly AnyStateNode[] })._nodes ?? []) states.add(id)
}

export const noteArrows = noteIn(taken, entered)

/** Records the steps of one machine until all of its transitions and states were seen. */
export function untilAllTaken(machine: AnyStateMachine) {
  const arrows = new Set<string>()
  const states = new Set<string>()
  const wanted = { arrows: new Set(arrowsOf(machine)).size, states: statesOf(machine.root).length }
  return {
    note: noteIn(arrows, states),
    isEnough: () => arrows.size >= wanted.arrows && states.size >= wanted.states,
  }
}

export const statesOf = (node: AnyStateNode): string[] => [node.id, ...Object.values(node.states).flatMap(statesOf)]

function arrowsFrom(node: AnyStateNode): string[] {
  const own = [...node.transitions.values()].flat().concat(node.always ?? [])
  return [...own.map(nameOf), ...Object.values(node.states).flatMap(arrowsFrom)]
}

export function arrowsOf(machine: AnyStateMachine): string[] {
  const all = arrowsFrom(machine.root)
  if (all.length === 0) throw new Error(`${machine.id} has no arrows at all`)
  return all
}

/** To be called before the scenarios whose coverage is measured. */
export function forgetArrows() {
  taken.clear()
  entered.clear()
}

export const arrowsNotTaken = (machine: AnyStateMachine): string[] =>
  arrowsOf(machine).filter((arrow) => !taken.has(arrow))

export function statesEntered(): ReadonlySet<string> {
  return entered
}
