import { assign, not, raise, setup, stateIn } from 'xstate'
import type { CardFacts, CardField } from '../entities/card'
import { CARD_FIELDS } from '../entities/card-fields'
import type { Buyer } from '../entities/member'
import type { Money } from '../entities/money'
import type { NetworkState } from '../entities/network'
import { GENERIC_PROBLEM, type Problem, problemOf } from '../entities/problem'
import type { Receipt } from '../entities/receipt'
import { type Choices, binOf, bonusOf, canAskBonus, cardKeyOf, installmentsOf, optionsOnShow } from './choices'
import {
  type BonusAnswer,
  type CardPaymentOutput,
  type CardsAnswer,
  type InstallmentsAnswer,
  type PayAnswer,
  askBonus,
  askInstallments,
  goToBank,
  openWallet,
  payByCard,
} from './ports'
import { type Means, type PaymentFormField, beginningWith, firstFaultOf, isFilled, isUsableCard } from './rules'

export type CardPaymentEvent =
  | { type: 'shopper.choseCard'; cardToken: string }
  | { type: 'shopper.askedNewCard' }
  | { type: 'shopper.askedSavedCards' }
  | { type: 'shopper.askedBkm' }
  /** A key, a paste, an autofill; also what the vault forgot. */
  | { type: 'shopper.filledCard'; field: CardField; card: CardFacts }
  | { type: 'shopper.leftField'; field: CardField }
  | { type: 'shopper.choseInstallment'; installmentNumber: number }
  | { type: 'shopper.choseBonus'; isBonusSelected: boolean }
  | { type: 'shopper.askedThreeDS'; isThreeDSAsked: boolean }
  | { type: 'shopper.storedCard'; isCardStored: boolean }
  | { type: 'shopper.agreed'; isAgreed: boolean }
  /** Raised by the machine itself: the card on show is another one, or is known better. */
  | { type: 'card.changed' }
  | { type: 'shopper.paid' }
  | { type: 'shopper.wentToBank' }
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

/** Milliseconds. */
export interface PaymentPace {
  /** Since a payment was sent: it takes longer than usual, which is said. */
  readonly slowAfter: number
  /** Since then: nobody can be asked to look at a busy button any longer. */
  readonly overdueAfter: number
  /** Between the word that a bank comes next and the way to it. */
  readonly threeDSPause: number
  /** For how long the way to a bank may leave us on the page before its outcome is looked for. */
  readonly bankPatience: number
}

interface CardPaymentContext extends CardPaymentInput, Choices {
  /** The fields whose faults the shopper may see by now. */
  readonly shown: readonly PaymentFormField[]
  /** The BIN that the installments region stands for. */
  readonly askedBin: string | undefined
  /** The card that the bonus region stands for. */
  readonly askedCard: string | undefined
  readonly bankHost: string | undefined
  readonly receipt: Receipt | undefined
}

