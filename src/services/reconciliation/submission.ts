import type { Instant } from '../../../machines/entities/instant'
import type { Answered } from '../../../machines/after/reconciliation/rules'
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
  /** Milliseconds of the steady clock since the last sending, or else since the page was loaded: the longer wait is the safe one. */
  elapsed(): number
  /** Its bank waits for a shopper who can't be sent there. */
  markBankUnseen(): void
  /** Its answer was lost, and with it the page of any bank. */
  markAnswerLost(): void
  /** Its answer did not say what was done; `doubted` once the order has said anything else than SUCCESS. */
  markAnswered(as: Answered): void
  /** The last one of this tab that waits at a bank which nobody could be sent to; its outcome may be known by now. */
  unseen(): string | undefined
  /** It was answered, and its bank has the next word: the order says so to whoever asks. */
  handOver(): void
  /** The page is left for its bank. */
  goToBank(): void
  /** The page is here again as it was left. */
  comeBack(): void
  /** The page was left for its bank, and is here again. */
  isBackFromBank(): boolean
  /** The order speaks of another attempt: a success that it tells without a name need not be ours (RES-01). */
  sawAnother(): void
  /** The attempt of this page, or of the one before it, that was paid. */
  paid(): KeptSubmission | undefined
  /**
   * The outcome is known: the id has done its work. What was paid is kept for whoever loads the page again; of a payment that need
   * not be ours, without what we tried.
   */
  settle(receipt?: PaidBefore, isOurs?: boolean): void
}

export function createSubmissions(
  keeper: Pick<Keeper, 'submission' | 'keepSubmission'>,
  time: Pick<ServerClock, 'now'>,
  lock: PaymentLock = NO_OTHER_TABS,
  steady = () => performance.now(),
): Submissions {
  let current = keeper.submission()
  const wasAtBank = () => current?.hasGoneToBank === true && !current.isBankUnseen
  // A page that was left for a bank and is loaded anew comes from there.
  let isBack = wasAtBank()
  let begunAt = steady()
  const pending = () => (current?.isOver || current?.paid ? undefined : current)
  function keep(submission: KeptSubmission | undefined) {
    current = submission
    keeper.keepSubmission(submission)
  }
  return {
    begin(attempted) {
      const id = randomId()
      const sentAt: Instant | undefined = time.now()
      begunAt = steady()
      isBack = false
      keep({ id, sentAt, attempted })
      // Whoever sends has asked; who has not, holds it from here on.
      void lock.take()
      lock.send()
      return id
    },
    current: pending,
    elapsed: () => steady() - begunAt,
    paid: () => (current?.paid ? current : undefined),
    unseen: () => (current?.isBankUnseen ? current.id : undefined),
    markBankUnseen() {
      if (current) keep({ ...current, isBankUnseen: true })
    },
    markAnswerLost() {
      if (current) keep({ ...current, isBankUnseen: true, isAnswerLost: true })
    },
    markAnswered(answered) {
      if (current) keep({ ...current, answered })
    },
    handOver() {
      if (current) keep({ ...current, isLedToBank: true })
      lock.handOver()
    },
    goToBank() {
      if (current) keep({ ...current, hasGoneToBank: true })
    },
    comeBack() {
      isBack = wasAtBank()
    },
    isBackFromBank: () => isBack,
    sawAnother() {
      if (!current?.isLedToBank) return
      const { isLedToBank, ...rest } = current
      keep(rest)
    },
    settle(receipt, isOurs = true) {
      const settled = pending()
      // An order that was found paid is nobody's news.
      if (receipt && settled) lock.endPaid()
      else lock.release()
      if (receipt)
        keep(
          settled ? paidOf(isOurs ? settled : { ...settled, attempted: undefined }, receipt) : current?.paid && current,
        )
      else keep(current?.isBankUnseen ? { ...current, isOver: true } : undefined)
    },
  }
}

function paidOf({ id, sentAt, attempted }: KeptSubmission, { paymentId, paid }: PaidBefore): KeptSubmission {
  return { id, sentAt, attempted, paid: { paymentId, paid } }
}
