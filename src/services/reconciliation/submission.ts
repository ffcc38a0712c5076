import type { Instant } from '../../../machines/entities/instant'
import type { AnyAttempted } from '../../../machines/payment/rules'
import type { KeptSubmission, SessionStore, PaidBefore, SubmissionState } from '../storage/session-store'
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
  /** It has come as far as that; an attempt that is over stays so. */
  become(state: Exclude<SubmissionState, 'paid' | 'over'>): void
  /** The answer names another choice: a success is shown without ours (SET-02). */
  forgetChoice(): void
  /** The page was loaded again: true where the login of the call was refused, once. The shopper may log in before it is decided. */
  logInFirst(): boolean
  /** The last one of this tab at a bank that the shopper could not visit; its outcome may be known by now. */
  unseen(): string | undefined
  /** It was answered, and its bank has the next word: the order says so to every tab that asks. */
  handOver(): void
  /** The page that was left for the bank is here again. */
  comeBack(): void
  /** The bank's page within this one has led back to the checkout. */
  comeBackWithin(): void
  /** The shopper has closed the bank's page that was shown within this one. */
  closeBank(): void
  /** The order says that a bank has the next word: what it says later is not about an attempt before this one. */
  sawAtBank(): void
  /** The order speaks of another attempt: a success that it tells without a name need not be ours (RES-01). */
  sawAnother(): void
  /** The attempt of this page, or of the one before it, that was paid. */
  paid(): KeptSubmission | undefined
  /**
   * The outcome is known: the id has done its work. What was paid is kept for a reload; of a payment that need
   * not be ours, without what we tried.
   */
  settle(receipt?: PaidBefore, isOurs?: boolean): void
}

type States = readonly SubmissionState[]

const ENDED: States = ['over', 'paid']

/** Where a bank may wait for a shopper who was not, and can't be, sent to it. */
const BEYOND_BANK: States = ['answerLost', 'loginRefused', 'bankUnreachable', 'over']

const LED_TO_BANK: States = ['ledToBank', 'seenAtBank', 'bankClosed', 'goneToBank', 'goneToSeenBank', 'backFromBank']

type Visit = Readonly<Partial<Record<SubmissionState, SubmissionState>>>

/** A shopper who can't be sent to the bank has not been there. */
const UNREACHABLE: Visit = { bankUnreachable: 'bankUnreachable' }

/** An attempt that the order has shown at its bank is led there again as one that was seen there; so is one whose page could not be left. */
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

/** The facts about the attempt that a verdict needs. */
export const factsOf = ({ state }: KeptSubmission) => ({
  isBankUnseen: BEYOND_BANK.includes(state),
  isAnswerLost: WITHOUT_ANSWER.includes(state),
  isLedToBank: LED_TO_BANK.includes(state),
  isBackFromBank: state === 'backFromBank',
  answered: state === 'accepted' ? ('done' as const) : state === 'doubted' ? state : undefined,
})

export function createSubmissions(
  sessionStore: Pick<SessionStore, 'submission' | 'keepSubmission'>,
  time: Pick<ServerClock, 'now'>,
  lock: PaymentLock = NO_OTHER_TABS,
  steady = () => performance.now(),
): Submissions {
  let current = sessionStore.submission()
  let begunAt = steady()
  const pending = () => (current && ENDED.includes(current.state) ? undefined : current)
  const isAt = (states: States) => current !== undefined && states.includes(current.state)
  function keep(submission: KeptSubmission | undefined) {
    current = submission
    sessionStore.keepSubmission(submission)
  }
  function become(state: SubmissionState) {
    const sent = pending()
    if (sent) keep({ ...sent, state })
  }
  function visit(steps: Visit, otherwise?: SubmissionState) {
    const state = current && (steps[current.state] ?? otherwise)
    if (state) become(state)
  }
  const comeBack = () => visit(BACK)
  // A page that was left for a bank and is loaded again comes from there.
  comeBack()
  return {
    begin(attempted) {
      const id = randomId()
      const sentAt: Instant | undefined = time.now()
      begunAt = steady()
      keep({ id, sentAt, attempted, state: 'sent' })
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
    forgetChoice() {
      const sent = pending()
      if (sent?.attempted) keep({ ...sent, attempted: { ...sent.attempted, choice: undefined } })
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
      // An order that was found paid is not reported as new.
      if (receipt && settled) lock.endPaid()
      else lock.release()
      if (receipt)
        keep(
          settled ? paidOf(isOurs ? settled : { ...settled, attempted: undefined }, receipt) : current?.paid && current,
        )
      else keep(current && isAt(BEYOND_BANK) ? { ...current, state: 'over' } : undefined)
    },
  }
}

function paidOf({ id, sentAt, attempted }: KeptSubmission, { paymentId, paid }: PaidBefore): KeptSubmission {
  return { id, sentAt, attempted, state: 'paid', paid: { paymentId, paid } }
}
