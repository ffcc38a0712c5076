import { isTurkishMobile, nationalPhone, parsePhone } from '../../../machines/entities/phone'
import type { Call } from '../../gateways/call'
import { DETAIL_PATHS } from '../../gateways/detail-request'
import { isUndecided, type Outcome } from '../../gateways/outcome'
import type { Detail } from '../../gateways/payment/order/detail'
import type { TimedPayment } from '../../gateways/payment/order/order-payment'
import type { Segments } from './analytics'
import { eventOfCall, eventOfVerdict } from './counted-calls'
import { type EventRecord, startTypeOf } from './events'

interface CounterNeeds {
  readonly events: Pick<EventRecord, 'record'>
  /** A payment was sent whose outcome this page does not know yet. */
  readonly isOutcomeAwaited: () => boolean
}

/** The first three digits of a Turkish number, in whichever form it was given; a foreign number has none (EVT-01). */
function areaCodeOf(given: string): string | undefined {
  const parsed = parsePhone(given)
  return 'phone' in parsed && isTurkishMobile(parsed.phone) ? nationalPhone(parsed.phone).slice(0, 3) : undefined
}

/** The shopper's phone in the body of a call before the payment. */
function phoneIn({ kind, by, body }: Call<unknown>): string | undefined {
  if (kind === 'money' || by !== 'visitor') return undefined
  const { phoneNumber, gsmNumber } = (body ?? {}) as { readonly phoneNumber?: unknown; readonly gsmNumber?: unknown }
  return [phoneNumber, gsmNumber].find((phone) => typeof phone === 'string')
}

const isDetail = ({ path }: Call<unknown>) => Object.values<string>(DETAIL_PATHS).includes(path)

/** Counts the provider's answers (EVT-01), and collects the segments of every event: the order’s own, the area code, the experiment. */
export function createCallCounter({ events, isOutcomeAwaited }: CounterNeeds) {
  let segments: Segments = {}
  let hasVerdict = false
  function countOrder(value: Detail | TimedPayment) {
    if ('init' in value) {
      const { customCountlySegments, countlyStartType, experimentGroup } = value.init
      const startType = startTypeOf(countlyStartType)
      const areaCode = areaCodeOf(value.order.contact.gsmNumber)
      const isFirst = segments['experimentGroup'] === undefined
      segments = { ...customCountlySegments, startType, experimentGroup, areaCode, ...segments }
      if (isFirst) events.record({ category: 'session', action: 'started', ...(startType && { label: startType }) })
    }
    const { paymentStatus } = 'init' in value ? value.outcome : value
    const verdict = isOutcomeAwaited() && !hasVerdict ? eventOfVerdict(paymentStatus) : undefined
    if (!verdict) return
    hasVerdict = true
    events.record(verdict)
  }
  return {
    onOutcome: (call: Call<unknown>, outcome: Outcome<unknown>) => {
      if (isDetail(call)) {
        if (outcome.kind === 'ok') countOrder(outcome.value as Detail | TimedPayment)
        return
      }
      const phone = phoneIn(call)
      // A foreign number clears the code of the order's own phone.
      if (phone !== undefined) segments = { ...segments, areaCode: areaCodeOf(phone) }
      if (call.kind === 'money') {
        // The next payment has its own outcome.
        hasVerdict = false
        // The order decides, and its verdict is the one that is counted.
        if (isUndecided(outcome)) return
      }
      const event = eventOfCall(call, outcome)
      if (event) events.record(event)
    },
    segments: () => segments,
  }
}
