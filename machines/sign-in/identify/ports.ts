import type { ConsentBox, EntryField, EntryForm } from '../../entities/entry-form'
import type { PendingCode } from '../../entities/member'
import type { Contact } from '../../entities/order'
import type { Phone } from '../../entities/phone'
import type { Refusal } from '../../entities/problem'
import { type Port, port } from '../../support/port'
import type { Details, LoginVariant } from './rules'

/** What a form hears: from the shopper who fills it in, and of the page's language, for the list of countries. */
export type FormEvent =
  | { type: 'shopper.typed'; field: EntryField; text: string }
  | { type: 'shopper.ticked'; box: ConsentBox; isTicked: boolean }
  | { type: 'shopper.leftField'; field: EntryField }
  | { type: 'shopper.askedCountries' }
  | { type: 'shopper.continued' }
  | { type: 'language.changed' }

/** How identifying ends; the form goes along, so that nothing typed is lost on any way. */
export type EntryOutput =
  | { kind: 'codeSent'; form: EntryForm; pending: PendingCode }
  /** No member has this phone. */
  | { kind: 'newcomer'; form: EntryForm }
  /** The phone is known with another e-mail. */
  | { kind: 'emailNeeded'; form: EntryForm }
  /** The phone is of another country. */
  | { kind: 'foreign'; form: EntryForm }
  | { kind: 'steppedBack'; form: EntryForm }

export type EntryEnding<Kind extends EntryOutput['kind']> = Extract<EntryOutput, { kind: Kind }>

export type CheckAnswer =
  | { kind: 'codeSent'; pending: PendingCode }
  | { kind: 'newcomer' }
  | { kind: 'emailNeeded' }
  | { kind: 'refused'; refusal: Refusal }

/** Asks the provider who this is; an existing member is sent a code by SMS. */
export const checkMember: Port<CheckAnswer, Details & LoginVariant> = port('checkMember')

export type PhoneAnswer = { kind: 'known' } | { kind: 'unknown' } | { kind: 'refused'; refusal: Refusal }

/** Whether a phone is a member's: decides about words, and about no way (IDEN-06). */
export const checkPhone: Port<PhoneAnswer, { phone: Phone }> = port('checkPhone')

/**
 * Tells the order how its buyer is reached, where that is not as the merchant said (IDEN-07). Its failure is shown like that of
 * every call, and the shopper goes on.
 */
export const updateContact: Port<undefined, Contact> = port('updateContact')

/** What a form tells its screen: text that was not typed, and what is wrong with a press of some time ago. */
export type FormEmitted = { type: 'filled'; form: EntryForm } | { type: 'faulted' }
