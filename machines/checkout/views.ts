import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from './machine'
import { isEntrance } from './rules'
import { type JourneyState, journeyStateOf, screenOf } from './screens'
import type { Campaign } from '../entities/campaign'
import type { Money } from '../entities/money'
import { GENERIC_PROBLEM, type Problem } from '../entities/problem'
import { attemptedView, isUntried } from '../payment/view'
import { supportCodeOf } from '../entities/support-code'
import { isTransferReceipt } from '../entities/receipt'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

function isAtForm(snapshot: Snapshot): boolean {
  const screen = screenOf(snapshot)
  return isEntrance(screen) || screen === 'quick-login'
}

/** The form says why the shopper has to log in again: their login has ended (BEST-14). */
export function isAskedAgain(snapshot: Snapshot): boolean {
  return snapshot.context.returning !== undefined && isAtForm(snapshot)
}

/** The form says that the order waits for a transfer before it asks who the shopper is (PAY-13). */
export function isTransferAwaited(snapshot: Snapshot): boolean {
  return snapshot.context.order?.hasTransfer === true && isAtForm(snapshot)
}

export interface ApplicantView {
  /** The merchant did not say who is buying (REG-02). */
  readonly isNameAsked: boolean
}

export function applicantView({ context: { order } }: SnapshotFrom<typeof checkoutMachine>): ApplicantView {
  return { isNameAsked: !order?.buyer.name || !order.buyer.surname }
}

