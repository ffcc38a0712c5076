import { savedCard } from '../members/saved-card'
import type { Deps } from '../kernel/deps'
import type { TestCard } from '../records/card'
import type { SavedCard } from '../records/saved-card'
import type { Member } from '../records/member'
import type { Settling } from '../records/settling'

/** The wallet knows the card that paid: as the last one, as kept where that was wished for, as verified after 3-D. */
export function rememberCard(
  deps: Deps,
  member: Member,
  card: TestCard,
  { plan, by3D }: Pick<Settling, 'plan' | 'by3D'>,
): void {
  const paidWith = member.cards.find(({ cardToken }) => cardToken === plan.cardToken) ?? kept(deps, member, card, plan)
  if (!paidWith) return
  if (by3D) paidWith.threeDSVerified = true
  for (const other of member.cards) other.lastPaidCard = other === paidWith
}

function kept(
  { random }: Deps,
  member: Member,
  { number }: TestCard,
  { toKeep }: Settling['plan'],
): SavedCard | undefined {
  if (!toKeep) return undefined
  const known = member.cards.find((card) => card.number === number)
  if (known) return known
  const added = savedCard(random, { cardNumber: number, ...toKeep, threeDSVerified: false })
  member.cards.push(added)
  return added
}
