import type { Money } from '../../../machines/entities/money'
import type { Receipt } from '../../../machines/entities/receipt'
import { isOf, receiptFrom } from '../../../machines/after/reconciliation/rules'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import type { SecondLook } from './money-call'

/**
 * A balance is spent by the first of two payments alike. One that the network has delivered twice is refused the second time, since the
 * first took the money, and only the refusal arrives: a refused balance payment says nothing about the order. A SUCCESS under our own name is
 * ours; one of another attempt, and an order that cannot be asked, leave the outcome to the search for it (PAY-14). Undefined where
 * the order is not paid, or does not say so.
 */
export async function verifyRefusedBalance(
  payments: Pick<PaymentGateway, 'outcome'>,
  price: Money,
  submissionId: string,
): Promise<SecondLook<Receipt>> {
  try {
    const outcome = await payments.outcome()
    if (outcome.kind === 'refused') return { kind: 'unknown' }
    const { value } = outcome
    if (value.paymentStatus !== 'SUCCESS') return undefined
    return isOf(value, { submissionId }) ? { kind: 'found', value: receiptFrom(value, price) } : { kind: 'unknown' }
  } catch {
    return { kind: 'unknown' }
  }
}
