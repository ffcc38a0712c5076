import { LAST_MINUTE } from '../../around/countdown/rules'
import { isBankUnheard } from '../../entities/bank-refusal'
import type { Instant } from '../../entities/instant'
import type { OtpExpiry } from '../../entities/member'
import { CODE_LENGTH, type CodeFault, codeWithin, parseVerificationCode } from '../../entities/otp'
import { type Problem, type Refusal, ours, problemBeforePaying } from '../../entities/problem'

export function codeFaultOf(typed: string): CodeFault | undefined {
  const parsed = parseVerificationCode(typed)
  return 'fault' in parsed ? parsed.fault : undefined
}

/** More digits than a code has were never typed: they came in one piece, and are refused as that. */
export function isTooLong(text: string): boolean {
  return codeWithin(text).length > CODE_LENGTH
}

/** The six digits of a code without fault. */
export function codeToVerify(typed: string): string {
  const parsed = parseVerificationCode(typed)
  if ('fault' in parsed) throw new Error('no code is verified before it is complete')
  return parsed.code
}

export function hasCodeLapsed({ endsAt }: OtpExpiry, now: Instant): boolean {
  return endsAt !== undefined && now >= endsAt
}

/** The one moment at which the time of a code is worth a word; a code that never had more than a minute has none. */
export function isInLastMinute({ sentAt, endsAt }: OtpExpiry, now: Instant): boolean {
  if (sentAt === undefined || endsAt === undefined || endsAt - sentAt <= LAST_MINUTE) return false
  return now < endsAt && now >= endsAt - LAST_MINUTE
}

/**
 * Of a refused resend. Without a sentence of the provider's, ours says what a refusal means: nothing was done, unless it is for a timeout
 * (GWY-02).
 */
export function sendingProblemOf(refusal: Refusal): Problem {
  const problem = problemBeforePaying(refusal)
  if (problem.text !== undefined || problem.key !== 'errors.generic') return problem
  return ours(isBankUnheard(refusal) ? 'verification.notSent' : 'verification.sendRefused')
}

/** The pause after a sending has passed, though this page may not have seen all of it. */
export function isPauseOver({ sentAt }: OtpExpiry, now: Instant, pause: number): boolean {
  return sentAt !== undefined && now >= sentAt + pause
}

/** What is left of the pause after a sending, in milliseconds; the chart's own wait ends it, so there is always something left. */
export function pauseLeft(sentAt: Instant, now: Instant, pause: number): number {
  return Math.min(pause, Math.max(1, sentAt + pause - now))
}
