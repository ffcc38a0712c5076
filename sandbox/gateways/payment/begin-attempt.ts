import type { Attempt } from '../../orders/attempt'
import { paidAttempt } from '../../orders/order'
import type { Order } from '../../orders/order'
import type { World } from '../../world'
import { failed } from '../answer'
import type { Answer } from '../answer'

interface Begun {
  readonly order: Order
  readonly idempotencyKey: string | undefined
  readonly input: { readonly conversationId: string }
}

/**
 * The one door of every call that pays, whatever the method. It never waits: no other call can come between reading the
 * order and writing the attempt. What a method makes of it, and how it tells of an attempt, are its own.
 */
export function beginAttempt(
  { state }: World,
  call: Begun,
  make: () => Attempt,
  tell: (attempt: Attempt) => Answer,
): Answer {
  const { order, input } = call
  const beside = { conversationId: input.conversationId }
  const earlier = state.ledgerMode === 'strict' ? earlierAttempt(call) : undefined
  if (earlier) return tell(earlier)
  if (order.attempts.some(({ paymentStatus }) => paymentStatus === 'INIT_BANK_TRANSFER')) {
    return failed('10672', { beside })
  }
  if (state.ledgerMode === 'strict' && paidAttempt(order)) return failed('10203', { beside })
  const attempt = make()
  order.attempts.push(attempt)
  return tell(attempt)
}

/** In strict mode a repeated submission, known by either of its names, is answered again and not booked again. */
function earlierAttempt({ order, input, idempotencyKey }: Begun): Attempt | undefined {
  return order.attempts.find(
    (attempt) =>
      attempt.submissionId === input.conversationId ||
      (idempotencyKey !== undefined && attempt.idempotencyKey === idempotencyKey),
  )
}
