import { checkoutParts, endsOf } from './parts'
import { deadlineToTell } from './rules'

/** How the time of the order and of the login passes. It holds no seconds: those are the countdown's own. */
export const clockRegion = checkoutParts.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: { always: { guard: 'hasDeadline', target: 'running' } },
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
      on: { 'session.told': { actions: 'tellCountdown' } },
    },
    formExpired: {},
    memberExpired: {},
    // Without a clock nothing ends here; the provider's word decides.
    unknown: {},
  },
})
