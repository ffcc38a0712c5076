import type { Attempt } from '../../records/attempt'
import { paidAttempt } from '../../orders/order'
import type { State } from '../../records/state'
import type { Order } from '../../records/order'
import type { Refund } from '../../records/refund'

const DAY = 86_400_000

/** A payment stays refundable for a year. */
const REFUNDABLE_DAYS = 365

export function isTooOld({ paidAt }: Pick<Refund, 'paidAt'>, now: number): boolean {
  return now > paidAt + REFUNDABLE_DAYS * DAY
}

/** Once in the balance, a payment cannot be taken a second time by any call. */
export function isClaimed({ orders }: State, paymentId: string): boolean {
  return [...orders.values()].some((order) => order.refund?.paymentId === paymentId && paidAttempt(order) !== undefined)
}

export interface Paid {
  readonly order: Order
  readonly attempt: Attempt
  readonly payerId: string
}

/** The payment behind an id, with the member who made it. */
export function paymentBy({ orders, authorisations }: State, paymentId: string): Paid | undefined {
  for (const order of orders.values()) {
    const attempt = order.purpose === 'pay' ? paidAttempt(order) : undefined
    if (attempt?.paymentId !== paymentId) continue
    const payerId = authorisations.find((made) => made.paymentId === paymentId)?.memberId ?? ''
    return { order, attempt, payerId }
  }
  return undefined
}
