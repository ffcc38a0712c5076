import { nationalPhone } from '../../../machines/entities/phone'
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

const areaCodeOf = (phone: string): string | undefined => /^\d{3}/.exec(nationalPhone(phone))?.[0]

/** The shopper's phone in the body of a call that starts a login. */
function phoneIn(body: object | undefined): string | undefined {
  const { phoneNumber, gsmNumber } = (body ?? {}) as { readonly phoneNumber?: unknown; readonly gsmNumber?: unknown }
  return [phoneNumber, gsmNumber].find((phone) => typeof phone === 'string')
}

const isDetail = ({ path }: Call<unknown>) => Object.values<string>(DETAIL_PATHS).includes(path)

const isLoginStart = ({ kind, by }: Call<unknown>) => kind === 'sms' && by === 'visitor'

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
      const areaCode = isLoginStart(call) ? areaCodeOf(phoneIn(call.body) ?? '') : undefined
      if (areaCode !== undefined) segments = { ...segments, areaCode }
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
