import type { Language } from './language'

export interface Message {
  readonly at: number
  readonly token: string
  readonly gsmNumber: string
  readonly language: Language
  readonly code?: string
  /** The reference code of a transfer in the SMS, if there is one. */
  readonly reference?: string
  readonly link?: string
  readonly text: string
}
