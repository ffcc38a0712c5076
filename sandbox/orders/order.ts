import type { CreditSettings } from '../credits/settings'
import type { Language } from '../language'
import type { Refund } from '../payouts/refund'
import type { Settlement } from '../payouts/settlement'
import type { Attempt, PaymentStatus } from './attempt'
import type { Flags, ForeignRule, InitFields } from './init-fields'
import type { Telling } from './telling'
import type { Times } from './times'

const PAID_ANSWER_SECONDS = 600

/** What an order was opened for. All are logged into alike, and only a payment has methods. */
export type Purpose = 'pay' | 'refund' | 'settlement'

export interface Buyer {
  readonly name: string | undefined
  readonly surname: string | undefined
  readonly email: string | undefined
  readonly gsmNumber: string | undefined
}

/** A merchant's order, from its initialisation on; its token opens the checkout. */
export interface Order {
  readonly token: string
  readonly purpose: Purpose
  /** The merchant's own number for it, `basketId` on the wire. */
  readonly orderId: string
  readonly conversationId: string | undefined
  readonly locale: Language
  readonly createdAt: number
  readonly basketMinor: number
  /** What is charged; may differ from the basket's total by a discount or a fee, and be changed until it is paid. */
  priceMinor: number
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
  readonly credit: CreditSettings
  readonly refund: Refund | undefined
  readonly settlement: Settlement | undefined
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

const AT_A_BANK: ReadonlySet<PaymentStatus | undefined> = new Set([
  'INIT_THREEDS',
  'CALLBACK_THREEDS',
  'BKM_POS_SELECTED',
  'INIT_BANK_TRANSFER',
  'INIT_CREDIT',
  'PENDING_CREDIT',
])

/** Begun, and in the hands of a bank. */
export function isAtABank(attempt: Attempt | undefined): boolean {
  return AT_A_BANK.has(attempt?.paymentStatus)
}

/**
 * A token is good until it expires, is cancelled, or has been used up. A paid order can still say so for a while, and one
 * whose payment lies with a bank can be asked about for as long as it does.
 */
export function isUsable(order: Order, now: number): boolean {
  if (order.cancelled) return false
  const paid = paidAttempt(order)
  if (paid) return now < (paid.paidAt ?? paid.at) + PAID_ANSWER_SECONDS * 1000
  return now < expiresAt(order) || isAtABank(order.attempts.at(-1))
}

/** Whether a payment may begin: what lies with a bank keeps an order readable, not open. */
export function isOpen(order: Order, now: number): boolean {
  return isUsable(order, now) && (paidAttempt(order) !== undefined || now < expiresAt(order))
}

export function orderNow(order: Order, now: number): number {
  return now + order.shiftSeconds * 1000
}
