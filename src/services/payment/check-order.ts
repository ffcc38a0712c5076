import { isPaidOrUnderWay } from '../../../machines/entities/payment-verdict'
import type { Money } from '../../../machines/entities/money'
import { nonPaymentProblemOf } from '../../../machines/entities/bank-refusal'
import type { CheckAnswer, checkOrder } from '../../../machines/payment/order-check/ports'
import { PAYMENT_UNDER_WAY, checkAnswerOf } from '../../../machines/payment/order-check/rules'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import type { PortHandler } from '../platform/implement-port'
import { withPaymentLock } from '../tabs/with-payment-lock'
import { type JudgedReports, judgeReport } from '../reconciliation/judge-report'
import type { PaymentLock } from '../tabs/payment-lock'

export interface CheckDeps extends JudgedReports {
  readonly payments: Pick<PaymentGateway, 'detail'>
  readonly lock: PaymentLock
}

/**
 * Checks the order before a payment. The payment lock stays held after a `ready` answer and is released after any other. After a refused
 * login this tab's own payment may still be processed (GWY-10): the check changes nothing about it.
 */
export function checkOrderHandler(deps: CheckDeps): PortHandler<typeof checkOrder> {
  const { payments, lock } = deps
  async function check(shown: Money, signal: AbortSignal): Promise<CheckAnswer> {
    if (!(await lock.take())) return { kind: 'refused', problem: PAYMENT_UNDER_WAY }
    if (signal.aborted) throw new Error('the payment was left before it held the lock')
    const detail = await payments.detail()
    if (detail.kind === 'refused') return { kind: 'refused', problem: nonPaymentProblemOf(detail) }
    const { order, outcome, systemTime } = detail.value
    const judgement = judgeReport(deps, outcome, systemTime)
    return checkAnswerOf({ isPaidOrUnderWay: isPaidOrUnderWay(judgement), price: order.price, shown })
  }
  return ({ price }, signal) =>
    withPaymentLock(
      { lock, signal },
      () => check(price, signal),
      ({ kind }) => kind === 'ready',
    )
}
