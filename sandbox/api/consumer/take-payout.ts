import type { PaymentMethod } from '../../records/attempt'
import { knownAttempt } from '../../payments/known-attempt'
import { freshPaymentId, received, refusedWith } from '../../payments/outcome'
import type { Deps } from '../../kernel/deps'
import { type Answer, failed } from '../../http/answer'
import { attemptFacts } from '../../payments/attempt-facts'
import type { MemberCall } from '../../http/endpoint'

interface Payout {
  readonly method: Extract<PaymentMethod, 'refund' | 'settlement'>
  /** The error code if the payout fails. */
  readonly bar: () => string | undefined
  readonly pay: () => void
  readonly answer: () => Answer
}

/** Moves money into a balance. It is recorded as an attempt, like a payment, so that the order shows the outcome after a lost answer. */
export function takePayout(
  deps: Deps,
  { order, member, input, idempotencyKey, now }: MemberCall<{ readonly conversationId: string }>,
  { method, bar, pay, answer }: Payout,
): Answer {
  const { conversationId } = input
  if (knownAttempt(order, conversationId, idempotencyKey)?.paymentStatus === 'SUCCESS') return answer()
  const code = bar()
  const sent = { now, idempotencyKey, input: { conversationId, paidPrice: order.priceMinor } }
  const outcome =
    code === undefined
      ? { paymentId: freshPaymentId(deps), ...received() }
      : { paymentId: undefined, ...refusedWith({ code }) }
  order.attempts.push({ ...attemptFacts(sent, member, method), ...outcome })
  if (code !== undefined) return failed(code)
  pay()
  return answer()
}
