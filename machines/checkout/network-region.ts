import { toldNetwork } from './heard'
import { checkoutParts } from './parts'

const keepNetwork = { type: 'keepNetwork', params: toldNetwork } as const

/** How the connection is. It forbids nothing here: whoever would send money looks at it. */
export const networkRegion = checkoutParts.createStateConfig({
  initial: 'online',
  on: {
    'network.told': [
      { guard: { type: 'isOffline', params: toldNetwork }, target: '.offline', actions: keepNetwork },
      { guard: { type: 'isSlow', params: toldNetwork }, target: '.slow', actions: keepNetwork },
      { target: '.online', actions: keepNetwork },
    ],
  },
  states: { online: {}, slow: {}, offline: {} },
})