/** The words of the chart: what it hears, knows, asks and decides. The chart itself is in machine.ts. */
export const cardPaymentParts = setup({
  types: {
    context: {} as CardPaymentContext,
    events: {} as CardPaymentEvent,
    input: {} as CardPaymentInput,
    output: {} as CardPaymentOutput,
    tags: {} as 'busy' | 'paymentInFlight' | 'paymentSlow' | 'paymentOverdue' | 'paymentRedirected',
  },
  actors: { openWallet, askInstallments, askBonus, payByCard, goToBank },
  delays: {
    slowness: ({ context }) => context.pace.slowAfter,
    overdue: ({ context }) => context.pace.overdueAfter - context.pace.slowAfter,
    threeDSPause: ({ context }) => context.pace.threeDSPause,
    bankPatience: ({ context }) => context.pace.bankPatience,
  },
  guards: {
    isReadyToPay: ({ context }) => firstFaultOf(context) === undefined && context.network !== 'offline',
    isUsableCard: ({ context }, params: { cardToken: string }) => isUsableCard(context.wallet, params.cardToken),
    isFilled: ({ context }, params: { field: CardField }) => isFilled(context.card, params.field),
    hasSavedCards: ({ context }) => context.wallet.cards.length > 0,
    isBkmEnabled: ({ context }) => context.terms.isBkmEnabled,
    hasWallet: ({ context }) => context.buyer.memberId !== undefined,
    isWalletOpen: (_, params: { kind: CardsAnswer['kind'] }) => params.kind === 'ready',
    isPaid: (_, params: { kind: PayAnswer['kind'] }) => params.kind === 'paid',
    isRefused: (_, params: { kind: PayAnswer['kind'] }) => params.kind === 'refused',
    isRedirected: (_, params: { kind: PayAnswer['kind'] }) => params.kind === 'redirected',
    isOffered: ({ context }, params: { installmentNumber: number }) =>
      optionsOnShow(context).some(({ installmentNumber }) => installmentNumber === params.installmentNumber),
    hasBonus: ({ context }) => bonusOf(context) !== undefined,
    hasBin: ({ context }) => binOf(context) !== undefined,
    isBinOther: ({ context }) => binOf(context) !== context.askedBin,
    areInstallmentsKnown: ({ context }) => installmentsOf(context) !== undefined,
    areInstallmentsFound: (_, params: { kind: InstallmentsAnswer['kind'] }) => params.kind === 'known',
    areTermsSettled: not(stateIn({ open: { installments: 'asking' } })),
    canAskBonus: ({ context }) => canAskBonus(context),
    isCardOther: ({ context }) => cardKeyOf(context) !== context.askedCard,
    isBonusKnown: ({ context }) => (cardKeyOf(context) ?? '') in context.bonuses,
  },
  actions: {
    keepWallet: assign((_, { answer }: { answer: CardsAnswer }) =>
      answer.kind === 'ready' ? beginningWith(answer) : {},
    ),
    keepChoice: assign((_, params: { selectedCard: string }) => params),
    keepMeans: assign((_, params: { means: Means }) => params),
    keepCard: assign(({ context }, { card, field }: { card: CardFacts; field: CardField }) => ({
      card,
      shown: context.shown.filter((other) => other !== field),
    })),
    tellChange: raise({ type: 'card.changed' }),
    keepNetwork: assign((_, params: { network: NetworkState }) => params),
    recordLeft: assign(({ context }, { field }: { field: CardField }) => ({
      shown: context.shown.includes(field) ? context.shown : [...context.shown, field],
    })),
    keepAgreement: assign((_, params: { isAgreed: boolean }) => params),
    keepInstallment: assign((_, params: { selectedInstallment: number }) => params),
    keepBonusChoice: assign((_, params: { isBonusSelected: boolean }) => params),
    keepThreeDSChoice: assign((_, params: { isThreeDSAsked: boolean }) => params),
    keepStoring: assign((_, params: { isCardStored: boolean }) => params),
    recordBin: assign(({ context }) => ({ askedBin: binOf(context) })),
    forgetInstallment: assign({ selectedInstallment: 1 }),
    keepInstallments: assign(({ context }, { answer }: { answer: InstallmentsAnswer }) =>
      answer.kind === 'known' && context.askedBin !== undefined
        ? { installments: { ...context.installments, [context.askedBin]: answer.installments } }
        : {},
    ),
    recordCard: assign(({ context }) => ({ askedCard: cardKeyOf(context) })),
    forgetBonusChoice: assign({ isBonusSelected: false }),
    keepBonus: assign(({ context }, { answer }: { answer: BonusAnswer }) =>
      context.askedCard === undefined
        ? {}
        : {
            bonuses: {
              ...context.bonuses,
              [context.askedCard]: answer.kind === 'found' ? answer.bonus : undefined,
            },
          },
    ),
    recordFaults: assign({ shown: [...CARD_FIELDS, 'agreement'], problem: undefined }),
    forgetProblem: assign({ shown: [], problem: undefined }),
    recordProblem: assign((_, params: { problem: Problem }) => params),
    recordRefusal: assign((_, params: { answer: CardsAnswer | PayAnswer }) => ({
      problem: params.answer.kind === 'refused' ? problemOf(params.answer.refusal) : GENERIC_PROBLEM,
    })),
    keepBank: assign((_, { answer }: { answer: PayAnswer }) =>
      answer.kind === 'redirected' ? { bankHost: answer.bankHost } : {},
    ),
    keepReceipt: assign((_, params: { answer: PayAnswer }) =>
      params.answer.kind === 'paid' ? { receipt: params.answer.receipt } : {},
    ),
  },
})
