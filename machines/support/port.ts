import {
  type AnyActorLogic,
  type CallbackActorLogic,
  type EventObject,
  type PromiseActorLogic,
  fromCallback,
  fromPromise,
} from 'xstate'

/** The logic of a port: a promise of `Output`, asked with `Input`. */
export type Port<Output, Input> = PromiseActorLogic<Output, Input>

/**
 * Something a machine needs and the world provides. A machine names its ports; services answer them through `provide`.
 * Asking a port without an implementation is breakage, so a forgotten one is noticed at once.
 */
export function port<Output, Input>(name: string): Port<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The port ${name} has no implementation`)))
}

/**
 * A child machine that loads later. The parent knows its type alone; the code that loads it adds it to the parent's
 * implementations before the state that invokes it is entered (actors are looked up when they are spawned).
 */
export function lazyMachine<Logic extends AnyActorLogic>(name: string): Logic {
  return port(name) as unknown as Logic
}

/** The logic of a source: it sends `Event`s to the state that invokes it, for as long as that state lasts. */
export type Source<Event extends EventObject> = CallbackActorLogic<Event>

/** An outside event that a machine hears again and again, such as the time. A source without an implementation is silent. */
export function source<Event extends EventObject>(): Source<Event> {
  return fromCallback<Event>(() => undefined)
}

/** The children of a machine, each of which has the name of its actor. */
export type ByName<Name extends string> = { [Each in Name]: Each }
