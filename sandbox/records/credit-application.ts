/** An application that lies with a bank. Where it stands is told by the attempt of its order, which has the same id. */
export interface CreditApplication {
  readonly paymentId: string
  /** Opens the bank's screen; known to nobody but the shopper's browser. */
  readonly key: string
  readonly token: string
  readonly memberId: string
  readonly acquirerId: number
  endsAt: number
  /** In months, once chosen. */
  term: number | undefined
}
