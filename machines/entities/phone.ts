import { withPlainDigits } from './plain-digits'

/** A phone number in E.164, e.g. `+905321234567`. */
export type Phone = string

export type PhoneFault =
  'validations.phoneNumberRequired' | 'validations.phoneNumber' | 'validations.phoneNumberTurkish'

/** Default calling code. */
export const HOME_CALLING_CODE = '+90'

const TURKISH_MOBILE = /^\+905\d{9}$/

/** A foreign number in E.164, up to its maximum length. */
const FOREIGN = /^\+(?!90)[1-9]\d{6,14}$/

/** Countries whose leading 0 is dialled from abroad too: Ivory Coast, Benin, Gabon, Congo, San Marino, Italy. */
const KEEPS_ZERO = /^\+(?:22[59]|24[12]|378|39)$/

/**
 * Normalizes a typed number and its selected calling code to E.164: `5321234567`, `0532 123 45 67`, `90532…`, `+90 (532)
 * 123-45-67`, `0090…` and `+90 0532…` are one number (VAL-02). A typed calling code overrides the selected one. A member's phone is
 * Turkish: for one, a valid foreign number is a fault, with its own message (FRGN-01).
 */
export function parsePhone(
  typed: string,
  prefix = HOME_CALLING_CODE,
  isOfMember?: boolean,
): { phone: Phone } | { fault: PhoneFault } {
  const bare = dialled(typed)
  if (bare === '') return { fault: 'validations.phoneNumberRequired' }
  const isWhole = prefix === HOME_CALLING_CODE || bare.startsWith('+')
  const whole = isWhole ? bare : prefix + (KEEPS_ZERO.test(prefix) ? bare : bare.replace(/^0/, ''))
  if (FOREIGN.test(whole)) return isOfMember ? { fault: 'validations.phoneNumberTurkish' } : { phone: whole }
  const phone = `+90${whole.replace(/^(?:\+90|90(?=0?5\d{9}$))?0?/, '')}`
  return TURKISH_MOBILE.test(phone) ? { phone } : { fault: 'validations.phoneNumber' }
}

export function isTurkishMobile(phone: Phone): boolean {
  return TURKISH_MOBILE.test(phone)
}

/** `+905321234567` → `532 123 45 67`, for a field with a fixed +90. */
export function nationalPhone(phone: Phone): string {
  const match = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone)
  return match ? match.slice(1).join(' ') : phone
}

/**
 * Splits a number for the form's two fields: the calling code, and the rest in groups. An invalid number is returned unchanged,
 * with +90.
 */
export function fieldPhone(phone: Phone): { prefix: string; gsmNumber: string } {
  const prefix = callingCodeWithin(phone) ?? HOME_CALLING_CODE
  const isHome = prefix === HOME_CALLING_CODE
  return {
    prefix,
    gsmNumber: isHome ? nationalPhone(phone) : phone.slice(prefix.length).replace(/\d{3}(?=\d\d)/g, '$& '),
  }
}

/** Calling codes are prefix-free, so the first digits determine the length: one, two, otherwise three. */
const CODE = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/

/** The calling code in a number that begins with one: `+49` for `0049 151…`. Undefined without one, or while too few digits are typed. */
export function callingCodeWithin(typed: string): string | undefined {
  return CODE.exec(dialled(typed))?.[0]
}

/** Characters between digits: spaces, all kinds of hyphens, and the invisible marks that phones copy along with a number. */
const SEPARATORS = /[\s().\-\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** The number as dialled: separators removed, and a leading `00` replaced by `+`. */
export function dialled(typed: string): string {
  return withPlainDigits(typed).replace(SEPARATORS, '').replace(/^00/, '+')
}
