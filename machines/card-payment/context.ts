import type { CardFacts, CardField } from '../entities/card'
import type { Buyer } from '../entities/member'
import type { Money } from '../entities/money'
import type { PaymentTerms } from '../entities/payment-terms'
import type { FormEnd, FormInput, FormTold } from '../payment-form'
import type { Choices } from './choices'
import type { CardDraft } from './draft'
import type { OpenWallet, PaymentFormField } from './rules'

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
  /** Raised by the machine itself: the card on show is another one, or is known better. */
  | { type: 'card.changed' }
  | { type: 'shopper.paid' }
  /** What was offered in the place of a card was read. */
  | { type: 'shopper.closed' }
  | { type: 'shopper.retried' }
  | FormTold

export interface CardPaymentInput extends FormInput {
  readonly buyer: Buyer
  readonly price: Money
  readonly terms: PaymentTerms
  /** Of the member's wallet; undefined while it is not known. */
  readonly balance: Money | undefined
  /** What was found out and chosen before another method was looked at. */
  readonly draft: CardDraft
}

export interface CardPaymentContext extends Omit<CardPaymentInput, 'draft'>, Choices, CardDraft {
  /** The fields whose faults the shopper may see by now. */
  readonly shown: readonly PaymentFormField[]
  /** The BIN that the installments region stands for. */
  readonly askedBin: string | undefined
  /** The card that the bonus region stands for. */
  readonly askedCard: string | undefined
  /** The form of a wallet that could not be opened. */
  readonly without: OpenWallet | undefined
  /** The sum as it was shown at the press. */
  readonly pressed: string | undefined
  readonly end: FormEnd
}
