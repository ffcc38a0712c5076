import { hasExpired } from '../../cards/expiry'
import { isProviderCard } from '../../members/saved-card'
import type { ChosenCard } from './chosen-card'
import type { Decline, TestCard } from '../../records/card'

// Points of this bank's cards and installments exclude each other.
const POINTS_OR_INSTALLMENTS = 64

interface Ruled {
  readonly chosen: ChosenCard
  readonly installment: number
  readonly isOffered: boolean
  readonly pointsMinor: number
  readonly cardMinor: number
  readonly now: number
}

/** What the provider refuses on its own, before any bank is asked. */
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
  const isSplit = installment > 1 && pointsMinor > 0
  return isSplit && card.bankCode === POINTS_OR_INSTALLMENTS ? { code: '10222' } : undefined
}

/** Why a card can't be paid with before its bank has verified the shopper, if so. */
export function needFor3D(card: TestCard, isForced: boolean): Decline | undefined {
  if (isForced) return { code: '5010' }
  return card.kind === 'debit' && !isProviderCard(card) ? { code: '10217' } : undefined
}
