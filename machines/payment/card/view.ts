import type { SnapshotFrom } from 'xstate'
import type { CardBrand, CardFaults } from '../../entities/card'
import type { InstallmentOption } from '../../entities/installments'
import type { PriceBreakdown } from '../../entities/price-breakdown'
import type { Money } from '../../entities/money'
import { GENERIC_PROBLEM, type Problem } from '../../entities/problem'
import type { CardType } from '../../entities/saved-card'
import { type BonusOffer, canMix, type MixHindrance } from './deductions'
import { isThreeDSForced, type CardSource, type PaymentFormField, shownFaults, type Wallet } from './rules'
import {
  binOf,
  bonusOf,
  callFactsOf,
  firstFaultOf,
  installmentsOf,
  isBalanceShort,
  isChoiceLikely,
  isMixPayment,
  mixFactsOf,
  mixHindranceIn,
  optionChosen,
  optionsOnShow,
  sumOf,
} from './choices'
import { plusFor } from './installments'
import type { cardPaymentMachine } from './machine'

type Snapshot = SnapshotFrom<typeof cardPaymentMachine>

export interface CardPaymentFormView {
  readonly wallet: Wallet
  readonly hasSavedCards: boolean
  readonly cardSource: CardSource
  readonly selectedCard: string | undefined
  readonly brand: CardBrand | undefined
  readonly faults: CardFaults
  /** A buyer from abroad has no wallet to keep a card in. */
  readonly canStoreCard: boolean
  readonly isCardStored: boolean
  readonly isBkmEnabled: boolean
  /** The wallet's own card has too little behind it (BAL-04). */
  readonly isBalanceShort: boolean
  /** A mixed payment has one call, so there is no choice. */
  readonly isThreeDSOffered: boolean
  /** The order or the bank demands 3-D Secure; otherwise it is the shopper's choice. */
  readonly isThreeDSForced: boolean
  readonly isThreeDSAsked: boolean
  readonly isAgreed: boolean
  readonly isAgreementMissing: boolean
  /** The connection, or the first thing to put right, shown as a fault or not yet; `undefined` when it can be paid. */
  readonly missing: PaymentFormField | 'connection' | undefined
  readonly problem: Problem | undefined
  /** What the card pays. */
  readonly amount: Money
  /** It was pressed: nothing of it can be changed until that has ended (PAY-11). */
  readonly isHeld: boolean
}

/** What the card method shows. `offering` is a modal over the form; `paying` keeps it in place: nothing typed leaves the screen while we wait. */
export type CardPaymentView =
  | { readonly kind: 'openingWallet' }
  | { readonly kind: 'walletClosed'; readonly problem: Problem; readonly isNewCardOffered: boolean }
  | ({ readonly kind: 'choosing' | 'offering' | 'paying' } & CardPaymentFormView)

const NO_CARD_FAULTS: CardFaults = {}

function formKindOf(snapshot: Snapshot): 'choosing' | 'offering' | 'paying' {
  if (snapshot.hasTag('creditOffered')) return 'offering'
  return snapshot.matches({ open: { form: 'choosing' } }) ? 'choosing' : 'paying'
}

/** What the last press found missing, where that is more than one thing and as far as it is not mended (BEST-13). */
export const refusedByCard = ({ context }: Snapshot) => context.refused

/** For code that has to know before the screen is drawn: pay was pressed, and typing is ignored. */
export const isFormHeld = (snapshot: Snapshot): boolean => formKindOf(snapshot) === 'paying'

