import { and, assign, not, raise, setup, stateIn } from 'xstate'
import type { CardFacts, CardField } from '../entities/card'
import { CARD_FIELDS } from '../entities/card-fields'
import type { NetworkState } from '../entities/network'
import { isCreditDue } from './credit-offer'
import { paymentProblemOf } from '../entities/payment-problem'
import { GENERIC_PROBLEM, type Problem } from '../entities/problem'
import type { kycGateMachine } from '../kyc-gate/machine'
import type { KycGateOutput } from '../kyc-gate/ports'
import { type CheckAnswer, checkOrder } from '../order-check/ports'
import { late } from '../port'
import {
  binOf,
  bonusOf,
  canAskBonus,
  cardKeyOf,
  firstFaultOf,
  installmentsOf,
  mixFactsOf,
  optionsOnShow,
} from './choices'
import type { CardPaymentContext, CardPaymentEvent, CardPaymentInput, WalletFacts } from './context'
import { SINGLE } from './installments'
import { canMix, mixHindranceOf } from './mix'
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
import { type Means, beginningWith, isFilled, isUsableCard, withCards } from './rules'

/** The words of the chart: what it hears, knows, asks and decides. The chart itself is in machine.ts. */
export const cardPaymentParts = setup({
  types: {
    context: {} as CardPaymentContext,
    events: {} as CardPaymentEvent,
    input: {} as CardPaymentInput,
    output: {} as CardPaymentOutput,
    tags: {} as
      | 'walletOpen'
      | 'busy'
      | 'priceChanged'
      | 'paymentInFlight'
      | 'paymentSlow'
      | 'paymentOverdue'
      | 'creditOffered'
      | 'paymentRedirected',
    children: {} as { kycGate: 'kycGate' },
  },
  actors: {
    openWallet,
    askInstallments,
    askBonus,
    kycGate: late<typeof kycGateMachine>('kycGate'),
    checkOrder,
    payByCard,
    goToBank,
  },
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
    isWalletKnown: ({ context }) => context.isWalletKnown,
    isGateOpen: (_, params: { kind: KycGateOutput['kind'] }) => params.kind === 'open',
    isReady: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'ready',
    isPriceChanged: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'changed',
    isSettled: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'settled',
    canMix: ({ context }) => canMix(mixFactsOf(context)) && mixHindranceOf(mixFactsOf(context)) === undefined,
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
    /** Who is no member has no level, and no limits of one (KYC-07). */
    isGateNeeded: and([not(stateIn({ open: { installments: 'asking' } })), 'hasWallet']),
    canAskBonus: ({ context }) => canAskBonus(context),
    isCardOther: ({ context }) => cardKeyOf(context) !== context.askedCard,
    isCreditDue: ({ context }) => isCreditDue(context),
    isBonusKnown: ({ context }) => (cardKeyOf(context) ?? '') in context.bonuses,
  },
  actions: {
    keepWallet: assign((_, { answer }: { answer: CardsAnswer }) =>
      answer.kind === 'ready' ? { ...beginningWith(answer), isWalletKnown: true } : {},
    ),
    keepWalletFacts: assign((_, params: WalletFacts) => params),
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
    keepMixChoice: assign((_, params: { isMixAsked: boolean }) => params),
    keepThreeDSChoice: assign((_, params: { isThreeDSAsked: boolean }) => params),
    keepStoring: assign((_, params: { isCardStored: boolean }) => params),
    recordBin: assign(({ context }) => ({ askedBin: binOf(context) })),
    forgetInstallment: assign({ selectedInstallment: SINGLE }),
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
    keepGate: assign(({ context }, { answer }: { answer: KycGateOutput }) => ({
      level: answer.level ?? context.level,
    })),
    /** The form is on show again: with the cards as they are by now. */
    keepGateClosed: assign(({ context }, { answer }: { answer: KycGateOutput }) => ({
      ...(answer.cards && withCards(context, answer.cards)),
      problem: answer.kind === 'stopped' ? answer.problem : undefined,
    })),
    keepNewPrice: assign((_, { answer }: { answer: CheckAnswer }) =>
      answer.kind === 'changed' ? { newPrice: answer.price } : {},
    ),
    /** What was asked for the former price is no answer to this one. */
    keepAcceptedPrice: assign(({ context }) => ({
      price: context.newPrice ?? context.price,
      newPrice: undefined,
      installments: {},
      askedBin: undefined,
      bonuses: {},
      askedCard: undefined,
    })),
    recordHindrance: assign((_, { answer }: { answer: CheckAnswer }) => ({
      problem: answer.kind === 'refused' ? answer.problem : GENERIC_PROBLEM,
    })),
    recordRefusal: assign((_, params: { answer: CardsAnswer | PayAnswer }) => ({
      problem: params.answer.kind === 'refused' ? paymentProblemOf(params.answer.refusal) : GENERIC_PROBLEM,
    })),
    keepBank: assign((_, { answer }: { answer: PayAnswer }) =>
      answer.kind === 'redirected' ? { bankHost: answer.bankHost } : {},
    ),
    keepReceipt: assign((_, params: { answer: PayAnswer }) =>
      params.answer.kind === 'paid' ? { receipt: params.answer.receipt } : {},
    ),
  },
})
