import type { CardFacts, CardField } from '../entities/card'
import type { Buyer, KycLevel } from '../entities/member'
import type { Money } from '../entities/money'
import type { NetworkState } from '../entities/network'
import type { PaymentTerms } from '../entities/payment-terms'
import type { Problem } from '../entities/problem'
import type { Receipt } from '../entities/receipt'
import type { Choices } from './choices'
import type { CardDraft } from './draft'
import type { PaymentFormField } from './rules'

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
  | { type: 'shopper.choseMix'; isMixAsked: boolean }
  | { type: 'shopper.askedThreeDS'; isThreeDSAsked: boolean }
  | { type: 'shopper.storedCard'; isCardStored: boolean }
  | { type: 'shopper.agreed'; isAgreed: boolean }
  /** Raised by the machine itself: the card on show is another one, or is known better. */
  | { type: 'card.changed' }
  | { type: 'shopper.paid' }
  /** The order costs something else by now, and the shopper has seen what. */
  | { type: 'shopper.acceptedPrice' }
  /** What was offered in the place of a card was read. */
  | { type: 'shopper.closed' }
  | { type: 'shopper.wentToBank' }
  | { type: 'shopper.retried' }
  | { type: 'network.told'; is: NetworkState }
  /** What the provider says of the member's wallet, as far as it has been asked. */
  | WalletTold

/** Balance and level of the member; each undefined while it is not known. */
export interface WalletFacts {
  readonly balance: Money | undefined
  readonly level: KycLevel | undefined
}

export type WalletTold = { type: 'wallet.told' } & WalletFacts

export interface CardPaymentInput extends WalletFacts {
  readonly buyer: Buyer
  readonly price: Money
  readonly terms: PaymentTerms
  /** What was found out and chosen before another method was looked at. */
  readonly draft: CardDraft
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

export interface CardPaymentContext extends Omit<CardPaymentInput, 'draft'>, Choices, CardDraft {
  /** The fields whose faults the shopper may see by now. */
  readonly shown: readonly PaymentFormField[]
  /** The BIN that the installments region stands for. */
  readonly askedBin: string | undefined
  /** The card that the bonus region stands for. */
  readonly askedCard: string | undefined
  readonly bankHost: string | undefined
  /** What the order costs by now, where that is not what was shown; the shopper has yet to accept it. */
  readonly newPrice: Money | undefined
  readonly receipt: Receipt | undefined
}
