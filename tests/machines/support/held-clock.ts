import type { Instant } from '../../../machines/entities/instant'
import { holdSource } from './held-source'

export function holdClock() {
  const { logic, listeners, tell } = holdSource<{ type: 'clock.ticked'; now: Instant }>()
  return {
    logic,
    listeners,
    tick(now: Instant) {
      tell({ type: 'clock.ticked', now })
    },
  }
}
