import { type AnyActorLogic, type AnyActorRef, createMachine, fromPromise } from 'xstate'
import { ENDS, SIGNS } from '../fixtures/children'
import { settled } from '../support/settled'

/** Replaces an actor. It only acts when the replay tells it to. */
export interface StandIn {
  readonly logic: AnyActorLogic
  end(output: unknown): void
  break(): void
  show(sign: string): void
}

const broken = () => new Error('broken on purpose')

/** Replaces a port, or an event source, which its parent only notices if it fails. */
function askedOne(): StandIn {
  let newest: { end: (output: unknown) => void; break: (error: Error) => void } | undefined
  return {
    logic: fromPromise(
      () =>
        new Promise((resolve, reject) => {
          newest = { end: resolve, break: reject }
        }),
    ),
    end: (output) => newest?.end(output),
    break: () => newest?.break(broken()),
    show: () => undefined,
  }
}

/** A child machine reduced to its tags and its output. */
function childOf(src: string): StandIn {
  const signs: readonly string[] = (SIGNS as Readonly<Record<string, readonly string[]>>)[src] ?? []
  let output: unknown
  let running: AnyActorRef | undefined
  const states = Object.fromEntries(signs.map((sign) => [sign, { tags: [sign] }]))
  const logic = createMachine({
    initial: 'none',
    entry: ({ self }) => {
      running = self
    },
    on: {
      ...Object.fromEntries(['none', ...signs].map((sign) => [`shows.${sign}`, { target: `.${sign}`, reenter: true }])),
      ends: '.ended',
      breaks: {
        actions: () => {
          throw broken()
        },
      },
    },
    states: { none: {}, ...states, ended: { type: 'final' } },
    output: () => output,
  })
  return {
    logic,
    end(given) {
      output = given
      running?.send({ type: 'ends' })
    },
    break: () => running?.send({ type: 'breaks' }),
    show: (sign) => running?.send({ type: `shows.${sign}` }),
  }
}

/** A child that never ends and has no used tags can be replaced like an event source. */
export function standInFor(src: string): StandIn {
  return src in ENDS || src in SIGNS ? childOf(src) : askedOne()
}

/** Resolves once the sent events have been processed. */
export const heard = settled
