import { CARD_FIELDS, type CardFacts, type CardField } from '../../entities/card'
import type { Buyer } from '../../entities/member'
import { SINGLE_INSTALLMENT } from '../../entities/installments'
import type { Money } from '../../entities/money'
import type { PaymentTerms } from '../../entities/payment-terms'
import {
  type RefusedField,
  firstFaultOf,
  isRefused,
  refusedFields,
  uncorrectedFields,
} from '../../entities/refused-fields'
import { withCorrectedFields } from '../form/corrected'
import type { FormInput, FormUpdate } from '../form/ports'
import {
  binOf,
  bonusOf,
  canAskBonus,
  cardKeyOf,
  type CardChoices,
  installmentsOf,
  isCreditDue,
  mixFactsOf,
  mixBlockReasonIn,
  shownOptions,
  paymentFaultsOf,
  breakdownKeyOf,
} from './choices'
import type { CardDraft, CardPaymentOutput } from './draft'
import {
  initialCardChoice,
  isFilled,
  isUsableCard,
  type CardSource,
  type OpenWallet,
  type PaymentFormField,
} from './rules'
import { assign, not, raise, setup, stateIn } from 'xstate'
import type { NetworkState } from '../../entities/network'
import { nonPaymentProblemOf } from '../../entities/bank-refusal'
import { GENERIC_PROBLEM, type Problem } from '../../entities/problem'
import { canMix } from './deductions'
import {
  askBonus,
  askInstallments,
  type BonusAnswer,
  type CardsAnswer,
  type InstallmentsAnswer,
  openWallet,
} from './ports'
import type { ActorNameById } from '../../support/port'

export type CardPaymentEvent =
  | { type: 'shopper.choseCard'; cardToken: string }
  | { type: 'shopper.askedNewCard' }
  | { type: 'shopper.askedSavedCards' }
  | { type: 'shopper.askedBkm' }
  /** Any input: a key, a paste, an autofill. Also sent when the vault clears a field. */
  | { type: 'shopper.filledCard'; field: CardField; card: CardFacts }
  | { type: 'shopper.leftField'; field: CardField }
  | { type: 'shopper.choseInstallment'; installmentNumber: number }
  | { type: 'shopper.choseBonus'; isBonusSelected: boolean }
  | { type: 'shopper.choseMix'; isMixAsked: boolean }
  | { type: 'shopper.askedThreeDS'; isThreeDSAsked: boolean }
  | { type: 'shopper.storedCard'; isCardStored: boolean }
  /** Raised by the machine: the selected card changed, or more of it is known. */
  | { type: 'card.changed' }
  | { type: 'shopper.paid' }
  /** The credit offer's modal was closed. */
  | { type: 'shopper.closed' }
  | { type: 'shopper.retried' }
  | FormUpdate

export interface CardPaymentInput extends FormInput {
  readonly buyer: Buyer
  readonly price: Money
  readonly terms: PaymentTerms
  readonly balance: Money | undefined
  /** The saved draft, from before another method was opened. */
  readonly draft: CardDraft
}

export interface CardPaymentContext extends Omit<CardPaymentInput, 'draft'>, CardChoices, CardDraft {
  /** The fields whose faults may be shown: those that were left, or all that were on screen at a press. */
  readonly checkedFields: readonly PaymentFormField[]
  readonly refused: readonly RefusedField<PaymentFormField>[]
  /** The BIN of the installments region's request. */
  readonly askedBin: string | undefined
  /** The card key of the bonus region's request. */
  readonly askedCard: string | undefined
  /** The fallback form for a wallet that could not be opened. */
  readonly without: OpenWallet | undefined
  /** The key of the amounts shown at the press. */
  readonly pressed: string | undefined
}

const withField = (fields: readonly PaymentFormField[], field: PaymentFormField) =>
  fields.includes(field) ? fields : [...fields, field]

