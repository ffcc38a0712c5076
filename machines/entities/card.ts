import type { CalendarMonth } from './instant'
import { withPlainDigits } from './plain-digits'

/** What the checkout may know of a card while it is typed: never its number, expiry or security code. */
export interface CardFacts {
  readonly brand: CardBrand | undefined
  /** The first eight digits, once there are as many. */
  readonly bin: string | undefined
  readonly lastFour: string | undefined
  readonly faults: CardFaults
  /** Tells these facts from those of any other state of the fields, of which a machine knows no more. */
  readonly edition?: number
}

export type CardField = 'cardNumber' | 'expireDate' | 'cvc' | 'accountHolder'

export type CardFault =
  | 'validations.cardNumberRequired'
  | 'validations.cardNumber'
  | 'validations.expireDateRequired'
  | 'validations.expireDate'
  | 'validations.cvcRequired'
  | 'validations.cvc'
  | 'validations.accountHolderRequired'
  | 'validations.accountHolder'

export type CardFaults = { readonly [Field in CardField]?: CardFault }

/** The text of the fields, as typed. Lives in the card vault only. */
export type CardTexts = { readonly [Field in CardField]: string }

/** The facts of an empty form. */
export const NO_CARD: CardFacts = {
  brand: undefined,
  bin: undefined,
  lastFour: undefined,
  faults: {
    cardNumber: 'validations.cardNumberRequired',
    expireDate: 'validations.expireDateRequired',
    cvc: 'validations.cvcRequired',
    accountHolder: 'validations.accountHolderRequired',
  },
}

/** The fields of the form in the order they are shown; the first one at fault gets the focus. */
export const CARD_FIELDS: readonly CardField[] = ['cardNumber', 'expireDate', 'cvc', 'accountHolder']

export const EMPTY_CARD: CardTexts = { cardNumber: '', expireDate: '', cvc: '', accountHolder: '' }

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

export function digitsOf(text: string): string {
  return withPlainDigits(text).replace(/\D/g, '')
}

export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** `MM/YYYY`; `undefined` for anything that is no month of a four-digit year. */
export function parseExpiry(text: string): CalendarMonth | undefined {
  const match = /^\s*(\d{2})\s*\/\s*(\d{4})\s*$/.exec(text)
  const month = Number(match?.[1])
  return match && month >= 1 && month <= 12 ? { month, year: Number(match[2]) } : undefined
}

/** Not before the current month, and less than thirty years ahead (CARD-05). */
export function isExpiryUsable(expiry: CalendarMonth, now: CalendarMonth): boolean {
  if (expiry.year === now.year) return expiry.month >= now.month
  return expiry.year > now.year && expiry.year < now.year + 30
}

function numberFault(text: string): CardFault | undefined {
  const digits = digitsOf(text)
  if (digits === '') return 'validations.cardNumberRequired'
  const fits = digits.length === 15 || digits.length === 16
  return fits && passesLuhn(digits) ? undefined : 'validations.cardNumber'
}

function expiryFault(text: string, now: CalendarMonth): CardFault | undefined {
  if (text.trim() === '') return 'validations.expireDateRequired'
  const expiry = parseExpiry(text)
  return expiry && isExpiryUsable(expiry, now) ? undefined : 'validations.expireDate'
}

function cvcFault(text: string, brand: CardBrand | undefined): CardFault | undefined {
  const digits = digitsOf(text)
  if (digits === '') return 'validations.cvcRequired'
  return digits.length === cvcLength(brand) ? undefined : 'validations.cvc'
}

function holderFault(text: string): CardFault | undefined {
  const name = text.trim()
  if (name === '') return 'validations.accountHolderRequired'
  return /^\S+(?:\s+\S+)+$/.test(name) && !/\d/.test(name) ? undefined : 'validations.accountHolder'
}

/** The facts of the fields' text; `now` is the month it is for the shopper. */
export function cardFacts(texts: CardTexts, now: CalendarMonth): CardFacts {
  const digits = digitsOf(texts.cardNumber)
  const brand = brandOf(digits)
  const faults: { [Field in CardField]?: CardFault } = {}
  const found: { [Field in CardField]: CardFault | undefined } = {
    cardNumber: numberFault(texts.cardNumber),
    expireDate: expiryFault(texts.expireDate, now),
    cvc: cvcFault(texts.cvc, brand),
    accountHolder: holderFault(texts.accountHolder),
  }
  for (const field of CARD_FIELDS) {
    const fault = found[field]
    if (fault) faults[field] = fault
  }
  return {
    brand,
    bin: digits.length >= 8 ? digits.slice(0, 8) : undefined,
    lastFour: digits.length >= 15 ? digits.slice(-4) : undefined,
    faults,
  }
}
