/** A phone number in E.164, e.g. `+905321234567`. */
export type Phone = string

export type PhoneFault = 'validations.phoneNumberRequired' | 'validations.phoneNumber'

const TURKISH_MOBILE = /^\+905\d{9}$/

/**
 * What a shopper typed, as E.164: `5321234567`, `0532 123 45 67`, `90532…`, `+90 (532) 123-45-67` and `0090…` are one number.
 * Only +90 mobile numbers are read so far; anything else is a fault.
 */
export function parsePhone(typed: string): { phone: Phone } | { fault: PhoneFault } {
  const bare = typed.trim().replace(/[\s().\-\u00a0]/g, '')
  if (bare === '') return { fault: 'validations.phoneNumberRequired' }
  const national = bare.replace(/^(?:\+90|0090|90(?=5\d{9}$)|0)/, '')
  const phone = `+90${national}`
  return TURKISH_MOBILE.test(phone) ? { phone } : { fault: 'validations.phoneNumber' }
}

/** `+905321234567` → `+90 5** *** ** 67` (OTP-07); anything shorter than two digits shows nothing of itself. */
export function maskPhone(phone: Phone): string {
  const digits = phone.replace(/\D/g, '')
  if (!TURKISH_MOBILE.test(phone)) return `+${'*'.repeat(Math.max(digits.length - 2, 0))}${digits.slice(-2)}`
  return `+90 5** *** ** ${digits.slice(-2)}`
}

/** `+905321234567` → `532 123 45 67`, as a field beside a fixed +90 shows it. */
export function nationalPhone(phone: Phone): string {
  const match = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone)
  return match ? match.slice(1).join(' ') : phone
}
