import { fromCallback } from 'xstate'
import type { HostEvent, hostEvents } from '../../../machines/checkout/ports'

export interface EventBus {
  /** The checkout's side of the bus: it listens here. */
  readonly source: typeof hostEvents
  readonly tell: (event: HostEvent) => void
}

/** From late code to the checkout, which runs before it. */
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
