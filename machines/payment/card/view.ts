import type { SnapshotFrom } from 'xstate'
import { type CardBrand, type CardFaults, NO_CARD } from '../../entities/card'
import type { InstallmentOption } from '../../entities/installments'
import type { PriceBreakdown } from '../../entities/price-breakdown'
import type { Money } from '../../entities/money'
import { GENERIC_PROBLEM, type Problem } from '../../entities/problem'
import { firstFaultOf } from '../../entities/refused-fields'
import type { CardType } from '../../entities/saved-card'
import { type BonusOffer, canMix, type MixBlockReason } from './deductions'
import { isThreeDSForced, type CardSource, type PaymentFormField, shownFaults, type Wallet } from './rules'
import {
  binOf,
  bonusOf,
  callFactsOf,
  installmentsOf,
  isBalanceShort,
  areInstallmentsLikely,
  isMixPayment,
  mixFactsOf,
  mixBlockReasonIn,
  paymentFaultsOf,
  chosenOption,
  isLimitedByBonus,
  shownOptions,
  cardBreakdownOf,
} from './choices'
import { plusInstallmentsFor } from './installments'
import type { cardPaymentMachine } from './machine'

type Snapshot = SnapshotFrom<typeof cardPaymentMachine>

export interface CardPaymentFormView {
  readonly wallet: Wallet
  readonly hasSavedCards: boolean
  readonly cardSource: CardSource
  readonly selectedCard: string | undefined
  readonly brand: CardBrand | undefined
  readonly faults: CardFaults
  /** A foreign buyer has no wallet to save a card in. */
  readonly canStoreCard: boolean
  readonly isCardStored: boolean
  readonly isBkmEnabled: boolean
  /** The balance behind the provider's own card is too low (BAL-04). */
  readonly isBalanceShort: boolean
  /** A mixed payment has only one call, so there is no choice of 3-D Secure. */
  readonly isThreeDSOffered: boolean
  /** The order or the bank demands 3-D Secure; otherwise it is the shopper's choice. */
  readonly isThreeDSForced: boolean
  readonly isThreeDSAsked: boolean
  readonly isAgreed: boolean
  readonly isAgreementMissing: boolean
  /** The connection or the first invalid field, even if its error is not shown yet; `undefined` when the shopper can pay. */
  readonly missing: PaymentFormField | 'connection' | undefined
  readonly problem: Problem | undefined
  /** The card's part of the amount. */
  readonly amount: Money
}

/**
 * The state of the card method. `offering` is a modal over the form. `paying` still renders the form, read-only until the payment
 * ends (PAY-11), so that typed text stays on screen during the request.
 */
export type CardPaymentView =
  | { readonly kind: 'openingWallet' }
  | { readonly kind: 'walletClosed'; readonly problem: Problem; readonly isNewCardOffered: boolean }
  | ({ readonly kind: 'choosing' | 'offering' | 'paying' } & CardPaymentFormView)

const NO_CARD_FAULTS: CardFaults = shownFaults(NO_CARD.faults, [])

function formKindOf(snapshot: Snapshot): 'choosing' | 'offering' | 'paying' {
  if (snapshot.hasTag('creditOffered')) return 'offering'
  return snapshot.matches({ open: { form: 'choosing' } }) ? 'choosing' : 'paying'
}

/** The error summary of the last press: the faults not yet corrected, if there was more than one (BEST-13). */
export const refusedCardFields = ({ context }: Snapshot) => context.refused

/** Read outside rendering: ignores typing from the press until the payment ends. */
export const isFormLocked = (snapshot: Snapshot): boolean => formKindOf(snapshot) === 'paying'

