import { fromCallback } from 'xstate'
import type { HostEvent, hostEvents } from '../../../machines/checkout/ports'

export interface EventBus {
  /** The checkout machine listens to this source. */
  readonly source: typeof hostEvents
  readonly tell: (event: HostEvent) => void
}

/** Sends events from lazily loaded code to the checkout, which runs before that code. */
export function createEventBus(): EventBus {
  const unheard = () => undefined
  let send: (event: HostEvent) => void = unheard
  return {
    source: fromCallback<HostEvent>(({ sendBack }) => {
      send = sendBack
      return () => {
        send = unheard
      }
    }),
    tell(event) {
      send(event)
    },
  }
}
