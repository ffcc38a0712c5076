/** A code sent by SMS: good once, for a while, for a few tries, and only until a newer one is sent. */
export interface LoginCode {
  readonly referenceCode: string
  readonly memberUserId: string
  /** Where it was sent; the person who types it has that phone. */
  readonly gsmNumber: string
  readonly code: string
  readonly sentAt: number
  readonly endsAt: number
  /** How often a code has been sent again since the login began. */
  readonly resends: number
  wrongTries: number
  spent: boolean
}
