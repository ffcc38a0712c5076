import { fromCallback } from 'xstate'
import type { session } from '../../machines/checkout/parts'
import type { Instant } from '../../machines/entities/instant'

type Told = { type: 'session.told'; endsAt: Instant }

export interface SessionNews {
  /** What the checkout hears them by. */
  readonly source: typeof session
  /** The end of the login is known, or known better. */
  readonly tellEnd: (endsAt: Instant) => void
}

/** From the session, which comes with the world, to the checkout, which runs before it. */
export function createSessionNews(): SessionNews {
  const deaf = () => undefined
  let tell: (event: Told) => void = deaf
  return {
    source: fromCallback<Told>(({ sendBack }) => {
      tell = sendBack
      return () => {
        tell = deaf
      }
    }),
    tellEnd(endsAt) {
      tell({ type: 'session.told', endsAt })
    },
  }
}