export function cardPaymentView(snapshot: Snapshot): CardPaymentView {
  const { context } = snapshot
  const { wallet, cardSource, selectedCard, card, isCardStored, isAgreed, checkedFields, problem, network } = context
  if (snapshot.matches('openingWallet')) return { kind: 'openingWallet' }
  if (snapshot.matches('walletClosed'))
    return {
      kind: 'walletClosed',
      problem: problem ?? GENERIC_PROBLEM,
      isNewCardOffered: context.without !== undefined,
    }
  return {
    kind: formKindOf(snapshot),
    wallet,
    hasSavedCards: wallet.cards.length > 0,
    cardSource,
    selectedCard,
    brand: card.brand,
    faults: checkedFields.length === 0 ? NO_CARD_FAULTS : shownFaults(card.faults, checkedFields),
    canStoreCard: context.buyer.memberId !== undefined,
    isCardStored,
    isBkmEnabled: context.terms.isBkmEnabled,
    isBalanceShort: isBalanceShort(context),
    isThreeDSOffered: !isMixPayment(context),
    isThreeDSForced: isThreeDSForced(callFactsOf(context)),
    isThreeDSAsked: context.isThreeDSAsked,
    isAgreed,
    isAgreementMissing: checkedFields.includes('agreement') && !isAgreed,
    missing: network === 'offline' ? 'connection' : firstFaultOf(paymentFaultsOf(context)),
    problem,
    amount: cardBreakdownOf(context).cardPart,
  }
}

/** The installment options of the selected card (INST-01..06). */
export interface InstallmentsView {
  /** `none`: the card's BIN is not known yet. `unknown`: the request failed, so only a single payment is offered. */
  readonly standing: 'none' | 'asking' | 'known' | 'unknown'
  /** The BIN of the card that the options are for. */
  readonly bin: string | undefined
  readonly areInstallmentsLikely: boolean
  readonly price: Money
  readonly options: readonly InstallmentOption[]
  readonly selectedInstallment: number
  /** Of the selected card, if its bank sent it. */
  readonly cardType: CardType | undefined
  readonly bankName: string | undefined
  readonly cardFamilyName: string | undefined
  /** Installments that a campaign adds to each option of two or more; 0 without a campaign. */
  readonly plusInstallment: number
  /** This bank does not combine bonus and installments, and the bonus is selected. */
  readonly isLimitedByBonus: boolean
  /** The balance pays a part, which allows only a single payment (MIX-02). */
  readonly isLimitedByBalance: boolean
}

/** A submitted form keeps showing its last installments. */
function standingOf(snapshot: Snapshot): InstallmentsView['standing'] {
  if (snapshot.matches({ open: { installments: 'asking' } })) return 'asking'
  if (installmentsOf(snapshot.context)) return 'known'
  return binOf(snapshot.context) === undefined ? 'none' : 'unknown'
}

export function installmentsView(snapshot: Snapshot): InstallmentsView {
  const { context } = snapshot
  const installments = installmentsOf(context)
  const options = shownOptions(context)
  return {
    standing: standingOf(snapshot),
    bin: binOf(context),
    areInstallmentsLikely: areInstallmentsLikely(context),
    price: context.price,
    options,
    selectedInstallment: chosenOption(context).installmentNumber,
    cardType: installments?.cardType,
    bankName: installments?.bankName,
    cardFamilyName: installments?.cardFamilyName,
    plusInstallment: installments ? plusInstallmentsFor(installments, context.terms.plusInstallments) : 0,
    isLimitedByBonus: isLimitedByBonus(context),
    isLimitedByBalance: isMixPayment(context),
  }
}

/** The selected card's bonus as an option (BON-01); undefined if it has none. */
export interface BonusView {
  readonly offer: BonusOffer | undefined
  readonly isBonusSelected: boolean
}

export function bonusView({ context }: Snapshot): BonusView {
  return { offer: bonusOf(context), isBonusSelected: context.isBonusSelected }
}

/** The amounts of the price detail; the parts add up to the total. */
export interface CardPriceBreakdown extends PriceBreakdown {
  readonly installmentNumber: number
}

export function cardBreakdown({ context }: Snapshot): CardPriceBreakdown {
  return { ...cardBreakdownOf(context), installmentNumber: chosenOption(context).installmentNumber }
}

/** The balance's possible part of the payment (MIX-01..03); `blockReason` says why it cannot be selected. */
export interface MixView {
  /** Undefined if the order or the balance allows no mixed payment. */
  readonly balance: Money | undefined
  readonly isMixPayment: boolean
  readonly blockReason: MixBlockReason | undefined
}

export function mixView({ context }: Snapshot): MixView {
  const blockReason = mixBlockReasonIn(context)
  const isShown = blockReason !== undefined || canMix(mixFactsOf(context))
  return { balance: isShown ? context.balance : undefined, isMixPayment: isMixPayment(context), blockReason }
}
