import type { SettlementMode } from '../../../machines/entities/settlement-mode'
import type { IntoBalance } from '../../../machines/entities/flow'
import type { InitData } from '../../../machines/entities/init-data'
import type { Money } from '../../../machines/entities/money'
import type { Order } from '../../../machines/entities/order'
import type { OrderPayment } from '../../../machines/entities/order-payment'
import { paymentProblemOf } from '../../../machines/entities/bank-refusal'
import type { Problem, Refusal } from '../../../machines/entities/problem'
import type { IntoBalanceReceipt } from '../../../machines/entities/receipt'
import { isAlreadyDone, REQUEST_UNDER_WAY } from '../../../machines/into-balance/rules'
import { receiptFrom } from '../../../machines/entities/payment-verdict'
import { createIntoBalanceGateway } from '../../gateways/consumer/into-balance-gateway'
import type { RequestContext } from '../../gateways/described-call'
import type { UnnamedSuccess, Outcome } from '../../gateways/outcome'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import { sendOnce } from '../payment/money-call'
import { verifyRefusal } from '../payment/verify-refusal'
import type { PaymentLock } from '../tabs/payment-lock'
import type { Submissions } from '../reconciliation/submission'

/** The order behind the link, as its detail call returned it. */
export interface FoundLink {
  readonly init: InitData
  readonly order: Order
  readonly outcome: OrderPayment
}

export interface IntoBalanceDeps {
  readonly requestContext: RequestContext
  readonly payments: Pick<PaymentGateway, 'outcome'>
  readonly submissions: Submissions
  readonly lock: PaymentLock
}

type Decided = NonNullable<IntoBalanceReceipt['decided']>

interface Asking<Value, Refused extends string> {
  readonly method: IntoBalance
  readonly price: Money
  readonly choice: SettlementMode | undefined
  readonly decided: Decided
  /** The amount that was credited. The value is `true` if only the order confirms the success, without a response to the call. */
  readonly amountOf: (value: Value | true) => Money
  readonly send: (submissionId: string) => Promise<Outcome<Value | UnnamedSuccess>>
  readonly refusedAs: (refusal: Refusal) => Refused
}

type Answered<Refused extends string> =
  | { readonly kind: 'done'; readonly receipt: IntoBalanceReceipt }
  | { readonly kind: 'unknown' }
  | { readonly kind: Refused; readonly problem: Problem; readonly receipt: IntoBalanceReceipt }

/**
 * Sends a call that moves money into the balance, once. The network may deliver it twice, and the second delivery is refused because the
 * first succeeded. After a refusal the order is therefore read: a success under our own submission id is ours, and if the order cannot be
 * read, reconciliation finds the outcome.
 */
export function intoBalanceSender(deps: IntoBalanceDeps, link: () => FoundLink | undefined) {
  const { submissions, payments, lock } = deps
  const gateway = createIntoBalanceGateway(deps.requestContext)
  const receiptOf = (price: Money, decided: Decided | undefined, found = link()?.outcome): IntoBalanceReceipt => ({
    paymentId: undefined,
    ...(found && receiptFrom(found, price)),
    paid: price,
    callbackUrl: found?.callbackUrl,
    decided,
  })

  async function ask<Value, Refused extends string>(
    asking: Asking<Value, Refused>,
  ): Promise<Answered<Refused | 'refused'>> {
    const { method, price, choice, decided, amountOf, send, refusedAs } = asking
    const before = receiptOf(price, undefined)
    // After a refused login an earlier call of this tab may still be processed (GWY-10).
    if (submissions.current()) return { kind: 'unknown' }
    if (!(await lock.take())) return { kind: 'refused', problem: REQUEST_UNDER_WAY, receipt: before }
    const answer = await sendOnce<Value | true, { readonly kind: 'done'; readonly receipt: IntoBalanceReceipt }>(
      { submissions, attempted: { method, price, sum: price, choice } },
      send,
      (value) => {
        const receipt = receiptOf(amountOf(value), decided)
        submissions.settle(receipt)
        return { kind: 'done', receipt }
      },
      (submissionId, refusal) =>
        verifyRefusal<true>(payments, {
          submissionId,
          valueOf: () => true,
          isDoneBefore: isAlreadyDone(refusedAs(refusal)),
        }),
    )
    if (answer.kind !== 'refused') return answer
    const kind = refusedAs(answer.refusal)
    // For a reload, when the link may be used up.
    if (isAlreadyDone(kind)) submissions.settle(before, false)
    return { kind, problem: paymentProblemOf(answer.refusal), receipt: before }
  }
  return { gateway, ask }
}
