import type { CalendarMonth } from './instant'
import { digitsOf } from './plain-digits'

/** What machines may see of a card while the shopper types it: never its number, expiry or security code. */
export interface CardFacts {
  readonly brand: CardBrand | undefined
  /** The first eight digits; undefined while fewer are typed. */
  readonly bin: string | undefined
  readonly lastFour: string | undefined
  readonly faults: CardFaults
  /**
   * Version of the card vault's fields: it changes on every edit, so that a payment can detect that the card is no longer the
   * one shown; undefined before the first edit.
   */
  readonly edition: number | undefined
  /** The same for the card number alone, since two cards may share their first eight and last four digits. */
  readonly numberEdition: number
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
  | 'validations.accountHolder.lastName'

/** One message per field, in display order; undefined if the field is valid. */
export type CardFaults = Readonly<Record<CardField, CardFault | undefined>>

/** The fields as typed. Only the card vault stores them. */
export type CardTexts = { readonly [Field in CardField]: string }

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
  edition: undefined,
  numberEdition: 0,
}

/** In display order; the first faulty field gets the focus. */
export const CARD_FIELDS: readonly CardField[] = ['cardNumber', 'expireDate', 'cvc', 'accountHolder']

export const EMPTY_CARD: CardTexts = { cardNumber: '', expireDate: '', cvc: '', accountHolder: '' }

/**
 * Card brands by prefix: Visa 4; Amex 34/37; Mastercard 51-55 (MASTER), 67 (MASTER2), 58 (MASTER3), 2221-2720 (MASTER4);
 * Troy 9 and 65. Which MASTER is which is decided in the requirements (CARD-07).
 */
export type CardBrand = 'VISA' | 'MASTER' | 'AMEX' | 'MASTER2' | 'MASTER3' | 'MASTER4' | 'TROY'

/** The brand of a full or partial card number; `undefined` until its digits identify one. */
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

export function cvcLength(brand: CardBrand | undefined): 3 | 4 {
  return brand === 'AMEX' ? 4 : 3
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

/** Parses `MM/YYYY`; `undefined` if it is not a valid month with a four-digit year. */
export function parseExpiry(text: string): CalendarMonth | undefined {
  const match = /^\s*(\d{2})\s*\/\s*(\d{4})\s*$/.exec(text)
  const month = Number(match?.[1])
  return match && month >= 1 && month <= 12 ? { month, year: Number(match[2]) } : undefined
}

/** From the current month to less than thirty years ahead (CARD-05). */
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
  if (/\p{Nd}/u.test(name)) return 'validations.accountHolder'
  return /^\S+(?:\s+\S+)+$/.test(name) ? undefined : 'validations.accountHolder.lastName'
}

/** Derives the facts from the typed fields; `now` is the current month for the shopper. The vault counts the editions. */
export function cardFacts(texts: CardTexts, now: CalendarMonth): Omit<CardFacts, 'edition' | 'numberEdition'> {
  const digits = digitsOf(texts.cardNumber)
  const brand = brandOf(digits)
  return {
    brand,
    bin: digits.length >= 8 ? digits.slice(0, 8) : undefined,
    lastFour: digits.length >= 15 ? digits.slice(-4) : undefined,
    faults: {
      cardNumber: numberFault(texts.cardNumber),
      expireDate: expiryFault(texts.expireDate, now),
      cvc: cvcFault(texts.cvc, brand),
      accountHolder: holderFault(texts.accountHolder),
    },
  }
}
