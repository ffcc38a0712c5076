import type { HostEvent } from '../../../machines/checkout/ports'
import type { Refusal } from '../../../machines/entities/problem'
import { isTokenDead } from '../../../machines/entities/payment-problem'
import { noticeFor } from '../../../machines/around/notice/rules'
import type { FailedCall, HttpOptions } from '../../gateways/http'

type HttpObserver = Pick<HttpOptions, 'onSessionEnded' | 'onRefused' | 'onFault' | 'onNetworkState'>

/** Whether a payment was sent and not refused: its outcome is unknown, or it was paid. */
type HasPaymentSent = () => boolean

/** Observes every call: a refusal or fault shows a notice (GWY-06), and an ended login or order is emitted. */
export function httpObserver(emit: (event: HostEvent) => void, hasPaymentSent: HasPaymentSent): HttpObserver {
  // Deferred so that the caller handles the refusal first: a refused payment is over before its notice appears.
  const notify = (refusal: Refusal | undefined, { kind, isPassedOver }: FailedCall) => {
    const problem = noticeFor(refusal, kind)
    if (!problem) return
    const said = isPassedOver ? { ...problem, outlivesScreen: true } : problem
    setTimeout(emit, 0, { type: 'network.refused', problem: said })
  }
  return {
    onSessionEnded() {
      emit({ type: 'session.ended', whose: 'member' })
    },
    onRefused(refusal, call) {
      if (isTokenDead(refusal.code)) {
        // A dead link says nothing about a sent payment, whose outcome is still searched for.
        if (!hasPaymentSent()) emit({ type: 'session.ended', whose: 'order' })
        return
      }
      notify(refusal, call)
    },
    onFault(_, call) {
      if (!call.isQuiet) notify(undefined, call)
    },
    onNetworkState(is) {
      emit({ type: 'network.changed', is })
    },
  }
}
