import type { leaveForShop } from '../../../machines/checkout/ports'
import { leaveFor } from '../embedding/way-out'
import type { PortHandler } from '../platform/implement-port'
import type { SessionStore } from '../storage/session-store'
import type { EventRecord } from '../telemetry/events'

interface LeaveDeps {
  readonly events: Pick<EventRecord, 'record'>
  readonly sessionStore: Pick<SessionStore, 'forgetLogin'>
}

/**
 * Answers when the shopper is on this page again, as they left it. Where the shopper stays, a slow shop is not waited for any more: its
 * page would take the place of a payment that was pressed since. With the page goes the login that its tab keeps; a page that comes back
 * whole has its own.
 */
export function leavingForShop({ events, sessionStore }: LeaveDeps): PortHandler<typeof leaveForShop> {
  return (goBackUrl, signal) =>
    new Promise((resolve) => {
      const hidden = () => {
        sessionStore.forgetLogin()
      }
      const stopHearing = () => {
        removeEventListener('pageshow', back)
        removeEventListener('pagehide', hidden)
      }
      const back = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return
        stopHearing()
        resolve(undefined)
      }
      addEventListener('pageshow', back)
      addEventListener('pagehide', hidden)
      signal.addEventListener('abort', () => {
        stopHearing()
        stop()
      })
      events.record({ category: 'header', action: 'go-back-clicked' })
      leaveFor(goBackUrl)
    })
}
