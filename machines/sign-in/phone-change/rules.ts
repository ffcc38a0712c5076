import { type Phone, isTurkishMobile, parsePhone } from '../../entities/phone'

/** The typed number in E.164; undefined unless it is a Turkish mobile number. */
export function newNumberOf(typed: string): Phone | undefined {
  const parsed = parsePhone(typed)
  return 'phone' in parsed && isTurkishMobile(parsed.phone) ? parsed.phone : undefined
}

/** For the state that only a valid number can reach. Throws for any other. */
export function requireNewNumber(typed: string): Phone {
  const phone = newNumberOf(typed)
  if (phone === undefined) throw new Error('no code is sent to a number that is none')
  return phone
}
