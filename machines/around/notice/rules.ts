import { isOutcomeUnclear, nonPaymentProblemOf, paymentProblemOf } from '../../entities/bank-refusal'
import { type CallKind, GENERIC_PROBLEM, type Problem, problemBeforePaying, type Refusal } from '../../entities/problem'
import { isEmailMismatch } from '../../entities/email-mismatch'
import { isTokenDead } from '../../entities/payment-problem'

/** The specification requires that these codes show no notice (GWY-06). */
const UNSHOWN_CODES: readonly string[] = ['133401', '170501']

const WORDS_OF: Readonly<Record<CallKind, (refusal: Refusal) => Problem>> = {
  sms: problemBeforePaying,
  login: problemBeforePaying,
  read: nonPaymentProblemOf,
  preference: nonPaymentProblemOf,
  money: paymentProblemOf,
}

/**
 * The notice for a refused call or, without a refusal, for a broken one. Undefined for the two silent codes, for a dead link
 * and an e-mail mismatch, which have their own screens, and for a payment with an unknown outcome, whose screen looks the
 * outcome up.
 */
export function noticeFor(refusal: Refusal | undefined, kind: CallKind): Problem | undefined {
  const isPayment = kind === 'money'
  if (!refusal) return isPayment ? undefined : GENERIC_PROBLEM
  const isUnshown = UNSHOWN_CODES.includes(refusal.code) || isTokenDead(refusal.code) || isEmailMismatch(refusal)
  return isUnshown || (isPayment && isOutcomeUnclear(refusal)) ? undefined : WORDS_OF[kind](refusal)
}
