import { type Money, toMajor } from '../../../../machines/entities/money'
import type { RequestContext } from '../../described-call'
import { type Payment, paymentBody } from '../charge/payment-body'

export interface NewCard {
  readonly cardHolderName: string
  readonly cardNumber: string
  /** `01` to `12`. */
  readonly expireMonth: string
  /** Four digits. */
  readonly expireYear: string
  readonly cvc: string
  readonly registerConsumerCard: boolean
}

/** A card of the member's wallet. The member token beside it says whose wallet. */
export interface SavedCardToken {
  readonly cardToken: string
}

export type PaymentCard = NewCard | SavedCardToken

/** Who pays by card. */
export interface Payer extends Payment {
  /** Undefined for a buyer who is no member. */
  readonly memberId: string | undefined
  /** Undefined as well where the wallet could not be had: a new card needs none (PAY-02). */
  readonly memberToken: string | undefined
  readonly memberEmail: string
  readonly gsmNumber: string
}

/** Everything a card call carries (CARD-17). */
export interface CardPayment extends Payer {
  readonly installment: number
  readonly card: PaymentCard
  /** The part that the card's bonus pays. */
  readonly bonusUsed?: Money | undefined
}

/** A member's payment of which the wallet's balance pays a part. */
export interface MixPayment extends CardPayment {
  readonly memberId: string
  readonly balanceUsed: Money
}

export function payerBody(context: RequestContext, payer: Payer) {
  const { memberId, memberToken, memberEmail, gsmNumber } = payer
  return {
    ...paymentBody(context, payer),
    ...(memberId === undefined ? {} : { memberId }),
    ...(memberToken === undefined ? {} : { memberToken }),
    memberEmail,
    gsmNumber,
  }
}

export function cardBody(context: RequestContext, payment: CardPayment) {
  const { bonusUsed, card, installment } = payment
  return {
    ...payerBody(context, payment),
    installment,
    paymentCard: card,
    ...(bonusUsed && { reward: { rewardAmount: toMajor(bonusUsed), rewardUsage: 1 as const } }),
  }
}
