export interface Refund {
  /** Returned with the refund's detail, and required by the claim. */
  readonly claimToken: string
  readonly paymentId: string
  readonly paidAt: number
  readonly payerId: string
  /** The provider cannot pay this refund out at the moment. */
  readonly hasProblem: boolean
}
