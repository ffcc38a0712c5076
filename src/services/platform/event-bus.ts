import { fromCallback } from 'xstate'
import type { HostEvent, hostEvents } from '../../../machines/checkout/ports'

export interface EventBus {
  /** The checkout machine listens to this source. */
  readonly source: typeof hostEvents
  readonly emit: (event: HostEvent) => void
}

/** Sends events from lazily loaded code to the checkout, which runs before that code. */
export function createEventBus(): EventBus {
  let send: (event: HostEvent) => void = () => undefined
  return {
    source: fromCallback<HostEvent>(({ sendBack }) => {
      // XState drops what a stopped source sends.
      send = sendBack
    }),
    emit(event) {
      send(event)
    },
  }
}
