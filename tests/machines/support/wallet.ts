import type { Refusal } from '../../../machines/entities/problem'
import type { CardsAnswer } from '../../../machines/payment/card/ports'
import type { OpenWallet } from '../../../machines/payment/card/rules'
import { NO_CARD } from '../../../machines/entities/card'
import type { CalendarMonth } from '../../../machines/entities/instant'
import type { SavedCard } from '../../../machines/entities/saved-card'

/** The month in which these stories are told. */
export const TODAY: CalendarMonth = { year: 2025, month: 11 }

/** A card of the wallet, by its token. */
export const saved = (cardToken: string, changed: Partial<SavedCard> = {}): SavedCard => ({
  cardToken,
  brand: 'MASTER',
  type: 'credit',
  bankName: 'Denizbank',
  bin: '55496071',
  lastFour: '3771',
  expiry: { year: 2030, month: 12 },
  isProviderCard: false,
  isGatedAsProviderCard: changed.isProviderCard ?? false,
  wasPaidWithLast: false,
  isThreeDSVerified: true,
  ...changed,
})

/** The wallet of somebody who pays with it now and then. */
export const CARDS: readonly SavedCard[] = [
  saved('first'),
  saved('last paid', { wasPaidWithLast: true }),
  saved('expired', { expiry: { year: 2025, month: 10 } }),
  saved('expires soon', { expiry: TODAY }),
]

/** An open wallet; of somebody without cards, unless it is told otherwise. */
export const walletOf = (changed: Partial<OpenWallet> = {}): CardsAnswer => ({
  kind: 'ready',
  cards: [],
  today: TODAY,
  typed: NO_CARD,
  ...changed,
})

/** A wallet that could not be opened, and what a new card is paid with all the same. */
export const walletRefused = (refusal: Refusal): CardsAnswer => ({
  kind: 'refused',
  refusal,
  without: { cards: [], today: TODAY, typed: NO_CARD },
})
