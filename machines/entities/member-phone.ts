import { type PhoneFault, isTurkishMobile, parsePhone } from './phone'

export type MemberPhoneFault = PhoneFault | 'validations.phoneNumberTurkish'

/** A member's phone is Turkish, so a valid foreign number is a fault, with its own message (FRGN-01). */
export function memberPhoneFault(typed: string, prefix?: string): MemberPhoneFault | undefined {
  const parsed = parsePhone(typed, prefix)
  if ('fault' in parsed) return parsed.fault
  return isTurkishMobile(parsed.phone) ? undefined : 'validations.phoneNumberTurkish'
}
