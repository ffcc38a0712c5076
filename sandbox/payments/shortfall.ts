import { balanceOf, memberAccount } from '../ledger/ledger'
import { POINTS_CURRENCY, pointsLeft } from '../ledger/points'
import { isProviderCard } from '../members/saved-card'
import type { Deps } from '../kernel/deps'
import { type Plan, holderOf } from '../records/plan'
import type { Decline, TestCard } from '../records/card'
import type { Order } from '../records/order'

/** The decline if the card's points, or the balance behind the provider's own card, do not suffice. */
export function shortfall(
  { state }: Pick<Deps, 'state'>,
  order: Order,
  card: TestCard | undefined,
  plan: Plan,
): Decline | undefined {
  if (!card) return undefined
  const { memberId, pointsMinor, cardMinor } = plan
  if (pointsMinor > 0) {
    const points = order.currency === POINTS_CURRENCY ? pointsLeft({ state }, holderOf(plan, order), card) : 0
    if (points < pointsMinor) return { code: '10234' }
  }
  if (!isProviderCard(card)) return undefined
  const balance = balanceOf(state.entries, memberAccount(memberId ?? ''), order.currency)
  return balance < cardMinor ? { code: '10051' } : undefined
}
