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

/** A card of the member's wallet. The member token sent with it identifies the wallet. */
export interface SavedCardToken {
  readonly cardToken: string
}

export type PaymentCard = NewCard | SavedCardToken

export interface Payer extends Payment {
  /** Undefined for a foreign buyer. */
  readonly memberId: string | undefined
  /** Also undefined if the wallet could not be loaded: a new card does not need it (PAY-02). */
  readonly memberToken: string | undefined
  readonly memberEmail: string
  readonly gsmNumber: string
}

/** The data of a card call (CARD-17). */
export interface CardPayment extends Payer {
  readonly installment: number
  readonly card: PaymentCard
  /** The bonus's part of the price. */
  readonly bonusUsed?: Money | undefined
}

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
