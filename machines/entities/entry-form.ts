import type { MessageKey } from './message-key'
import type { Contact } from './order'

/**
 * All fields that a shopper can fill in before a code is sent. `gsmNumber` is the text of the phone field and `prefix` its
 * calling code (`+90`); the other fields are only for new members.
 */
export interface EntryForm extends Contact {
  readonly prefix: string
  readonly name: string
  readonly surname: string
  /** The framework agreement. */
  readonly agreement: boolean
  /** Explicit consent to the use of personal data. */
  readonly dataUse: boolean
  /** Consent to commercial electronic messages. */
  readonly messages: boolean
}

export type EntryField = 'gsmNumber' | 'email' | 'name' | 'surname'

export type ConsentBox = 'agreement' | 'dataUse' | 'messages'

export const EMPTY_FORM: EntryForm = {
  email: '',
  gsmNumber: '',
  prefix: '+90',
  name: '',
  surname: '',
  agreement: false,
  dataUse: false,
  messages: false,
}

/** One message per field, in display order; undefined if the field is valid. */
export type EntryFaults = Readonly<Record<EntryField | 'agreement', MessageKey | undefined>>
