import * as v from 'valibot'
import { attemptFacts } from '../payments/attempt-facts'
import { textField } from '../http/payload'
import { authorise } from '../ledger/book'
import { networkAccount } from '../ledger/ledger'
import { DEMO_MEMBER } from '../members/demo-member'
import { memberByPhone } from '../members/member'
import { approved, freshPaymentId } from '../payments/outcome'
import { openRefund } from '../payments/payouts/open-refund'
import type { Deps } from '../kernel/deps'
import type { Order } from '../records/order'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const refundSchema = v.strictObject({
  /** The member who paid; the demo member by default. */
  payerId: v.optional(textField),
  paidDaysAgo: v.optional(count, 0),
  hasProblem: v.optional(v.boolean(), false),
})

export const settlementSchema = v.strictObject({
  subMerchantKey: v.optional(textField, 'y9ILqfwR8WQ9w+m9tGyUY4NsCVU='),
  isStuck: v.optional(v.boolean(), false),
  delaySeconds: v.optional(count, 0),
})

/** A refund needs a payment, so the order is first paid by card, some days ago, and then its money is offered back. */
export function refunding(deps: Deps, order: Order, wanted: v.InferOutput<typeof refundSchema>): Order {
  const { state, random, clock } = deps
  const { payerId = memberByPhone(state.members, DEMO_MEMBER.gsmNumber)?.memberId ?? '', hasProblem } = wanted
  const { email = '', gsmNumber = '' } = state.members.get(payerId) ?? {}
  const at = clock.now() - wanted.paidDaysAgo * 86_400_000
  const paymentId = freshPaymentId(deps)
  const input = { conversationId: `paid-${paymentId}`, paidPrice: order.priceMinor }
  const facts = attemptFacts({ now: at, idempotencyKey: undefined, input }, { email, gsmNumber }, 'card')
  const attempt = { ...facts, paymentId, ...approved(random) }
  order.attempts.push(attempt)
  const { token, priceMinor: minor, currency, locale, callbackUrl, times } = order
  const payment = { token, submissionId: attempt.submissionId, paymentId, memberId: payerId, minor, currency, at }
  authorise(deps, { ...payment, from: networkAccount('VISA') })
  return openRefund(deps, { order, attempt, payerId }, { locale, callbackUrl, times, hasProblem })
}