export const cardPaymentSetup = setup({
  types: {
    context: {} as CardPaymentContext,
    events: {} as CardPaymentEvent,
    input: {} as CardPaymentInput,
    output: {} as CardPaymentOutput,
    tags: {} as 'walletOpen' | 'creditOffered' | 'pressed',
    children: {} as ActorNameById<'openWallet' | 'askInstallments' | 'askBonus'>,
  },
  actors: { openWallet, askInstallments, askBonus },
  guards: {
    isReadyToPay: ({ context }) =>
      firstFaultOf(paymentFaultsOf(context)) === undefined && context.network !== 'offline',
    isUsableCard: ({ context }, params: { cardToken: string }) => isUsableCard(context.wallet, params.cardToken),
    isFilledOrRefused: ({ context }, { field }: { field: CardField }) =>
      isFilled(context.card, field) || isRefused(context.refused, field),
    isWalletKnown: ({ context }) => context.isWalletKnown,
    canMix: ({ context }) => canMix(mixFactsOf(context)) && mixBlockReasonIn(context) === undefined,
    hasSavedCards: ({ context }) => context.wallet.cards.length > 0,
    isBkmEnabled: ({ context }) => context.terms.isBkmEnabled,
    hasWallet: ({ context }) => context.buyer.memberId !== undefined,
    canPayWithoutWallet: ({ context }) => context.without !== undefined,
    isWalletOpen: (_, params: { kind: CardsAnswer['kind'] }) => params.kind === 'ready',
    isOffered: ({ context }, params: { installmentNumber: number }) =>
      shownOptions(context).some(({ installmentNumber }) => installmentNumber === params.installmentNumber),
    hasBonus: ({ context }) => bonusOf(context) !== undefined,
    hasBin: ({ context }) => binOf(context) !== undefined,
    hasBinChanged: ({ context }) => binOf(context) !== context.askedBin,
    areInstallmentsKnown: ({ context }) => installmentsOf(context) !== undefined,
    hasBreakdownChanged: ({ context }) => breakdownKeyOf(context) !== context.pressed,
    areInstallmentsAnswered: not(stateIn({ open: { installments: 'asking' } })),
    canAskBonus: ({ context }) => canAskBonus(context),
    hasCardChanged: ({ context }) => cardKeyOf(context) !== context.askedCard,
    isBonusFound: (_, params: { kind: BonusAnswer['kind'] }) => params.kind === 'found',
    /** A bank may have refused the inquiry because of these fields. */
    isAuthenticating: (_, { field }: { field: CardField }) => field === 'cvc' || field === 'expireDate',
    isCreditDue: ({ context }) => isCreditDue(context),
    isBonusKnown: ({ context }) => (cardKeyOf(context) ?? '') in context.bonuses,
  },
  actions: {
    setWallet: assign(({ context }, { answer }: { answer: CardsAnswer }) =>
      answer.kind === 'ready' ? { ...initialCardChoice(answer, context), isWalletKnown: true } : {},
    ),
    setBalance: assign(({ context }, params: { balance: Money | undefined }) =>
      withCorrectedFields(context, params, paymentFaultsOf),
    ),
    setSavedCard: assign(({ context }, params: { selectedCard: string }) =>
      withCorrectedFields(context, params, paymentFaultsOf),
    ),
    setCardSource: assign((_, { cardSource }: { cardSource: CardSource }) => ({ cardSource, refused: [] })),
    setCard: assign(({ context }, { card, field }: { card: CardFacts; field: CardField }) => ({
      card,
      checkedFields: context.checkedFields.filter((other) => other !== field),
    })),
    raiseCardChanged: raise({ type: 'card.changed' }),
    setNetwork: assign((_, params: { network: NetworkState }) => params),
    setLeftField: assign(({ context }, { field }: { field: CardField }) => ({
      checkedFields: withField(context.checkedFields, field),
      refused: uncorrectedFields(context.refused, paymentFaultsOf(context)),
    })),
    setAgreement: assign(({ context }, params: { isAgreed: boolean }) =>
      withCorrectedFields(context, params, paymentFaultsOf),
    ),
    setInstallment: assign((_, params: { selectedInstallment: number }) => params),
    setBonusChoice: assign((_, params: { isBonusSelected: boolean }) => params),
    // A mixed payment allows only a single payment, so it resets installments that a selected bonus had merely hidden.
    setMixChoice: assign((_, { isMixAsked }: { isMixAsked: boolean }) =>
      isMixAsked ? { isMixAsked, selectedInstallment: SINGLE_INSTALLMENT } : { isMixAsked },
    ),
    setThreeDSChoice: assign((_, params: { isThreeDSAsked: boolean }) => params),
    setCardStored: assign((_, params: { isCardStored: boolean }) => params),
    setAskedBin: assign(({ context }) => ({ askedBin: binOf(context) })),
    clearInstallment: assign({ selectedInstallment: SINGLE_INSTALLMENT }),
    setInstallments: assign(({ context }, { answer }: { answer: InstallmentsAnswer }) =>
      answer.kind === 'known' && context.askedBin !== undefined
        ? { installments: { ...context.installments, [context.askedBin]: answer.installments } }
        : {},
    ),
    setAskedCard: assign(({ context }) => ({ askedCard: cardKeyOf(context) })),
    clearBonusChoice: assign({ isBonusSelected: false }),
    setBonus: assign(({ context }, { answer }: { answer: BonusAnswer }) =>
      answer.kind === 'found' && context.askedCard !== undefined
        ? { bonuses: { ...context.bonuses, [context.askedCard]: answer.bonus } }
        : {},
    ),
    setPressedBreakdown: assign(({ context }) => ({ pressed: breakdownKeyOf(context) })),
    // A press on a saved card says nothing of the new card's fields, which may open next.
    setFaults: assign(({ context }) => ({
      checkedFields: withField(context.cardSource === 'newCard' ? CARD_FIELDS : context.checkedFields, 'agreement'),
      refused: refusedFields(paymentFaultsOf(context)),
      problem: undefined,
    })),
    clearProblem: assign({ checkedFields: [], refused: [], problem: undefined }),
    setProblem: assign((_, params: { problem: Problem }) => params),
    setRefusal: assign((_, { answer }: { answer: CardsAnswer }) =>
      answer.kind === 'refused'
        ? { problem: nonPaymentProblemOf(answer.refusal), without: answer.without }
        : { problem: GENERIC_PROBLEM },
    ),
    setWithoutWallet: assign(({ context }) =>
      context.without ? { ...initialCardChoice(context.without), isWalletKnown: true, problem: undefined } : {},
    ),
  },
})

/** Target of `form.left`: another method opens in place of this form. */
export const LEFT_TARGET = '#cardPayment.left'
