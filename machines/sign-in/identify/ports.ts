import type { ConsentBox, EntryField, EntryForm } from '../../entities/entry-form'
import type { PendingCode } from '../../entities/member'
import type { Contact } from '../../entities/order'
import type { Phone } from '../../entities/phone'
import type { Refusal } from '../../entities/problem'
import { type Port, port } from '../../support/port'
import type { EntryDetails, LoginVariant } from './rules'

/** Events of a sign-in form. `language.changed` is for the list of countries. */
export type FormEvent =
  | { type: 'shopper.typed'; field: EntryField; text: string }
  | { type: 'shopper.ticked'; box: ConsentBox; isTicked: boolean }
  | { type: 'shopper.leftField'; field: EntryField }
  | { type: 'shopper.askedCountries' }
  | { type: 'shopper.continued' }
  | { type: 'language.changed' }

/** How a sign-in form ends. The form is always included, so that typed text survives every path. */
export type EntryOutput =
  | { kind: 'codeSent'; form: EntryForm; pending: PendingCode }
  | { kind: 'newcomer'; form: EntryForm }
  /** The phone's member has another e-mail. */
  | { kind: 'emailNeeded'; form: EntryForm }
  | { kind: 'foreign'; form: EntryForm }
  | { kind: 'steppedBack'; form: EntryForm }

export type EntryOutputOf<Kind extends EntryOutput['kind']> = Extract<EntryOutput, { kind: Kind }>

export type CheckAnswer =
  | { kind: 'codeSent'; pending: PendingCode }
  | { kind: 'newcomer' }
  | { kind: 'emailNeeded' }
  | { kind: 'refused'; refusal: Refusal }

/** Looks the shopper up; the provider sends an existing member a code by SMS. */
export const checkMember: Port<CheckAnswer, EntryDetails & LoginVariant> = port('checkMember')

export type PhoneAnswer = { kind: 'known' } | { kind: 'unknown' } | { kind: 'refused'; refusal: Refusal }

/** Checks whether a phone belongs to a member. The answer only changes wording, never the path (IDEN-06). */
export const checkPhone: Port<PhoneAnswer, { phone: Phone }> = port('checkPhone')

/**
 * Updates the order's contact if it differs from the merchant's (IDEN-07). A failure is shown like any other, and the shopper
 * continues.
 */
export const updateContact: Port<undefined, Contact> = port('updateContact')

/** Emitted to the screen: text that the shopper did not type, and faults that a delayed press found. */
export type FormEmitted = { type: 'filled'; form: EntryForm } | { type: 'faulted' }
