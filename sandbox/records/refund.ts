export interface Refund {
  /** Returned with the refund's detail, and required by the claim. */
  readonly claimToken: string
  readonly paymentId: string
  readonly paidAt: number
  readonly payerId: string
  readonly hasProblem: boolean
}
