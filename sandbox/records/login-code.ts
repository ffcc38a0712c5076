/** A code sent by SMS: valid once, for a limited time and number of tries, and only until a newer one is sent. */
export interface LoginCode {
  readonly referenceCode: string
  readonly memberUserId: string
  /** Of the order that it logs in to. */
  readonly token: string
  /** The phone that received it; a shopper who types the code has that phone. */
  readonly gsmNumber: string
  readonly code: string
  readonly sentAt: number
  readonly endsAt: number
  readonly resends: number
  wrongTries: number
  spent: boolean
}
