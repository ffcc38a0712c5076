import {
  Actor,
  type ActorOptions,
  type AnyStateMachine,
  type EventFrom,
  type InputFrom,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate'
import { noteArrows } from './arrows'

export interface Run<Machine extends AnyStateMachine> {
  readonly actor: Actor<Machine>
  readonly clock: SimulatedClock
  /** What the machine has sent out, in order. */
  readonly emitted: readonly unknown[]
  /** Where the machine is. Throws what broke it. */
  snapshot(): SnapshotFrom<Machine>
  send(event: EventFrom<Machine>): void
}

/** A machine on a clock that does not move. What breaks it is kept for the scenario to find, instead of being thrown later. */
export function run<Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>): Run<Machine> {
  const clock = new SimulatedClock()
  const options: ActorOptions<AnyStateMachine> = { input, clock, inspect: noteArrows }
  const actor = new Actor(machine, options as ActorOptions<Machine>)
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  const broken: unknown[] = []
  actor.subscribe({ error: (error) => broken.push(error) })
  actor.start()
  return {
    actor,
    clock,
    emitted,
    snapshot() {
      const [error] = broken
      if (error !== undefined) throw new Error('the machine broke', { cause: error })
      return actor.getSnapshot()
    },
    send(event) {
      actor.send(event)
    },
  }
}
