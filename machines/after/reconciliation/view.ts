import type { SnapshotFrom } from 'xstate'
import type { reconciliationMachine } from './machine'

export interface ReconciliationView {
  readonly isAsking: boolean
  /**
   * `withBank`: a bank decides next. `closed`: the provider says no more about this order. `unknown`: repeated requests brought
   * no answer.
   */
  readonly standing: 'checking' | 'withBank' | 'closed' | 'unknown'
  /** Where the token can be posted, so that the shop looks the payment up itself; undefined if there is no such URL. */
  readonly callbackUrl: string | undefined
  /** The bank's host, if this page can redirect there again. */
  readonly bankHost: string | undefined
  readonly isLeaving: boolean
}

export function reconciliationView(snapshot: SnapshotFrom<typeof reconciliationMachine>): ReconciliationView {
  const { lastAnswer, callbackUrl, bankHost } = snapshot.context
  return {
    isAsking: snapshot.hasTag('busy'),
    standing: lastAnswer ?? (snapshot.matches('checking') || snapshot.matches('goingToBank') ? 'checking' : 'unknown'),
    callbackUrl,
    bankHost,
    isLeaving: snapshot.matches('goingToBank'),
  }
}
