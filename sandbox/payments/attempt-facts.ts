import type { Attempt } from '../records/attempt'
import type { Outcome } from './outcome'
import type { TestCard } from '../records/card'

/** What is known of an attempt before it begins. */
export type AttemptFacts = Omit<Attempt, keyof Outcome | 'paymentId' | 'paidAt'>

interface Sent {
  readonly now: number
  readonly idempotencyKey: string | undefined
  readonly input: { readonly conversationId: string; readonly paidPrice: number; readonly installment?: number }
}

export function attemptFacts(
  { input, idempotencyKey, now }: Sent,
  { email, gsmNumber }: Attempt['member'],
  method: Attempt['method'],
  card?: TestCard,
): AttemptFacts {
  return {
    submissionId: input.conversationId,
    idempotencyKey,
    method,
    at: now,
    member: { email, gsmNumber },
    installment: input.installment ?? 1,
    paidMinor: input.paidPrice,
    card,
  }
}
