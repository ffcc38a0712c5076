import type { Money } from '../entities/money'
import type { OrderPayment } from '../entities/order-payment'
import type { Problem } from '../entities/problem'
import { awaitsShopper, awaitsTransfer, isWithBank } from '../reconciliation/rules'
import type { CheckAnswer } from './ports'

/** Somebody else is paying this order just now: another tab, or a bank that still has the word on a former payment. */
export const UNDER_WAY: Problem = { text: undefined, key: 'errors.underWay' }

interface Standing {
  readonly outcome: OrderPayment
  /** What the order costs now, and what was shown. */
  readonly price: Money
  readonly shown: Money
  /** A payment of this tab that waits at a bank which nobody could be sent to, if there was one. */
  readonly unseen: string | undefined
  /** The payment of a bank transfer that this tab has left for another way, if there was one. */
  readonly left: string | undefined
}

const isOurs = ({ submissionId }: OrderPayment, unseen: string) => submissionId === undefined || submissionId === unseen

/** A transfer whose code was thrown away waits for money that nobody will send (BANK-04). */
export const isLeft = ({ paymentStatus, paymentId }: OrderPayment, left: string) =>
  awaitsTransfer(paymentStatus) && (paymentId === undefined || paymentId === left)

/** What an order says, without a transfer that was given up: that says nothing of the payment that came after it. */
export function withoutLeft(outcome: OrderPayment, left: string | undefined): OrderPayment {
  return left !== undefined && isLeft(outcome, left) ? { ...outcome, paymentStatus: 'NONE' } : outcome
}

/**
 * Whether the order can be paid now, for what was shown. A payment that nobody could be sent to the bank for is in nobody's way, and
 * neither is a transfer that was left.
 */
export function standingOf({ outcome, price, shown, unseen, left }: Standing): CheckAnswer {
  const { paymentStatus } = outcome
  if (paymentStatus === 'SUCCESS') return { kind: 'settled' }
  const isDead = unseen !== undefined && awaitsShopper(paymentStatus) && isOurs(outcome, unseen)
  const isFree = isDead || (left !== undefined && isLeft(outcome, left))
  if (isWithBank(paymentStatus) && !isFree) return { kind: 'refused', problem: UNDER_WAY }
  const isSame = price.minor === shown.minor && price.currency === shown.currency
  return isSame ? { kind: 'ready' } : { kind: 'changed', price }
}