export function cardPaymentView(snapshot: Snapshot): CardPaymentView {
  const { context } = snapshot
  const { wallet, cardSource, selectedCard, card, isCardStored, isAgreed, shown, problem, network } = context
  if (snapshot.matches('openingWallet')) return { kind: 'openingWallet' }
  if (snapshot.matches('walletClosed'))
    return {
      kind: 'walletClosed',
      problem: problem ?? GENERIC_PROBLEM,
      isNewCardOffered: context.without !== undefined,
    }
  const kind = formKindOf(snapshot)
  return {
    kind,
    isHeld: kind === 'paying',
    wallet,
    hasSavedCards: wallet.cards.length > 0,
    cardSource,
    selectedCard,
    brand: card.brand,
    faults: shown.length === 0 ? NO_CARD_FAULTS : shownFaults(card.faults, shown),
    canStoreCard: context.buyer.memberId !== undefined,
    isCardStored,
    isBkmEnabled: context.terms.isBkmEnabled,
    isBalanceShort: isBalanceShort(context),
    isThreeDSOffered: !isMixPayment(context),
    isThreeDSForced: isThreeDSForced(callFactsOf(context)),
    isThreeDSAsked: context.isThreeDSAsked,
    isAgreed,
    isAgreementMissing: shown.includes('agreement') && !isAgreed,
    missing: network === 'offline' ? 'connection' : firstFaultOf(context),
    problem,
    amount: sumOf(context).cardPart,
  }
}

/** How the card on show can be paid with in months (INST-01..06). */
export interface InstallmentsView {
  /** `none`: no card is known well enough to ask; `unknown`: it could not be found out, and a single payment is left. */
  readonly standing: 'none' | 'asking' | 'known' | 'unknown'
  /** There will most likely be several options. */
  readonly isChoiceLikely: boolean
  /** Of the order. */
  readonly price: Money
  readonly options: readonly InstallmentOption[]
  readonly selectedInstallment: number
  /** Of the card on show, where its bank said so. */
  readonly cardType: CardType | undefined
  readonly bankName: string | undefined
  readonly cardFamilyName: string | undefined
  /** Installments that a campaign adds to each option of more than one; 0 without one. */
  readonly plusInstallment: number
  /** Bonus and installments exclude each other with this bank, and the bonus is chosen. */
  readonly isLimitedByBonus: boolean
  /** The balance pays a part, which it does of a single payment alone (MIX-02). */
  readonly isLimitedByBalance: boolean
}

/** A form that was submitted shows on what it had. */
function standingOf(snapshot: Snapshot): InstallmentsView['standing'] {
  if (snapshot.matches({ open: { installments: 'asking' } })) return 'asking'
  if (installmentsOf(snapshot.context)) return 'known'
  return binOf(snapshot.context) === undefined ? 'none' : 'unknown'
}

export function installmentsView(snapshot: Snapshot): InstallmentsView {
  const { context } = snapshot
  const installments = installmentsOf(context)
  const options = optionsOnShow(context)
  return {
    standing: standingOf(snapshot),
    isChoiceLikely: isChoiceLikely(context),
    price: context.price,
    options,
    selectedInstallment: optionChosen(context).installmentNumber,
    cardType: installments?.cardType,
    bankName: installments?.bankName,
    cardFamilyName: installments?.cardFamilyName,
    plusInstallment: installments ? plusFor(installments, context.terms.plusInstallments) : 0,
    isLimitedByBonus:
      !isMixPayment(context) && options.length < (installments?.installmentPrices.length ?? 0) && options.length === 1,
    isLimitedByBalance: isMixPayment(context),
  }
}

/** The bonus of the card on show as a choice (BON-01); undefined where there is none to choose. */
export interface BonusView {
  readonly offer: BonusOffer | undefined
  readonly isBonusSelected: boolean
}

export function bonusView({ context }: Snapshot): BonusView {
  return { offer: bonusOf(context), isBonusSelected: context.isBonusSelected }
}

/** What the price detail says of the amount; its parts add up. */
export interface CardPriceBreakdown extends PriceBreakdown {
  readonly installmentNumber: number
}

export function sumView({ context }: Snapshot): CardPriceBreakdown {
  return { ...sumOf(context), installmentNumber: optionChosen(context).installmentNumber }
}

/** The part that the balance could pay, as a choice (MIX-01..03); `hindrance` says why it is none. */
export interface MixView {
  /** Undefined where the order or the balance leaves nothing to choose. */
  readonly balance: Money | undefined
  readonly isMixPayment: boolean
  readonly hindrance: MixHindrance | undefined
}

export function mixView({ context }: Snapshot): MixView {
  const hindrance = mixHindranceIn(context)
  const isShown = hindrance !== undefined || canMix(mixFactsOf(context))
  return { balance: isShown ? context.balance : undefined, isMixPayment: isMixPayment(context), hindrance }
}
