/** An application at a bank. The attempt of its order, which has the same id, has its state. */
export interface CreditApplication {
  readonly paymentId: string
  /** Opens the bank's screen; known to the shopper's browser alone. */
  readonly key: string
  readonly token: string
  readonly memberId: string
  readonly acquirerId: number
  endsAt: number
  /** In months, once chosen. */
  term: number | undefined
}
