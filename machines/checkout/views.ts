import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from './machine'
import { isAtForm, isIn, screenOf } from './screens'
import { IN_FLIGHT_STATES, MONEY_CALL_STATES, STATES_WITHOUT_SHOP_LINK, UNKNOWN_OUTCOME_STATES } from './state-groups'
import { isChargeOpen } from '../entities/bank-refusal'
import type { Campaign } from '../entities/campaign'
import type { Money } from '../entities/money'
import { shownMerchantOf } from '../entities/order'
import { GENERIC_PROBLEM, type Problem } from '../entities/problem'
import { attemptedView, hasNoAttempt } from '../payment/view'
import { supportCodeOf } from '../entities/support-code'
import { type TransferReceipt, isTransferReceipt } from '../entities/receipt'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

/** The form explains to a member that the login expired (BEST-14). */
export function isLoginExpiryShown(snapshot: Snapshot): boolean {
  const { returning } = snapshot.context
  return returning !== undefined && !returning.isGuest && isAtForm(snapshot)
}

/** The form mentions the open bank transfer before the shopper is identified (PAY-13). */
export function isTransferAwaited(snapshot: Snapshot): boolean {
  return snapshot.context.order?.hasTransfer === true && isAtForm(snapshot)
}

export interface ApplicantView {
  /** The merchant did not send the buyer's name (REG-02). */
  readonly isNameAsked: boolean
}

export function applicantView({ context: { order } }: SnapshotFrom<typeof checkoutMachine>): ApplicantView {
  return { isNameAsked: !order?.buyer.name || !order.buyer.surname }
}

/** What all final screens show: the amount and the shop. */
export interface EndingView {
  /** The amount paid, or of the payment with an unknown outcome; undefined if neither is known. */
  readonly amount: Money | undefined
  readonly paymentId: string | undefined
  readonly merchantName: string | undefined
  readonly merchantHost: string | undefined
  readonly shopUrl: string | undefined
}

export function endingView(snapshot: Snapshot): EndingView {
  const { order, receipt, attempted } = snapshot.context
  const underWay = snapshot.children.payment?.getSnapshot()
  const sum = underWay ? attemptedView(underWay)?.sum : attempted?.sum
  return {
    amount: receipt ? receipt.paid : sum,
    paymentId: receipt?.paymentId,
    merchantName: order?.merchantName,
    merchantHost: order?.merchantHost,
    shopUrl: order?.goBackUrl,
  }
}

/** A call that moves money was sent and has no response yet: a payment, a refund or a settlement. */
export function isMoneyInFlight(snapshot: Snapshot): boolean {
  return isIn(snapshot, IN_FLIGHT_STATES)
}

/** Pay was pressed but nothing has been sent: the order is read once more. */
export function isPaymentPressed(snapshot: Snapshot): boolean {
  return snapshot.matches({ journey: { paying: 'pressed' } })
}

/** A bank transfer has its code, and the shopper pays at their bank. */
function isLockedIn(snapshot: Snapshot): boolean {
  return snapshot.matches({ journey: { paying: 'lockedIn' } })
}

/** The login has ended while a bank transfer has its code: the code stays, and a new login returns to it (CNT-05). */
export function isLoginOver(snapshot: Snapshot): boolean {
  return isLockedIn(snapshot) && snapshot.matches({ session: 'memberExpired' })
}

/** It is unknown whether the earlier payment was charged. */
export function isPaymentUnsettled({ context: { isUnresolved, problem } }: Snapshot): boolean {
  return isUnresolved || isChargeOpen(problem)
}

/** Whether the payment call itself is still pending, although the screen already looks like the look-up of its outcome. */
export function checkingView(snapshot: Snapshot): { readonly isOverdue: boolean } {
  return { isOverdue: snapshot.matches({ journey: { paying: 'overdue' } }) }
}

export function supportView(snapshot: Snapshot): { readonly code: string | undefined } {
  return { code: supportCodeOf(snapshot.context.token) }
}

export function problemView(snapshot: Snapshot): Problem {
  return snapshot.context.problem ?? GENERIC_PROBLEM
}

/** A sent payment's outcome is unknown. */
const UNDER_WAY_STATES = [...MONEY_CALL_STATES, ...UNKNOWN_OUTCOME_STATES] as const

/** A sent payment's outcome is unknown, so the page must not navigate away automatically. */
export function hasPaymentUnderWay(snapshot: Snapshot): boolean {
  return isIn(snapshot, UNDER_WAY_STATES)
}

const RESULT_STATES = ['result', 'resultStaying'] as const

/** The order is paid, or the refund or settlement is decided, and the page shows it. */
export function isResultShown(snapshot: Snapshot): boolean {
  return isIn(snapshot, RESULT_STATES)
}

const PAYING_OVER_STATES = [...RESULT_STATES, 'expired', 'closed'] as const

/** Nothing can be paid any more: the order is paid, the time is over, or the link is dead. */
export function isPayingOver(snapshot: Snapshot): boolean {
  return isIn(snapshot, PAYING_OVER_STATES)
}

const PAST_PAYING_STATES = [...STATES_WITHOUT_SHOP_LINK, 'expired'] as const

/** The screen itself leads to no payment: the order is paid or looked up, its time or link has ended, or another tab owns it. */
export function isPastPaying(snapshot: Snapshot): boolean {
  return isIn(snapshot, PAST_PAYING_STATES)
}

