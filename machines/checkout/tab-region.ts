import { elsewhereOf } from './heard'
import { checkoutParts } from './parts'

/**
 * Whether this tab has the order, or another one. Before anybody can tell, and once nobody can any more, it is as if there were no
 * others: nothing is forbidden.
 */
export const tabRegion = checkoutParts.createStateConfig({
  initial: 'alone',
  states: {
    alone: { on: { 'tab.joined': 'claimed' } },
    claimed: {
      initial: 'owning',
      invoke: {
        id: 'tabOwnership',
        src: 'tabOwnership',
        onSnapshot: [
          { guard: { type: 'isElsewhere', params: elsewhereOf }, target: '.observing' },
          { target: '.owning' },
        ],
        onError: '.owning',
      },
      states: { owning: {}, observing: {} },
    },
  },
})
