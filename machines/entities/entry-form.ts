import type { MessageKey } from './message-key'
import type { Contact } from './order'

/**
 * All that a shopper can be asked before a code is sent. `gsmNumber` is the text of its field, and `prefix` the calling
 * code beside it (`+90`); the rest is asked of new members alone.
 */
export interface EntryForm extends Contact {
  readonly prefix: string
  readonly name: string
  readonly surname: string
  /** The outline agreement. */
  readonly agreement: boolean
  /** Explicit consent to the use of personal data. */
  readonly dataUse: boolean
  /** Commercial electronic messages. */
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

/** What a form says of itself, in the order in which it is shown; undefined where nothing is wrong. */
export type EntryFaults = Readonly<Record<EntryField | 'agreement', MessageKey | undefined>>
