import { type Phone, isTurkishMobile, parsePhone } from './phone'

/**
 * `+905321234567` → `+90 5** *** ** 67` (OTP-07), for any format that the provider sends. A number with fewer than two digits
 * is masked completely.
 */
export function maskPhone(phone: Phone): string {
  const parsed = parsePhone(phone)
  if ('phone' in parsed && isTurkishMobile(parsed.phone)) return `+90 5** *** ** ${parsed.phone.slice(-2)}`
  const digits = phone.replace(/\D/g, '')
  const shown = digits.length < 2 ? '' : digits.slice(-2)
  return `+${'*'.repeat(digits.length - shown.length)}${shown}`
}
