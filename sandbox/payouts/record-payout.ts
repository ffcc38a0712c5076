import type { Attempt, PaymentMethod } from '../orders/attempt'
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
  const member = state.members.get(memberId)
  const attempt: Attempt = {
    ...known,
    at: now,
    member: { email: member?.email ?? '', gsmNumber: member?.gsmNumber ?? '' },
    installment: 1,
    paidMinor: order.priceMinor,
    card: undefined,
    paymentId: code === undefined ? `2${digits(random, 7)}` : undefined,
    paymentStatus: 'SUCCESS',
    authCode: undefined,
    errorCode: undefined,
    errorGroup: undefined,
  }
  if (code !== undefined) failWaiting(attempt, code)
  order.attempts.push(attempt)
}
