import type { Instant } from '../../machines/entities/instant'
import { type LostAttempt, isWindowOver } from '../../machines/reconciliation/rules'
import type { Submissions } from './submission'

/** Milliseconds. */
export interface ProcessingPace {
  /** For how long a payment call is waited for. */
  readonly moneyDeadline: number
  /** For how long after that the provider may still be at it. */
  readonly processingWindow: number
}

export interface LostAttempts {
  readonly submissions: Pick<Submissions, 'current'>
  readonly pace: ProcessingPace
}

/**
 * The attempt whose outcome is not known, as a verdict over it needs it. `systemTime` is that of the very answer which is judged: no
 * clock of the device has a say in whether a payment may yet commit (CNT-09).
 */
export function lostAttempt(
  { submissions, pace }: LostAttempts,
  systemTime: Instant | undefined,
): LostAttempt | undefined {
  const submission = submissions.current()
  if (!submission) return undefined
  const length = pace.moneyDeadline + pace.processingWindow
  return {
    submissionId: submission.id,
    isWindowOver: isWindowOver({ sentAt: submission.sentAt, now: systemTime, length }),
    isBankUnseen: submission.isBankUnseen === true,
  }
}
