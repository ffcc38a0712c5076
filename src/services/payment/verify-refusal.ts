import { awaitsShopper, type OrderPayment } from '../../../machines/entities/order-payment'
import { isTokenDead } from '../../../machines/entities/payment-problem'
import { namesAttempt } from '../../../machines/entities/payment-verdict'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import { answered } from './answered'
import type { RefusalVerification } from './money-call'

/** A refused money call, and the value it returns if the order turns out to be paid by it. */
export interface RefusedCall<Value> {
  readonly submissionId: string
  readonly valueOf: (payment: OrderPayment) => Value
  /** The refusal says that this was done before: then a success of another attempt, or a used link, leaves it a refusal. */
  readonly isDoneBefore?: boolean
}

/**
 * Reads the order after a refused money call. The network may deliver a call twice: the first delivery moves the money, and only the
 * refusal of the second arrives. A SUCCESS under our own submission id is ours; one of another attempt, our own payment at a bank, whose page
 * is lost with its answer, or an order that cannot be read leaves the outcome to reconciliation (PAY-14). Undefined if the order is not paid.
 */
export async function verifyRefusal<Value>(
  payments: Pick<PaymentGateway, 'outcome'>,
  { submissionId, valueOf, isDoneBefore = false }: RefusedCall<Value>,
): Promise<RefusalVerification<Value>> {
  const outcome = await answered(() => payments.outcome())
  if (outcome?.kind !== 'ok')
    return isDoneBefore && outcome && isTokenDead(outcome.code) ? undefined : { kind: 'unknown' }
  const isOurs = namesAttempt(outcome.value, { submissionId })
  if (isOurs && awaitsShopper(outcome.value.paymentStatus)) return { kind: 'atBank' }
  if (outcome.value.paymentStatus !== 'SUCCESS') return undefined
  if (isOurs) return { kind: 'found', value: valueOf(outcome.value) }
  return isDoneBefore ? undefined : { kind: 'unknown' }
}
