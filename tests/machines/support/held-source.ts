import { type EventObject, fromCallback } from 'xstate'
import type { Source } from '../../../machines/support/port'

interface HeldSource<Event extends EventObject> {
  readonly logic: Source<Event>
  readonly listeners: () => number
  readonly begun: () => number
  readonly tell: (event: Event) => void
}

/** An event source that only emits when the test says so. */
export function holdSource<Event extends EventObject>(): HeldSource<Event> {
  const listeners = new Set<(event: Event) => void>()
  let begun = 0
  const logic: Source<Event> = fromCallback<Event>(({ sendBack }) => {
    begun += 1
    listeners.add(sendBack)
    return () => {
      listeners.delete(sendBack)
    }
  })
  return {
    logic,
    listeners: () => listeners.size,
    begun: () => begun,
    tell(event: Event) {
      listeners.forEach((tell) => {
        tell(event)
      })
    },
  }
}
