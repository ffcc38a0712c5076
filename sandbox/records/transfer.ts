/** Money announced under a reference code. The attempt of its order, which has the same id, has its state. */
export interface Transfer {
  readonly bankTransferPaymentId: string
  readonly code: string
  readonly token: string
  readonly memberId: string
  readonly bankId: number
  readonly endsAt: number
  /** When the shopper said that they have noted everything. */
  notifiedAt: number | undefined
}
