import { assign, setup } from 'xstate'
import { ofKind, theAnswer } from '../answer'
import type { CardFacts } from '../entities/card'
import type { Member } from '../entities/member'
import type { Money } from '../entities/money'
import { GENERIC_PROBLEM, type Problem, type Refusal, problemOf } from '../entities/problem'
import type { Receipt } from '../entities/receipt'
import { type Port, port } from '../port'
import { firstFaultOf } from './rules'

export type CardPaymentEvent =
  | { type: 'shopper.filledCard'; card: CardFacts }
  | { type: 'shopper.agreed'; isAgreed: boolean }
  | { type: 'shopper.paid' }
  | { type: 'shopper.retried' }

export type CardsAnswer = { kind: 'ready' } | { kind: 'refused'; refusal: Refusal }

export type PayAnswer = { kind: 'paid'; receipt: Receipt } | { kind: 'refused'; refusal: Refusal } | { kind: 'unknown' }

export type CardPaymentOutput = { kind: 'paid'; receipt: Receipt } | { kind: 'unknown' }

export interface PayQuestion {
  readonly member: Member
  readonly price: Money
  readonly installment: number
}

export interface CardPaymentInput {
  readonly member: Member
  readonly price: Money
  readonly card: CardFacts
  readonly isAgreed: boolean
  /** What a former try ended with, for the shopper to read. */
  readonly problem: Problem | undefined
}

interface CardPaymentContext extends CardPaymentInput {
  readonly showsFaults: boolean
  readonly receipt: Receipt | undefined
}

/** Opens the member's wallet: the saved cards, and the member token that every payment carries. */
export const openWallet: Port<CardsAnswer, { member: Member }> = port('openWallet')

/** One authorisation, sent once. The number and the security code come from the card vault, never from a machine. */
export const payByCard: Port<PayAnswer, PayQuestion> = port('payByCard')

/**
 * Paying with a new card. `shopper.paid` has an arrow in `choosing` alone, so that a second press, an Enter or an event
 * of a former page can't start a second authorisation. A payment that broke is never a failed one: whatever is not an
 * explicit refusal ends as unknown, and the parent asks the provider what became of it.
 */
export const cardPaymentMachine = setup({
  types: {
    context: {} as CardPaymentContext,
    events: {} as CardPaymentEvent,
    input: {} as CardPaymentInput,
    output: {} as CardPaymentOutput,
    tags: {} as 'busy' | 'paymentInFlight',
  },
  actors: { openWallet, payByCard },
  guards: {
    isFormComplete: ({ context }) => firstFaultOf(context) === undefined,
    isWalletOpen: (_, params: { kind: CardsAnswer['kind'] }) => params.kind === 'ready',
    isPaid: (_, params: { kind: PayAnswer['kind'] }) => params.kind === 'paid',
    isRefused: (_, params: { kind: PayAnswer['kind'] }) => params.kind === 'refused',
  },
  actions: {
    keepCard: assign((_, params: { card: CardFacts }) => params),
    keepAgreement: assign((_, params: { isAgreed: boolean }) => params),
    recordFaults: assign({ showsFaults: true, problem: undefined }),
    forgetProblem: assign({ showsFaults: false, problem: undefined }),
    recordProblem: assign((_, params: { problem: Problem }) => params),
    recordRefusal: assign((_, params: { answer: CardsAnswer | PayAnswer }) => ({
      problem: params.answer.kind === 'refused' ? problemOf(params.answer.refusal) : GENERIC_PROBLEM,
    })),
    keepReceipt: assign((_, params: { answer: PayAnswer }) =>
      params.answer.kind === 'paid' ? { receipt: params.answer.receipt } : {},
    ),
  },
}).createMachine({
  id: 'cardPayment',
  context: ({ input }) => ({ ...input, showsFaults: false, receipt: undefined }),
  initial: 'openingWallet',
  on: {
    'shopper.filledCard': {
      actions: { type: 'keepCard', params: ({ event }) => ({ card: event.card }) },
    },
  },
  states: {
    openingWallet: {
      tags: 'busy',
      invoke: {
        id: 'openWallet',
        src: 'openWallet',
        input: ({ context }) => ({ member: context.member }),
        onDone: [
          { guard: { type: 'isWalletOpen', params: ofKind }, target: 'choosing' },
          { target: 'walletClosed', actions: { type: 'recordRefusal', params: theAnswer } },
        ],
        onError: {
          target: 'walletClosed',
          actions: { type: 'recordProblem', params: { problem: GENERIC_PROBLEM } },
        },
      },
    },
    walletClosed: {
      on: { 'shopper.retried': { target: 'openingWallet', actions: 'forgetProblem' } },
    },
    choosing: {
      on: {
        'shopper.agreed': {
          actions: { type: 'keepAgreement', params: ({ event }) => ({ isAgreed: event.isAgreed }) },
        },
        'shopper.paid': [
          { guard: 'isFormComplete', target: 'paying', actions: 'forgetProblem' },
          { actions: 'recordFaults' },
        ],
      },
    },
    paying: {
      tags: ['busy', 'paymentInFlight'],
      invoke: {
        id: 'payByCard',
        src: 'payByCard',
        input: ({ context }) => ({ member: context.member, price: context.price, installment: 1 }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ofKind },
            target: 'paid',
            actions: { type: 'keepReceipt', params: theAnswer },
          },
          {
            guard: { type: 'isRefused', params: ofKind },
            target: 'choosing',
            actions: { type: 'recordRefusal', params: theAnswer },
          },
          { target: 'unknown' },
        ],
        onError: { target: 'unknown' },
      },
    },
    paid: { type: 'final' },
    unknown: { type: 'final' },
  },
  output: ({ context }) => (context.receipt ? { kind: 'paid', receipt: context.receipt } : { kind: 'unknown' }),
})
