import { callingCodeWithin } from './calling-code'
import { dialled } from './dialled'

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
