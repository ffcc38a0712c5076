import type { leaveForShop } from '../../../machines/checkout/ports'
import { leaveFor } from '../embedding/way-out'
import type { PortHandler } from '../platform/implement-port'
import type { EventRecord } from '../telemetry/events'

/**
 * Answers when the shopper is on this page again, as they left it. Where the shopper stays, a slow shop is not waited for any more: its
 * page would take the place of a payment that was pressed since.
 */
export function leavingForShop(events: Pick<EventRecord, 'record'>): PortHandler<typeof leaveForShop> {
  return (goBackUrl, signal) =>
    new Promise((resolve) => {
      const back = ({ persisted }: PageTransitionEvent) => {
        if (persisted) resolve(undefined)
      }
      addEventListener('pageshow', back)
      signal.addEventListener('abort', () => {
        removeEventListener('pageshow', back)
        stop()
      })
      events.record({ category: 'header', action: 'go-back-clicked' })
      leaveFor(goBackUrl)
    })
}
