import { toldEnd } from './heard'
import { checkoutParts } from './parts'

/** What is said from outside. Deaf to it, the order's own time still counts. Stands before the clock, which tells of it. */
export const newsRegion = checkoutParts.createStateConfig({
  initial: 'hearing',
  states: {
    hearing: {
      invoke: { id: 'news', src: 'news', onError: 'deaf' },
      on: { 'session.told': { actions: { type: 'keepLoginEnd', params: toldEnd } } },
    },
    deaf: {},
  },
})
