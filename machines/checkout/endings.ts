import type { SnapshotFrom } from 'xstate'
import type { Money } from '../entities/money'
import { GENERIC_PROBLEM, type Problem } from '../entities/problem'
import { attemptedView } from '../payment/view'
import { supportCodeOf } from '../entities/support-code'
import type { checkoutMachine } from './machine'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

/** What every screen at the end of the journey says: what it was about, and where the shop is. */
export interface EndingView {
  /** What was paid, or was to be as long as nobody knows; undefined where that is not known. */
  readonly amount: Money | undefined
  readonly paymentId: string | undefined
  readonly merchantName: string | undefined
  readonly merchantHost: string | undefined
  /** The merchant's own page. */
  readonly shopUrl: string | undefined
}

export function endingView(snapshot: Snapshot): EndingView {
  const { order, receipt, attempted } = snapshot.context
  const underWay = snapshot.children.payment?.getSnapshot()
  const sum = underWay ? attemptedView(underWay)?.sum : attempted?.sum
  return {
    amount: receipt ? receipt.paid : sum,
    paymentId: receipt?.paymentId,
    merchantName: order?.merchantName,
    merchantHost: order?.merchantHost,
    shopUrl: order?.goBackUrl,
  }
}

/** A payment call was sent and has not been answered. */
export function isPaymentInFlight(snapshot: Snapshot): boolean {
  return snapshot.matches({ journey: { paying: 'inFlight' } }) || snapshot.matches({ journey: { paying: 'overdue' } })
}

/** Whether a payment call is still waited for where the search for a lost answer would be. */
export function checkingView(snapshot: Snapshot): { readonly isOverdue: boolean } {
  return { isOverdue: snapshot.matches({ journey: { paying: 'overdue' } }) }
}

/** What support knows this checkout by. */
export function supportView(snapshot: Snapshot): { readonly code: string | undefined } {
  return { code: supportCodeOf(snapshot.context.token) }
}

export function problemView(snapshot: Snapshot): Problem {
  return snapshot.context.problem ?? GENERIC_PROBLEM
}
