import * as v from 'valibot'
import { type Recording, type StateValue, type Step, recording } from './recording'

/** The value of each running machine, by its path. */
export type Places = ReadonlyMap<string, StateValue>

const isBelow = (path: string, machine: string) => path.startsWith(`${machine}.`)

/** What runs after a step: the machine in its new state, and of those below it the ones that the step names. */
export function placesAfter(places: Places, { machine, value, children = [], ended }: Step): Places {
  const running = children.map((child) => `${machine}.${child}`)
  const isLeft = (path: string) =>
    !isBelow(path, machine) || running.some((child) => path === child || isBelow(path, child))
  const next = new Map(Array.from(places).filter(([path]) => isLeft(path)))
  // The checkout itself shows its last state; a child that has ended is gone.
  if (ended !== undefined && machine.includes('.')) next.delete(machine)
  else next.set(machine, value)
  return next
}

export interface Replayed {
  readonly recording: Recording
  /** The states before the first step, and after each: one more than there are steps. */
  readonly states: readonly Places[]
}

/** Reads a recording back, state after state. Throws for a text that is not JSON, and valibot's error for one that is no recording. */
export function replayOf(text: string): Replayed {
  const read = v.parse(recording, JSON.parse(text))
  let places: Places = new Map(read.began.map(({ machine, value }) => [machine, value]))
  const later = read.steps.map((step) => {
    places = placesAfter(places, step)
    return places
  })
  return { recording: read, states: [new Map(read.began.map(({ machine, value }) => [machine, value])), ...later] }
}
