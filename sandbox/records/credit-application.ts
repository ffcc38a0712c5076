/** An application at a bank. Its state is in the order's attempt with the same id. */
export interface CreditApplication {
  readonly paymentId: string
  /** Opens the bank's page; only the shopper's browser receives it. */
  readonly key: string
  readonly token: string
  readonly memberId: string
  readonly acquirerId: number
  endsAt: number
  /** In months, once chosen. */
  term: number | undefined
}
