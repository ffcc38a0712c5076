import { setup } from 'xstate'
import type { Problem } from '../../entities/problem'

export type NoticeEvent =
  | { type: 'shopper.closedNotice' }
  /** The notice is hovered or has the focus, so it must not fade out. */
  | { type: 'shopper.attendedNotice' }
  | { type: 'shopper.leftNotice' }

/** All in milliseconds. */
export interface NoticeTimings {
  readonly alertEntrance: number
  readonly alertPause: number
  readonly alertFade: number
}

export interface NoticeInput {
  readonly problem: Problem
  readonly timings: NoticeTimings
}

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
    rendered: { after: { entrance: 'visible' }, on: { 'shopper.attendedNotice': 'attended' } },
    visible: { after: { readingTime: 'fading' }, on: { 'shopper.attendedNotice': 'attended' } },
    attended: { on: { 'shopper.leftNotice': 'visible' } },
    fading: { after: { fade: 'gone' } },
    gone: { type: 'final' },
  },
})
