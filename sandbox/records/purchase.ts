import type { Retrieved } from './retrieved'

/** An order in the shop's own records. The token identifies its checkout, no matter who posts it. */
export interface Purchase {
  readonly orderId: string
  readonly token: string
  minor: number
  readonly currency: string
  /** The posts to the callback for this order, oldest first. */
  readonly received: Received[]
  payment: Payment | undefined
}

export interface Received {
  readonly at: number
  readonly fields: Readonly<Record<string, string>>
}

export type PurchaseStatus = 'paid' | 'pending' | 'failed'

export interface Payment {
  readonly status: PurchaseStatus
  /** The provider's answer; undefined if the query failed. */
  readonly answer: Retrieved | undefined
}

export function newPurchase(made: Pick<Purchase, 'orderId' | 'token' | 'minor' | 'currency'>): Purchase {
  return { ...made, received: [], payment: undefined }
}
