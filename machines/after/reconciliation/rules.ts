import { isBankUnheard, problemOf } from '../../entities/bank-refusal'
import type { Problem } from '../../entities/problem'
import type { Instant } from '../../entities/instant'
import type { Money } from '../../entities/money'
import {
  AWAITS_APPLICANT,
  awaitsCardholder,
  awaitsShopper,
  isWithBank,
  type OrderPayment,
} from '../../entities/order-payment'
import type { Receipt } from '../../entities/receipt'

/**
 * What the provider answered to the call itself, without naming what it did. `done` is a business success, which counts unless the order
 * says otherwise. `doubted` had no body, or the order has said something else since: only a SUCCESS of the order confirms it (GWY-11).
 */
export const ANSWERED = ['done', 'doubted'] as const

export type Answered = (typeof ANSWERED)[number]

/** The attempt whose outcome is not known: one of this tab, or another one that went to a bank. */
export interface UnresolvedAttempt {
  /** Undefined where another buyer sent it, and the provider does not say which it is. */
  readonly submissionId: string | undefined
  /** The provider can't be processing it any more. */
  readonly isWindowOver: boolean
  /** The shopper could not reach the bank: its page could not be used, or never came with an answer that was lost. */
  readonly isBankUnseen: boolean
  /** Our answer was lost: where a bank waits for a payment without a name, it may be another one's. */
  readonly isAnswerLost?: boolean
  /** This tab led its shopper to the bank, and the order has spoken of no other attempt since. */
  readonly isLedToBank?: boolean
  /** The page is here again after it was left for the bank. */
  readonly isBackFromBank?: boolean
  /** Undefined where the call had no answer that said anything. */
  readonly answered?: Answered | undefined
  /** The bank has stopped waiting: the shopper has visited its page, or had as long for it as a bank keeps one open. */
  readonly isSessionOver: boolean
}

type Named = Pick<UnresolvedAttempt, 'submissionId'>

export type Verdict = 'paid' | 'notCharged' | 'withBank' | 'unknown'

/**
 * The verdict over a lost answer. Only an explicit word counts: SUCCESS is paid, a FAILURE that names our submission is not
 * charged, nor is one without a name once the page is back from the bank, and neither is one that waits for a bank which the shopper could not reach, or whose session is over. That nothing was paid (NONE, or a FAILURE of
 * another attempt) is believed once the provider can't be processing ours any more, since until then it may yet commit; a FAILURE of an attempt
 * that is at a bank, once the bank's session is over.
 * Without a `paymentStatus` the outcome stays unknown for good.
 */
export function verdictOf(outcome: OrderPayment, attempt: UnresolvedAttempt | undefined): Verdict {
  const { paymentStatus } = outcome
  if (paymentStatus === 'SUCCESS') return 'paid'
  if (attempt?.answered) return verdictOnAnswered(outcome, attempt)
  if (attempt && (isAtUnseenBank(outcome, attempt) || isAtBankInVain(outcome, attempt))) return 'notCharged'
  if (isWithBank(paymentStatus)) return 'withBank'
  if (!attempt) return 'unknown'
  if (paymentStatus === 'FAILURE' && isOurFailure(outcome, attempt)) return 'notCharged'
  return isUnpaidByNow(paymentStatus, attempt) ? 'notCharged' : 'unknown'
}

function isUnpaidByNow(paymentStatus: string | undefined, attempt: UnresolvedAttempt): boolean {
  if (paymentStatus === 'NONE') return attempt.isWindowOver
  const isAtBank = attempt.isLedToBank === true && !attempt.isBankUnseen
  return paymentStatus === 'FAILURE' && (isAtBank ? attempt.isSessionOver : attempt.isWindowOver)
}

const isOurFailure = (outcome: OrderPayment, attempt: UnresolvedAttempt) =>
  isOf(outcome, attempt) || (attempt.isBackFromBank === true && !isOfAnother(outcome, attempt))

