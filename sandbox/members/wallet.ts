import { expiryFrom } from '../cards/expiry'
import type { CardToSave } from './saved-card'

/** A card of a member who exists from the start. Its expiry is counted from the sandbox's start, so that it stays valid in any year. */
export interface WalletCard extends Omit<CardToSave, 'expireMonth' | 'expireYear'> {
  readonly goodForMonths: number
}

export function cardsOn(now: number, wallet: readonly WalletCard[]): CardToSave[] {
  return wallet.map(({ goodForMonths, ...card }) => ({ ...card, ...expiryFrom(now, goodForMonths) }))
}
