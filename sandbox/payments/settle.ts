import { cardFacts } from '../cards/card'
import { authorise } from '../ledger/book'
import { memberAccount, networkAccount, reservedAccount } from '../ledger/ledger'
import { openPoints, pointsAccount } from '../ledger/points'
import { isProviderCard } from '../members/saved-card'
import type { Deps } from '../kernel/deps'
import { holderOf } from '../records/plan'
import { rememberCard } from './remember-card'
import type { Line } from '../records/ledger'
import type { Settling } from '../records/settling'

/** What an approved payment leaves behind: a line in the books, and in the wallet the card that paid. */
export function settle(deps: Deps, settling: Settling): void {
  const { order, attempt, plan, now } = settling
  if (attempt.card && plan.pointsMinor > 0) openPoints(deps, holderOf(plan, order), attempt.card, now)
  authorise(deps, {
    from: sharesOf(settling),
    token: order.token,
    submissionId: attempt.submissionId,
    paymentId: attempt.paymentId ?? '',
    memberId: plan.memberId,
    minor: attempt.paidMinor,
    currency: order.currency,
    at: now,
  })
  const member = deps.state.members.get(plan.memberId ?? '')
  if (member && attempt.card) rememberCard(deps, member, attempt.card, settling)
}

function sharesOf({ order, attempt: { card }, plan, by3D }: Settling): Line[] {
  const { memberId = '', cardMinor, balanceMinor, pointsMinor } = plan
  const balance = { account: (by3D ? reservedAccount : memberAccount)(memberId), minor: balanceMinor }
  if (!card) return [balance]
  const ofCard = isProviderCard(card) ? memberAccount(memberId) : networkAccount(cardFacts(card).cardAssociation)
  return [
    { account: ofCard, minor: cardMinor },
    balance,
    { account: pointsAccount(holderOf(plan, order), card), minor: pointsMinor },
  ]
}
