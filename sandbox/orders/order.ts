import type { Language } from '../language'
import type { Attempt } from './attempt'
import type { Flags, ForeignRule, InitFields } from './init-fields'
import type { Telling } from './telling'
import type { Times } from './times'

const PAID_ANSWER_SECONDS = 600

export interface Buyer {
  readonly name: string | undefined
  readonly surname: string | undefined
  readonly email: string | undefined
  readonly gsmNumber: string | undefined
}

/** A merchant's order, from its initialisation on; its token opens the checkout. */
export interface Order {
  readonly token: string
  /** The merchant's own number for it, `basketId` on the wire. */
  readonly orderId: string
  readonly conversationId: string | undefined
  readonly locale: Language
  readonly createdAt: number
  readonly basketMinor: number
  /** What is charged; may differ from the basket's total by a discount or a fee. */
  readonly priceMinor: number
  readonly currency: string
  readonly callbackUrl: string
  /** Who the merchant says is buying, until the checkout knows better. */
  buyer: Buyer
  readonly init: InitFields
  readonly flags: Flags
  readonly times: Times
  readonly telling: Telling
  readonly foreign: ForeignRule
  /** The numbers of installments that the merchant takes; all that a card has where it names none. */
  readonly enabledInstallments: readonly number[] | undefined
  readonly attempts: Attempt[]
  /** Moves the time of this order alone, apart from the sandbox's clock. */
  shiftSeconds: number
  cancelled: boolean
  /** A buyer with a foreign number may pay without being a member. */
  foreignAdmitted: boolean
}

export function expiresAt(order: Order): number {
  return order.createdAt + order.times.expiresInSeconds * 1000
}

export function paidAttempt(order: Order): Attempt | undefined {
  return order.attempts.find((attempt) => attempt.paymentStatus === 'SUCCESS')
}

/** The attempt an order speaks of: the one that paid it, otherwise the latest. */
export function decisiveAttempt(order: Order): Attempt | undefined {
  return paidAttempt(order) ?? order.attempts.at(-1)
}

/** A token is good until it expires, is cancelled, or has been used up; a paid order can still say so for a while. */
export function isUsable(order: Order, now: number): boolean {
  if (order.cancelled) return false
  const paid = paidAttempt(order)
  return now < (paid ? paid.at + PAID_ANSWER_SECONDS * 1000 : expiresAt(order))
}

export function orderNow(order: Order, now: number): number {
  return now + order.shiftSeconds * 1000
}
