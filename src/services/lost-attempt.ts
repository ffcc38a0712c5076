import { type LostAttempt, isWindowOver } from '../../machines/reconciliation/rules'
import type { ServerClock } from './server-clock'
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
  readonly time: Pick<ServerClock, 'now'>
  readonly pace: ProcessingPace
}

/** The attempt whose outcome is not known, as a verdict over it needs it. */
export function lostAttempt({ submissions, time, pace }: LostAttempts): LostAttempt | undefined {
  const submission = submissions.current()
  if (!submission) return undefined
  const length = pace.moneyDeadline + pace.processingWindow
  return {
    submissionId: submission.id,
    isWindowOver: isWindowOver({ sentAt: submission.sentAt, now: time.now(), length }),
    isBankUnseen: submission.isBankUnseen === true,
  }
}
