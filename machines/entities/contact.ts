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

/** What the page knows of an order's contact. */
export interface KnownContact {
  /** The contact that the order arrived with. */
  readonly contact: Contact
  /** The order was sent another one since (IDEN-07). */
  readonly isContactReplaced: boolean
}

/** Whether the order has, or may have, another contact than the one that it arrived with, once this one is sent (IDEN-07). */
export function isContactReplacedBy(sent: Contact, { contact, isContactReplaced }: KnownContact): boolean {
  return isContactReplaced || !isSameContact(contact, sent)
}

/** A buyer who has to be admitted again during payment. After that, the entered details and the agreement are restored. */
export interface ReturningShopper extends Contact {
  /** The agreement's checkbox; undefined if the shopper has not set it. */
  readonly hasAgreed?: boolean | undefined
  /** Not a member, so no login has ended. */
  readonly isGuest?: boolean
}
