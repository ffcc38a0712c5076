/**
 * Card brands by prefix: Visa 4; Amex 34/37; Mastercard 51-55 (MASTER), 67 (MASTER2), 58 (MASTER3), 2221-2720 (MASTER4);
 * Troy 9 and 65. Which MASTER is which is decided in the requirements (CARD-07).
 */
export type CardBrand = 'VISA' | 'MASTER' | 'AMEX' | 'MASTER2' | 'MASTER3' | 'MASTER4' | 'TROY'

/** The brand of a card number or of its first digits; `undefined` while they do not tell. */
export function brandOf(digits: string): CardBrand | undefined {
  const first2 = Number(digits.slice(0, 2))
  const first4 = Number(digits.slice(0, 4))
  if (digits.startsWith('4')) return 'VISA'
  if (digits.startsWith('9') || digits.startsWith('65')) return 'TROY'
  if (digits.length < 2) return undefined
  if (first2 === 34 || first2 === 37) return 'AMEX'
  if (first2 >= 51 && first2 <= 55) return 'MASTER'
  if (first2 === 67) return 'MASTER2'
  if (first2 === 58) return 'MASTER3'
  if (digits.length >= 4 && first4 >= 2221 && first4 <= 2720) return 'MASTER4'
  return undefined
}

/** Digits of the card's security code. */
export function cvcLength(brand: CardBrand | undefined): 3 | 4 {
  return brand === 'AMEX' ? 4 : 3
}
