import type { leaveForShop } from '../../../machines/checkout/ports'
import type { Answer } from '../platform/answering'
import type { EventRecord } from '../telemetry/events'

/** Answers when the shopper is on this page again, as they left it: until then there is nothing to go on with. */
export function leavingForShop(events: Pick<EventRecord, 'record'>): Answer<typeof leaveForShop> {
  return (goBackUrl, signal) =>
    new Promise((resolve) => {
      const back = ({ persisted }: PageTransitionEvent) => {
        if (persisted) resolve(undefined)
      }
      addEventListener('pageshow', back)
      signal.addEventListener('abort', () => {
        removeEventListener('pageshow', back)
      })
      events.record({ category: 'header', action: 'go-back-clicked' })
      location.assign(goBackUrl)
    })
}
