import type { Language } from './language'

/** An SMS as it is in the inbox. */
export interface Message {
  readonly at: number
  /** Of the order that it was sent for. */
  readonly token: string
  readonly gsmNumber: string
  readonly language: Language
  /** The verification code it brings, where it brings one. */
  readonly code?: string
  /** The reference code of a transfer, where it brings one. */
  readonly reference?: string
  /** The address it leads to, where it leads somewhere. */
  readonly link?: string
  readonly text: string
}
