import type { CardToSave } from '../../../sandbox/members/saved-card'
import { CARDS } from '../support/shopper'

/** A month so far from this one, as the wire writes it. */
function monthFromNow(months: number) {
  const today = new Date()
  const moved = new Date(Date.UTC(today.getFullYear(), today.getMonth() + months)).toISOString()
  return { expireMonth: moved.slice(5, 7), expireYear: moved.slice(0, 4) }
}

/** Cards that can all be paid with, one of them the last one paid with and one the provider's own. */
export const GOOD_CARDS: readonly CardToSave[] = [
  { cardNumber: CARDS.approved },
  { cardNumber: '5549607159333771', lastPaidCard: true },
  { cardNumber: '5358050000000002' },
]

/** Beside a good card one that ends soon and one that has expired. */
export const AGEING_CARDS: readonly CardToSave[] = [
  { cardNumber: CARDS.approved },
  { cardNumber: '9792395412651264', ...monthFromNow(1) },
  { cardNumber: '4543590000000006', ...monthFromNow(-1) },
]
