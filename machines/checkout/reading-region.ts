import { checkoutParts } from './parts'

/** A text that is read over whatever screen is on show. What it leads to is its own; here it is open or it is not. */
export const readingRegion = checkoutParts.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { 'shopper.openedText': 'open' } },
    open: {
      invoke: {
        id: 'reading',
        src: 'reading',
        // Nothing else opens it.
        input: ({ event }) => ({ text: 'text' in event ? event.text : 'userAgreement' }),
        onDone: 'closed',
        onError: 'closed',
      },
    },
  },
})
