import type { leaveForShop } from '../../../machines/checkout/ports'
import { navigateTo } from '../embedding/top-window'
import type { PortHandler } from '../platform/implement-port'
import type { SessionStore } from '../storage/session-store'
import type { EventRecord } from '../telemetry/events'

interface LeaveDeps {
  readonly events: Pick<EventRecord, 'record'>
  readonly sessionStore: Pick<SessionStore, 'leavePage'>
}

/**
 * Resolves when the browser restores this page from its back/forward cache. If the state is left first, `stop()` cancels the navigation, so
 * that a slow shop page cannot replace a payment that was started since. On `pagehide` the stored login or admission is cleared; a restored
 * page still has its own copy in memory.
 */
export function leaveForShopHandler({ events, sessionStore }: LeaveDeps): PortHandler<typeof leaveForShop> {
  return (goBackUrl, signal) =>
    new Promise((resolve) => {
      const hidden = () => {
        sessionStore.leavePage()
      }
      const stopListening = () => {
        removeEventListener('pageshow', back)
        removeEventListener('pagehide', hidden)
      }
      const back = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return
        stopListening()
        resolve(undefined)
      }
      addEventListener('pageshow', back)
      addEventListener('pagehide', hidden)
      signal.addEventListener('abort', () => {
        stopListening()
        stop()
      })
      events.record({ category: 'header', action: 'go-back-clicked' })
      navigateTo(goBackUrl)
    })
}
