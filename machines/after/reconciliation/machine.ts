import { and, assign, not, setup, stateIn } from 'xstate'
import { kindParams, answerParams } from '../../support/answer'
import { endsOf } from '../../support/ends'
import { requireFact } from '../../support/require-fact'
import type { Problem } from '../../entities/problem'
import type { Receipt } from '../../entities/receipt'
import { goToBank } from '../../payment/attempt/ports'
import { type ActorNameById, type Port, port } from '../../support/port'
import { postToken } from '../shop-return/machine'
import { PAUSE_COUNT, pauseLength } from './rules'

export type ReconciliationEvent =
  | { type: 'shopper.askedAgain' }
  /** Goes to the waiting bank, possibly for a second time. */
  | { type: 'shopper.wentToBank' }
  | { type: 'shopper.wentToShop' }
  /** The page is visible again, or the connection is back. */
  | { type: 'tab.woke' }

export type OutcomeAnswer =
  /** `isOwnPaymentFound`: this tab sent the payment, and the shopper has not seen its result. */
  | { kind: 'paid'; receipt: Receipt; isOwnPaymentFound?: true }
  | { kind: 'notCharged'; problem: Problem }
  /** It was a bank transfer and has its code, so the shopper acts next. */
  | { kind: 'begun' }
  /** Another tab or device sent it and it failed, so the order can be paid here. */
  | { kind: 'free'; problem: Problem | undefined }
  /** The bank, or the shopper at the bank, acts next. `bankHost` is set if this page can still redirect there. */
  | { kind: 'withBank'; callbackUrl: string | undefined; bankHost: string | undefined }
  /** The provider has closed the order and gives no more information. */
  | { kind: 'closed' }
  /** The provider rejected the call's login. The order has been read once; the shopper logs in again before it is resolved. */
  | { kind: 'loginOver' }
  | { kind: 'unknown'; callbackUrl: string | undefined; bankHost: string | undefined }

/** The answers that end the search. `problem` is the reason of a refusal, shown where the shopper can retry. */
export type ReconciliationOutput = Exclude<OutcomeAnswer, { kind: 'withBank' | 'closed' | 'unknown' }>

/** All in milliseconds. */
export interface ReconciliationTimings {
  /** Pause before the second request; each further pause doubles. */
  readonly reconcilePause: number
  /** Pause between requests once the screen says that the outcome is unknown. */
  readonly reconcileRest: number
  /** How long the browser may stay on this page after the redirect was posted before the payment's outcome is looked up. */
  readonly bankPatience: number
}

export interface ReconciliationInput {
  readonly token: string
  /** A bank decides next; no response was lost. */
  readonly isAtBank: boolean
  readonly timings: ReconciliationTimings
}

interface ReconciliationContext extends Omit<ReconciliationInput, 'isAtBank'> {
  /** Where the token can be posted, so that the merchant's server looks the payment up itself. */
  readonly callbackUrl: string | undefined
  readonly pausesTaken: number
  /** The last answer that was not a verdict. */
  readonly lastAnswer: 'withBank' | 'closed' | undefined
  /** The bank's host, if this page can redirect there. */
  readonly bankHost: string | undefined
  readonly paid: Extract<OutcomeAnswer, { kind: 'paid' }> | undefined
  /** The reason of a refusal. */
  readonly problem: Problem | undefined
}

/** Looks up how the payment with the lost response ended. */
export const askOutcome: Port<OutcomeAnswer, undefined> = port('askOutcome')

const reconciliationSetup = setup({
  types: {
    context: {} as ReconciliationContext,
    events: {} as ReconciliationEvent,
    input: {} as ReconciliationInput,
    output: {} as ReconciliationOutput,
    tags: {} as 'busy',
    children: {} as ActorNameById<'askOutcome' | 'postToken' | 'goToBank'>,
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
    arePausesUsedUp: ({ context }) => context.pausesTaken === PAUSE_COUNT && context.lastAnswer !== 'withBank',
    hasCallback: ({ context }) => context.callbackUrl !== undefined,
    /** A second press must not post the token again. */
    canReturn: and(['hasCallback', not(stateIn('returning'))]),
    hasBank: ({ context }) => context.bankHost !== undefined,
  },
  actions: {
    setPaid: assign((_, { answer }: { answer: OutcomeAnswer }) => (answer.kind === 'paid' ? { paid: answer } : {})),
    setProblem: assign((_, { answer }: { answer: OutcomeAnswer }) =>
      'problem' in answer ? { problem: answer.problem } : {},
    ),
    setLastAnswer: assign(({ context }, { answer }: { answer: OutcomeAnswer }) => ({
      lastAnswer: answer.kind === 'withBank' || answer.kind === 'closed' ? answer.kind : undefined,
      callbackUrl: 'callbackUrl' in answer ? answer.callbackUrl : context.callbackUrl,
      bankHost: 'bankHost' in answer ? answer.bankHost : undefined,
    })),
    /** The redirect is used up by one press; the next answer says whether it is possible again. */
    clearBank: assign({ bankHost: undefined }),
    setPause: assign(({ context }) => ({ pausesTaken: Math.min(context.pausesTaken + 1, PAUSE_COUNT) })),
  },
})

const asking = reconciliationSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'askOutcome',
    src: 'askOutcome',
    onDone: [
      {
        guard: { type: 'isPaid', params: kindParams },
        target: '#reconciliation.paid',
        actions: { type: 'setPaid', params: answerParams },
      },
      {
        guard: { type: 'isNotCharged', params: kindParams },
        target: '#reconciliation.notCharged',
        actions: { type: 'setProblem', params: answerParams },
      },
      { guard: { type: 'isBegun', params: kindParams }, target: '#reconciliation.begun' },
      {
        guard: { type: 'isFree', params: kindParams },
        target: '#reconciliation.free',
        actions: { type: 'setProblem', params: answerParams },
      },
      { guard: { type: 'isLoginRefused', params: kindParams }, target: '#reconciliation.loginOver' },
      {
        guard: { type: 'isClosed', params: kindParams },
        target: '#reconciliation.unknown',
        actions: { type: 'setLastAnswer', params: answerParams },
      },
      { target: 'pausing', actions: { type: 'setLastAnswer', params: answerParams } },
    ],
    onError: 'pausing',
  },
})

const { end, endReached } = endsOf<ReconciliationContext, ReconciliationOutput>()

export const reconciliationMachine = reconciliationSetup.createMachine({
  id: 'reconciliation',
  context: ({ input: { isAtBank, ...input } }) => ({
    ...input,
    callbackUrl: undefined,
    pausesTaken: 0,
    lastAnswer: isAtBank ? 'withBank' : undefined,
    bankHost: undefined,
    paid: undefined,
    problem: undefined,
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
          always: { guard: 'arePausesUsedUp', target: '#reconciliation.unknown' },
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
        input: ({ context }) => ({ token: context.token, url: requireFact(context.callbackUrl, 'callback URL') }),
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
    paid: { type: 'final', output: end(({ context }) => requireFact(context.paid, 'paid order')) },
    notCharged: {
      type: 'final',
      output: end(({ context }) => ({ kind: 'notCharged', problem: requireFact(context.problem, 'problem') })),
    },
    begun: { type: 'final', output: end(() => ({ kind: 'begun' })) },
    free: { type: 'final', output: end(({ context: { problem } }) => ({ kind: 'free', problem })) },
    loginOver: { type: 'final', output: end(() => ({ kind: 'loginOver' })) },
  },
  output: endReached,
})
