import type { Instant } from '../../../machines/entities/instant'
import { type OrderPayment, awaitsCardholder } from '../../../machines/entities/order-payment'
import { type UnresolvedAttempt, isWindowOver } from '../../../machines/entities/payment-verdict'
import type { FirstSeenAtBank } from '../storage/first-seen-at-bank'
import { factsOf, type Submissions } from './submission'

/** Milliseconds. */
export interface ProcessingTimings {
  /** How long the page waits for a payment call. */
  readonly moneyDeadline: number
  /** How long after that the provider may still be processing the call. */
  readonly processingWindow: number
  /** How long a card's bank waits for the shopper on its page. */
  readonly bankSession: number
}

export interface UnresolvedAttempts {
  readonly submissions: Pick<Submissions, 'current' | 'elapsed'>
  readonly timings: ProcessingTimings
}

/**
 * The unresolved attempt as a verdict needs it. `systemTime` is from the very answer that is judged: the device's wall clock must not
 * decide whether a payment may still commit (CNT-09). Without a server time the monotonic clock counts (GWY-11).
 */
export function unresolvedAttempt(
  { submissions, timings }: UnresolvedAttempts,
  systemTime: Instant | undefined,
): UnresolvedAttempt | undefined {
  const submission = submissions.current()
  if (!submission) return undefined
  const { sentAt } = submission
  const isOver = (length: number) =>
    sentAt === undefined || systemTime === undefined
      ? submissions.elapsed() >= length
      : isWindowOver({ sentAt, now: systemTime, length })
  return {
    submissionId: submission.id,
    isWindowOver: isOver(timings.moneyDeadline + timings.processingWindow),
    ...factsOf(submission),
    isSessionOver: isOver(timings.bankSession),
  }
}

interface OtherAttempts {
  readonly firstSeenAtBank: FirstSeenAtBank
  readonly timings: Pick<ProcessingTimings, 'bankSession'>
}

/**
 * A payment that another buyer has sent to a bank, in another tab or browser, on another device. The order knows everything that may still
 * come of it. Its sending time is unknown here, so it counts from when this tab first saw it.
 */
export function attemptElsewhere(
  { firstSeenAtBank, timings }: OtherAttempts,
  outcome: OrderPayment,
  systemTime: Instant | undefined,
): UnresolvedAttempt {
  const isThere = awaitsCardholder(outcome.paymentStatus)
  const sentAt = isThere ? firstSeenAtBank.since(outcome, systemTime) : undefined
  const isSeenLong = isThere && firstSeenAtBank.elapsed(outcome) >= timings.bankSession
  return {
    submissionId: outcome.submissionId,
    isWindowOver: true,
    isBankUnseen: false,
    isSessionOver:
      systemTime === undefined ? isSeenLong : isWindowOver({ sentAt, now: systemTime, length: timings.bankSession }),
  }
}
