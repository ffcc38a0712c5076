import type { CardFacts, CardFault, CardField, CardTexts } from './card'
import { CARD_FIELDS } from './card-fields'
import { type CardBrand, brandOf, cvcLength } from './card-brand'
import type { CalendarMonth } from './instant'
import { withPlainDigits } from './plain-digits'

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

/** The facts of what stands in the fields; `now` is the month it is for the shopper. */
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
