import type { AnyActorLogic, AnyStateMachine } from 'xstate'

/** A machine's actors by their names there. */
type ActorsOf<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>

/** Gives a machine that runs already those of its actors that load late: an actor is looked up when it is spawned. */
export function addActors<Machine extends AnyStateMachine>(
  machine: Machine,
  actors: ActorsOf<Machine> & Readonly<Record<string, AnyActorLogic>>,
): void {
  Object.entries<AnyActorLogic>(actors).forEach(([name, logic]) => {
    machine.implementations.actors[name] = logic
  })
}
