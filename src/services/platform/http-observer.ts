import type { HostEvent } from '../../../machines/checkout/ports'
import type { Problem } from '../../../machines/entities/problem'
import { isTokenDead } from '../../../machines/entities/payment-problem'
import { noticeFor } from '../../../machines/around/notice/rules'
import type { HttpOptions } from '../../gateways/http'

type HttpObserver = Pick<HttpOptions, 'onSessionEnded' | 'onRefused' | 'onFault' | 'onNetworkState'>

/** Whether a payment was sent and not refused: its outcome is unknown, or it was paid. */
type HasPaymentSent = () => boolean

/** Observes every call: a refusal or fault shows a notice (GWY-06), and an ended login or order is emitted. */
export function httpObserver(emit: (event: HostEvent) => void, hasPaymentSent: HasPaymentSent): HttpObserver {
  // Deferred so that the caller handles the refusal first: a refused payment is over before its notice appears.
  const notify = (problem: Problem | undefined) => {
    if (problem) setTimeout(emit, 0, { type: 'network.refused', problem })
  }
  return {
    onSessionEnded() {
      emit({ type: 'session.ended', whose: 'member' })
    },
    onRefused(refusal, kind) {
      if (isTokenDead(refusal.code)) {
        // A dead link says nothing about a sent payment, whose outcome is still searched for.
        if (!hasPaymentSent()) emit({ type: 'session.ended', whose: 'order' })
        return
      }
      notify(noticeFor(refusal, kind))
    },
    onFault(_, { kind, isQuiet }) {
      if (!isQuiet) notify(noticeFor(undefined, kind))
    },
    onNetworkState(is) {
      emit({ type: 'network.changed', is })
    },
  }
}
