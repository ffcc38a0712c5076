/** A phone number in E.164, e.g. `+905321234567`. */
export type Phone = string

export type PhoneFault = 'validations.phoneNumberRequired' | 'validations.phoneNumber'

const TURKISH_MOBILE = /^\+905\d{9}$/

/** What stands between digits: spaces, hyphens of all lengths, and the direction marks that phones copy with a number. */
const SEPARATORS = /[\s().\-\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** With another country's code before it, as long as E.164 lets a number be. */
const FOREIGN = /^(?:\+|00)(?!90)([1-9]\d{6,14})$/

/**
 * What a shopper typed, as E.164: `5321234567`, `0532 123 45 67`, `90532…`, `+90 (532) 123-45-67` and `0090…` are one number.
 * Without a code of another country it is a Turkish mobile number (VAL-02).
 */
export function parsePhone(typed: string): { phone: Phone } | { fault: PhoneFault } {
  const bare = typed.replace(SEPARATORS, '')
  if (bare === '') return { fault: 'validations.phoneNumberRequired' }
  const foreign = FOREIGN.exec(bare)?.[1]
  if (foreign) return { phone: `+${foreign}` }
  const national = bare.replace(/^(?:\+90|0090|90(?=5\d{9}$)|0)/, '')
  const phone = `+90${national}`
  return TURKISH_MOBILE.test(phone) ? { phone } : { fault: 'validations.phoneNumber' }
}

export function isTurkishMobile(phone: Phone): boolean {
  return TURKISH_MOBILE.test(phone)
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

/** `+905321234567` → `532 123 45 67`, as a field beside a fixed +90 shows it. */
export function nationalPhone(phone: Phone): string {
  const match = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone)
  return match ? match.slice(1).join(' ') : phone
}
