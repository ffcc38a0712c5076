import { requireFact } from '../../support/require-fact'
import { parseEmail } from '../../entities/email'
import { EMPTY_FORM, type EntryFaults, type EntryField, type EntryForm } from '../../entities/entry-form'
import type { PendingCode } from '../../entities/member'
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

export interface EntryDetails {
  readonly email: string
  readonly phone: Phone
}

/** The provider's variant of the look-up: quick login or plain (IDEN-03). */
export interface LoginVariant {
  readonly isQuick: boolean
}

/** What the order changes about the form. */
export interface OrderVariant extends LoginVariant {
  /** Refund and settlement are for members alone. */
  readonly isMembersOnly: boolean
}

/** Where only members take part, a foreign number is a fault (FRGN-01). */
export function contactFaults({ email: typedEmail, gsmNumber, prefix }: EntryForm, isMembersOnly = false): EntryFaults {
  const email = parseEmail(typedEmail)
  const phone = parsePhone(gsmNumber, prefix, isMembersOnly)
  return {
    ...NO_FAULTS,
    email: 'fault' in email ? email.fault : undefined,
    gsmNumber: 'fault' in phone ? phone.fault : undefined,
  }
}

/** Only faults in fields that the shopper has edited: the order may still fill the others. */
export function touchedFaults(form: EntryForm, touched: Touched): EntryFaults {
  const { email, gsmNumber } = contactFaults(form)
  return {
    ...NO_FAULTS,
    email: touched.email ? email : undefined,
    gsmNumber: touched.gsmNumber ? gsmNumber : undefined,
  }
}

/** The faults that remain once the order has filled its fields. */
export function remainingFaults(faults: EntryFaults, before: EntryForm, after: EntryForm): EntryFaults {
  return {
    ...faults,
    email: before.email === after.email ? faults.email : undefined,
    gsmNumber: before.gsmNumber === after.gsmNumber ? faults.gsmNumber : undefined,
  }
}

/** An empty field shows no error on blur, unless the last press has already reported it. */
export function entryFaultOnBlur(
  field: EntryField,
  form: EntryForm,
  faults: EntryFaults,
  refused: readonly RefusedField<keyof EntryFaults>[],
): EntryFaults[EntryField] {
  return form[field] === '' && !isRefused(refused, field) ? undefined : faults[field]
}

export function detailsOf({ email: typedEmail, gsmNumber, prefix }: EntryForm): EntryDetails | undefined {
  const email = parseEmail(typedEmail)
  const phone = parsePhone(gsmNumber, prefix)
  return 'email' in email && 'phone' in phone ? { email: email.email, phone: phone.phone } : undefined
}

/** For states that only a valid form can reach. Throws if the form has faults. */
export const requireDetails = (form: EntryForm): EntryDetails => requireFact(detailsOf(form), 'valid contact')

/** The output of a form whose shopper has been sent a code. */
export const codeSentOf = (form: EntryForm, pending: PendingCode | undefined) =>
  ({ kind: 'codeSent', form, pending: requireFact(pending, 'pending code') }) as const

/** Members have +90 numbers; any other number takes the foreign-phone path (FRGN-01). */
export function isForeign(form: EntryForm): boolean {
  const details = detailsOf(form)
  return details !== undefined && !isTurkishMobile(details.phone)
}

/** Formats a valid number for its field. An incomplete number stays as typed. */
export function withTidyPhone(form: EntryForm): EntryForm {
  const parsed = parsePhone(form.gsmNumber, form.prefix)
  return 'phone' in parsed ? { ...form, ...fieldPhone(parsed.phone) } : form
}

/** Prefills the form with a contact from the order or the app; an invalid number is left out. */
export function formFromContact({ email, gsmNumber }: Contact): EntryForm {
  const parsed = parsePhone(gsmNumber)
  return { ...EMPTY_FORM, email, ...('phone' in parsed ? fieldPhone(parsed.phone) : {}) }
}

/** The order's values, except in the two contact fields that the shopper has edited or the order leaves empty. */
export function mergeTypedForm(order: EntryForm, typed: EntryForm, touched: Touched): EntryForm {
  const { gsmNumber, prefix, email } = typed
  return {
    ...order,
    ...(touched.email || !order.email ? { email } : {}),
    ...(touched.gsmNumber || !order.gsmNumber ? { gsmNumber, prefix } : {}),
  }
}
