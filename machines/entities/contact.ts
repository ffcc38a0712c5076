import type { Contact } from './order'
import { parsePhone } from './phone'
import { registeredEmail } from './email'

const e164 = (gsmNumber: string) => {
  const parsed = parsePhone(gsmNumber)
  return 'phone' in parsed ? parsed.phone : ''
}

/** Compares two contacts in normalized form, so that formatting makes no difference. */
export function isSameContact(one: Contact, other: Contact): boolean {
  return registeredEmail(one.email) === registeredEmail(other.email) && e164(one.gsmNumber) === e164(other.gsmNumber)
}

/** A member whose login expired during payment. After the new code, the entered details and the agreement are restored. */
export interface ReturningShopper extends Contact {
  /** The agreement's checkbox; undefined if the payment form was never shown. */
  readonly hasAgreed?: boolean | undefined
}
