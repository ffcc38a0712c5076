import { isBankUnreached, paymentProblemOf } from './bank-refusal'
import { type Problem, ownProblem } from './problem'
import type { Instant } from './instant'
import type { Money } from './money'
import {
  AWAITS_APPLICANT,
  awaitsCardholder,
  awaitsShopper,
  awaitsTransfer,
  isWithBank,
  type OrderPayment,
} from './order-payment'
import type { Receipt } from './receipt'

/**
 * A call's own success response that does not name the payment. `done`: a success, which counts unless the order contradicts
 * it. `doubted`: it had no body, or the order has contradicted it since; only the order's SUCCESS confirms it (GWY-11).
 */
export type UnnamedSuccessState = 'done' | 'doubted'

/** The attempt with an unknown outcome: this tab's, or another one at a bank. */
export interface UnresolvedAttempt {
  /** Undefined if another buyer sent it and the provider does not name it. */
  readonly submissionId: string | undefined
  /** The provider can no longer be processing it. */
  readonly isWindowOver: boolean
  /** The shopper could not reach the bank: its page was unusable, or the response that contained it was lost. */
  readonly isBankUnseen: boolean
  /** The response was lost, so a nameless payment that waits at a bank may be another buyer's. */
  readonly isAnswerLost?: boolean
  /** This tab redirected the shopper to the bank. */
  readonly isLedToBank?: boolean
  /** The order has named another attempt since. */
  readonly isOvertaken?: boolean
  /** The page was restored after it had been left for the bank. */
  readonly isBackFromBank?: boolean
  /** Undefined if the call had no meaningful response. */
  readonly answered?: UnnamedSuccessState | undefined
  /** The bank's session is over: the time for which banks keep a page open has passed. */
  readonly isSessionOver: boolean
}

type Named = Pick<UnresolvedAttempt, 'submissionId'>

export type Verdict = 'paid' | 'notCharged' | 'withBank' | 'unknown'

/**
 * The verdict on a payment whose response was lost. Only explicit statuses count: SUCCESS is paid. Not charged are a FAILURE
 * that names our submission or, once the shopper is back from the bank, names none; and a payment waiting for a bank that the
 * shopper could not reach or whose session is over. NONE, or another attempt's FAILURE, counts only once the provider can no
 * longer be processing ours, or for an attempt at a bank once the bank's session is over: until then ours may still commit.
 * Without a `paymentStatus` the outcome stays unknown.
 */
export function verdictOf(outcome: OrderPayment, attempt: UnresolvedAttempt | undefined): Verdict {
  const { paymentStatus } = outcome
  if (paymentStatus === 'SUCCESS') return 'paid'
  if (attempt?.answered) return verdictOnAnswered(outcome, attempt)
  if (attempt && (isAtUnreachableBank(outcome, attempt) || hasBankSessionExpired(outcome, attempt))) return 'notCharged'
  if (isWithBank(paymentStatus)) return 'withBank'
  if (!attempt) return 'unknown'
  if (paymentStatus === 'FAILURE' && isOurFailure(outcome, attempt)) return 'notCharged'
  return isUnpaidByNow(paymentStatus, attempt) ? 'notCharged' : 'unknown'
}

function isUnpaidByNow(paymentStatus: string | undefined, attempt: UnresolvedAttempt): boolean {
  return paymentStatus === 'NONE' ? attempt.isWindowOver : paymentStatus === 'FAILURE' && isAttemptOver(attempt)
}

/** The time is over in which the attempt may still be charged while the order reports another one. */
export function isAttemptOver({ isLedToBank, isBankUnseen, isSessionOver, isWindowOver }: UnresolvedAttempt): boolean {
  return isLedToBank === true && !isBankUnseen ? isSessionOver : isWindowOver
}

const isOurFailure = (outcome: OrderPayment, attempt: UnresolvedAttempt) =>
  namesAttempt(outcome, attempt) || (attempt.isBackFromBank === true && !namesOtherAttempt(outcome, attempt))

