import type { News } from '../../machines/checkout/ports'
import { isTokenDead } from '../../machines/checkout/rules'
import type { Problem } from '../../machines/entities/problem'
import { noticeFor } from '../../machines/notice/rules'
import { isOutcomeUnclear } from '../../machines/reconciliation/rules'
import type { HttpOptions } from '../gateways/http'

type Ears = Pick<HttpOptions, 'onSessionEnded' | 'onRefused' | 'onFault' | 'onPace'>

/**
 * The one place that hears of every call: what was refused or broke is told over the screen (GWY-06), what has ended ends.
 * Of a payment whose outcome is not known nothing is told: the search for it says what is true.
 */
export function callNews(tell: (event: News) => void): Ears {
  const notify = (problem: Problem | undefined) => {
    if (problem) tell({ type: 'network.refused', problem })
  }
  return {
    onSessionEnded() {
      tell({ type: 'session.ended', whose: 'member' })
    },
    onRefused(refusal, kind) {
      if (isTokenDead(refusal.code)) tell({ type: 'session.ended', whose: 'order' })
      else if (kind !== 'money' || !isOutcomeUnclear(refusal.code)) notify(noticeFor(refusal))
    },
    onFault(_, kind) {
      if (kind !== 'money') notify(noticeFor(undefined))
    },
    onPace(is) {
      tell({ type: 'network.told', is })
    },
  }
}
