import { assign, setup } from 'xstate'
import { ofKind, theAnswer } from '../answer'
import { CARD_FIELDS, type CardFacts, type CardField } from '../entities/card'
import type { Buyer } from '../entities/member'
import type { Money } from '../entities/money'
import type { NetworkState } from '../entities/network'
import { GENERIC_PROBLEM, type Problem, problemOf } from '../entities/problem'
import type { Receipt } from '../entities/receipt'
import { type CardPaymentOutput, type CardsAnswer, type PayAnswer, openWallet, payByCard } from './ports'
import {
  EMPTY_WALLET,
  type PaymentForm,
  type PaymentFormField,
  type Wallet,
  beginningWith,
  chosenCardOf,
  firstFaultOf,
  isFilled,
  isUsableCard,
} from './rules'

export type CardPaymentEvent =
  | { type: 'shopper.choseCard'; cardToken: string }
  | { type: 'shopper.askedNewCard' }
  | { type: 'shopper.askedSavedCards' }
  /** A key, a paste, an autofill; also what the vault forgot. */
  | { type: 'shopper.filledCard'; field: CardField; card: CardFacts }
  | { type: 'shopper.leftField'; field: CardField }
  | { type: 'shopper.agreed'; isAgreed: boolean }
  | { type: 'shopper.paid' }
  | { type: 'shopper.retried' }
  | { type: 'network.told'; is: NetworkState }

export interface CardPaymentInput {
  readonly buyer: Buyer
  readonly price: Money
  readonly card: CardFacts
  readonly isAgreed: boolean
  /** What a former try ended with, for the shopper to read. */
  readonly problem: Problem | undefined
  readonly network: NetworkState
  readonly pace: PaymentPace
}

/** Milliseconds since a payment was sent. */
export interface PaymentPace {
  /** It takes longer than usual, which is said. */
  readonly slowAfter: number
  /** Nobody can be asked to look at a busy button any longer. */
  readonly overdueAfter: number
}

interface CardPaymentContext extends CardPaymentInput, PaymentForm {
  readonly wallet: Wallet
  /** The fields whose faults the shopper may see by now. */
  readonly shown: readonly PaymentFormField[]
  readonly receipt: Receipt | undefined
}

/**
 * Paying with a saved card or with a new one, never with both: the question carries the one that is on show. A card that
 * has expired can't be chosen, and so not be paid with. `shopper.paid` has an arrow in `choosing` alone, so that a second
 * press, an Enter or an event of a former page can't start a second authorisation, and nothing that is chosen while a
 * payment is under way can change what it is made with. A payment that broke is never a failed one: whatever is not an
 * explicit refusal ends as unknown, and the parent asks the provider what became of it.
 */
