import type { SnapshotFrom } from 'xstate'
import type { CardBrand } from '../entities/card-brand'
import type { CardFaults } from '../entities/card'
import type { Money } from '../entities/money'
import { GENERIC_PROBLEM, type Problem } from '../entities/problem'
import type { cardPaymentMachine } from './machine'
import { type PaymentFormField, type Wallet, firstFaultOf, shownFaults } from './rules'

export interface CardPaymentFormView {
  readonly wallet: Wallet
  readonly hasSavedCards: boolean
  readonly isPayWithNewCardVisible: boolean
  readonly selectedCard: string | undefined
  readonly brand: CardBrand | undefined
  readonly faults: CardFaults
  readonly isAgreed: boolean
  readonly isAgreementMissing: boolean
  /** The connection, or the first thing to put right, shown as a fault or not yet; `undefined` when it can be paid. */
  readonly missing: PaymentFormField | 'connection' | undefined
  /** The payment takes longer than usual. */
  readonly isSlow: boolean
  readonly problem: Problem | undefined
  readonly amount: Money
}

/** What the card method shows. `paying` keeps the form in place: nothing typed leaves the screen while we wait. */
export type CardPaymentView =
  | { readonly kind: 'openingWallet' }
  | { readonly kind: 'walletClosed'; readonly problem: Problem }
  | ({ readonly kind: 'choosing' | 'paying' } & CardPaymentFormView)

const NO_CARD_FAULTS: CardFaults = {}

export function cardPaymentView(snapshot: SnapshotFrom<typeof cardPaymentMachine>): CardPaymentView {
  const { wallet, isPayWithNewCardVisible, selectedCard, card, isAgreed, shown, problem, price, network } =
    snapshot.context
  if (snapshot.matches('openingWallet')) return { kind: 'openingWallet' }
  if (snapshot.matches('walletClosed')) return { kind: 'walletClosed', problem: problem ?? GENERIC_PROBLEM }
  return {
    kind: snapshot.matches('choosing') ? 'choosing' : 'paying',
    wallet,
    hasSavedCards: wallet.cards.length > 0,
    isPayWithNewCardVisible,
    selectedCard,
    brand: card.brand,
    faults: shown.length === 0 ? NO_CARD_FAULTS : shownFaults(card.faults, shown),
    isAgreed,
    isAgreementMissing: shown.includes('agreement') && !isAgreed,
    missing: network === 'offline' ? 'connection' : firstFaultOf(snapshot.context),
    isSlow: snapshot.hasTag('paymentSlow'),
    problem,
    amount: price,
  }
}
