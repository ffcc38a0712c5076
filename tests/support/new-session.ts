import { type ServerClock, createServerClock } from '../../src/services/platform/server-clock'
import { createSession } from '../../src/services/session/session'
import { NOTHING_KEPT } from './nothing-kept'

interface SessionWorld {
  readonly time: ServerClock
  readonly tellEnd: (endsAt: number) => void
}

/** A session that nobody has logged into, in a tab that keeps nothing. */
export function newSession({ time = createServerClock(), tellEnd }: Partial<SessionWorld> = {}) {
  return createSession(time, NOTHING_KEPT, tellEnd ?? (() => undefined))
}
