import { checkoutParts } from './parts'

/** The time is over. Nothing is paid from here on; the one way is to begin anew. */
export const expiredState = checkoutParts.createStateConfig({
  initial: 'shown',
  states: {
    shown: { on: { 'shopper.retried': 'leaving' } },
    leaving: {
      invoke: {
        id: 'startOver',
        src: 'startOver',
        input: ({ context }) => ({ goBackUrl: context.order?.goBackUrl }),
        onDone: 'shown',
        onError: 'shown',
      },
    },
  },
})
