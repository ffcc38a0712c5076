import type { Contact } from './order'
import { parsePhone } from './phone'
import { registeredEmail } from './email'

/** In E.164, because a provider may spell one phone in several ways. A phone that can't be parsed stays as it is. */
export function e164(gsmNumber: string): string {
  const parsed = parsePhone(gsmNumber)
  return 'phone' in parsed ? parsed.phone : gsmNumber
}

/** Compares two contacts in normalized form, so that formatting makes no difference. */
export function isSameContact(one: Contact, other: Contact): boolean {
  return registeredEmail(one.email) === registeredEmail(other.email) && e164(one.gsmNumber) === e164(other.gsmNumber)
}

/** Whether every place that an order's contact may be known from names this one: an update would change nothing (IDEN-07). */
export const isContactKnown = (known: readonly Contact[], contact: Contact) =>
  known.every((one) => isSameContact(one, contact))

/** A buyer who has to be admitted again during payment. After that, the entered details and the agreement are restored. */
export interface ReturningShopper extends Contact {
  /** The agreement's checkbox; undefined if the shopper has not set it. */
  readonly hasAgreed?: boolean | undefined
  /** Not a member, so no login has ended. */
  readonly isGuest?: boolean
}
