/** A payment that is to be given back into the payer's balance. */
export interface Refund {
  /** Handed out with the refund's detail, and asked back with the claim. */
  readonly claimToken: string
  readonly paymentId: string
  readonly paidAt: number
  readonly payerId: string
  /** The provider has trouble with this one. */
  readonly hasProblem: boolean
}
