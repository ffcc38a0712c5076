import { type Phone, type PhoneFault, isTurkishMobile, parsePhone } from '../../entities/phone'

export type NumberFault = PhoneFault | 'validations.phoneNumberTurkish'

/** The Turkish number that was typed, in whichever form; undefined while it is none. */
export function newNumberOf(typed: string): Phone | undefined {
  const parsed = parsePhone(typed)
  return 'phone' in parsed && isTurkishMobile(parsed.phone) ? parsed.phone : undefined
}

/** A number of another country is said to be one: a member's is a Turkish one (FRGN-01). */
export function numberFaultOf(typed: string): NumberFault | undefined {
  const parsed = parsePhone(typed)
  if ('fault' in parsed) return parsed.fault
  return isTurkishMobile(parsed.phone) ? undefined : 'validations.phoneNumberTurkish'
}

/** For the state that only a complete number can reach. */
export function numberToSend(typed: string): Phone {
  const phone = newNumberOf(typed)
  if (phone === undefined) throw new Error('no code is sent to a number that is none')
  return phone
}
