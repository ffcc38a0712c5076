import type { Asked } from './asked.ts'
import { type Answer, failure, success } from './envelope.ts'
import { minorOf, textAt } from './fields.ts'
import { isPaid, pay } from './orders.ts'
import type { Deps } from './deps.ts'
import type { Order } from './records.ts'

/** A second start replaces the code of the first. */
export const transferInitialize = ({ body, order }: Asked, deps: Deps): Answer => {
  if (isPaid(order)) return failure('5125')
  if (minorOf(body['paidPrice']) !== order.price) return failure('10232')
  const bankTransferPaymentId = deps.digits(9)
  const code = `IYZ${deps.digits(7)}`
  order.transfer = { code, bankTransferPaymentId, notified: false }
  order.paymentStatus = 'INIT_BANK_TRANSFER'
  order.attempt = {
    method: 'bank-transfer',
    submissionId: textAt(body, 'conversationId'),
    paymentId: bankTransferPaymentId,
    paid: order.price,
    fromBalance: 0,
    fromBonus: 0,
    installment: 1,
    memberId: textAt(body, 'memberId'),
    card: {},
    settle: () => undefined,
  }
  return success({ code, bankTransferPaymentId })
}

export const transferNotify = ({ body, order }: Asked): Answer => {
  if (order.transfer?.bankTransferPaymentId !== textAt(body, 'bankTransferPaymentId')) return failure('11')
  if (order.transfer !== undefined) order.transfer.notified = true
  return success()
}

/** The money has arrived in the provider's account. */
export const transferArrived = (deps: Deps, order: Order): void => {
  if (order.paymentStatus === 'INIT_BANK_TRANSFER' && order.attempt !== undefined) pay(deps, order, order.attempt)
}
