import type { CheckoutInput } from '../../../machines/checkout/context'
import type { JourneyState } from '../../../machines/checkout/screens'
import type { Order } from '../../../machines/entities/order'
import type { ToldEvent } from '../fixtures/events'
import { AKBANK, TRANSFER } from '../fixtures/bank-accounts'
import type { BROKEN } from './broken-children'
import type { Ports } from './checkout-ports'
import { ANKA, CREDIT_BANKS, CREDIT_HOST } from '../fixtures/credits'
import { BANK_HOST } from '../fixtures/offers'
import { TIMINGS } from '../fixtures/timings'
import { CARD, MEMBER, ORDER, ORDER_OF_NOBODY, ORDER_WITH_TIME, PENDING, RECEIPT, REFUSAL } from '../fixtures/shopper'
import { TYPED, TYPED_ABROAD } from '../fixtures/shopper'
import { walletOf } from '../fixtures/wallet'

/** The states that a shopper can see; `entering` and `inside` are transient. */
export type SeenState = Exclude<JourneyState, 'entering' | 'inside'>

type Asked = Ports & { readonly claimOrder: { answer(output: { kind: 'taken' }): Promise<void> } }
export type PortName = keyof Asked

/** The outcome of a call: an answer, or an error if there is no output. */
export interface Answer {
  readonly port: PortName
  readonly output?: unknown
  readonly isBroken?: true
}

/** An event, an answer to a port, or a wait in milliseconds. */
export type Step = ToldEvent | Answer | { readonly wait: number }

export interface Way {
  /** The state whose way comes first. */
  readonly after?: SeenState
  readonly steps: readonly Step[]
  /** The input, if it is more than a token. */
  readonly input?: Partial<CheckoutInput>
  /** The child that must throw to reach this state. */
  readonly broken?: keyof typeof BROKEN
  /** The call that is pending in this state. */
  readonly asks?: PortName
}

type OutputOf<Port extends PortName> = Parameters<Asked[Port]['answer']>[0]

const answer = <Port extends PortName>(port: Port, output: OutputOf<Port>): Answer => ({ port, output })
const broken = (port: PortName): Answer => ({ port, isBroken: true })

const typed = ({ gsmNumber, email } = TYPED) =>
  [
    { type: 'shopper.typed', field: 'gsmNumber', text: gsmNumber },
    { type: 'shopper.typed', field: 'email', text: email },
  ] as const

const startedWith = (order: Order) => ({ kind: 'started', order, refused: undefined, attempted: undefined }) as const

const AGREED = { type: 'shopper.agreed', isAgreed: true } as const
const PAID = { type: 'shopper.paid' } as const
const RETRIED = { type: 'shopper.retried' } as const
const CONTINUED = { type: 'shopper.continued' } as const

export const ACTS = {
  typed,
  entersCode: [{ type: 'shopper.typedCode', text: '907218' }, { type: 'shopper.enteredCode' }],
  paysByCard: [{ type: 'shopper.filledCard', field: 'cvc', card: CARD }, AGREED, PAID],
  paysFromBalance: [AGREED, PAID],
  asksForCode: [{ type: 'shopper.choseBank', bankId: AKBANK.bankId }, AGREED, PAID],
  /** Answers the banks, chooses one and applies. */
  applies: [
    answer('askCreditBanks', { kind: 'known', banks: CREDIT_BANKS }),
    { type: 'shopper.choseBank', acquirerId: ANKA.acquirerId },
    AGREED,
    { type: 'shopper.applied' },
  ],
} as const satisfies Record<string, readonly Step[] | typeof typed>

/** The usual answers that lead on. */
export const LEADING_ON = {
  started: answer('startOrder', startedWith(ORDER)),
  codeSent: answer('checkMember', { kind: 'codeSent', pending: PENDING }),
  verified: answer('verifyCode', { kind: 'verified', member: MEMBER }),
  opened: answer('openPayment', undefined),
  wallet: answer('openWallet', walletOf()),
} as const

const { started, codeSent, verified, opened, wallet } = LEADING_ON
export const METHOD_OF_CREDIT = { type: 'shopper.choseMethod', method: 'shopping-credit' } as const
export const METHOD_OF_TRANSFER = { type: 'shopper.choseMethod', method: 'bank-transfer' } as const

