import { fromCallback } from 'xstate'
import type { clock } from '../../../machines/countdown/machine'
import type { Instant } from '../../../machines/entities/instant'

type Tick = { type: 'clock.ticked'; now: Instant }

/** A clock that says what time it is when the story says so. */
export function holdClock() {
  const listeners = new Set<(tick: Tick) => void>()
  const logic: typeof clock = fromCallback<Tick>(({ sendBack }) => {
    listeners.add(sendBack)
    return () => {
      listeners.delete(sendBack)
    }
  })
  return {
    logic,
    /** How many machines listen to it. */
    listeners: () => listeners.size,
    tick(now: Instant) {
      listeners.forEach((tell) => {
        tell({ type: 'clock.ticked', now })
      })
    },
  }
}
