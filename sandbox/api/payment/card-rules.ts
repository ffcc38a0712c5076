import { FULL_POINTS_ONLY } from '../../cards/banks'
import { hasExpired } from '../../cards/expiry'
import { isProviderCard } from '../../members/saved-card'
import type { ChosenCard } from './chosen-card'
import type { Decline, TestCard } from '../../records/card'

// A bank whose cards allow either points or installments, not both.
const POINTS_OR_INSTALLMENTS = 64

interface Ruled {
  readonly chosen: ChosenCard
  readonly installment: number
  readonly isOffered: boolean
  readonly pointsMinor: number
  readonly cardMinor: number
  readonly now: number
}

/** The provider's own reasons to decline, checked before any bank is contacted. */
export function brokenRule({
  chosen,
  installment,
  isOffered,
  pointsMinor,
  cardMinor,
  now,
}: Ruled): Decline | undefined {
  const { card, saved } = chosen
  if (hasExpired(chosen, now)) return { code: saved ? '10054' : '17' }
  if (!isOffered) return { code: card.kind === 'debit' ? '10218' : '10222' }
  if (cardMinor < 0) return { code: '10231' }
  const isPart = pointsMinor > 0 && cardMinor > 0
  if (isPart && FULL_POINTS_ONLY.includes(card.bankCode ?? 0)) return { code: '10234' }
  const isSplit = installment > 1 && pointsMinor > 0
  return isSplit && card.bankCode === POINTS_OR_INSTALLMENTS ? { code: '10222' } : undefined
}

/** The decline of a card that needs 3-D Secure, if it does. */
export function needFor3D(card: TestCard, isForced: boolean): Decline | undefined {
  if (isForced) return { code: '5010' }
  return card.kind === 'debit' && !isProviderCard(card) ? { code: '10217' } : undefined
}