/**
 * Whether no payment needs the login any more: the order is paid or its link is dead, its time is over, or the login has ended. A payment
 * that continues past the form's expiry still needs it: a reload returns to the transfer code that it may produce (BANK-06).
 */
export function isLoginDone(snapshot: Snapshot): boolean {
  return (
    isPayingOver(snapshot) ||
    snapshot.matches({ session: 'memberExpired' }) ||
    snapshot.matches({ session: 'closed' }) ||
    (snapshot.matches({ session: 'formExpired' }) && !isMoneyInFlight(snapshot))
  )
}

/** Whether 'try again' on an expired order leads to the shop. The test is the specification's own (CNT-06). */
export function isReturnable(goBackUrl: string | undefined): goBackUrl is string {
  return goBackUrl !== undefined && goBackUrl.includes('https') && goBackUrl.includes('www')
}

/** What the result screen shows, in the specification's order (RES-01): the redirect to a bank first, then a transfer, otherwise the paid order. */
export type ResultView =
  { readonly kind: 'redirect' | 'paid' } | { readonly kind: 'transfer'; readonly receipt: TransferReceipt }

export function resultView(snapshot: Snapshot): ResultView {
  const { receipt } = snapshot.context
  if (snapshot.matches({ journey: { paying: 'redirecting' } })) return { kind: 'redirect' }
  return isTransferReceipt(receipt) ? { kind: 'transfer', receipt } : { kind: 'paid' }
}

export interface ExitView {
  readonly isOpen: boolean
  readonly isLeaving: boolean
  /** The shop's name, or else its host. */
  readonly merchantName: string | undefined
  readonly merchantHost: string | undefined
  /** The link's target; if its host differs from the merchant's, the modal names it (RES-06). */
  readonly shopUrl: string | undefined
  readonly isUncharged: boolean
}

/**
 * The order may get paid without a press in this tab: by a bank transfer whose code was issued anywhere, or by the tab that
 * owns the order.
 */
export function mayBePaidElsewhere(snapshot: Snapshot): boolean {
  return hasTransferCode(snapshot) || snapshot.matches({ tab: { claimed: 'observing' } })
}

/** A code was issued for the order, in this tab or elsewhere, so a transfer's money may be on its way. */
export function hasTransferCode({ context: { order } }: Snapshot): boolean {
  return order?.hasTransfer === true || order?.hasOldTransfer === true
}

/** Certain that nothing was charged: no payment was tried in this tab, and no transfer code was issued. */
function isUncharged(snapshot: Snapshot): boolean {
  const payment = snapshot.children.payment?.getSnapshot()
  const isTried = isPaymentUnsettled(snapshot) || (payment !== undefined && !hasNoAttempt(payment))
  return !isTried && !mayBePaidElsewhere(snapshot)
}

/** The confirmation modal before the shopper leaves for the shop (SHELL-10). */
export function exitView(snapshot: Snapshot): ExitView {
  const { order } = snapshot.context
  const isLeaving = snapshot.matches({ exit: 'leaving' })
  return {
    isOpen: isLeaving || snapshot.matches({ exit: 'asking' }),
    isLeaving,
    merchantName: shownMerchantOf(order),
    merchantHost: order?.merchantHost,
    shopUrl: order?.goBackUrl,
    isUncharged: isUncharged(snapshot),
  }
}

/** The link back to the shop: `locked` while a payment, refund or settlement is in progress (PAY-05); undefined if there is none. */
export interface ReturnView {
  readonly is: 'open' | 'locked' | undefined
  readonly merchantHost: string | undefined
}

export function returnView(snapshot: Snapshot): ReturnView {
  const { order } = snapshot.context
  const isOffered = order?.look.isReturnOffered === true && screenOf(snapshot) !== 'elsewhere'
  const isAsked = exitView(snapshot).isOpen
  const isOpen = isAsked || snapshot.can({ type: 'shopper.askedToExit' })
  const isLocked = isPaymentPressed(snapshot) || isMoneyInFlight(snapshot)
  return {
    is: !isOffered ? undefined : isLocked ? 'locked' : isOpen ? 'open' : undefined,
    merchantHost: order?.merchantHost,
  }
}

/** The campaign banner, during identification and payment (SHELL-09). */
export function campaignView(snapshot: Snapshot): { readonly campaign: Campaign | undefined } {
  return { campaign: isLockedIn(snapshot) ? undefined : snapshot.context.order?.look.campaign }
}

/** The bank's page is open in an iframe over this page. */
export const isBankShown = (snapshot: Snapshot) => snapshot.matches({ bankPage: 'shown' })

/** The embedding site may block the redirect to the bank. */
export const isBankRedirectBlocked = (snapshot: Snapshot) => snapshot.matches({ bankPage: { shown: 'confined' } })

/** The checkout form token of the address. */
export const tokenOf = ({ context }: Snapshot) => context.token

export const isCompact = ({ context }: Snapshot) => context.order?.look.isCompact === true

/** Shared pages word a payment and a request (refund, settlement) differently. */
export const isPayFlow = ({ context }: Snapshot) => context.flow === 'pay'

export const isPaymentLink = ({ context }: Snapshot) => context.order?.look.isPaymentLink === true

/** The QR code for continuing on a phone (SHELL-03); unknown until the order is loaded. */
export const isQrCodeOffered = ({ context }: Snapshot) => context.order?.look.isQrCodeOffered === true
