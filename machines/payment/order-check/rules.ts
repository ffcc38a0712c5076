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

/** Another tab is paying this order. */
export const PAYMENT_UNDER_WAY: Problem = { text: undefined, key: 'errors.underWay' }

interface Standing {
  readonly outcome: OrderPayment
  /** The order's current price, and the price that the shopper saw. */
  readonly price: Money
  readonly shown: Money
  /** This tab's payment that waits at a bank page which the shopper cannot reach any more, if there is one. */
  readonly unseen: string | undefined
  /** The bank's 3-D Secure session of a waiting card payment has expired. */
  readonly isSessionOver: boolean
  /** This tab's bank transfer that the shopper left for another method, if there is one. */
  readonly left: string | undefined
}

/** The bank waits for a shopper who will not come: its page was unreachable, or its session expired. */
const isUnseen = ({ paymentStatus, submissionId }: OrderPayment, unseen: string | undefined) =>
  unseen !== undefined && awaitsShopper(paymentStatus) && (submissionId === undefined || submissionId === unseen)

/** The transfer's code was discarded, so its money is not expected (BANK-04). */
const isAbandonedTransfer = ({ paymentStatus, paymentId }: OrderPayment, left: string) =>
  awaitsTransfer(paymentStatus) && (paymentId === undefined || paymentId === left)

/** Hides an abandoned bank transfer from the order's outcome, because it says nothing about the payment that followed. */
export function withoutAbandonedTransfer(outcome: OrderPayment, left: string | undefined): OrderPayment {
  return left !== undefined && isAbandonedTransfer(outcome, left) ? { ...outcome, paymentStatus: 'NONE' } : outcome
}

/** Hides a payment whose bank page the shopper cannot reach any more. */
export function withoutUnreachableBank(outcome: OrderPayment, unseen: string | undefined): OrderPayment {
  return isUnseen(outcome, unseen) ? { ...outcome, paymentStatus: 'NONE' } : outcome
}

/**
 * Whether the order can be paid now at the price shown. A payment whose bank waits in vain (page unreachable, session over) does
 * not block another one, nor does an abandoned bank transfer. Any other payment at a bank does: its outcome is awaited first.
 */
export function checkAnswerOf({ outcome, price, shown, unseen, isSessionOver, left }: Standing): CheckAnswer {
  const { paymentStatus } = outcome
  const isInVain = isUnseen(outcome, unseen) || (isSessionOver && awaitsCardholder(paymentStatus))
  const isFree = isInVain || (left !== undefined && isAbandonedTransfer(outcome, left))
  if (paymentStatus === 'SUCCESS' || (isWithBank(paymentStatus) && !isFree)) return { kind: 'settled' }
  const isSame = price.minor === shown.minor && price.currency === shown.currency
  return isSame ? { kind: 'ready' } : { kind: 'changed', price }
}
