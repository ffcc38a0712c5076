import { checkoutParts, toldEnd } from './parts'

/** What is said of the member's login. Deaf to it, the order's own time still counts. Stands before the clock, which tells it on. */
export const sessionRegion = checkoutParts.createStateConfig({
  initial: 'hearing',
  states: {
    hearing: {
      invoke: { id: 'session', src: 'session', onError: 'deaf' },
      on: { 'session.told': { actions: { type: 'keepLoginEnd', params: toldEnd } } },
    },
    deaf: {},
  },
})
