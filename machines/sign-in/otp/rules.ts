import { requireFact } from '../../support/require-fact'
import { LAST_MINUTE } from '../../around/countdown/rules'
import { isBankUnreached } from '../../entities/bank-refusal'
import type { Instant } from '../../entities/instant'
import type { OtpExpiry } from '../../entities/member'
import { CODE_LENGTH, type CodeFault, codeWithin, parseVerificationCode } from '../../entities/otp'
import { type Problem, type Refusal, ownProblem, problemBeforePaying } from '../../entities/problem'

export function codeFaultOf(typed: string): CodeFault | undefined {
  const parsed = parseVerificationCode(typed)
  return 'fault' in parsed ? parsed.fault : undefined
}

/** More digits than a code has can only have been pasted, so the text is rejected instead of cut. */
export function isTooLong(text: string): boolean {
  return codeWithin(text).length > CODE_LENGTH
}

/** For states that only a valid code can reach. Throws if the code has a fault. */
export function requireCode(typed: string): string {
  const parsed = parseVerificationCode(typed)
  return requireFact('code' in parsed ? parsed.code : undefined, 'complete code')
}

export function hasCodeLapsed({ endsAt }: OtpExpiry, now: Instant): boolean {
  return endsAt !== undefined && now >= endsAt
}

/** Whether to warn about the code's expiry. Codes valid for a minute or less get no warning. */
export function isInLastMinute({ sentAt, endsAt }: OtpExpiry, now: Instant): boolean {
  if (sentAt === undefined || endsAt === undefined || endsAt - sentAt <= LAST_MINUTE) return false
  return now < endsAt && now >= endsAt - LAST_MINUTE
}

/**
 * The problem of a refused resend. Without the provider's text, our sentence says that no code was sent or, after a
 * provider-side timeout, that this is unknown (GWY-02).
 */
export function sendingProblemOf(refusal: Refusal): Problem {
  const problem = problemBeforePaying(refusal)
  if (problem.text !== undefined || problem.key !== 'errors.generic') return problem
  return ownProblem(isBankUnreached(refusal) ? 'otp.notSent' : 'otp.sendRefused')
}

/** The cooldown may have ended while the page was suspended. */
export function isPauseOver({ sentAt }: OtpExpiry, now: Instant, pause: number): boolean {
  return sentAt !== undefined && now >= sentAt + pause
}

/** Remaining cooldown in milliseconds, at least 1: the machine's own timer ends it. */
export function remainingCooldown(sentAt: Instant, now: Instant, pause: number): number {
  return Math.min(pause, Math.max(1, sentAt + pause - now))
}
