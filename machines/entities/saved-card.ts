import type { CardBrand } from './card'
import type { CalendarMonth } from './instant'

export type CardType = 'credit' | 'bank' | 'prepaid'

/** A card kept in the member's wallet (CARD-16). */
export interface SavedCard {
  /** What it is paid by; names the card, and is nothing that could be used elsewhere. */
  readonly cardToken: string
  readonly brand: CardBrand | undefined
  readonly type: CardType | undefined
  readonly bankName: string | undefined
  readonly bin: string | undefined
  readonly lastFour: string
  readonly expiry: CalendarMonth | undefined
  /** Also where the provider's word can't be read: the identity gate then asks, rather than letting a payment pass (KYC-01). */
  readonly isProviderCard: boolean
  /** Only where the provider clearly says that the card is its own: an odd word must not keep another bank's card from paying (BAL-04). */
  readonly hasBalanceBehind: boolean
  readonly wasPaidWithLast: boolean
  readonly isThreeDSVerified: boolean
}

export type ExpiryState = 'usable' | 'expiringSoon' | 'expired'

/** Soon is this month or the next; a card is good to the end of its month (CARD-08). */
export function expiryStateOf(expiry: CalendarMonth | undefined, now: CalendarMonth): ExpiryState {
  if (!expiry) return 'usable'
  const monthsLeft = (expiry.year - now.year) * 12 + expiry.month - now.month
  if (monthsLeft < 0) return 'expired'
  return monthsLeft <= 1 ? 'expiringSoon' : 'usable'
}

export function canBePaidWith({ expiry }: SavedCard, now: CalendarMonth): boolean {
  return expiryStateOf(expiry, now) !== 'expired'
}

/** The card to begin with: the one paid with last, if it can still be paid with, else the first that can (CARD-01). */
export function preselectedCard(cards: readonly SavedCard[], now: CalendarMonth): SavedCard | undefined {
  const usable = cards.filter((card) => canBePaidWith(card, now))
  return usable.find(({ wasPaidWithLast }) => wasPaidWithLast) ?? usable[0]
}
