import { setup } from 'xstate'
import type { Problem } from '../../entities/problem'

export type NoticeEvent =
  | { type: 'shopper.closedNotice' }
  /** The notice is hovered or has the focus, so it must not fade out. */
  | { type: 'shopper.attendedNotice' }
  | { type: 'shopper.leftNotice' }
  /** Another screen is shown than before, or nothing can be paid on it any more. */
  | { type: 'screen.changed'; isPayable: boolean }

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

const payableParams = ({ event }: { readonly event: { readonly isPayable: boolean } }) => ({
  isPayable: event.isPayable,
})

const LEAVE = { guard: { type: 'isOver', params: payableParams }, target: 'fading' } as const

export const noticeMachine = setup({
  types: {
    context: {} as NoticeInput,
    events: {} as NoticeEvent,
    input: {} as NoticeInput,
  },
  guards: {
    isOver: ({ context }, { isPayable }: { isPayable: boolean }) => !isPayable || !context.problem.outlivesScreen,
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
    rendered: {
      after: { entrance: 'visible' },
      on: {
        'shopper.attendedNotice': 'attended',
        'screen.changed': { ...LEAVE, target: 'gone' },
      },
    },
    visible: {
      after: { readingTime: 'fading' },
      on: { 'shopper.attendedNotice': 'attended', 'screen.changed': LEAVE },
    },
    attended: { on: { 'shopper.leftNotice': 'visible', 'screen.changed': LEAVE } },
    fading: { after: { fade: 'gone' } },
    gone: { type: 'final' },
  },
})
