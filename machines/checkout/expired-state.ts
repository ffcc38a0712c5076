import { checkoutParts } from './parts'
import { returningFrom } from './rules'

/**
 * The time is over. Nothing is paid from here on; the one way is to begin anew: an order that is over leads to the shop, a login that is
 * over back to the form.
 */
export const expiredState = checkoutParts.createStateConfig({
  initial: 'shown',
  states: {
    shown: {
      on: { 'shopper.retried': [{ guard: 'isLoginOver', target: 'returning' }, { target: 'leaving' }] },
    },
    leaving: {
      invoke: {
        id: 'startOver',
        src: 'startOver',
        input: ({ context }) => ({ goBackUrl: context.order?.goBackUrl, returning: undefined }),
        onDone: 'shown',
        onError: 'shown',
      },
    },
    returning: {
      invoke: {
        id: 'startOver',
        src: 'startOver',
        input: ({ context }) => ({ goBackUrl: undefined, returning: returningFrom(context) }),
        onDone: 'shown',
        onError: 'shown',
      },
    },
  },
})
