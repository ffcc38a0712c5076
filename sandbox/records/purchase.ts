import type { Retrieved } from './retrieved'

/** An order as the shop's own books have it. The token tells which checkout belongs to it, with any sender. */
export interface Purchase {
  readonly orderId: string
  readonly token: string
  minor: number
  readonly currency: string
  /** What came to the callback in this order's name, the oldest first. */
  readonly received: Received[]
  /** What the provider said when last asked. */
  payment: Payment | undefined
}

/** A post to the callback, field by field. */
export interface Received {
  readonly at: number
  readonly fields: Readonly<Record<string, string>>
}

export type PurchaseStatus = 'paid' | 'pending' | 'failed'

export interface Payment {
  readonly status: PurchaseStatus
  /** The provider's own words; none when it could not be asked. */
  readonly answer: Retrieved | undefined
}

/** An order that the shop has opened and heard nothing of yet. */
export function newPurchase(made: Pick<Purchase, 'orderId' | 'token' | 'minor' | 'currency'>): Purchase {
  return { ...made, received: [], payment: undefined }
}
