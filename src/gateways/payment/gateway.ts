import type { OrderOutcome } from '../../../machines/reconciliation/rules'
import type { Instant } from '../../../machines/entities/instant'
import type { Language } from '../../../machines/entities/language'
import { type Money, toMajor } from '../../../machines/entities/money'
import type { Order } from '../../../machines/entities/order'
import type { Receipt } from '../../../machines/entities/receipt'
import type { RawAnswer } from '../answer'
import { DETAIL_PATH, detailRequest } from '../detail-request'
import type { Http } from '../http'
import type { Outcome } from '../outcome'
import { type ProviderConfiguration, channelOf } from '../provider'
import { detailSchema, outcomeSchema, paidSchema } from './wire'

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

/** Everything a card call carries (CARD-17). */
export interface CardPayment {
  /** Sent as `conversationId`, so that the attempt can be recognised whatever becomes of the answer. */
  readonly submissionId: string
  readonly price: Money
  readonly installment: number
  readonly memberId: string
  readonly memberEmail: string
  readonly gsmNumber: string
  readonly memberToken: string
  /** SHA-256 of the e-mail, in hex. */
  readonly userIdentification: string
  /** Empty when none could be made. */
  readonly browserFingerprint: string
  readonly card: PaymentCard
}

export interface Detail {
  readonly order: Order
  /** The server's time, in milliseconds; undefined when it did not say. */
  readonly systemTime: Instant | undefined
  /** What is known of a payment of this order. */
  readonly outcome: OrderOutcome
}

export interface PaymentGateway {
  /** The order behind the token. `begun` is the exchange of the boot script, when it sent one. */
  detail(begun?: Promise<RawAnswer>): Promise<Outcome<Detail>>
  /** What became of the order's payment. */
  outcome(): Promise<Outcome<OrderOutcome>>
  /** One authorisation without 3-D Secure. Rejecting means that its outcome is unknown. */
  payByCard(payment: CardPayment): Promise<Outcome<Receipt>>
}

export interface PaymentGatewayOptions {
  readonly http: Http
  readonly provider: ProviderConfiguration
  readonly language: Language
  readonly token: string
  readonly isTestMode: boolean
}

export function createPaymentGateway(options: PaymentGatewayOptions): PaymentGateway {
  const { http, provider, language, token, isTestMode } = options
  const detailBody = () => detailRequest(token, language, provider).body
  return {
    detail: (begun) =>
      http.send({
        path: DETAIL_PATH,
        method: 'POST',
        kind: 'read',
        by: 'visitor',
        body: detailBody(),
        schema: detailSchema(isTestMode),
        begun,
      }),
    outcome: () =>
      http.send({
        path: DETAIL_PATH,
        method: 'POST',
        kind: 'read',
        by: 'visitor',
        body: detailBody(),
        schema: outcomeSchema(isTestMode),
      }),
    payByCard: (payment) =>
      http.send({
        path: '/payment/iyzipos/checkoutform/auth/ecom',
        method: 'POST',
        kind: 'money',
        by: 'member',
        submissionId: payment.submissionId,
        body: {
          locale: language,
          conversationId: payment.submissionId,
          paymentChannel: channelOf(provider.product.slug),
          memberId: payment.memberId,
          memberEmail: payment.memberEmail,
          gsmNumber: payment.gsmNumber,
          memberToken: payment.memberToken,
          userIdentification: payment.userIdentification,
          browserFingerprint: payment.browserFingerprint,
          paidPrice: toMajor(payment.price),
          installment: payment.installment,
          paymentCard: payment.card,
        },
        schema: paidSchema(isTestMode),
      }),
  }
}
