import type { Attempt } from '../../records/attempt'
import { paidAttempt } from '../../orders/order'
import type { State } from '../../records/state'
import type { Order } from '../../records/order'
import type { Refund } from '../../records/refund'

const DAY = 86_400_000

const REFUNDABLE_DAYS = 365

export function isTooOld({ paidAt }: Pick<Refund, 'paidAt'>, now: number): boolean {
  return now > paidAt + REFUNDABLE_DAYS * DAY
}

/** A payment that has moved into the balance cannot be refunded again by any call. */
export function isClaimed({ orders }: State, paymentId: string): boolean {
  return [...orders.values()].some((order) => order.refund?.paymentId === paymentId && paidAttempt(order) !== undefined)
}

export interface Paid {
  readonly order: Order
  readonly attempt: Attempt
  readonly payerId: string
}

/** The payment with this id, and the member who made it. */
export function paymentBy({ orders, authorisations }: State, paymentId: string): Paid | undefined {
  for (const order of orders.values()) {
    const attempt = order.purpose === 'pay' ? paidAttempt(order) : undefined
    if (attempt?.paymentId !== paymentId) continue
    const payerId = authorisations.find((made) => made.paymentId === paymentId)?.memberId ?? ''
    return { order, attempt, payerId }
  }
  return undefined
}
