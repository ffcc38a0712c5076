import type { Instant } from '../../../machines/entities/instant'
import type { AnyAttempted } from '../../../machines/payment/rules'
import type { StoredSubmission, SessionStore, PaidBefore } from '../storage/session-store'
import type { SubmissionState } from '../storage/submission-states'
import { NO_OTHER_TABS, type PaymentLock } from '../tabs/payment-lock'
import { randomId } from '../platform/random-id'
import type { ServerClock } from '../platform/server-clock'

/**
 * Tracks the id of a money call, stored across reloads until its outcome is known (BEST-01). Until then no other tab pays, as far as this
 * browser can prevent it (PAY-04).
 */
export interface Submissions {
  begin(attempted: AnyAttempted): string
  current(): StoredSubmission | undefined
  /** Monotonic milliseconds since the last call was sent or, after a reload, since page load: the longer wait is the safe one. */
  elapsed(): number
  /** Sets the attempt's state, unless the attempt has ended. */
  become(state: Exclude<SubmissionState, 'paid' | 'over'>): void
  /** Clears the attempted choice because the answer names another one: a success is then shown without ours (SET-02). */
  clearChoice(): void
  /** Called after a page load. True once if the call's login was refused: the shopper may log in before the outcome is decided. */
  logInFirst(): boolean
  /** The id of this tab's last attempt whose bank the shopper could not visit. Its outcome may be known by now. */
  unseen(): string | undefined
  /** The call was answered and its bank decides next, which every other tab can read from the order. */
  handOver(): void
  /** The page that was left for the bank is shown again. */
  comeBack(): void
  /** The bank's page within this one has led back to the checkout. */
  comeBackWithin(): void
  /** The shopper has closed the bank's page that was shown within this one. */
  closeBank(): void
  /** The order reports that a bank decides next, so its later reports are not about an earlier attempt. */
  sawAtBank(): void
  /** The order reports another attempt: a success without an id may not be ours (RES-01). */
  sawAnother(): void
  /** The paid attempt of this page, or of the page before it. */
  paid(): StoredSubmission | undefined
  /**
   * The outcome is known, so the id is no longer needed. A paid attempt is stored for a reload; one that may not be ours is stored without
   * what we attempted.
   */
  settle(receipt?: PaidBefore, isOurs?: boolean): void
}

type States = readonly SubmissionState[]

const ENDED: States = ['over', 'paid']

/** States in which a bank may wait for a shopper who was not, and cannot be, sent to it. */
const BEYOND_BANK: States = ['answerLost', 'loginRefused', 'bankUnreachable', 'over']

const LED_TO_BANK: States = ['ledToBank', 'seenAtBank', 'bankClosed', 'goneToBank', 'goneToSeenBank', 'backFromBank']

type Visit = Readonly<Partial<Record<SubmissionState, SubmissionState>>>

/** A shopper who cannot be sent to the bank has not been there, so the state stays. */
const UNREACHABLE: Visit = { bankUnreachable: 'bankUnreachable' }

/**
 * An attempt that the order has reported at its bank keeps that fact when the shopper is sent there again, or when the page could not be
 * left.
 */
const AGAIN: Visit = {
  ...UNREACHABLE,
  seenAtBank: 'seenAtBank',
  goneToSeenBank: 'seenAtBank',
  backFromBank: 'seenAtBank',
}

const GONE: Visit = {
  ...UNREACHABLE,
  seenAtBank: 'goneToSeenBank',
  goneToSeenBank: 'goneToSeenBank',
  backFromBank: 'goneToSeenBank',
}

const BACK: Visit = { goneToBank: 'backFromBank', goneToSeenBank: 'backFromBank' }

const CLOSED: Visit = {
  ledToBank: 'bankClosed',
  goneToBank: 'bankClosed',
  goneToSeenBank: 'backFromBank',
  seenAtBank: 'backFromBank',
}

const SEEN: Visit = { ledToBank: 'seenAtBank', goneToBank: 'goneToSeenBank', bankClosed: 'backFromBank' }

const WITHOUT_ANSWER: States = ['answerLost', 'loginRefused']

export const factsOf = ({ state }: StoredSubmission) => ({
  isBankUnseen: BEYOND_BANK.includes(state),
  isAnswerLost: WITHOUT_ANSWER.includes(state),
  isLedToBank: LED_TO_BANK.includes(state),
  isBackFromBank: state === 'backFromBank',
  answered: state === 'accepted' ? ('done' as const) : state === 'doubted' ? state : undefined,
})

export function createSubmissions(
  sessionStore: Pick<SessionStore, 'submission' | 'saveSubmission'>,
  time: Pick<ServerClock, 'now'>,
  lock: PaymentLock = NO_OTHER_TABS,
  steady = () => performance.now(),
): Submissions {
  let current = sessionStore.submission()
  let begunAt = steady()
  const pending = () => (current && ENDED.includes(current.state) ? undefined : current)
  const isAt = (states: States) => current !== undefined && states.includes(current.state)
  function save(submission: StoredSubmission | undefined) {
    current = submission
    sessionStore.saveSubmission(submission)
  }
  function become(state: SubmissionState) {
    const sent = pending()
    if (sent) save({ ...sent, state })
  }
  function visit(steps: Visit, otherwise?: SubmissionState) {
    const state = current && (steps[current.state] ?? otherwise)
    if (state) become(state)
  }
  const comeBack = () => visit(BACK)
  // A page that was left for a bank and loads again has come back from it.
  comeBack()
  return {
    begin(attempted) {
      const id = randomId()
      const sentAt: Instant | undefined = time.now()
      begunAt = steady()
      save({ id, sentAt, attempted, state: 'sent' })
      // A sender has already taken the lock; any other caller takes it here.
      void lock.take()
      lock.send()
      return id
    },
    current: pending,
    elapsed: () => steady() - begunAt,
    paid: () => (current?.paid ? current : undefined),
    unseen: () => (isAt(BEYOND_BANK) ? current?.id : undefined),
    become(state) {
      visit(state === 'ledToBank' ? AGAIN : state === 'goneToBank' ? GONE : {}, state)
    },
    clearChoice() {
      const sent = pending()
      if (sent?.attempted) save({ ...sent, attempted: { ...sent.attempted, choice: undefined } })
    },
    logInFirst() {
      const isFirst = isAt(['loginRefused'])
      if (isFirst) become('answerLost')
      return isFirst
    },
    handOver() {
      visit(AGAIN, 'ledToBank')
      lock.handOver()
    },
    comeBack,
    comeBackWithin() {
      if (isAt(LED_TO_BANK)) become('backFromBank')
    },
    closeBank() {
      visit(CLOSED)
    },
    sawAtBank() {
      visit(SEEN)
    },
    sawAnother() {
      if (isAt(LED_TO_BANK)) become('sent')
    },
    settle(receipt, isOurs = true) {
      const settled = pending()
      // An order that was already found paid is not announced to other tabs as newly paid.
      if (receipt && settled) lock.endPaid()
      else lock.release()
      if (receipt)
        save(
          settled ? paidOf(isOurs ? settled : { ...settled, attempted: undefined }, receipt) : current?.paid && current,
        )
      else save(current && isAt(BEYOND_BANK) ? { ...current, state: 'over' } : undefined)
    },
  }
}

function paidOf({ id, sentAt, attempted }: StoredSubmission, { paymentId, paid }: PaidBefore): StoredSubmission {
  return { id, sentAt, attempted, state: 'paid', paid: { paymentId, paid } }
}
