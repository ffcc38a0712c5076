import { type EmailFault, parseEmail } from '../entities/email'
import type { Contact } from '../entities/order'
import { type Phone, type PhoneFault, isTurkishMobile, nationalPhone, parsePhone } from '../entities/phone'

export type IdentifyField = keyof Contact

/** The fields in the order they are shown. */
export const IDENTIFY_FIELDS: readonly IdentifyField[] = ['gsmNumber', 'email']

export interface IdentifyFaults {
  readonly email: EmailFault | undefined
  readonly gsmNumber: PhoneFault | undefined
}

export const NO_FAULTS: IdentifyFaults = { email: undefined, gsmNumber: undefined }

/** What the member is looked up by. */
export interface Details {
  readonly email: string
  readonly phone: Phone
}

/** Which of its two questions the provider is asked: the one of the one-page login, or the plain one (IDEN-03). */
export interface LoginVariant {
  readonly isQuick: boolean
}

/** Members are known by +90 numbers. */
function parseMemberPhone(typed: string): ReturnType<typeof parsePhone> {
  const parsed = parsePhone(typed)
  return 'phone' in parsed && !isTurkishMobile(parsed.phone) ? { fault: 'validations.phoneNumber' } : parsed
}

export function faultsOf(typed: Contact): IdentifyFaults {
  const email = parseEmail(typed.email)
  const phone = parseMemberPhone(typed.gsmNumber)
  return {
    email: 'fault' in email ? email.fault : undefined,
    gsmNumber: 'fault' in phone ? phone.fault : undefined,
  }
}

/** The details of a form without faults; `undefined` while there is one. */
export function detailsOf(typed: Contact): Details | undefined {
  const email = parseEmail(typed.email)
  const phone = parseMemberPhone(typed.gsmNumber)
  return 'email' in email && 'phone' in phone ? { email: email.email, phone: phone.phone } : undefined
}

/** For the state that only a form without faults can reach. */
export function detailsToCheck(typed: Contact): Details {
  const details = detailsOf(typed)
  if (!details) throw new Error('nobody is looked up before the form is complete')
  return details
}

/** The order's values, written as the form shows them, for the fields that the shopper has not touched. */
export function filledFrom(order: Contact, typed: Contact, touched: Readonly<Record<IdentifyField, boolean>>): Contact {
  const phone = parseMemberPhone(order.gsmNumber)
  return {
    email: touched.email ? typed.email : order.email || typed.email,
    gsmNumber: touched.gsmNumber ? typed.gsmNumber : 'phone' in phone ? nationalPhone(phone.phone) : typed.gsmNumber,
  }
}