/** What every screen at the end of the journey says: what it was about, and where the shop is. */
export interface EndingView {
  /** The amount paid, or about to be while the outcome is unknown; undefined where no amount is known. */
  readonly amount: Money | undefined
  readonly paymentId: string | undefined
  readonly merchantName: string | undefined
  readonly merchantHost: string | undefined
  /** The merchant's own page. */
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

/** A payment call was sent and has not been answered. */
export function isPaymentInFlight(snapshot: Snapshot): boolean {
  return snapshot.matches({ journey: { paying: 'inFlight' } }) || snapshot.matches({ journey: { paying: 'overdue' } })
}

/** Pay was pressed and nothing is sent yet: the order is looked at once more. */
export function isPaymentPressed(snapshot: Snapshot): boolean {
  return snapshot.matches({ journey: { paying: 'pressed' } })
}

/** Whether the payment that was sent before has been charged is not known. */
export function isPaymentUnsettled(snapshot: Snapshot): boolean {
  return snapshot.context.isUnresolved || snapshot.matches({ journey: { expired: 'unsettled' } })
}

/** Whether a payment call is still waited for where the search for a lost answer would be. */
export function checkingView(snapshot: Snapshot): { readonly isOverdue: boolean } {
  return { isOverdue: snapshot.matches({ journey: { paying: 'overdue' } }) }
}

/** What support knows this checkout by. */
export function supportView(snapshot: Snapshot): { readonly code: string | undefined } {
  return { code: supportCodeOf(snapshot.context.token) }
}

export function problemView(snapshot: Snapshot): Problem {
  return snapshot.context.problem ?? GENERIC_PROBLEM
}

const UNDER_WAY: readonly JourneyState[] = [
  ...(['paying.inFlight', 'paying.overdue', 'paying.redirecting', 'paying.goingForCredit'] as const),
  ...(['refunding.inFlight', 'settling.inFlight'] as const),
  ...(['reconciling', 'reconcilingFailed'] as const),
]

/** A payment was sent and its end is not known: the page must not leave automatically. */
export function hasPaymentUnderWay(snapshot: SnapshotFrom<typeof checkoutMachine>): boolean {
  return UNDER_WAY.includes(journeyStateOf(snapshot))
}

/** Which message the outcome screen has, in the specification's words (RES-01). */
export interface ResultFlags {
  readonly isBankTransfer: boolean
  /** A bank wants to see the shopper first. */
  readonly redirect: boolean
}

export type ResultMessage = 'redirect' | 'transfer' | 'success'

export function resultFlags(snapshot: Snapshot): ResultFlags {
  return {
    isBankTransfer: isTransferReceipt(snapshot.context.receipt),
    redirect: journeyStateOf(snapshot) === 'paying.redirecting',
  }
}

/** The redirect comes first, then the transfer, and otherwise it is paid. */
export function resultMessageOf({ redirect, isBankTransfer }: ResultFlags): ResultMessage {
  if (redirect) return 'redirect'
  return isBankTransfer ? 'transfer' : 'success'
}

export interface ExitView {
  readonly isOpen: boolean
  /** The shop is on its way. */
  readonly isLeaving: boolean
  readonly merchantName: string | undefined
  readonly merchantHost: string | undefined
  /** Where leaving leads to; another host than the merchant's is named (RES-06). */
  readonly shopUrl: string | undefined
  /** For certain nothing has been charged. */
  readonly isUncharged: boolean
}

/**
 * The order may be paid without a press here: by a transfer, once its code was given here or anywhere else, or in another tab that has the
 * order.
 */
export function mayBePaidElsewhere(snapshot: Snapshot): boolean {
  return hasTransferCode(snapshot) || snapshot.matches({ tab: { claimed: 'observing' } })
}

/** A code was given for the order, here or anywhere else: the money of a transfer may be on its way. */
export function hasTransferCode({ context: { order } }: Snapshot): boolean {
  return order?.hasTransfer === true || order?.hasOldTransfer === true
}

/** Nothing was paid with here, nor was a transfer's code given: for certain nothing has been charged. */
function isUncharged(snapshot: Snapshot): boolean {
  const payment = snapshot.children.payment?.getSnapshot()
  const isTried = isPaymentUnsettled(snapshot) || (payment !== undefined && !isUntried(payment))
  return !isTried && !mayBePaidElsewhere(snapshot) && !snapshot.matches({ journey: { paying: 'lockedIn' } })
}

/** What is asked before the shopper leaves for the shop (SHELL-10). */
export function exitView(snapshot: Snapshot): ExitView {
  const { order } = snapshot.context
  const isLeaving = snapshot.matches({ exit: 'leaving' })
  return {
    isOpen: isLeaving || snapshot.matches({ exit: 'asking' }),
    isLeaving,
    merchantName: order?.merchantName,
    merchantHost: order?.merchantHost,
    shopUrl: order?.goBackUrl,
    isUncharged: isUncharged(snapshot),
  }
}

/** The way back to the shop: `locked` while a payment, refund or settlement is in progress (PAY-05); undefined where there is none. */
export interface ReturnView {
  readonly is: 'open' | 'locked' | undefined
  readonly merchantHost: string | undefined
}

export function returnView(snapshot: Snapshot): ReturnView {
  const { order } = snapshot.context
  const isOffered = order?.look.isReturnOffered === true && screenOf(snapshot) !== 'elsewhere'
  const isAsked = exitView(snapshot).isOpen
  const isOpen = isAsked || snapshot.can({ type: 'shopper.askedToExit' })
  const isMoneyMoving =
    snapshot.matches({ journey: { refunding: 'inFlight' } }) || snapshot.matches({ journey: { settling: 'inFlight' } })
  const isLocked = isPaymentPressed(snapshot) || isPaymentInFlight(snapshot) || isMoneyMoving
  return {
    is: !isOffered ? undefined : isLocked ? 'locked' : isOpen ? 'open' : undefined,
    merchantHost: order?.merchantHost,
  }
}

/** What the merchant has going on, while the shopper says who they are and how they pay (SHELL-09). */
export function campaignView({ context, value }: Snapshot): { readonly campaign: Campaign | undefined } {
  const isLockedIn = (value.journey as { paying?: string }).paying === 'lockedIn'
  return { campaign: isLockedIn ? undefined : context.order?.look.campaign }
}

/** A bank's page covers this one, which is in a frame itself. */
export const isBankShown = (snapshot: Snapshot) => snapshot.matches({ bankPage: 'shown' })

/** The site around this page may not allow it to be left for the bank's. */
export const isConfinedAtBank = (snapshot: Snapshot) => snapshot.matches({ bankPage: { shown: 'confined' } })

export const isCompact = ({ context }: Snapshot) => context.order?.look.isCompact === true

/** Pages that an order and money for the balance share speak of a payment, or else of a request. */
export const isToPay = ({ context }: Snapshot) => context.flow === 'pay'

export const isPaymentLink = ({ context }: Snapshot) => context.order?.look.isPaymentLink === true

/** A code for the phone (SHELL-03): once the order is known, it says whether there is one. */
export const isQrCodeOffered = ({ context }: Snapshot) => context.order?.look.isQrCodeOffered === true