/** After a success response only a FAILURE that names our attempt means not charged, no matter how long the order stays silent (GWY-11). */
function verdictOnAnswered(outcome: OrderPayment, attempt: UnresolvedAttempt): Verdict {
  const { paymentStatus } = outcome
  if (paymentStatus === undefined) return attempt.answered === 'done' ? 'paid' : 'unknown'
  if (paymentStatus === 'FAILURE' && namesAttempt(outcome, attempt)) return 'notCharged'
  return isWithBank(paymentStatus) && !attempt.isWindowOver ? 'withBank' : 'unknown'
}

/** The order names this payment, by any of the ids that providers echo. */
export function namesAttempt({ submissionId: named, conversationIds }: OrderPayment, { submissionId }: Named): boolean {
  return named === submissionId || (submissionId !== undefined && conversationIds?.includes(submissionId) === true)
}

/** The order names another payment. A conversation id alone does not prove that, because it may be the shop's. */
export const namesOtherAttempt = (outcome: OrderPayment, attempt: Named) =>
  outcome.submissionId !== undefined && !namesAttempt(outcome, attempt)

/**
 * Whether a SUCCESS in the order is our attempt's. It must name our attempt or, if it names none, our shopper was at the bank
 * or our call had a success response. An abandoned transfer may have arrived while the shopper was at the card's bank, so then
 * being there proves nothing. Another device's payment is never shown as this shopper's (PAY-12, RES-01, REF-02, SET-02).
 */
export function isOurSuccess(
  outcome: OrderPayment,
  attempt: (Named & Pick<UnresolvedAttempt, 'isLedToBank' | 'isOvertaken' | 'answered'>) | undefined,
  isTransferLeft: boolean,
): boolean {
  if (attempt?.submissionId === undefined) return false
  const isLedAlone = attempt.isLedToBank === true && attempt.isOvertaken !== true
  const isTaken = (isLedAlone && !isTransferLeft) || attempt.answered !== undefined
  return namesAttempt(outcome, attempt) || (outcome.submissionId === undefined && isTaken)
}

function isAtUnreachableBank(outcome: OrderPayment, attempt: UnresolvedAttempt): boolean {
  const isKnownAsOurs = namesAttempt(outcome, attempt) || attempt.isAnswerLost !== true || attempt.isWindowOver
  return (
    attempt.isBankUnseen &&
    isKnownAsOurs &&
    awaitsShopper(outcome.paymentStatus) &&
    !namesOtherAttempt(outcome, attempt)
  )
}

/** A card's bank waits for the shopper, who could reach it, but its session is over: the payment may be charged all the same. */
export function hasBankSessionExpired(outcome: OrderPayment, attempt: UnresolvedAttempt): boolean {
  const isAwaited = awaitsCardholder(outcome.paymentStatus) && !namesOtherAttempt(outcome, attempt)
  return attempt.isSessionOver && isAwaited && !isAtUnreachableBank(outcome, attempt)
}

/** Why nothing was charged: the bank's reason if it belongs to this attempt and the bank was reached, otherwise our sentence. */
export function unpaidProblem(outcome: OrderPayment, attempt: UnresolvedAttempt): Problem {
  const { refusal, paymentStatus } = outcome
  if (refusal && isOurFailure(outcome, attempt) && !isBankUnreached(refusal)) return paymentProblemOf(refusal)
  if (isAtUnreachableBank(outcome, attempt))
    return ownProblem(paymentStatus === AWAITS_APPLICANT ? 'errors.creditPage' : 'errors.bankPage')
  return ownProblem(hasBankSessionExpired(outcome, attempt) ? 'errors.bankSession' : 'errors.notCharged')
}

/** What this tab knows beside the order's report. */
interface KnownHere {
  /** This tab's payment with an unknown outcome. */
  readonly sent: UnresolvedAttempt | undefined
  /** Another buyer's payment as the report shows it. */
  readonly elsewhere: (outcome: OrderPayment) => UnresolvedAttempt
  /** The id of this tab's bank transfer that the shopper left for another method. */
  readonly left: string | undefined
  /** The ids of this tab's payments that wait at a bank page which the shopper cannot reach any more. */
  readonly unseen: readonly string[]
}

