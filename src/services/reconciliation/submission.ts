import type { Instant } from '../../../machines/entities/instant'
import type { AnyAttempted } from '../../../machines/payment/methods'
import type { KeptSubmission, Keeper, PaidBefore } from '../storage/kept-entry'
import { NO_OTHER_TABS, type PaymentLock } from '../tabs/payment-lock'
import { randomId } from '../platform/random-id'
import type { ServerClock } from '../platform/server-clock'

/**
 * The id under which a money call is known, kept over a reload until its outcome is known (BEST-01); for as long no other tab pays, as
 * far as this browser can see to it (PAY-04).
 */
export interface Submissions {
  /** Makes and keeps the id of a new attempt, beside what it is. */
  begin(attempted: AnyAttempted): string
  /** The attempt whose outcome is not known yet. */
  current(): KeptSubmission | undefined
  /** Its bank waits for a shopper who can't be sent there. */
  markBankUnseen(): void
  /** The last one of this tab that waits at a bank which nobody could be sent to; its outcome may be known by now. */
  unseen(): string | undefined
  /** It was answered, and its bank has the next word: the order says so to whoever asks. */
  handOver(): void
  /** The attempt of this page, or of the one before it, that was paid. */
  paid(): KeptSubmission | undefined
  /** The outcome is known: the id has done its work. What was paid is kept for whoever loads the page again. */
  settle(receipt?: PaidBefore): void
}

export function createSubmissions(
  keeper: Pick<Keeper, 'submission' | 'keepSubmission'>,
  time: Pick<ServerClock, 'now'>,
  lock: PaymentLock = NO_OTHER_TABS,
): Submissions {
  let current = keeper.submission()
  const pending = () => (current?.isOver || current?.paid ? undefined : current)
  function keep(submission: KeptSubmission | undefined) {
    current = submission
    keeper.keepSubmission(submission)
  }
  return {
    begin(attempted) {
      const id = randomId()
      const sentAt: Instant | undefined = time.now()
      keep({ id, sentAt, attempted })
      // Whoever sends has asked; who has not, holds it from here on.
      void lock.take()
      lock.send()
      return id
    },
    current: pending,
    paid: () => (current?.paid ? current : undefined),
    unseen: () => (current?.isBankUnseen ? current.id : undefined),
    markBankUnseen() {
      if (current) keep({ ...current, isBankUnseen: true })
    },
    handOver() {
      lock.handOver()
    },
    settle(receipt) {
      const settled = pending()
      // An order that was found paid is nobody's news.
      if (receipt && settled) lock.endPaid()
      else lock.release()
      if (receipt) keep(settled ? paidOf(settled, receipt) : current?.paid && current)
      else keep(current?.isBankUnseen ? { ...current, isOver: true } : undefined)
    },
  }
}

function paidOf({ id, sentAt, attempted }: KeptSubmission, { paymentId, paid }: PaidBefore): KeptSubmission {
  return { id, sentAt, attempted, paid: { paymentId, paid } }
}
