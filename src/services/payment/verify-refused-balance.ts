import type { Money } from '../../../machines/entities/money'
import type { Receipt } from '../../../machines/entities/receipt'
import { receiptFrom, verdictOf } from '../../../machines/after/reconciliation/rules'
import type { PaymentGateway } from '../../gateways/payment/gateway'

/**
 * A balance is spent by the first of two payments alike. One that the network has delivered twice is refused the second time, for want
 * of what it took itself, and that is the answer that comes: so a refusal of who pays from a balance is no word on the order. Undefined
 * where the order is not paid, or does not say so.
 */
export async function verifyRefusedBalance(
  payments: Pick<PaymentGateway, 'outcome'>,
  price: Money,
): Promise<Receipt | undefined> {
  try {
    const outcome = await payments.outcome()
    const isPaid = outcome.kind === 'ok' && verdictOf(outcome.value, undefined) === 'paid'
    return isPaid ? receiptFrom(outcome.value, price) : undefined
  } catch {
    return undefined
  }
}
