import * as v from 'valibot'
import { type MachineStates, machineStatesAfter } from './machine-states'
import { type Recording, recording } from './recording'

export interface Replayed {
  readonly recording: Recording
  /** The states before the first step, and after each: one more than there are steps. */
  readonly states: readonly MachineStates[]
}

/** Replays a recording state by state. Throws a SyntaxError if the text is not JSON, and valibot's error if it is not a recording. */
export function replayOf(text: string): Replayed {
  const read = v.parse(recording, JSON.parse(text))
  let places: MachineStates = new Map(read.began.map(({ machine, value }) => [machine, value]))
  const later = read.steps.map((step) => {
    places = machineStatesAfter(places, step)
    return places
  })
  return { recording: read, states: [new Map(read.began.map(({ machine, value }) => [machine, value])), ...later] }
}
