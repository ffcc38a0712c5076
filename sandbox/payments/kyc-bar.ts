import type { Deps } from '../kernel/deps'
import { isOverLimit } from '../members/kyc-limits'
import { isProviderCard } from '../members/saved-card'
import { flagsOf } from '../orders/init-data'
import { paidAttempt } from '../orders/order'
import type { Decline, TestCard } from '../records/card'
import type { Member } from '../records/member'
import type { Order } from '../records/order'
import type { Plan } from '../records/plan'
import type { State } from '../records/state'

interface Paying {
  readonly order: Order
  readonly member: Member | undefined
  readonly plan: Plan
  readonly card?: TestCard
  readonly now: number
}

const sumOf = ({ cardMinor, balanceMinor, pointsMinor }: Plan) => cardMinor + balanceMinor + pointsMinor

/** What banks may still charge a member for other orders, in lira. Of the visits for one order, one alone can end in a payment. */
export function pendingElsewhere({ bankSessions, orders }: State, { memberId }: Member, { token }: Order): number {
  const largest = new Map<string, number>()
  for (const { phase, verdict, plan, token: other } of bankSessions.values()) {
    const order = orders.get(other)
    if (phase === 'closed' || (phase === 'answered' && verdict !== 'verified')) continue
    if (plan.memberId !== memberId || other === token || !order) continue
    // A paid order's payment is in the ledger.
    if (order.currency !== 'TRY' || order.cancelled || paidAttempt(order)) continue
    largest.set(other, Math.max(largest.get(other) ?? 0, sumOf(plan)))
  }
  return [...largest.values()].reduce((sum, minor) => sum + minor, 0)
}

/**
 * The decline of a member whose identity is not verified enough for a payment by card or balance. The provider's own card counts as
 * such where the wallet has it: a client can't tell a typed one. The limits are in lira. Payments of the same order do not count, because a
 * naive provider books repeated ones.
 */
export function kycBar(
  { state }: Pick<Deps, 'state'>,
  { order, member, plan, card, now }: Paying,
): Decline | undefined {
  if (!member || member.kycLevel === 2) return undefined
  const isOwnCard = plan.cardToken !== undefined && card !== undefined && isProviderCard(card)
  const isFromWallet = plan.balanceMinor > 0 || isOwnCard
  const isTrusted = flagsOf(order).merchantTrustStampAvailableOrIgnored
  if (member.kycLevel === 0 && isFromWallet && !isTrusted) return { code: '10622' }
  const others = state.authorisations.filter(({ token }) => token !== order.token)
  const minor = sumOf(plan) + pendingElsewhere(state, member, order)
  return order.currency === 'TRY' && isOverLimit(others, member, { minor, now }) ? { code: '10623' } : undefined
}
