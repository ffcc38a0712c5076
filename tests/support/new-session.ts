import { type ServerClock, createServerClock } from '../../src/services/platform/server-clock'
import { createSession } from '../../src/services/session/session'
import { EMPTY_SESSION_STORE } from './empty-session-store'

interface SessionDeps {
  readonly time: ServerClock
  readonly onEnd: (endsAt: number) => void
}

/** A session without a login, in a tab with an empty session store. */
export function newSession({ time = createServerClock(), onEnd }: Partial<SessionDeps> = {}) {
  return createSession(time, EMPTY_SESSION_STORE, onEnd ?? (() => undefined))
}
