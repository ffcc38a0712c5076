import type { OrderPayment } from '../../machines/entities/order-payment'
import { isLeft } from '../../machines/order-check/rules'

/** A transfer that was given up says nothing of the payment that came after it. */
export function withoutLeft(outcome: OrderPayment, left: string | undefined): OrderPayment {
  return left !== undefined && isLeft(outcome, left) ? { ...outcome, paymentStatus: 'NONE' } : outcome
}
