import type { Money } from '../../entities/money'
import {
  type OrderPayment,
  awaitsCardholder,
  awaitsShopper,
  awaitsTransfer,
  isWithBank,
} from '../../entities/order-payment'
import type { Problem } from '../../entities/problem'
import type { CheckAnswer } from './ports'

/** Another tab is paying this order just now. */
export const UNDER_WAY: Problem = { text: undefined, key: 'errors.underWay' }

interface Standing {
  readonly outcome: OrderPayment
  /** What the order costs now, and what was shown. */
  readonly price: Money
  readonly shown: Money
  /** A payment of this tab at a bank that the shopper will not visit any more, if there was one. */
  readonly unseen: string | undefined
  /** A payment at a card's bank has waited there for as long as banks do. */
  readonly isSessionOver: boolean
  /** The payment of a bank transfer that this tab has left for another way, if there was one. */
  readonly left: string | undefined
}

/** A payment of this tab that its bank waits for in vain: the bank could not be reached, or its session is over. */
const isUnseen = ({ paymentStatus, submissionId }: OrderPayment, unseen: string | undefined) =>
  unseen !== undefined && awaitsShopper(paymentStatus) && (submissionId === undefined || submissionId === unseen)

/** A transfer whose code was thrown away waits for money that will not come (BANK-04). */
export const isLeft = ({ paymentStatus, paymentId }: OrderPayment, left: string) =>
  awaitsTransfer(paymentStatus) && (paymentId === undefined || paymentId === left)

/** What an order says, without a transfer that was given up: that says nothing of the payment that came after it. */
export function withoutAbandoned(outcome: OrderPayment, left: string | undefined): OrderPayment {
  return left !== undefined && isLeft(outcome, left) ? { ...outcome, paymentStatus: 'NONE' } : outcome
}

/** The same without a payment of this tab that its bank waits for in vain. */
export function withoutUnseen(outcome: OrderPayment, unseen: string | undefined): OrderPayment {
  return isUnseen(outcome, unseen) ? { ...outcome, paymentStatus: 'NONE' } : outcome
}

/**
 * Whether the order can be paid now, for what was shown. A payment that its bank waits for in vain blocks no other, and neither is a
 * transfer that was left; any other one that a bank has the word on is gone to first.
 */
export function standingOf({ outcome, price, shown, unseen, isSessionOver, left }: Standing): CheckAnswer {
  const { paymentStatus } = outcome
  const isInVain = isUnseen(outcome, unseen) || (isSessionOver && awaitsCardholder(paymentStatus))
  const isFree = isInVain || (left !== undefined && isLeft(outcome, left))
  if (paymentStatus === 'SUCCESS' || (isWithBank(paymentStatus) && !isFree)) return { kind: 'settled' }
  const isSame = price.minor === shown.minor && price.currency === shown.currency
  return isSame ? { kind: 'ready' } : { kind: 'changed', price }
}
