import { isOutcomeUnclear, problemBesidePayment, problemOf } from '../../entities/bank-refusal'
import { type CallKind, GENERIC_PROBLEM, type Problem, problemBeforePaying, type Refusal } from '../../entities/problem'
import { isEmailMismatch } from '../../entities/email-mismatch'
import { isTokenDead } from '../../entities/payment-problem'

/** Codes that the specification keeps quiet about (GWY-06). */
const UNTOLD_CODES: readonly string[] = ['133401', '170501']

const WORDS_OF: Readonly<Record<CallKind, (refusal: Refusal) => Problem>> = {
  sms: problemBeforePaying,
  login: problemBeforePaying,
  read: problemBesidePayment,
  preference: problemBesidePayment,
  money: problemOf,
}

/**
 * The notice over the screen when a call was refused, or, without a refusal, broke. Nothing for the two quiet codes; nor for
 * a dead link, whose screen says so for good and which has no alert beside it, nor for an e-mail of another phone, which is asked for.
 * A payment whose outcome is not known makes no notice: the search for it says what is true.
 */
export function noticeFor(refusal: Refusal | undefined, kind: CallKind): Problem | undefined {
  const isPayment = kind === 'money'
  if (!refusal) return isPayment ? undefined : GENERIC_PROBLEM
  const isUntold = UNTOLD_CODES.includes(refusal.code) || isTokenDead(refusal.code) || isEmailMismatch(refusal)
  return isUntold || (isPayment && isOutcomeUnclear(refusal)) ? undefined : WORDS_OF[kind](refusal)
}
