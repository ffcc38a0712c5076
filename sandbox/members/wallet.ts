import { expiryFrom } from '../cards/expiry'
import type { CardToSave } from './saved-card'

/**
 * A card of a member who exists from the start. The expiry is relative to the sandbox's start, so that the card stays valid in any year.
 */
export interface WalletCard extends Omit<CardToSave, 'expireMonth' | 'expireYear'> {
  readonly goodForMonths: number
}

export function cardsOn(now: number, wallet: readonly WalletCard[]): CardToSave[] {
  return wallet.map(({ goodForMonths, ...card }) => ({ ...card, ...expiryFrom(now, goodForMonths) }))
}
