import { toldNotice } from './heard'
import { checkoutParts } from './parts'

/** What a call was answered with, told over whatever screen is on show; the latest word takes the place of the one before. */
export const noticeRegion = checkoutParts.createStateConfig({
  initial: 'hidden',
  on: { 'network.refused': { target: '.shown', actions: { type: 'keepNotice', params: toldNotice } } },
  states: {
    hidden: {},
    shown: {
      // What a former try came to is no word on the one that is under way.
      always: { guard: 'isPaymentInFlight', target: 'hidden' },
      invoke: {
        id: 'notice',
        src: 'notice',
        input: ({ context }) => ({ problem: context.notice, pace: context.pace }),
        onDone: 'hidden',
        onError: 'hidden',
      },
    },
  },
})
