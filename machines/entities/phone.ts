import { withPlainDigits } from './plain-digits'

/** A phone number in E.164, e.g. `+905321234567`. */
export type Phone = string

export type PhoneFault = 'validations.phoneNumberRequired' | 'validations.phoneNumber'

/** The calling code that every field begins with. */
export const HOME = '+90'

const TURKISH_MOBILE = /^\+905\d{9}$/

/** With another country's code before it, as long as E.164 lets a number be. */
const FOREIGN = /^\+(?!90)[1-9]\d{6,14}$/

/** Where a number's own 0 is dialled from abroad as well: Ivory Coast, Benin, Gabon, Congo, San Marino, Italy. */
const KEEPS_ZERO = /^\+(?:22[59]|24[12]|378|39)$/

/**
 * What a shopper typed beside a picked calling code, as E.164: `5321234567`, `0532 123 45 67`, `90532…`, `+90 (532) 123-45-67`,
 * `0090…` and `+90 0532…` are one number (VAL-02). A code that is typed wins over the picked one.
 */
export function parsePhone(typed: string, prefix = HOME): { phone: Phone } | { fault: PhoneFault } {
  const bare = dialled(typed)
  if (bare === '') return { fault: 'validations.phoneNumberRequired' }
  const isWhole = prefix === HOME || bare.startsWith('+')
  const whole = isWhole ? bare : prefix + (KEEPS_ZERO.test(prefix) ? bare : bare.replace(/^0/, ''))
  if (FOREIGN.test(whole)) return { phone: whole }
  const phone = `+90${whole.replace(/^(?:\+90|90(?=0?5\d{9}$))?0?/, '')}`
  return TURKISH_MOBILE.test(phone) ? { phone } : { fault: 'validations.phoneNumber' }
}

export function isTurkishMobile(phone: Phone): boolean {
  return TURKISH_MOBILE.test(phone)
}

/** `+905321234567` → `532 123 45 67`, as a field beside a fixed +90 shows it. */
export function nationalPhone(phone: Phone): string {
  const match = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone)
  return match ? match.slice(1).join(' ') : phone
}

/** A number as the form's two parts show it: the code, and the rest in groups. What is no number stays as it is, beside +90. */
export function fieldPhone(phone: Phone): { prefix: string; gsmNumber: string } {
  const prefix = callingCodeWithin(phone) ?? HOME
  const isHome = prefix === HOME
  return {
    prefix,
    gsmNumber: isHome ? nationalPhone(phone) : phone.slice(prefix.length).replace(/\d{3}(?=\d\d)/g, '$& '),
  }
}

/** No calling code begins another one, so the first digits tell how long it is: one, two or, for all others, three. */
const CODE = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/

/** The calling code of a number that is typed with one, `+49` of `0049 151…`; undefined without, and while it is too short to tell. */
export function callingCodeWithin(typed: string): string | undefined {
  return CODE.exec(dialled(typed))?.[0]
}

/** Characters between digits: spaces, hyphens of all lengths, and the invisible marks that phones copy with a number. */
const SEPARATORS = /[\s().\-\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** The typed number as one would dial it: without characters between digits, and with `+` for a beginning `00`. */
export function dialled(typed: string): string {
  return withPlainDigits(typed).replace(SEPARATORS, '').replace(/^00/, '+')
}

/**
 * `+905321234567` → `+90 5** *** ** 67` (OTP-07), in whichever form the provider wrote it; anything shorter than two digits
 * shows nothing of itself.
 */
export function maskPhone(phone: Phone): string {
  const parsed = parsePhone(phone)
  if ('phone' in parsed && isTurkishMobile(parsed.phone)) return `+90 5** *** ** ${parsed.phone.slice(-2)}`
  const digits = phone.replace(/\D/g, '')
  const shown = digits.length < 2 ? '' : digits.slice(-2)
  return `+${'*'.repeat(digits.length - shown.length)}${shown}`
}
