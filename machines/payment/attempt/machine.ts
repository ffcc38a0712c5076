import { assign, setup } from 'xstate'
import { kindParams, answerParams } from '../../support/answer'
import { endsOf } from '../../support/ends'
import { requireFact } from '../../support/require-fact'
import type { TransferWithCode } from '../../entities/bank-transfer'
import type { CardFacts } from '../../entities/card'
import type { KycLevel } from '../../entities/member'
import type { Money } from '../../entities/money'
import { FORM_CHANGED } from '../../entities/payment-problem'
import { nonPaymentProblemOf, paymentProblemOf } from '../../entities/bank-refusal'
import { GENERIC_PROBLEM, type Problem, type Refusal } from '../../entities/problem'
import type { Receipt } from '../../entities/receipt'
import type { kycGateMachine } from '../kyc-gate/machine'
import type { IdentityForm, KycFindings, KycGateInput, KycGateOutput } from '../kyc-gate/ports'
import { type CheckAnswer, checkOrder } from '../order-check/ports'
import { PAYMENT_UNDER_WAY } from '../order-check/rules'
import { type ActorNameById, lazyMachine } from '../../support/port'
import { type TagParams, tagParams } from '../../support/tag'
import { type AuthoriseAnswer, type PrepareAnswer, type Submission, authorise, goToBank, prepare } from './ports'

export type PaymentAttemptEvent =
  | { type: 'shopper.acceptedPrice' }
  /** The danger modal was closed; its text stays on the page. */
  | { type: 'shopper.closedDanger' }
  | { type: 'shopper.wentToBank' }
  /** The browser restored the page that was left for the bank. */
  | { type: 'tab.restored' }

/** All in milliseconds. */
export interface AttemptTimings {
  /** From the sending of a payment until the page says that it takes longer than usual. */
  readonly slowAfter: number
  /** From the sending until more than a busy button is shown. */
  readonly overdueAfter: number
  /** Pause before the redirect to the bank's 3-D Secure page or to its credit application (CRED-04), so that the notice can be read. */
  readonly threeDSPause: number
  readonly creditPause: number
  /** How long the browser may stay on this page after the redirect was posted before the payment's outcome is looked up. */
  readonly bankPatience: number
}

export interface PaymentAttemptInput {
  readonly submission: Submission
  readonly level: KycLevel | undefined
  /** The level may have risen since it was read, as `KycFindings` has it. */
  readonly mayHaveRisen: boolean
  /** What the shopper typed before they closed the identity form of an earlier attempt. */
  readonly identity?: IdentityForm | undefined
  readonly timings: AttemptTimings
}

export interface AttemptRefused {
  /** Undefined if the shopper cancelled. */
  readonly problem: Problem | undefined
  readonly refusal: Refusal | undefined
  readonly wasSent: boolean
  /** The current state of a new card's fields; undefined if they were not used. */
  readonly typed: CardFacts | undefined
}

export type PaymentAttemptOutput =
  | ({ kind: 'paid'; receipt: Receipt } & KycFindings)
  /** No money moved. */
  | ({ kind: 'refused' } & AttemptRefused & KycFindings)
  | ({ kind: 'repriced'; price: Money } & KycFindings)
  | ({ kind: 'issued'; transfer: TransferWithCode } & KycFindings)
  /** `isAtBank`: no response was lost; a bank decides next, on this payment or on another buyer's earlier one. */
  | ({ kind: 'unknown'; wasSent: boolean; isAtBank: boolean } & KycFindings)

interface PaymentAttemptContext extends PaymentAttemptInput, KycFindings, AttemptRefused {
  readonly newPrice: Money | undefined
  readonly bankHost: string | undefined
  /** Kept for a credit (CRED-09). */
  readonly paymentId: string | undefined
  readonly receipt: Receipt | undefined
  readonly transfer: TransferWithCode | undefined
}

const TO_FORM = { target: 'refused', actions: { type: 'setProblem', params: { problem: GENERIC_PROBLEM } } } as const

interface RefusedAnswer {
  readonly refusal: Refusal
  readonly typed: CardFacts
}

const refusedBy = ({ refusal, typed }: RefusedAnswer, wordsOf = paymentProblemOf) => ({
  problem: wordsOf(refusal),
  refusal,
  typed,
})

const findingsOf = ({ level, mayHaveRisen, cards, identity }: KycFindings): KycFindings => ({
  level,
  mayHaveRisen,
  cards,
  identity,
})

const { end, endReached } = endsOf<PaymentAttemptContext, PaymentAttemptOutput>()

/** Throws if the submission has no gate; the `hasGate` guard has checked that before. */
const gateInputOf = ({ submission: { gate }, level, mayHaveRisen, identity }: PaymentAttemptContext): KycGateInput => ({
  ...requireFact(gate, 'gate'),
  level,
  mayHaveRisen,
  identity,
})

