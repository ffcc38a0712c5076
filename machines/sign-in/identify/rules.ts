import { parseEmail } from '../../entities/email'
import { EMPTY_FORM, type EntryFaults, type EntryField, type EntryForm } from '../../entities/entry-form'
import type { Contact } from '../../entities/order'
import { type RefusedField, isRefused } from '../../entities/refused-fields'
import { type Phone, fieldPhone, isTurkishMobile, parsePhone } from '../../entities/phone'

export const NO_FAULTS: EntryFaults = {
  gsmNumber: undefined,
  email: undefined,
  name: undefined,
  surname: undefined,
  agreement: undefined,
}

export type Touched = Readonly<Partial<Record<EntryField, boolean>>>

/** What the member is looked up by. */
export interface Details {
  readonly email: string
  readonly phone: Phone
}

/** Which of its two questions the provider is asked: the one of the one-page login, or the plain one (IDEN-03). */
export interface LoginVariant {
  readonly isQuick: boolean
}

/** What is wrong with how the shopper is reached. */
export function contactFaults({ email: typedEmail, gsmNumber, prefix }: EntryForm): EntryFaults {
  const email = parseEmail(typedEmail)
  const phone = parsePhone(gsmNumber, prefix)
  return {
    ...NO_FAULTS,
    email: 'fault' in email ? email.fault : undefined,
    gsmNumber: 'fault' in phone ? phone.fault : undefined,
  }
}

/** What is wrong in the fields that the shopper has typed in: the others may be filled by the order yet. */
export function ownFaults(form: EntryForm, touched: Touched): EntryFaults {
  const { email, gsmNumber } = contactFaults(form)
  return {
    ...NO_FAULTS,
    email: touched.email ? email : undefined,
    gsmNumber: touched.gsmNumber ? gsmNumber : undefined,
  }
}

/** What is still wrong once the order has filled its fields. */
export function faultsLeft(faults: EntryFaults, before: EntryForm, after: EntryForm): EntryFaults {
  return {
    ...faults,
    email: before.email === after.email ? faults.email : undefined,
    gsmNumber: before.gsmNumber === after.gsmNumber ? faults.gsmNumber : undefined,
  }
}

/** A field that was left empty is asked for by the next press, unless the last one has asked for it already. */
export function faultAt(
  field: EntryField,
  form: EntryForm,
  faults: EntryFaults,
  refused: readonly RefusedField<keyof EntryFaults>[],
): EntryFaults[EntryField] {
  return form[field] === '' && !isRefused(refused, field) ? undefined : faults[field]
}

/** The details of a form without faults; `undefined` while there is one. */
export function detailsOf({ email: typedEmail, gsmNumber, prefix }: EntryForm): Details | undefined {
  const email = parseEmail(typedEmail)
  const phone = parsePhone(gsmNumber, prefix)
  return 'email' in email && 'phone' in phone ? { email: email.email, phone: phone.phone } : undefined
}

/** For states that only a form without faults can reach. */
export function detailsToCheck(form: EntryForm): Details {
  const details = detailsOf(form)
  if (!details) throw new Error('a look-up before the form is complete')
  return details
}

/** Members are known by +90 numbers; with any other the way is another one (FRGN-01). */
export function isForeign(form: EntryForm): boolean {
  const details = detailsOf(form)
  return details !== undefined && !isTurkishMobile(details.phone)
}

/** A number in any form, as the field shows it. An incomplete number stays as it was typed. */
export function withTidyPhone(form: EntryForm): EntryForm {
  const parsed = parsePhone(form.gsmNumber, form.prefix)
  return 'phone' in parsed ? { ...form, ...fieldPhone(parsed.phone) } : form
}

/** How a contact from the order or the app is written into the form; an invalid number is left out. */
export function formOf({ email, gsmNumber }: Contact): EntryForm {
  const parsed = parsePhone(gsmNumber)
  return { ...EMPTY_FORM, email, ...('phone' in parsed ? fieldPhone(parsed.phone) : {}) }
}

/** The order's values for the two fields that the shopper has not touched; all else as the order has it. */
export function filledFrom(order: EntryForm, typed: EntryForm, touched: Touched): EntryForm {
  const { gsmNumber, prefix, email } = typed
  return {
    ...order,
    ...(touched.email || !order.email ? { email } : {}),
    ...(touched.gsmNumber || !order.gsmNumber ? { gsmNumber, prefix } : {}),
  }
}
