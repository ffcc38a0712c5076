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
  /** The machine's emitted events, in order. */
  readonly emitted: readonly unknown[]
  /** The current snapshot. Throws the error if the machine failed. */
  snapshot(): SnapshotFrom<Machine>
  send(event: EventFrom<Machine>): void
}

/**
 * Starts a machine with a simulated clock. An error is stored and thrown by `snapshot`, instead of being reported asynchronously.
 */
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
