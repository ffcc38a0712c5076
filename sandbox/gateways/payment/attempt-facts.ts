import type { TestCard } from '../../cards/card'
import type { Attempt } from '../../orders/attempt'
import type { Outcome } from '../../payments/outcome'
import type { BuyerCall } from '../endpoint'
import type { Payer } from './payer'

type Facts = Omit<Attempt, keyof Outcome | 'paymentId'>

interface Sent {
  readonly conversationId: string
  readonly paidPrice: number
  readonly installment?: number
}

/** What an attempt is before anything has been decided about it. */
export function attemptFacts(
  { input, idempotencyKey, now }: BuyerCall<Sent>,
  { email, gsmNumber }: Payer,
  method: Attempt['method'],
  card: TestCard | undefined,
): Facts {
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
