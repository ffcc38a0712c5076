import { type AnyActorLogic, type AnyActorRef, createMachine, fromPromise } from 'xstate'
import { ENDS, SIGNS } from '../fixtures/children'
import { settled } from '../support/settled'

/** Something that a machine invokes, controlled by the walk: it acts on demand alone. */
export interface StandIn {
  readonly logic: AnyActorLogic
  end(output: unknown): void
  break(): void
  show(sign: string): void
}

const broken = () => new Error('broken on purpose')

/** A port, or a source: of that a parent only ever hears that it broke. */
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

/** A child machine of which only its tags and its end are known. */
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

/** A child that never ends, and whose tags are unused, is as good as a source. */
export function standInFor(src: string): StandIn {
  return src in ENDS || src in SIGNS ? childOf(src) : askedOne()
}

/** Until what was said has been heard. */
export const heard = settled
