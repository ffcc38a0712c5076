import { type EventObject, fromCallback } from 'xstate'
import type { Source } from '../../../machines/port'

/** A source that tells something when the story says so. */
export function holdSource<Event extends EventObject>() {
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
    /** How many machines listen to it. */
    listeners: () => listeners.size,
    /** How often somebody began to. */
    begun: () => begun,
    tell(event: Event) {
      listeners.forEach((tell) => {
        tell(event)
      })
    },
  }
}
