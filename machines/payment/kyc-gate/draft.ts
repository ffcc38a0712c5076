import { parseBirthDate, parseNationalId } from '../../entities/identity'
import type { CalendarDay } from '../../entities/instant'
import type { MessageKey } from '../../entities/message-key'
import type { PaymentTerms } from '../../entities/payment-terms'
import { firstFaultOf } from '../../entities/refused-fields'
import type { IdentityForm } from './ports'

export type IdentityField = keyof IdentityForm

/** One message per field, in display order. */
export type IdentityFaults = Readonly<Record<IdentityField, MessageKey | undefined>>

export const NO_IDENTITY_FAULTS: IdentityFaults = {
  name: undefined,
  surname: undefined,
  identityNumber: undefined,
  birthDate: undefined,
}

/** Prefilled with the name from the merchant. */
export function identityFormOf({ name, surname }: PaymentTerms['buyer']): IdentityForm {
  return { name, surname, identityNumber: '', birthDate: '' }
}

export function identityFaults(form: IdentityForm, today: CalendarDay): IdentityFaults {
  const identityNumber = parseNationalId(form.identityNumber)
  const birthDate = parseBirthDate(form.birthDate, today)
  return {
    name: form.name.trim() === '' ? 'validations.nameRequired' : undefined,
    surname: form.surname.trim() === '' ? 'validations.surnameRequired' : undefined,
    identityNumber: 'fault' in identityNumber ? identityNumber.fault : undefined,
    birthDate: 'fault' in birthDate ? birthDate.fault : undefined,
  }
}

/** An empty field shows no error on blur; the next press reports it. */
export function identityFaultOnBlur(
  field: IdentityField,
  form: IdentityForm,
  today: CalendarDay,
): MessageKey | undefined {
  return form[field].trim() === '' ? undefined : identityFaults(form, today)[field]
}

export function isIdentityComplete(form: IdentityForm, today: CalendarDay): boolean {
  return firstFaultOf(identityFaults(form, today)) === undefined
}

/** Normalizes the form for the provider, and for display on blur. An invalid number or date stays as typed. */
export function normalizeIdentity({ name, surname, ...form }: IdentityForm, today: CalendarDay): IdentityForm {
  return {
    name: name.trim(),
    surname: surname.trim(),
    identityNumber: form.identityNumber,
    birthDate: form.birthDate,
    ...parsed(parseNationalId(form.identityNumber)),
    ...parsed(parseBirthDate(form.birthDate, today)),
  }
}

function parsed<Value extends object>(found: Value | { fault: MessageKey }): Value | undefined {
  return 'fault' in found ? undefined : found
}
