import { cardFacts } from '../cards/card'
import type { Deps } from '../kernel/deps'
import { authorise } from '../ledger/book'
import { memberAccount, networkAccount, reservedAccount } from '../ledger/ledger'
import { openPoints, pointsAccount } from '../ledger/points'
import { isProviderCard, savedCard } from '../members/saved-card'
import type { TestCard } from '../records/card'
import type { Line } from '../records/ledger'
import type { Member } from '../records/member'
import type { Attempt } from '../records/attempt'
import type { Order } from '../records/order'
import { type Plan, holderOf } from '../records/plan'
import type { SavedCard } from '../records/saved-card'

interface Settling {
  readonly order: Order
  readonly attempt: Attempt
  readonly plan: Plan
  readonly now: number
  /** A bank was involved, so the balance part is reserved and the card is now verified. */
  readonly by3D: boolean
}

/**
 * Updates the paying card in the wallet: marks it as the last one that paid, saves it if the shopper chose so, and marks it as verified
 * after 3-D Secure.
 */
function storeCard(deps: Deps, member: Member, card: TestCard, { plan, by3D }: Pick<Settling, 'plan' | 'by3D'>): void {
  const paidWith =
    member.cards.find(({ cardToken }) => cardToken === plan.cardToken) ?? addToWallet(deps, member, card, plan)
  if (!paidWith) return
  if (by3D) paidWith.threeDSVerified = true
  for (const other of member.cards) other.lastPaidCard = other === paidWith
}

function addToWallet(
  { random }: Deps,
  member: Member,
  { number }: TestCard,
  { toStore }: Settling['plan'],
): SavedCard | undefined {
  if (!toStore) return undefined
  const known = member.cards.find((card) => card.number === number)
  if (known) return known
  const added = savedCard(random, { cardNumber: number, ...toStore, threeDSVerified: false })
  member.cards.push(added)
  return added
}

/** Books an approved payment, and updates the paying card in the wallet. */
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
  if (member && attempt.card) storeCard(deps, member, attempt.card, settling)
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
