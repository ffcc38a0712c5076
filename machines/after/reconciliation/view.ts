import type { SnapshotFrom } from 'xstate'
import type { reconciliationMachine } from './machine'

export interface ReconciliationView {
  readonly isAsking: boolean
  /**
   * `withBank`: a bank decides next; `closed`: the provider says no more about this order; `unknown`: no party
   * could say for a while.
   */
  readonly standing: 'checking' | 'withBank' | 'closed' | 'unknown'
  /** Where the shop can be handed the token, and then asks for itself; undefined where it can't. */
  readonly callbackUrl: string | undefined
  /** Where the bank is that can be gone to again; undefined where this page does not hold the way. */
  readonly bankHost: string | undefined
  /** On the way there. */
  readonly isLeaving: boolean
}

export function reconciliationView(snapshot: SnapshotFrom<typeof reconciliationMachine>): ReconciliationView {
  const { said, callbackUrl, bankHost } = snapshot.context
  return {
    isAsking: snapshot.hasTag('busy'),
    standing: said ?? (snapshot.matches('checking') || snapshot.matches('goingToBank') ? 'checking' : 'unknown'),
    callbackUrl,
    bankHost,
    isLeaving: snapshot.matches('goingToBank'),
  }
}
