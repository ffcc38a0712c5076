import { type AnyStateMachine, createActor } from 'xstate'

/** States that one event leads to, including answers of actors. Errors that no state handles would be thrown, so none is sent. */
export function placesAfterOneEvent(machine: AnyStateMachine): Set<string> {
  const places = new Set<string>()
  for (const type of (machine.events as string[]).filter((each) => !each.startsWith('xstate.error.'))) {
    const actor = createActor(machine, { input: {} }).start()
    const begins = JSON.stringify(actor.getSnapshot().value)
    actor.send({ type, output: {} })
    const now = JSON.stringify(actor.getSnapshot().value)
    if (now !== begins) places.add(now)
    actor.stop()
  }
  return places
}

/** Status and errors of a machine that starts with only what its own file provides. */
export function startedAlone(machine: AnyStateMachine): {
  readonly status: string
  readonly errors: readonly unknown[]
} {
  const actor = createActor(machine, { input: {} })
  const errors: unknown[] = []
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()
  const { status } = actor.getSnapshot()
  actor.stop()
  return { status, errors }
}
