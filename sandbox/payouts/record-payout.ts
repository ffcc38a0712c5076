import type { PaymentMethod } from '../orders/attempt'
import { beginAttempt } from '../orders/begin-attempt'
import type { Order } from '../orders/order'
import { failWaiting } from '../orders/waiting'
import type { World } from '../world'
import { digits } from '../random'

interface Asked {
  readonly method: Extract<PaymentMethod, 'refund' | 'settlement'>
  readonly submissionId: string
  readonly idempotencyKey: string | undefined
  readonly memberId: string
  readonly now: number
}

/** Written down like a payment, so that a lost answer can be asked for like one. A code says why it came to nothing. */
export function recordPayout({ state, random }: World, order: Order, asked: Asked, code?: string): void {
  const { memberId, now, ...known } = asked
  const attempt = beginAttempt(order, state.members.get(memberId), {
    ...known,
    at: now,
    paymentId: code === undefined ? `2${digits(random, 7)}` : undefined,
    paymentStatus: 'SUCCESS',
    authCode: undefined,
  })
  if (code !== undefined) failWaiting(attempt, code)
}