export const paymentAttemptMachine = setup({
  types: {
    context: {} as PaymentAttemptContext,
    events: {} as PaymentAttemptEvent,
    input: {} as PaymentAttemptInput,
    output: {} as PaymentAttemptOutput,
    tags: {} as
      | 'identityAsked'
      | 'priceChanged'
      | 'dangerShown'
      | 'paymentInFlight'
      | 'paymentSlow'
      | 'paymentOverdue'
      | 'paymentRedirected'
      | 'leavingForBank',
    children: {} as ActorNameById<'kycGate' | 'checkOrder' | 'prepare' | 'authorise' | 'goToBank'>,
  },
  actors: { kycGate: lazyMachine<typeof kycGateMachine>('kycGate'), checkOrder, prepare, authorise, goToBank },
  delays: {
    slowness: ({ context }) => context.timings.slowAfter,
    overdue: ({ context }) => context.timings.overdueAfter - context.timings.slowAfter,
    bankPause: ({ context: { timings, submission } }) =>
      submission.method === 'shopping-credit' ? timings.creditPause : timings.threeDSPause,
    bankPatience: ({ context }) => context.timings.bankPatience,
  },
  guards: {
    hasGate: ({ context }) => context.submission.gate !== undefined,
    isIdentityAsked: (_, { is }: TagParams) => is,
    isGateOpen: (_, params: { kind: KycGateOutput['kind'] }) => params.kind === 'open',
    isReady: (_, params: { kind: (CheckAnswer | PrepareAnswer)['kind'] }) => params.kind === 'ready',
    isPriceChanged: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'changed',
    isPaidOrUnderWay: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'paidOrUnderWay',
    isPaid: (_, params: { kind: AuthoriseAnswer['kind'] }) => params.kind === 'paid',
    isRefused: (_, params: { kind: AuthoriseAnswer['kind'] }) => params.kind === 'refused',
    isRedirected: (_, params: { kind: AuthoriseAnswer['kind'] }) => params.kind === 'redirected',
    isTransferIssued: (_, params: { kind: AuthoriseAnswer['kind'] }) => params.kind === 'issued',
  },
  actions: {
    setKycFindings: assign(({ context }, { answer }: { answer: KycGateOutput }) => ({
      level: answer.level ?? context.level,
      mayHaveRisen: answer.mayHaveRisen,
      cards: answer.cards,
      identity: answer.identity,
    })),
    setGateProblem: assign((_, { answer }: { answer: KycGateOutput }) => ({
      problem: answer.kind === 'stopped' ? answer.problem : undefined,
    })),
    setNewPrice: assign((_, { answer }: { answer: CheckAnswer }) =>
      answer.kind === 'changed' ? { newPrice: answer.price } : {},
    ),
    setCheckProblem: assign((_, { answer }: { answer: CheckAnswer }) => ({
      problem: answer.kind === 'refused' ? answer.problem : GENERIC_PROBLEM,
    })),
    setPrepareProblem: assign((_, { answer }: { answer: PrepareAnswer }) => {
      if (answer.kind === 'refused') return refusedBy(answer, nonPaymentProblemOf)
      if (answer.kind === 'underWay') return { problem: PAYMENT_UNDER_WAY, typed: answer.typed }
      return answer.kind === 'changed' ? { problem: FORM_CHANGED, typed: answer.typed } : {}
    }),
    setProblem: assign((_, params: { problem: Problem }) => params),
    setSent: assign({ wasSent: true }),
    setReceipt: assign((_, { answer }: { answer: AuthoriseAnswer }) =>
      answer.kind === 'paid' ? { receipt: answer.receipt } : {},
    ),
    setRefusal: assign((_, { answer }: { answer: AuthoriseAnswer }) =>
      answer.kind === 'refused' ? refusedBy(answer) : {},
    ),
    setBank: assign((_, { answer }: { answer: AuthoriseAnswer }) =>
      answer.kind === 'redirected' ? { bankHost: answer.bankHost, paymentId: answer.paymentId } : {},
    ),
    setTransfer: assign((_, { answer }: { answer: AuthoriseAnswer }) =>
      answer.kind === 'issued' ? { transfer: answer.transfer } : {},
    ),
  },
}).createMachine({
  id: 'paymentAttempt',
  context: ({ input }) => ({
    ...input,
    cards: undefined,
    newPrice: undefined,
    bankHost: undefined,
    paymentId: undefined,
    receipt: undefined,
    transfer: undefined,
    problem: undefined,
    refusal: undefined,
    wasSent: false,
    typed: undefined,
  }),
  initial: 'entering',
  states: {
    entering: { always: [{ guard: 'hasGate', target: 'gating' }, { target: 'checking' }] },
    gating: {
      initial: 'looking',
      invoke: {
        id: 'kycGate',
        src: 'kycGate',
        input: ({ context }) => gateInputOf(context),
        onSnapshot: [
          { guard: { type: 'isIdentityAsked', params: tagParams('modal') }, target: '.asking' },
          { target: '.looking' },
        ],
        onDone: [
          {
            guard: { type: 'isGateOpen', params: kindParams },
            target: 'checking',
            actions: { type: 'setKycFindings', params: answerParams },
          },
          {
            target: 'refused',
            actions: [
              { type: 'setKycFindings', params: answerParams },
              { type: 'setGateProblem', params: answerParams },
            ],
          },
        ],
        onError: TO_FORM,
      },
      states: { looking: {}, asking: { tags: 'identityAsked' } },
    },
    checking: {
      invoke: {
        id: 'checkOrder',
        src: 'checkOrder',
        input: ({ context }) => ({ price: context.submission.price }),
        onDone: [
          { guard: { type: 'isReady', params: kindParams }, target: 'preparing' },
          {
            guard: { type: 'isPriceChanged', params: kindParams },
            target: 'accepting',
            actions: { type: 'setNewPrice', params: answerParams },
          },
          { guard: { type: 'isPaidOrUnderWay', params: kindParams }, target: 'unknown' },
          { target: 'refused', actions: { type: 'setCheckProblem', params: answerParams } },
        ],
        onError: TO_FORM,
      },
    },
    accepting: {
      initial: 'announced',
      tags: 'priceChanged',
      on: { 'shopper.acceptedPrice': 'repriced' },
      states: {
        announced: { tags: 'dangerShown', on: { 'shopper.closedDanger': 'noticed' } },
        noticed: {},
      },
    },
    preparing: {
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context }) => context.submission,
        onDone: [
          { guard: { type: 'isReady', params: kindParams }, target: 'authorising' },
          { target: 'refused', actions: { type: 'setPrepareProblem', params: answerParams } },
        ],
        onError: TO_FORM,
      },
    },
    authorising: {
      tags: 'paymentInFlight',
      entry: 'setSent',
      initial: 'sent',
      invoke: {
        id: 'authorise',
        src: 'authorise',
        input: ({ context }) => context.submission,
        onDone: [
          {
            guard: { type: 'isPaid', params: kindParams },
            target: 'paid',
            actions: { type: 'setReceipt', params: answerParams },
          },
          {
            guard: { type: 'isRefused', params: kindParams },
            target: 'refused',
            actions: { type: 'setRefusal', params: answerParams },
          },
          {
            guard: { type: 'isRedirected', params: kindParams },
            target: 'redirecting',
            actions: { type: 'setBank', params: answerParams },
          },
          {
            guard: { type: 'isTransferIssued', params: kindParams },
            target: 'issued',
            actions: { type: 'setTransfer', params: answerParams },
          },
          { target: 'unknown' },
        ],
        onError: 'unknown',
      },
      states: {
        sent: { after: { slowness: 'slow' } },
        slow: { tags: 'paymentSlow', after: { overdue: 'overdue' } },
        overdue: { tags: ['paymentSlow', 'paymentOverdue'] },
      },
    },
    redirecting: {
      tags: 'paymentRedirected',
      initial: 'pausing',
      on: { 'tab.restored': 'unknown' },
      states: {
        pausing: { after: { bankPause: 'posting' }, on: { 'shopper.wentToBank': 'posting' } },
        posting: {
          tags: 'leavingForBank',
          invoke: { id: 'goToBank', src: 'goToBank', onDone: 'leaving', onError: '#paymentAttempt.unknown' },
        },
        leaving: { tags: 'leavingForBank', after: { bankPatience: '#paymentAttempt.unknown' } },
      },
    },
    paid: {
      type: 'final',
      output: end(({ context }) => ({
        kind: 'paid',
        receipt: requireFact(context.receipt, 'receipt'),
        ...findingsOf(context),
      })),
    },
    refused: {
      type: 'final',
      output: end(({ context }) => {
        const { problem, refusal, wasSent, typed } = context
        return { kind: 'refused', problem, refusal, wasSent, typed, ...findingsOf(context) }
      }),
    },
    repriced: {
      type: 'final',
      output: end(({ context }) => ({
        kind: 'repriced',
        price: requireFact(context.newPrice, 'new price'),
        ...findingsOf(context),
      })),
    },
    issued: {
      type: 'final',
      output: end(({ context }) => ({
        kind: 'issued',
        transfer: requireFact(context.transfer, 'transfer'),
        ...findingsOf(context),
      })),
    },
    unknown: {
      type: 'final',
      output: end(({ context }) => {
        const { wasSent, bankHost } = context
        // Without a response of our own to wait for, a bank decides next: on this payment, or on another tab's.
        const isResponseLost = wasSent && bankHost === undefined
        return { kind: 'unknown', wasSent, isAtBank: !isResponseLost, ...findingsOf(context) }
      }),
    },
  },
  output: endReached,
})