/** The shortest way to each state. The type requires every state. */
export const WAY_TABLE: Readonly<Record<SeenState, Way>> = {
  closed: { steps: [], input: { token: '' } },
  'arriving.starting': { steps: [], asks: 'startOrder' },
  'arriving.identifying': { after: 'arriving.starting', steps: [started] },
  'arriving.startFailed': {
    after: 'arriving.starting',
    steps: [answer('startOrder', { kind: 'refused', refusal: REFUSAL })],
  },
  arrivalFailed: {
    after: 'arriving.starting',
    steps: [answer('startOrder', startedWith(ORDER_OF_NOBODY)), CONTINUED],
    broken: 'identifyAtPressOnEmptyForm',
  },
  restoring: { after: 'arriving.starting', steps: [started], input: { toRestore: 'login' }, asks: 'restoreLogin' },
  registering: {
    after: 'arriving.identifying',
    steps: [...typed(), CONTINUED, answer('checkMember', { kind: 'newcomer' })],
  },
  resolvingEmailMismatch: {
    after: 'arriving.identifying',
    steps: [...typed(), CONTINUED, answer('checkMember', { kind: 'emailNeeded' })],
  },
  admittingForeignPhone: { after: 'arriving.identifying', steps: [...typed(TYPED_ABROAD), CONTINUED] },
  verifyingOtp: { after: 'arriving.identifying', steps: [...typed(), CONTINUED, codeSent] },
  changingPhone: { after: 'verifyingOtp', steps: [{ type: 'shopper.askedNewNumber' }] },
  opening: { after: 'verifyingOtp', steps: [...ACTS.entersCode, verified], asks: 'openPayment' },
  openingFailed: { after: 'opening', steps: [broken('openPayment')] },
  'paying.choosing': { after: 'opening', steps: [opened, wallet] },
  exiting: { after: 'paying.choosing', steps: [{ type: 'shopper.askedToExit' }, { type: 'shopper.exited' }] },
  loggingOut: { after: 'paying.choosing', steps: [{ type: 'shopper.loggedOut' }] },
  'paying.identifying': { after: 'paying.choosing', steps: ACTS.paysByCard, broken: 'gateAsking' },
  'paying.pressed': { after: 'paying.choosing', steps: ACTS.paysByCard, broken: 'checkNever' },
  'paying.inFlight': { after: 'paying.choosing', steps: ACTS.paysByCard, asks: 'authorise' },
  'paying.overdue': {
    after: 'paying.inFlight',
    steps: [{ wait: TIMINGS.slowAfter }, { wait: TIMINGS.overdueAfter - TIMINGS.slowAfter }],
  },
  'paying.redirecting': {
    after: 'paying.inFlight',
    steps: [answer('authorise', { kind: 'redirected', bankHost: BANK_HOST, paymentId: undefined })],
  },
  'paying.goingForCredit': {
    after: 'paying.choosing',
    steps: [
      METHOD_OF_CREDIT,
      ...ACTS.applies,
      answer('authorise', { kind: 'redirected', bankHost: CREDIT_HOST, paymentId: '99' }),
    ],
  },
  'refunding.choosing': { after: 'opening', steps: [opened], input: { flow: 'refund' } },
  'refunding.inFlight': { after: 'refunding.choosing', steps: [{ type: 'shopper.claimed' }], asks: 'claimRefund' },
  'settling.choosing': { after: 'opening', steps: [opened], input: { flow: 'settlement' } },
  'settling.inFlight': {
    after: 'settling.choosing',
    steps: [{ type: 'shopper.confirmed' }],
    asks: 'setSettlement',
  },
  'suspended.choosing': {
    after: 'paying.choosing',
    steps: [{ type: 'tab.joined' }, answer('claimOrder', { kind: 'taken' })],
  },
  'suspended.lockedIn': {
    after: 'paying.lockedIn',
    steps: [{ type: 'tab.joined' }, answer('claimOrder', { kind: 'taken' })],
  },
  'paying.lockedIn': {
    after: 'paying.choosing',
    steps: [METHOD_OF_TRANSFER, ...ACTS.asksForCode, answer('authorise', { kind: 'issued', transfer: TRANSFER })],
  },
  reconciling: { after: 'paying.inFlight', steps: [answer('authorise', { kind: 'unknown' })], asks: 'askOutcome' },
  reconcilingFailed: {
    after: 'paying.inFlight',
    steps: [answer('authorise', { kind: 'unknown' })],
    broken: 'reconciliationAtOnce',
  },
  result: { after: 'paying.inFlight', steps: [answer('authorise', { kind: 'paid', receipt: RECEIPT })] },
  'expired.shown': {
    after: 'arriving.starting',
    steps: [
      answer('startOrder', startedWith(ORDER_WITH_TIME)),
      { type: 'clock.ticked', now: ORDER_WITH_TIME.endsAt ?? 0 },
    ],
  },
  'expired.leaving': { after: 'expired.shown', steps: [RETRIED] },
  'expired.returning': { after: 'paying.choosing', steps: [{ type: 'session.ended', whose: 'member' }, RETRIED] },
  resultStaying: {
    after: 'paying.inFlight',
    steps: [answer('authorise', { kind: 'paid', receipt: RECEIPT })],
    broken: 'shopReturnAtOnce',
  },
}

export const seenStates = Object.keys(WAY_TABLE) as SeenState[]

/** The states on the way to a state, first to last, with their ways. */
export function waysTo(state: SeenState): readonly (readonly [SeenState, Way])[] {
  const way = WAY_TABLE[state]
  return [...(way.after ? waysTo(way.after) : []), [state, way]]
}
