import type { Language } from './language'

/** An SMS in the inbox. */
export interface Message {
  readonly at: number
  /** The order for which it was sent. */
  readonly token: string
  readonly gsmNumber: string
  readonly language: Language
  /** The verification code in the SMS, if there is one. */
  readonly code?: string
  /** The reference code of a transfer in the SMS, if there is one. */
  readonly reference?: string
  /** The URL in the SMS, if there is one. */
  readonly link?: string
  readonly text: string
}
