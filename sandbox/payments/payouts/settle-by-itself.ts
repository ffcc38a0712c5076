import { attemptFacts } from '../attempt-facts'
import { freshPaymentId, received } from '../outcome'
import type { Deps } from '../../kernel/deps'
import { choose } from './settlement'
import type { Order } from '../../records/order'

/** Earnings that always go to the balance are on their way there as soon as they are offered, without a question. */
export function settleByItself(deps: Deps, order: Order, memberId: string): void {
  const { email = '', gsmNumber = '' } = deps.state.members.get(memberId) ?? {}
  const now = deps.clock.now()
  const input = { conversationId: `all-time-${order.token}`, paidPrice: order.priceMinor }
  const facts = attemptFacts({ now, idempotencyKey: undefined, input }, { email, gsmNumber }, 'settlement')
  order.attempts.push({ ...facts, paymentId: freshPaymentId(deps), ...received() })
  choose(deps, order, 'ALL_TIME', memberId)
}
