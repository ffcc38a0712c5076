import type { SubmissionState } from '../storage/submission-states'

/** What happens to a sent payment at its bank. */
export type BankEvent =
  /** The shopper is sent to the bank: its page opens within this page or in another window, or is about to open. */
  | 'led'
  /** This page is left for the bank. */
  | 'left'
  /** The page that was left is shown again or has loaded again. */
  | 'cameBack'
  /** The bank's page within this one has led back to the checkout. */
  | 'cameBackWithin'
  /** The shopper closed the bank's page within this one. */
  | 'closed'
  /** The order reports that a bank decides next, so its later reports are not about an earlier attempt. */
  | 'reported'
  /** The order reports another attempt: a success without an id may not be ours (RES-01). */
  | 'otherReported'

type Steps = Readonly<Partial<Record<SubmissionState, SubmissionState>>>

const LED_TO_BANK = [
  'ledToBank',
  'seenAtBank',
  'bankClosed',
  'goneToBank',
  'goneToSeenBank',
  'backFromBank',
] as const satisfies readonly SubmissionState[]

/** A state of an attempt whose shopper was sent to the bank. */
export type LedToBank = (typeof LED_TO_BANK)[number]

export const isLedToBank = (state: SubmissionState): state is LedToBank =>
  LED_TO_BANK.some((ledToBank) => ledToBank === state)

const fromBank = (state: SubmissionState): Steps => Object.fromEntries(LED_TO_BANK.map((from) => [from, state]))

/** The state that follows an event, by the state before it. */
const STEPS: Readonly<Record<BankEvent, Steps>> = {
  // An attempt that the order has reported at its bank keeps that fact, and so does one that another has followed.
  led: {
    seenAtBank: 'seenAtBank',
    goneToSeenBank: 'seenAtBank',
    backFromBank: 'seenAtBank',
    overtaken: 'overtaken',
    bankUnreachable: 'bankUnreachable',
  },
  left: {
    seenAtBank: 'goneToSeenBank',
    goneToSeenBank: 'goneToSeenBank',
    backFromBank: 'goneToSeenBank',
    overtaken: 'overtaken',
    bankUnreachable: 'bankUnreachable',
  },
  cameBack: { goneToBank: 'backFromBank', goneToSeenBank: 'backFromBank' },
  cameBackWithin: fromBank('backFromBank'),
  closed: {
    ledToBank: 'bankClosed',
    goneToBank: 'bankClosed',
    goneToSeenBank: 'backFromBank',
    seenAtBank: 'backFromBank',
  },
  reported: { ledToBank: 'seenAtBank', goneToBank: 'goneToSeenBank', bankClosed: 'backFromBank' },
  otherReported: fromBank('overtaken'),
}

/** The state that follows an event for every state without a step of its own; without one here, the state stays. */
const OTHERWISE: Readonly<Partial<Record<BankEvent, SubmissionState>>> = { led: 'ledToBank', left: 'goneToBank' }

export function stateAfter(event: BankEvent, state: SubmissionState): SubmissionState {
  return STEPS[event][state] ?? OTHERWISE[event] ?? state
}
