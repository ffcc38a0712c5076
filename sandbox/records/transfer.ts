/** Money announced under a reference code. Its state is in the order's attempt with the same id. */
export interface Transfer {
  readonly bankTransferPaymentId: string
  readonly code: string
  readonly token: string
  readonly memberId: string
  readonly bankId: number
  readonly endsAt: number
  /** When the shopper confirmed having noted everything. */
  notifiedAt: number | undefined
}