/** An order's report as this tab understands it. Start, order check and reconciliation all decide by it. */
export interface Judgement {
  /** The report, with NONE in place of a payment that will not be completed. */
  readonly outcome: OrderPayment
  /** This tab's own attempt, if the report may be about it. */
  readonly own: UnresolvedAttempt | undefined
  /** The attempt that the verdict is about: this tab's, or another buyer's. */
  readonly attempt: UnresolvedAttempt
  readonly verdict: Verdict
}

export function judge(report: OrderPayment, { sent, elsewhere, left, unseen }: KnownHere): Judgement {
  const current = withoutAbandonedTransfer(report, left)
  const own = sent && isReplaced(current, sent) ? undefined : sent
  const outcome = own ? withoutEarlierAttempt(current, own, unseen) : withoutUnreachableBank(current, unseen)
  const attempt = own ?? elsewhere(outcome)
  return { outcome, own, attempt, verdict: verdictOf(outcome, attempt) }
}

/**
 * Whether the order is paid, or a payment for it may still be. A payment whose bank waits in vain (page unreachable, session over) does
 * not block another one, nor does an abandoned bank transfer. Any other payment at a bank does: its outcome is awaited first.
 */
export const isPaidOrUnderWay = ({ own, verdict }: Pick<Judgement, 'own' | 'verdict'>) =>
  verdict === 'paid' || verdict === 'withBank' || (own !== undefined && verdict === 'unknown')

/** The sent payment's session is over and the order reports a later one, unless our call was answered with a success. */
const isReplaced = (outcome: OrderPayment, sent: UnresolvedAttempt) =>
  sent.isSessionOver &&
  sent.answered === undefined &&
  awaitsCardholder(outcome.paymentStatus) &&
  namesOtherAttempt(outcome, sent)

/** Hides an abandoned bank transfer: its code was discarded, so its money is not expected (BANK-04). */
function withoutAbandonedTransfer(outcome: OrderPayment, left: string | undefined): OrderPayment {
  const { paymentStatus, paymentId } = outcome
  const isAbandoned = awaitsTransfer(paymentStatus) && (paymentId === undefined || paymentId === left)
  return left !== undefined && isAbandoned ? { ...outcome, paymentStatus: 'NONE' } : outcome
}

/** Hides a payment whose bank waits for a shopper who will not come. */
function withoutUnreachableBank(outcome: OrderPayment, unseen: readonly string[]): OrderPayment {
  const isUnseen =
    awaitsShopper(outcome.paymentStatus) && unseen.some((submissionId) => !namesOtherAttempt(outcome, { submissionId }))
  return isUnseen ? { ...outcome, paymentStatus: 'NONE' } : outcome
}

/** Hides this tab's earlier payment, its bank's session over, from a later one that was not led to a bank itself. */
function withoutEarlierAttempt(outcome: OrderPayment, own: UnresolvedAttempt, unseen: readonly string[]): OrderPayment {
  const isEarlier =
    own.isLedToBank !== true &&
    awaitsCardholder(outcome.paymentStatus) &&
    namesOtherAttempt(outcome, own) &&
    unseen.some((submissionId) => namesAttempt(outcome, { submissionId }))
  return isEarlier ? { ...outcome, paymentStatus: 'NONE' } : outcome
}

interface Window {
  readonly sentAt: Instant | undefined
  /** Undefined if unknown; the window then counts as open. */
  readonly now: Instant | undefined
  /** Milliseconds after sending, after which a payment can no longer commit. */
  readonly length: number
}

export function isWindowOver({ sentAt, now, length }: Window): boolean {
  return sentAt !== undefined && now !== undefined && now - sentAt >= length
}

/** The receipt of a payment that was found again: the provider's amount, or else the price. */
export function receiptFrom({ paymentId, paid, callbackUrl }: OrderPayment, price: Money | undefined): Receipt {
  return { paymentId, paid: paid ?? price, callbackUrl }
}
