import { setup } from 'xstate'
import type { Problem } from '../../entities/problem'

export type NoticeEvent =
  | { type: 'shopper.closedNotice' }
  /** The notice is hovered or has the focus, so it must not fade out. */
  | { type: 'shopper.attendedNotice' }
  | { type: 'shopper.leftNotice' }
  /** What is under the notice: the screen that it came over, or one that `isNext`. On it something can be paid, or nothing any more. */
  | { type: 'screen.reported'; isNext: boolean; isPayable: boolean }

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

type Reported = Extract<NoticeEvent, { type: 'screen.reported' }>

const screenParams = ({ event: { isNext, isPayable } }: { readonly event: Reported }) => ({ isNext, isPayable })

const LEAVE = { guard: { type: 'isOver', params: screenParams }, target: 'fading' } as const

export const noticeMachine = setup({
  types: {
    context: {} as NoticeInput,
    events: {} as NoticeEvent,
    input: {} as NoticeInput,
  },
  guards: {
    isOver: ({ context }, { isNext, isPayable }: { isNext: boolean; isPayable: boolean }) =>
      context.problem.outlivesScreen ? !isPayable : isNext,
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
        'screen.reported': { ...LEAVE, target: 'gone' },
      },
    },
    visible: {
      after: { readingTime: 'fading' },
      on: { 'shopper.attendedNotice': 'attended', 'screen.reported': LEAVE },
    },
    attended: { on: { 'shopper.leftNotice': 'visible', 'screen.reported': LEAVE } },
    fading: { after: { fade: 'gone' } },
    gone: { type: 'final' },
  },
})
