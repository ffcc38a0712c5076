import type { Contact } from './order'
import { parsePhone } from './phone'
import { registeredEmail } from './email'

const e164 = (gsmNumber: string) => {
  const parsed = parsePhone(gsmNumber)
  return 'phone' in parsed ? parsed.phone : ''
}

/** Whether two contacts reach the same person, however their parts are written. */
export function isSameContact(one: Contact, other: Contact): boolean {
  return registeredEmail(one.email) === registeredEmail(other.email) && e164(one.gsmNumber) === e164(other.gsmNumber)
}

/** Whose login has ended while they were about to pay, and is to find everything as it was but the code. */
export interface Returning extends Contact {
  /** The agreement was ticked. */
  readonly hasAgreed: boolean
}
