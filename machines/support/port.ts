import {
  type AnyActorLogic,
  type CallbackActorLogic,
  type EventObject,
  type PromiseActorLogic,
  fromCallback,
  fromPromise,
} from 'xstate'

export type Port<Output, Input> = PromiseActorLogic<Output, Input>

/**
 * A dependency that a service implements through `provide`. Calling a port without an implementation rejects, so a missing one
 * is noticed at once.
 */
export function port<Output, Input>(name: string): Port<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The port ${name} has no implementation`)))
}

/**
 * A child machine whose chunk loads later; the parent imports only its type. The loader adds the code to the parent's
 * implementations before the parent enters the state that invokes it, because XState looks actors up when it spawns them.
 */
export function lazyMachine<Logic extends AnyActorLogic>(name: string): Logic {
  return port(name) as unknown as Logic
}

/** The logic of an event source: it sends events to the state that invokes it, until that state is left. */
export type Source<Event extends EventObject> = CallbackActorLogic<Event>

/** A repeated outside event, such as a clock tick. Unlike a port, a source without an implementation sends nothing. */
export function source<Event extends EventObject>(): Source<Event> {
  return fromCallback<Event>(() => undefined)
}

/** The `children` type of a machine: each child's id is the name of its actor. */
export type ActorNameById<Name extends string> = { [Each in Name]: Each }
