import type { Contact } from './order'

/** Whose login has ended while they were about to pay, and is to find everything as it was but the code. */
export interface Returning extends Contact {
  /** The agreement was ticked. */
  readonly hasAgreed: boolean
}