export const cardPaymentMachine = setup({
  types: {
    context: {} as CardPaymentContext,
    events: {} as CardPaymentEvent,
    input: {} as CardPaymentInput,
    output: {} as CardPaymentOutput,
    tags: {} as 'busy' | 'paymentInFlight' | 'paymentSlow' | 'paymentOverdue',
  },
  actors: { openWallet, payByCard },
  delays: {
    slowness: ({ context }) => context.pace.slowAfter,
    overdue: ({ context }) => context.pace.overdueAfter - context.pace.slowAfter,
  },
  guards: {
    isReadyToPay: ({ context }) => firstFaultOf(context) === undefined && context.network !== 'offline',
    isUsableCard: ({ context }, params: { cardToken: string }) => isUsableCard(context.wallet, params.cardToken),
    isFilled: ({ context }, params: { field: CardField }) => isFilled(context.card, params.field),
    hasSavedCards: ({ context }) => context.wallet.cards.length > 0,
    isWalletOpen: (_, params: { kind: CardsAnswer['kind'] }) => params.kind === 'ready',
    isPaid: (_, params: { kind: PayAnswer['kind'] }) => params.kind === 'paid',
    isRefused: (_, params: { kind: PayAnswer['kind'] }) => params.kind === 'refused',
  },
  actions: {
    keepWallet: assign((_, { answer }: { answer: CardsAnswer }) =>
      answer.kind === 'ready' ? beginningWith(answer, answer.typed) : {},
    ),
    keepChoice: assign((_, params: { selectedCard: string }) => params),
    keepNewCardVisible: assign({ isPayWithNewCardVisible: true }),
    keepSavedCardsVisible: assign({ isPayWithNewCardVisible: false }),
    keepCard: assign(({ context }, { card, field }: { card: CardFacts; field: CardField }) => ({
      card,
      shown: context.shown.filter((other) => other !== field),
    })),
    keepNetwork: assign((_, params: { network: NetworkState }) => params),
    recordLeft: assign(({ context }, { field }: { field: CardField }) => ({
      shown: context.shown.includes(field) ? context.shown : [...context.shown, field],
    })),
    keepAgreement: assign((_, params: { isAgreed: boolean }) => params),
    recordFaults: assign({ shown: [...CARD_FIELDS, 'agreement'], problem: undefined }),
    forgetProblem: assign({ shown: [], problem: undefined }),
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
  context: ({ input }) => ({
    ...input,
    wallet: EMPTY_WALLET,
    isPayWithNewCardVisible: false,
    selectedCard: undefined,
    shown: [],
    receipt: undefined,
  }),
  initial: 'openingWallet',
  on: {
    'shopper.filledCard': {
      actions: { type: 'keepCard', params: ({ event }) => ({ card: event.card, field: event.field }) },
    },
    'network.told': { actions: { type: 'keepNetwork', params: ({ event }) => ({ network: event.is }) } },
  },
  states: {
    openingWallet: {
      tags: 'busy',
      invoke: {
        id: 'openWallet',
        src: 'openWallet',
        input: ({ context }) => ({ buyer: context.buyer }),
        onDone: [
          {
            guard: { type: 'isWalletOpen', params: ofKind },
            target: 'choosing',
            actions: { type: 'keepWallet', params: theAnswer },
          },
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
        'shopper.choseCard': {
          guard: { type: 'isUsableCard', params: ({ event }) => ({ cardToken: event.cardToken }) },
          actions: { type: 'keepChoice', params: ({ event }) => ({ selectedCard: event.cardToken }) },
        },
        'shopper.askedNewCard': { actions: 'keepNewCardVisible' },
        'shopper.askedSavedCards': { guard: 'hasSavedCards', actions: 'keepSavedCardsVisible' },
        'shopper.leftField': {
          guard: { type: 'isFilled', params: ({ event }) => ({ field: event.field }) },
          actions: { type: 'recordLeft', params: ({ event }) => ({ field: event.field }) },
        },
        'shopper.agreed': {
          actions: { type: 'keepAgreement', params: ({ event }) => ({ isAgreed: event.isAgreed }) },
        },
        'shopper.paid': [
          { guard: 'isReadyToPay', target: 'paying', actions: 'forgetProblem' },
          { actions: 'recordFaults' },
        ],
      },
    },
    paying: {
      tags: ['busy', 'paymentInFlight'],
      initial: 'sent',
      invoke: {
        id: 'payByCard',
        src: 'payByCard',
        input: ({ context }) => ({
          buyer: context.buyer,
          price: context.price,
          installment: 1,
          card: chosenCardOf(context),
        }),
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
      // Only what is said changes while we wait; the answer is the same question's.
      states: {
        sent: { after: { slowness: 'slow' } },
        slow: { tags: 'paymentSlow', after: { overdue: 'overdue' } },
        overdue: { tags: ['paymentSlow', 'paymentOverdue'] },
      },
    },
    paid: { type: 'final' },
    unknown: { type: 'final' },
  },
  output: ({ context }) => (context.receipt ? { kind: 'paid', receipt: context.receipt } : { kind: 'unknown' }),
})
