import type { Instant } from '../../../machines/entities/instant'
import type { AnyAttempted } from '../../../machines/payment/rules'
import type { StoredSubmission, SessionStore, PaidBefore } from '../storage/session-store'
import type { SubmissionState } from '../storage/submission-states'
import { NO_OTHER_TABS, type PaymentLock } from '../tabs/payment-lock'
import { randomId } from '../platform/random-id'
import { type BankEvent, isLedToBank, type LedToBank, stateAfter } from './bank-events'
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
  become(state: Exclude<SubmissionState, 'paid' | 'over' | LedToBank>): void
  /** Clears the attempted choice because the answer names another one: a success is then shown without ours (SET-02). */
  clearChoice(): void
  /** Called after a page load. True once if the call's login was refused: the shopper may log in before the outcome is decided. */
  logInFirst(): boolean
  /** The ids of this tab's attempts whose bank waits in vain: it could not be visited, or its session is over. Their outcome may be known by now. */
  unseen(): readonly string[]
  /** The order reports that no bank waits for those attempts any more. */
  clearUnseen(): void
  /** This tab's last attempt that may be charged although its bank's session is over; undefined while another is pending. */
  undecided(): StoredSubmission | undefined
  /** The call was answered and its bank decides next, which every other tab can read from the order. */
  handOver(): void
  /** Sets the state of the attempt that follows an event at its bank. */
  onBankEvent(event: BankEvent): void
  /** The browser shows this page again, after another page of the tab that may have ended the attempt or sent the next one. */
  comeBack(): void
  /** The paid attempt of this page, or of the page before it. */
  paid(): StoredSubmission | undefined
  /**
   * The outcome is known, so the id is no longer needed. A paid order is stored for a reload. If another buyer may have paid it, our
   * id, time and attempt are left out, so that a later report about our attempt does not end it.
   */
  settle(receipt?: PaidBefore, isOurs?: boolean): void
  /** Stores a payment that the order reports as paid, though its money came without a call from here: a bank transfer. */
  recordPaid(receipt: PaidBefore, orderedAt: Instant | undefined): void
}

type States = readonly SubmissionState[]

const ENDED: States = ['sessionOver', 'over', 'paid']

/** States in which a bank may wait for a shopper who cannot be sent to it, or not any more. */
const BEYOND_BANK: States = ['answerLost', 'loginRefused', 'bankUnreachable', 'sessionOver', 'over']

const WITHOUT_ANSWER: States = ['answerLost', 'loginRefused']

export const factsOf = ({ state }: StoredSubmission) => ({
  isBankUnseen: BEYOND_BANK.includes(state),
  isAnswerLost: WITHOUT_ANSWER.includes(state),
  isLedToBank: isLedToBank(state) || state === 'overtaken',
  isOvertaken: state === 'overtaken',
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
  const mayBeCharged = () => [current, current?.earlier].find((each) => each?.state === 'sessionOver')
  function save(submission: StoredSubmission | undefined) {
    current = submission
    sessionStore.saveSubmission(submission)
  }
  function become(state: SubmissionState) {
    const sent = pending()
    if (sent) save({ ...sent, state })
  }
  function onBankEvent(event: BankEvent) {
    const sent = pending()
    const state = sent && stateAfter(event, sent.state)
    if (state && state !== sent.state) become(state)
  }
  // A page that was left for a bank and loads again has come back from it.
  onBankEvent('cameBack')
  return {
    begin(attempted) {
      const id = randomId()
      const sentAt: Instant | undefined = time.now()
      begunAt = steady()
      const earlier = mayBeCharged()
      save({ id, sentAt, attempted, state: 'sent', earlier: earlier && { ...earlier, earlier: undefined } })
      // A sender has already taken the lock; any other caller takes it here.
      void lock.take()
      lock.send()
      return id
    },
    current: pending,
    elapsed: () => steady() - begunAt,
    paid: () => (current?.paid ? current : undefined),
    unseen: () =>
      [current, current?.earlier].flatMap((each) => (each && BEYOND_BANK.includes(each.state) ? each.id : [])),
    undecided: () => (pending() ? undefined : mayBeCharged()),
    clearUnseen() {
      if (isAt(['sessionOver', 'over'])) save(undefined)
      else if (current?.earlier) save({ ...current, earlier: undefined })
    },
    become,
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
      onBankEvent('led')
      lock.handOver()
    },
    onBankEvent,
    comeBack() {
      const stored = sessionStore.submission()
      if (stored && stored.id !== current?.id) begunAt = steady()
      current = stored ?? current
      onBankEvent('cameBack')
    },
    settle(receipt, isOurs = true) {
      const settled = pending()
      // An order that was already found paid is not announced to other tabs as newly paid.
      if (receipt && settled) lock.endPaid()
      else lock.release()
      if (receipt) {
        if (!current?.paid) save(paidOf(settled && isOurs ? settled : withoutCall(undefined), receipt))
      } else if (!isAt(['sessionOver']))
        save(current && isAt(BEYOND_BANK) ? { ...current, state: 'over' } : current?.earlier)
    },
    recordPaid(receipt, orderedAt) {
      save(paidOf(withoutCall(orderedAt), receipt))
      lock.endPaid()
    },
  }
}

/** A payment that no call of this tab has made: of another buyer, or by money that came to a bank. */
const withoutCall = (sentAt: Instant | undefined) => ({ id: randomId(), sentAt, attempted: undefined })

function paidOf(
  { id, sentAt, attempted }: Omit<StoredSubmission, 'state'>,
  { paymentId, paid }: PaidBefore,
): StoredSubmission {
  return { id, sentAt, attempted, state: 'paid', paid: { paymentId, paid } }
}
