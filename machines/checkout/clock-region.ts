import { endedOf, endsOf } from './heard'
import { checkoutParts } from './parts'
import { deadlineToTell } from './rules'

/** The provider's own word that a session is over counts at once, as long as nothing else has ended. */
const ENDED = {
  'session.ended': [
    { guard: { type: 'isOrders', params: endedOf }, target: 'closed' },
    { guard: 'hasMember', target: 'memberExpired' },
  ],
} as const

/** How the time of the order and of the login passes. It holds no seconds: those are the countdown's own. */
export const clockRegion = checkoutParts.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: { always: { guard: 'hasDeadline', target: 'running' }, on: ENDED },
    running: {
      invoke: {
        id: 'countdown',
        src: 'countdown',
        input: ({ context }) => ({ deadline: deadlineToTell(context) }),
        onSnapshot: [
          { guard: { type: 'hasFormExpired', params: endsOf }, target: 'formExpired' },
          { guard: { type: 'hasMemberExpired', params: endsOf }, target: 'memberExpired' },
        ],
        onError: 'unknown',
      },
      on: { ...ENDED, 'session.told': { actions: 'tellCountdown' }, 'session.dropped': { actions: 'tellCountdown' } },
    },
    formExpired: {},
    memberExpired: {},
    // Without a clock nothing ends here; the provider's word decides.
    unknown: { on: ENDED },
    // Not the time: the order's token is not valid any more.
    closed: {},
  },
})
