import type { AnyActorLogic, AnyStateMachine } from 'xstate'

type ActorsOf<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>

/** Adds actors that load late to a running machine. This works because an actor is looked up when it is spawned. */
export function addActors<Machine extends AnyStateMachine>(
  machine: Machine,
  actors: ActorsOf<Machine> & Readonly<Record<string, AnyActorLogic>>,
): void {
  Object.entries<AnyActorLogic>(actors).forEach(([name, logic]) => {
    machine.implementations.actors[name] = logic
  })
}
