import type { HostEvent } from '../../../machines/checkout/ports'
import type { Problem } from '../../../machines/entities/problem'
import { isTokenDead } from '../../../machines/entities/payment-problem'
import { noticeFor } from '../../../machines/around/notice/rules'
import type { HttpOptions } from '../../gateways/http'

type HttpObserver = Pick<HttpOptions, 'onSessionEnded' | 'onRefused' | 'onFault' | 'onNetworkState'>

/** Whether a payment was sent that was not refused: its end is unknown, or it was paid. */
type HasPaymentSent = () => boolean

/**
 * The one place that hears of every call: what was refused or broke is shown in the notice (GWY-06), what has ended ends.
 */
export function httpObserver(tell: (event: HostEvent) => void, hasPaymentSent: HasPaymentSent): HttpObserver {
  // The caller hears it first: a payment that was refused is over before its notice.
  const notify = (problem: Problem | undefined) => {
    if (problem) setTimeout(tell, 0, { type: 'network.refused', problem })
  }
  return {
    onSessionEnded() {
      tell({ type: 'session.ended', whose: 'member' })
    },
    onRefused(refusal, kind) {
      if (isTokenDead(refusal.code)) {
        // The link's end is no word on a payment: that one is looked for all the same.
        if (!hasPaymentSent()) tell({ type: 'session.ended', whose: 'order' })
        return
      }
      notify(noticeFor(refusal, kind))
    },
    onFault(_, kind) {
      notify(noticeFor(undefined, kind))
    },
    onNetworkState(is) {
      tell({ type: 'network.told', is })
    },
  }
}
