import { LAST_MINUTE } from '../countdown/rules'
import type { Instant } from '../entities/instant'
import type { PendingCode } from '../entities/member'
import { type CodeFault, parseVerificationCode } from '../entities/verification-code'

export function codeFaultOf(typed: string): CodeFault | undefined {
  const parsed = parseVerificationCode(typed)
  return 'fault' in parsed ? parsed.fault : undefined
}

/** The six digits of a code without fault. */
export function codeToVerify(typed: string): string {
  const parsed = parseVerificationCode(typed)
  if ('fault' in parsed) throw new Error('no code is verified before it is complete')
  return parsed.code
}

export interface SentCode {
  readonly pending: Pick<PendingCode, 'expiresInSeconds'>
  /** When we first knew the time after the sending; undefined before that. */
  readonly sentAt: Instant | undefined
}

/** Undefined while nobody knows: no tick yet, or a provider that did not say how long its codes can be used (0). */
function lifeLeft({ pending, sentAt }: SentCode, now: Instant): number | undefined {
  if (sentAt === undefined || pending.expiresInSeconds <= 0) return undefined
  return sentAt + pending.expiresInSeconds * 1000 - now
}

export function hasCodeLapsed(code: SentCode, now: Instant): boolean {
  return (lifeLeft(code, now) ?? 1) <= 0
}

/** The one moment at which the time of a code is worth a word; a code that never had more than a minute has none. */
export function isInLastMinute(code: SentCode, now: Instant): boolean {
  const left = lifeLeft(code, now)
  return left !== undefined && left > 0 && left <= LAST_MINUTE && code.pending.expiresInSeconds * 1000 > LAST_MINUTE
}

/** What is left of the pause after a sending, in milliseconds; the chart's own wait ends it, so there is always something left. */
export function pauseLeft(sentAt: Instant, now: Instant, pause: number): number {
  return Math.min(pause, Math.max(1, sentAt + pause - now))
}
