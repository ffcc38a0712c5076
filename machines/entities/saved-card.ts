import type { CardBrand } from './card'
import type { CalendarMonth } from './instant'

export type CardType = 'credit' | 'bank' | 'prepaid'

/** A card saved in the member's wallet (CARD-16). */
export interface SavedCard {
  /** Identifies the card in a payment; useless outside the provider. */
  readonly cardToken: string
  readonly brand: CardBrand | undefined
  readonly type: CardType | undefined
  readonly bankName: string | undefined
  readonly bin: string | undefined
  readonly lastFour: string
  readonly expiry: CalendarMonth | undefined
  /** The provider clearly marks the card as its own, which has the product's name and draws on the balance (CARD-01, BAL-04). */
  readonly isProviderCard: boolean
  /** For the identity gate only: also true if the provider's flag is unreadable (KYC-01, GWY-11). */
  readonly isGatedAsProviderCard: boolean
  readonly wasPaidWithLast: boolean
  readonly isThreeDSVerified: boolean
}

/** FNV-1a's constants for 32 bits. */
const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/**
 * A one-way hash by which a tab stores which saved card was tried. It distinguishes the wallet's cards but does not reveal the
 * token (SEC-03).
 */
export function cardReferenceOf(cardToken: string): string {
  const bits = Array.from(cardToken).reduce((so, letter) => Math.imul(so ^ (letter.codePointAt(0) ?? 0), PRIME), OFFSET)
  return (bits >>> 0).toString(16).padStart(8, '0')
}

export type ExpiryState = 'usable' | 'expiringSoon' | 'expired'

/** "Soon" is this month or the next; a card is valid to the end of its month (CARD-08). */
export function expiryStateOf(expiry: CalendarMonth | undefined, now: CalendarMonth): ExpiryState {
  if (!expiry) return 'usable'
  const monthsLeft = (expiry.year - now.year) * 12 + expiry.month - now.month
  if (monthsLeft < 0) return 'expired'
  return monthsLeft <= 1 ? 'expiringSoon' : 'usable'
}

export function canBePaidWith({ expiry }: SavedCard, now: CalendarMonth): boolean {
  return expiryStateOf(expiry, now) !== 'expired'
}

/** The preselected card: the last one paid with if it is still valid, otherwise the first valid one (CARD-01). */
export function preselectedCard(cards: readonly SavedCard[], now: CalendarMonth): SavedCard | undefined {
  const usable = cards.filter((card) => canBePaidWith(card, now))
  return usable.find(({ wasPaidWithLast }) => wasPaidWithLast) ?? usable[0]
}
