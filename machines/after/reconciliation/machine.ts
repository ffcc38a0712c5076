import { and, assign, not, setup, stateIn } from 'xstate'
import { ofKind, theAnswer } from '../../support/answer'
import { GENERIC_PROBLEM, type Problem } from '../../entities/problem'
import type { Receipt } from '../../entities/receipt'
import { goToBank } from '../../payment/attempt/ports'
import { type Port, port } from '../../support/port'
import { postToken } from '../shop-return/machine'
import { PAUSES, pauseLength } from './rules'

export type ReconciliationEvent =
  | { type: 'shopper.askedAgain' }
  /** To a bank that waits for them; again, where they have been there. */
  | { type: 'shopper.wentToBank' }
  | { type: 'shopper.wentToShop' }
  /** The page is looked at again, or the connection is back. */
  | { type: 'tab.woke' }

export type OutcomeAnswer =
  | { kind: 'paid'; receipt: Receipt }
  | { kind: 'notCharged'; problem: Problem }
  /** It was a transfer, and has its code: what is left to do is the shopper's. */
  | { kind: 'begun' }
  /** Another tab, browser or device sent it, and it failed: the order can be paid here. */
  | { kind: 'free'; problem: Problem | undefined }
  /** A bank, or the shopper at the bank, has the next word. Its host, where this page still holds the way to it. */
  | { kind: 'withBank'; callbackUrl: string | undefined; bankHost: string | undefined }
  /** The order is closed at the provider, who says no more about it. */
  | { kind: 'closed' }
  /** The provider did not accept the login of the call. The order was looked at once: the shopper logs in again before it is paid. */
  | { kind: 'loginOver' }
  | { kind: 'unknown'; callbackUrl: string | undefined; bankHost: string | undefined }

/** What was refused says why, to be read where it can be tried again. */
export type ReconciliationOutput =
  | { kind: 'paid'; receipt: Receipt }
  | { kind: 'begun' }
  | { kind: 'notCharged'; problem: Problem }
  | { kind: 'free'; problem: Problem | undefined }
  /** The outcome is not known, and the login has ended. */
  | { kind: 'loginOver' }

/** Milliseconds. */
export interface ReconciliationTimings {
  /** Before the second question; each further pause is twice as long. */
  readonly reconcilePause: number
  /** Once the outcome is said to be unknown. */
  readonly reconcileRest: number
  /** For how long the way to a bank may leave us on the page before its outcome is looked for. */
  readonly bankPatience: number
}

export interface ReconciliationInput {
  readonly token: string
  /** A bank is known to have the word: no answer was lost. */
  readonly isAtBank: boolean
  readonly timings: ReconciliationTimings
}

interface ReconciliationContext extends Omit<ReconciliationInput, 'isAtBank'> {
  readonly receipt: Receipt | undefined
  /** Why it failed; undefined where it has not, or where the reason is unknown. */
  readonly problem: Problem | undefined
  /** Where the token can be posted; the merchant's server then asks for itself. */
  readonly callbackUrl: string | undefined
  readonly pausesTaken: number
  /** What was last said that is no verdict. */
  readonly said: 'withBank' | 'closed' | undefined
  /** Where the way to the bank leads that can be gone. */
  readonly bankHost: string | undefined
  readonly end: ReconciliationOutput['kind']
}

/** Asks the provider how the payment ended whose answer was lost. */
export const askOutcome: Port<OutcomeAnswer, undefined> = port('askOutcome')

const parts = setup({
  types: {
    context: {} as ReconciliationContext,
    events: {} as ReconciliationEvent,
    input: {} as ReconciliationInput,
    output: {} as ReconciliationOutput,
    tags: {} as 'busy',
  },
  actors: { askOutcome, goToBank, postToken },
  delays: {
    nextPause: ({ context }) => pauseLength(context.timings.reconcilePause, context.pausesTaken),
    restingPause: ({ context }) => context.timings.reconcileRest,
    bankPatience: ({ context }) => context.timings.bankPatience,
  },
  guards: {
    isPaid: (_, params: { kind: OutcomeAnswer['kind'] }) => params.kind === 'paid',
    isNotCharged: (_, params: { kind: OutcomeAnswer['kind'] }) => params.kind === 'notCharged',
    isBegun: (_, params: { kind: OutcomeAnswer['kind'] }) => params.kind === 'begun',
    isFree: (_, params: { kind: OutcomeAnswer['kind'] }) => params.kind === 'free',
    isLoginRefused: (_, params: { kind: OutcomeAnswer['kind'] }) => params.kind === 'loginOver',
    isClosed: (_, params: { kind: OutcomeAnswer['kind'] }) => params.kind === 'closed',
    isPatienceOver: ({ context }) => context.pausesTaken === PAUSES && context.said !== 'withBank',
    hasCallback: ({ context }) => context.callbackUrl !== undefined,
    /** One press posts the token once. */
    canReturn: and(['hasCallback', not(stateIn('returning'))]),
    hasBank: ({ context }) => context.bankHost !== undefined,
  },
  actions: {
    setReceipt: assign((_, params: { answer: OutcomeAnswer }) =>
      params.answer.kind === 'paid' ? { receipt: params.answer.receipt } : {},
    ),
    setProblem: assign((_, params: { answer: OutcomeAnswer }) =>
      'problem' in params.answer ? { problem: params.answer.problem } : {},
    ),
    setWord: assign(({ context }, { answer }: { answer: OutcomeAnswer }) => ({
      said: answer.kind === 'withBank' || answer.kind === 'closed' ? answer.kind : undefined,
      callbackUrl: 'callbackUrl' in answer ? answer.callbackUrl : context.callbackUrl,
      bankHost: 'bankHost' in answer ? answer.bankHost : undefined,
    })),
    /** It is gone to once a press: whether it can be again, the next answer says. */
    clearBank: assign({ bankHost: undefined }),
    setEnd: assign((_, params: { end: ReconciliationOutput['kind'] }) => params),
    setPause: assign(({ context }) => ({ pausesTaken: Math.min(context.pausesTaken + 1, PAUSES) })),
  },
})

