import { assign, setup } from 'xstate'
import type { Deadline } from '../../entities/deadline'
import type { Instant } from '../../entities/instant'
import { type ActorNameById, type Source, source } from '../../support/port'
import { LAST_MINUTE, timeLeft } from './rules'

export type CountdownEvent =
  | { type: 'clock.ticked'; now: Instant }
  | { type: 'clock.set'; deadline: Deadline }
  | { type: 'clock.started' }
  | { type: 'clock.stopped' }
  | { type: 'clock.reset' }

interface CountdownContext {
  readonly deadline: Deadline | undefined
  /** The server's time at the last tick; undefined before the first. */
  readonly now: Instant | undefined
  /** The time left at the first tick, in milliseconds: the full ring. */
  readonly whole: number | undefined
}

/** Sends the server's time at once, then at every full second, and when a suspended page wakes up. */
export const clock: Source<{ type: 'clock.ticked'; now: Instant }> = source()

export const countdownMachine = setup({
  types: {
    context: {} as CountdownContext,
    events: {} as CountdownEvent,
    input: {} as { deadline: Deadline | undefined },
    tags: {} as 'warning' | 'formExpired' | 'memberExpired',
    children: {} as ActorNameById<'clock'>,
  },
  actors: { clock },
  guards: {
    hasRunOut: ({ context }, params: { now: Instant }) =>
      context.deadline !== undefined && timeLeft(context.deadline, params.now) <= 0,
    isLastMinute: ({ context }, params: { now: Instant }) =>
      context.deadline !== undefined && timeLeft(context.deadline, params.now) <= LAST_MINUTE,
    hasDeadline: ({ context }) => context.deadline !== undefined,
    isFormDeadline: ({ context }) => context.deadline?.side === 'form',
  },
  actions: {
    setNow: assign(({ context }, params: { now: Instant }) => ({
      now: params.now,
      whole: context.whole ?? (context.deadline && timeLeft(context.deadline, params.now)),
    })),
    setDeadline: assign((_, params: { deadline: Deadline }) => ({ ...params, whole: undefined })),
    clearDeadline: assign({ deadline: undefined, now: undefined, whole: undefined }),
  },
}).createMachine({
  id: 'countdown',
  context: ({ input }) => ({ deadline: input.deadline, now: undefined, whole: undefined }),
  initial: 'deciding',
  on: {
    'clock.set': {
      target: '.ticking',
      actions: { type: 'setDeadline', params: ({ event }) => ({ deadline: event.deadline }) },
    },
    'clock.reset': { target: '.idle', actions: 'clearDeadline' },
  },
  states: {
    deciding: { always: [{ guard: 'hasDeadline', target: 'ticking' }, { target: 'idle' }] },
    idle: {},
    ticking: {
      initial: 'calm',
      invoke: { id: 'clock', src: 'clock', onError: 'stopped' },
      on: {
        'clock.ticked': [
          {
            guard: { type: 'hasRunOut', params: ({ event }) => ({ now: event.now }) },
            target: 'expired',
            actions: { type: 'setNow', params: ({ event }) => ({ now: event.now }) },
          },
          {
            guard: { type: 'isLastMinute', params: ({ event }) => ({ now: event.now }) },
            target: '.warning',
            actions: { type: 'setNow', params: ({ event }) => ({ now: event.now }) },
          },
          { target: '.calm', actions: { type: 'setNow', params: ({ event }) => ({ now: event.now }) } },
        ],
        'clock.stopped': 'stopped',
      },
      states: { calm: {}, warning: { tags: 'warning' } },
    },
    stopped: { on: { 'clock.started': 'ticking' } },
    expired: { always: [{ guard: 'isFormDeadline', target: 'formExpired' }, { target: 'memberExpired' }] },
    formExpired: { tags: ['warning', 'formExpired'] },
    memberExpired: { tags: ['warning', 'memberExpired'] },
  },
})