/** After a success only a FAILURE that names our attempt is "not charged", however long the rest is waited for (GWY-11). */
function verdictOnAnswered(outcome: OrderPayment, attempt: UnresolvedAttempt): Verdict {
  const { paymentStatus } = outcome
  if (paymentStatus === undefined) return attempt.answered === 'done' ? 'paid' : 'unknown'
  if (paymentStatus === 'FAILURE' && isOf(outcome, attempt)) return 'notCharged'
  return isWithBank(paymentStatus) && !attempt.isWindowOver ? 'withBank' : 'unknown'
}

/** An order speaks of this very payment, by any of the names that providers echo. */
export function isOf({ submissionId: named, conversationIds }: OrderPayment, { submissionId }: Named): boolean {
  return named === submissionId || (submissionId !== undefined && conversationIds?.includes(submissionId) === true)
}

/** An order speaks of another payment than this one. A conversation alone says nothing of that: the shop has one, too. */
export const isOfAnother = (outcome: OrderPayment, attempt: Named) =>
  outcome.submissionId !== undefined && !isOf(outcome, attempt)

/**
 * A SUCCESS that was found by asking is ours where it names our attempt; one that names none, only where our shopper was at the bank or
 * our own call was answered with a success. A transfer that was left may have come while a card's shopper was at the bank. What another
 * device or another login did is never shown as what this shopper did (PAY-12, RES-01, REF-02, SET-02).
 */
export function isOurSuccess(
  outcome: OrderPayment,
  attempt: (Named & Pick<UnresolvedAttempt, 'isLedToBank' | 'answered'>) | undefined,
  isTransferLeft: boolean,
): boolean {
  if (attempt?.submissionId === undefined) return false
  const isTaken = (attempt.isLedToBank === true && !isTransferLeft) || attempt.answered !== undefined
  return isOf(outcome, attempt) || (outcome.submissionId === undefined && isTaken)
}

function isAtUnseenBank(outcome: OrderPayment, attempt: UnresolvedAttempt): boolean {
  const isKnownAsOurs = isOf(outcome, attempt) || attempt.isAnswerLost !== true || attempt.isWindowOver
  return attempt.isBankUnseen && isKnownAsOurs && awaitsShopper(outcome.paymentStatus) && !isOfAnother(outcome, attempt)
}

/** A card's bank waits for a shopper whose time there is over. */
export function isAtBankInVain(outcome: OrderPayment, attempt: UnresolvedAttempt): boolean {
  return attempt.isSessionOver && awaitsCardholder(outcome.paymentStatus) && !isOfAnother(outcome, attempt)
}

/** Why nothing was charged: the bank's own reason where it is the one of this attempt, and the bank was heard. */
export function problemOfLoss(outcome: OrderPayment, attempt: UnresolvedAttempt): Problem {
  const { refusal, paymentStatus } = outcome
  if (refusal && isOurFailure(outcome, attempt) && !isBankUnheard(refusal)) return problemOf(refusal)
  if (isAtUnseenBank(outcome, attempt))
    return { text: undefined, key: paymentStatus === AWAITS_APPLICANT ? 'errors.creditPage' : 'errors.bankPage' }
  return { text: undefined, key: isAtBankInVain(outcome, attempt) ? 'errors.bankSession' : 'errors.notCharged' }
}

interface Window {
  readonly sentAt: Instant | undefined
  /** Undefined where the time is unknown; the window is open then. */
  readonly now: Instant | undefined
  /** Milliseconds from the sending of a payment until it can't commit any more. */
  readonly length: number
}

export function isWindowOver({ sentAt, now, length }: Window): boolean {
  return sentAt !== undefined && now !== undefined && now - sentAt >= length
}

/** What is known of a payment that was lost and found again: of the amount what the provider said, or else the price. */
export function receiptFrom({ paymentId, paid, callbackUrl }: OrderPayment, price: Money | undefined): Receipt {
  return { paymentId, paid: paid ?? price, callbackUrl }
}

/** The pauses between two questions: the first in full, each further one twice as long, and then for good the longest. */
export const PAUSES = 4

export function pauseLength(first: number, pausesTaken: number): number {
  return first * 2 ** Math.min(pausesTaken, PAUSES - 1)
}
