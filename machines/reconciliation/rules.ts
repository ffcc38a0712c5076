import type { Money } from '../entities/money'
import type { Receipt } from '../entities/receipt'

/** What the provider's detail says of the order after a payment call whose answer was lost. */
export interface OrderOutcome {
  readonly paymentStatus: string | undefined
  /** The submission that a FAILURE speaks of, where the provider echoes it. */
  readonly submissionId: string | undefined
  readonly paymentId: string | undefined
  readonly callbackUrl: string | undefined
}

/**
 * The verdict over a lost answer. Only an explicit word counts: SUCCESS is paid, a FAILURE that names our submission is
 * not charged. Everything else may still commit, so nothing payable is shown for it.
 */
export function verdictOf(outcome: OrderOutcome, submissionId: string | undefined): 'paid' | 'notCharged' | 'unknown' {
  if (outcome.paymentStatus === 'SUCCESS') return 'paid'
  const isOurs = submissionId !== undefined && outcome.submissionId === submissionId
  return outcome.paymentStatus === 'FAILURE' && isOurs ? 'notCharged' : 'unknown'
}

/** What is known of a payment that was lost and found again. */
export function receiptFrom(outcome: OrderOutcome, price: Money | undefined): Receipt {
  return { paymentId: outcome.paymentId, paid: price, callbackUrl: outcome.callbackUrl }
}
