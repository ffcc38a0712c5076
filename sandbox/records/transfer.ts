/** Money announced under a reference code. Where it stands is told by the attempt of its order, which has the same id. */
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
