import type { startOver } from '../../../machines/checkout/ports'
import { isReturnable } from '../../../machines/checkout/rules'
import type { PortHandler } from '../platform/implement-port'
import type { EventRecord } from '../telemetry/events'
import type { SessionStore } from '../storage/session-store'
import type { Session } from '../session/session'

export interface LeavingDeps {
  readonly session: Pick<Session, 'logOut'>
  readonly sessionStore: Pick<SessionStore, 'keepReturning'>
  readonly events: Pick<EventRecord, 'recordForNext'>
}

/** Whoever is to come back is kept before the page is loaded anew: never a token, and nothing of a card. */
export function startingOver({ session, sessionStore, events }: LeavingDeps): PortHandler<typeof startOver> {
  return ({ goBackUrl, returning }) => {
    session.logOut()
    if (isReturnable(goBackUrl)) {
      location.assign(goBackUrl)
    } else {
      if (returning) sessionStore.keepReturning(returning)
      events.recordForNext({ category: 'session', action: 'login-token-timeout' })
      location.reload()
    }
    return Promise.resolve(undefined)
  }
}
