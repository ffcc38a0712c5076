import type { Money } from '../../../machines/entities/money'
import { nonPaymentProblemOf } from '../../../machines/entities/bank-refusal'
import type { CheckAnswer, checkOrder } from '../../../machines/payment/order-check/ports'
import { PAYMENT_UNDER_WAY, checkAnswerOf, withoutAbandonedTransfer } from '../../../machines/payment/order-check/rules'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import type { PortHandler } from '../platform/implement-port'
import { withPaymentLock } from '../tabs/with-payment-lock'
import type { TransferStore } from '../storage/transfer-store'
import { verdictOf } from '../../../machines/after/reconciliation/rules'
import { type JudgedAttempts, attemptElsewhere, ownAttempt } from '../reconciliation/unresolved-attempt'
import type { PaymentLock } from '../tabs/payment-lock'
import type { Submissions } from '../reconciliation/submission'

export interface CheckDeps {
  readonly payments: Pick<PaymentGateway, 'detail'>
  readonly submissions: Pick<Submissions, 'unseen'> & JudgedAttempts['submissions']
  readonly transferStore: Pick<TransferStore, 'left'>
  readonly firstSeenAtBank: JudgedAttempts['firstSeenAtBank']
  readonly timings: JudgedAttempts['timings']
  readonly lock: PaymentLock
}

/** Checks the order before a payment. The payment lock stays held after a `ready` answer and is released after any other. */
export function checkOrderHandler(deps: CheckDeps): PortHandler<typeof checkOrder> {
  const { payments, submissions, transferStore, lock } = deps
  async function ask(shown: Money, signal: AbortSignal): Promise<CheckAnswer> {
    if (!(await lock.take())) return { kind: 'refused', problem: PAYMENT_UNDER_WAY }
    if (signal.aborted) throw new Error('this was left before it held the order')
    const detail = await payments.detail()
    if (detail.kind === 'refused') return { kind: 'refused', problem: nonPaymentProblemOf(detail) }
    const { order, outcome, systemTime } = detail.value
    const [unseen, left] = [submissions.unseen(), transferStore.left()]
    const own = ownAttempt(deps, outcome, systemTime)
    // After a refused login the shopper logs in while this tab's own payment may still be processed (GWY-10).
    if (own && verdictOf(withoutAbandonedTransfer(outcome, left), own) !== 'notCharged') return { kind: 'settled' }
    const { isSessionOver } = attemptElsewhere(deps, outcome, systemTime)
    return checkAnswerOf({ outcome, price: order.price, shown, unseen, isSessionOver, left })
  }
  return ({ price }, signal) =>
    withPaymentLock(
      { lock, signal },
      () => ask(price, signal),
      ({ kind }) => kind === 'ready',
    )
}
