import type { Deps } from '../kernel/deps'
import { isOverLimit } from '../members/kyc-limits'
import { isProviderCard } from '../members/saved-card'
import { flagsOf } from '../orders/init-data'
import type { Decline, TestCard } from '../records/card'
import type { Member } from '../records/member'
import type { Order } from '../records/order'
import type { Plan } from '../records/plan'

interface Paying {
  readonly order: Order
  readonly member: Member | undefined
  readonly plan: Plan
  readonly card?: TestCard
  readonly now: number
}

/**
 * The decline of a member whose identity is not verified enough for a payment by card or balance. The limits are in lira. Payments of the
 * same order do not count, because a naive provider books repeated ones.
 */
export function kycBar(
  { state }: Pick<Deps, 'state'>,
  { order, member, plan, card, now }: Paying,
): Decline | undefined {
  if (!member || member.kycLevel === 2) return undefined
  const isFromWallet = plan.balanceMinor > 0 || (card !== undefined && isProviderCard(card))
  const isTrusted = flagsOf(order).merchantTrustStampAvailableOrIgnored
  if (member.kycLevel === 0 && isFromWallet && !isTrusted) return { code: '10622' }
  const others = state.authorisations.filter(({ token }) => token !== order.token)
  const minor = plan.cardMinor + plan.balanceMinor + plan.pointsMinor
  return order.currency === 'TRY' && isOverLimit(others, member, { minor, now }) ? { code: '10623' } : undefined
}
