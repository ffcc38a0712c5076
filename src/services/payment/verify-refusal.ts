import type { OrderPayment } from '../../../machines/entities/order-payment'
import { isOf } from '../../../machines/after/reconciliation/rules'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import type { SecondLook } from './money-call'

/** A refused call for money, and what it would have brought. */
export interface Refused<Value> {
  readonly submissionId: string
  readonly valueOf: (payment: OrderPayment) => Value
  /** The refusal says that it was done before: a success of another attempt then leaves it a refusal. */
  readonly isDoneBefore?: boolean
}

/**
 * The first of two deliveries spends a balance or moves the money, and the network may deliver a call twice: only the refusal of the second
 * arrives, which says nothing of the order. A SUCCESS under our own name is ours; one of another attempt, and an order that cannot be asked,
 * leave the outcome to the search for it (PAY-14). Undefined where the order is not paid, or does not say so.
 */
export async function verifyRefusal<Value>(
  payments: Pick<PaymentGateway, 'outcome'>,
  { submissionId, valueOf, isDoneBefore = false }: Refused<Value>,
): Promise<SecondLook<Value>> {
  try {
    const outcome = await payments.outcome()
    if (outcome.kind === 'refused') return { kind: 'unknown' }
    if (outcome.value.paymentStatus !== 'SUCCESS') return undefined
    if (isOf(outcome.value, { submissionId })) return { kind: 'found', value: valueOf(outcome.value) }
    return isDoneBefore ? undefined : { kind: 'unknown' }
  } catch {
    return { kind: 'unknown' }
  }
}