const asking = parts.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'askOutcome',
    src: 'askOutcome',
    onDone: [
      {
        guard: { type: 'isPaid', params: ofKind },
        target: '#reconciliation.paid',
        actions: { type: 'setReceipt', params: theAnswer },
      },
      {
        guard: { type: 'isNotCharged', params: ofKind },
        target: '#reconciliation.notCharged',
        actions: { type: 'setProblem', params: theAnswer },
      },
      { guard: { type: 'isBegun', params: ofKind }, target: '#reconciliation.begun' },
      {
        guard: { type: 'isFree', params: ofKind },
        target: '#reconciliation.free',
        actions: { type: 'setProblem', params: theAnswer },
      },
      { guard: { type: 'isLoginRefused', params: ofKind }, target: '#reconciliation.loginOver' },
      {
        guard: { type: 'isClosed', params: ofKind },
        target: '#reconciliation.unknown',
        actions: { type: 'setWord', params: theAnswer },
      },
      { target: 'pausing', actions: { type: 'setWord', params: theAnswer } },
    ],
    onError: 'pausing',
  },
})

export const reconciliationMachine = parts.createMachine({
  id: 'reconciliation',
  context: ({ input: { isAtBank, ...input } }) => ({
    ...input,
    receipt: undefined,
    problem: undefined,
    callbackUrl: undefined,
    pausesTaken: 0,
    said: isAtBank ? 'withBank' : undefined,
    bankHost: undefined,
    end: 'notCharged',
  }),
  initial: 'checking',
  on: {
    'shopper.wentToShop': { guard: 'canReturn', target: '.returning' },
    'shopper.wentToBank': { guard: 'hasBank', target: '.goingToBank', actions: 'clearBank' },
  },
  states: {
    checking: {
      initial: 'asking',
      states: {
        asking,
        pausing: {
          always: { guard: 'isPatienceOver', target: '#reconciliation.unknown' },
          after: { nextPause: { target: 'asking', actions: 'setPause' } },
          on: { 'shopper.askedAgain': 'asking', 'tab.woke': 'asking' },
        },
      },
    },
    unknown: {
      initial: 'pausing',
      states: {
        pausing: {
          after: { restingPause: 'asking' },
          on: { 'shopper.askedAgain': 'asking', 'tab.woke': 'asking' },
        },
        asking,
      },
    },
    returning: {
      invoke: {
        id: 'postToken',
        src: 'postToken',
        input: ({ context }) => ({ token: context.token, url: context.callbackUrl ?? '' }),
        onDone: 'unknown',
        onError: 'unknown',
      },
    },
    goingToBank: {
      initial: 'posting',
      states: {
        posting: {
          invoke: { id: 'goToBank', src: 'goToBank', onDone: 'leaving', onError: '#reconciliation.checking' },
        },
        leaving: { after: { bankPatience: '#reconciliation.checking' } },
      },
      on: { 'tab.woke': '#reconciliation.checking' },
    },
    paid: { type: 'final', entry: { type: 'setEnd', params: { end: 'paid' } } },
    notCharged: { type: 'final' },
    begun: { type: 'final', entry: { type: 'setEnd', params: { end: 'begun' } } },
    free: { type: 'final', entry: { type: 'setEnd', params: { end: 'free' } } },
    loginOver: { type: 'final', entry: { type: 'setEnd', params: { end: 'loginOver' } } },
  },
  output: ({ context: { end, receipt, problem } }) => {
    if (end === 'paid' && receipt) return { kind: end, receipt }
    if (end === 'free') return { kind: end, problem }
    return end === 'begun' || end === 'loginOver'
      ? { kind: end }
      : { kind: 'notCharged', problem: problem ?? GENERIC_PROBLEM }
  },
})
