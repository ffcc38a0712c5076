import { problemOf } from '../../entities/bank-refusal'
import { GENERIC_PROBLEM, type Problem, type Refusal } from '../../entities/problem'
import { isEmailMismatch } from '../../entities/email-mismatch'
import { isTokenDead } from '../../entities/payment-problem'

/** Codes that the specification keeps quiet about (GWY-06). */
const UNTOLD_CODES: readonly string[] = ['133401', '170501']

/**
 * The notice over the screen when a call was refused, or, without a refusal, broke. Nothing for the two quiet codes; nor for
 * a dead link, whose screen says so for good and which has no alert beside it, nor for an e-mail of another phone, which is asked for.
 */
export function noticeFor(refusal: Refusal | undefined, wordsOf = problemOf): Problem | undefined {
  if (!refusal) return GENERIC_PROBLEM
  const isUntold = UNTOLD_CODES.includes(refusal.code) || isTokenDead(refusal.code) || isEmailMismatch(refusal)
  return isUntold ? undefined : wordsOf(refusal)
}
