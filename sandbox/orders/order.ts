import type { Attempt, PaymentStatus } from '../records/attempt'
import type { Order } from '../records/order'

const PAID_ANSWER_SECONDS = 600

export function expiresAt(order: Order): number {
  return order.createdAt + order.times.expiresInSeconds * 1000
}

export function paidAttempt(order: Order): Attempt | undefined {
  return order.attempts.find((attempt) => attempt.paymentStatus === 'SUCCESS')
}

/** The attempt that decides an order's state: the one that paid it, else the latest. */
export function decisiveAttempt(order: Order): Attempt | undefined {
  return paidAttempt(order) ?? order.attempts.at(-1)
}

const AT_A_BANK: ReadonlySet<PaymentStatus | undefined> = new Set([
  'INIT_THREEDS',
  'CALLBACK_THREEDS',
  'BKM_POS_SELECTED',
  'INIT_BANK_TRANSFER',
  'INIT_CREDIT',
  'PENDING_CREDIT',
])

export function isAtABank(attempt: Attempt | undefined): boolean {
  return AT_A_BANK.has(attempt?.paymentStatus)
}

/** The shopper has left it to the bank, which may still charge. */
export function isDecidedNow({ paymentStatus }: Attempt): boolean {
  return paymentStatus === 'CALLBACK_THREEDS' || paymentStatus === 'PENDING_CREDIT'
}

/** No bank can change the attempt any more. */
export function isFinal(attempt: Attempt | undefined): boolean {
  return attempt?.paymentStatus === 'SUCCESS' || attempt?.paymentStatus === 'FAILURE'
}

/**
 * A token is valid until it expires, is cancelled or is used up. A paid order stays readable for a while, and one whose payment is at a
 * bank for as long as it is there.
 */
export function isUsable(order: Order, now: number): boolean {
  if (order.cancelled) return false
  const paid = paidAttempt(order)
  if (paid) return now < (paid.paidAt ?? paid.at) + PAID_ANSWER_SECONDS * 1000
  return now < expiresAt(order) || isAtABank(order.attempts.at(-1))
}

/** Whether a payment may begin: an order whose payment is at a bank stays readable, but not open. */
export function isOpen(order: Order, now: number): boolean {
  return isUsable(order, now) && (paidAttempt(order) !== undefined || now < expiresAt(order))
}

export function orderNow(order: Order, now: number): number {
  return now + order.shiftSeconds * 1000
}
