/** An order as the shop's own books have it. The token tells which checkout belongs to it, whoever posts it. */
export interface Purchase {
  readonly orderId: string
  readonly token: string
  readonly minor: number
  readonly currency: string
  /** What the provider said when last asked. */
  payment: Payment | undefined
}

export type PurchaseStatus = 'paid' | 'pending' | 'failed'

export interface Payment {
  readonly status: PurchaseStatus
  readonly paymentId: string | undefined
}
