import { authorise } from '../ledger/book'
import { received, refusedWith } from './outcome'
import type { Deps } from '../kernel/deps'
import type { Attempt } from '../records/attempt'
import type { Order } from '../records/order'

export function attemptOf(order: Order | undefined, paymentId: string): Attempt | undefined {
  return order?.attempts.find((attempt) => attempt.paymentId === paymentId)
}

interface Money {
  readonly from: string
  readonly memberId: string
  readonly now: number
}

/** Ends a payment that waited for a bank: the money has arrived. */
export function payWaiting(deps: Deps, order: Order, attempt: Attempt, { from, memberId, now }: Money): void {
  Object.assign(attempt, received(), { paidAt: now })
  authorise(deps, {
    from,
    token: order.token,
    submissionId: attempt.submissionId,
    paymentId: attempt.paymentId ?? '',
    memberId,
    minor: attempt.paidMinor,
    currency: order.currency,
    at: now,
  })
}

/** Ends a payment that waited for a bank: no money arrives, for the reason of the code. */
export function failWaiting(attempt: Attempt, code: string): void {
  Object.assign(attempt, refusedWith({ code }))
}
