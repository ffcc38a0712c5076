import { requireFact } from '../../support/require-fact'
import { type Phone, isTurkishMobile, parsePhone } from '../../entities/phone'

/** The typed number in E.164; undefined unless it is a Turkish mobile number. */
export function newNumberOf(typed: string): Phone | undefined {
  const parsed = parsePhone(typed)
  return 'phone' in parsed && isTurkishMobile(parsed.phone) ? parsed.phone : undefined
}

/** For the state that only a valid number can reach. Throws for any other. */
export const requireNewNumber = (typed: string): Phone => requireFact(newNumberOf(typed), 'Turkish mobile number')
