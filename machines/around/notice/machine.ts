import { setup } from 'xstate'
import type { Problem } from '../../entities/problem'

export type NoticeEvent =
  | { type: 'shopper.closedNotice' }
  /** Under the pointer, or with the focus in it. */
  | { type: 'shopper.attendedNotice' }
  | { type: 'shopper.leftNotice' }

/** Milliseconds. */
export interface NoticeTimings {
  readonly alertEntrance: number
  readonly alertPause: number
  readonly alertFade: number
}

export interface NoticeInput {
  readonly problem: Problem
  readonly timings: NoticeTimings
}

/**
 * One notice, from its coming to its going. It goes by itself, but never from under the eyes of somebody who is with it; closing
 * it needs no haste either. A later notice is another one of these: nothing here can bring back what has faded.
 */
export const noticeMachine = setup({
  types: {
    context: {} as NoticeInput,
    events: {} as NoticeEvent,
    input: {} as NoticeInput,
  },
  delays: {
    entrance: ({ context }) => context.timings.alertEntrance,
    readingTime: ({ context }) => context.timings.alertPause,
    fade: ({ context }) => context.timings.alertFade,
  },
}).createMachine({
  id: 'notice',
  context: ({ input }) => input,
  initial: 'rendered',
  on: { 'shopper.closedNotice': '.fading' },
  states: {
    // In the page, and not yet for everybody: what the screen itself says comes first.
    rendered: { after: { entrance: 'visible' }, on: { 'shopper.attendedNotice': 'attended' } },
    visible: { after: { readingTime: 'fading' }, on: { 'shopper.attendedNotice': 'attended' } },
    attended: { on: { 'shopper.leftNotice': 'visible' } },
    fading: { after: { fade: 'gone' } },
    gone: { type: 'final' },
  },
})
