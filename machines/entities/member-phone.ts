import { type PhoneFault, parsePhone } from './phone'

/** The fault of a typed phone that must be a member's, thus a Turkish one (FRGN-01). */
export function memberPhoneFault(typed: string): PhoneFault | undefined {
  const parsed = parsePhone(typed, undefined, true)
  return 'fault' in parsed ? parsed.fault : undefined
}
