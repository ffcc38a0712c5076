import type { CardPaymentAnswer } from '../../../machines/entities/bank-page'
import type { Bonus } from '../../../machines/entities/bonus'
import type { Installments } from '../../../machines/entities/installments'
import type { RawAnswer } from '../answer'
import type { RequestContext } from '../described-call'
import type { Bare, Outcome } from '../outcome'
import { DEFAULT_CURRENCY } from '../../../machines/entities/money'
import type { Receipt } from '../../../machines/entities/receipt'
import { type BalancePayment, payFromBalance } from './balance/calls'
import { type BonusQuestion, bonus } from './bonus/calls'
import { authoriseByBkm, authoriseByThreeDS, authoriseCard, authoriseMix } from './card/calls'
import type { CardPayment, MixPayment, Payer } from './card/payload'
import { type InstallmentsQuestion, installments } from './installments/calls'
import {
  type PlainForm,
  detail,
  foreignNumber,
  outcome,
  preference,
  refundDetail,
  refundOutcome,
  settlementDetail,
  settlementOutcome,
} from './order/calls'
import type { Detail } from './order/detail'
import type { TimedPayment } from './order/order-payment'

/** One authorisation, by each of the calls that it may be made by. Rejecting means that its outcome is unknown. */
export interface CardCalls {
  auth(payment: CardPayment): Promise<Outcome<CardPaymentAnswer | Bare>>
  threeDS(payment: CardPayment): Promise<Outcome<CardPaymentAnswer | Bare>>
  bkm(payer: Payer): Promise<Outcome<CardPaymentAnswer | Bare>>
  mix(payment: MixPayment): Promise<Outcome<CardPaymentAnswer | Bare>>
}

/** What the screens ask the payment gateway. */
export interface PaymentGateway {
  /** The order behind the token. `begun` is the exchange of the boot script, when it sent one. */
  detail(begun?: Promise<RawAnswer>): Promise<Outcome<Detail>>
  /** What became of the order's payment. */
  outcome(): Promise<Outcome<TimedPayment>>
  /** Where the merchant would have a buyer from abroad pay. */
  preference(): Promise<Outcome<PlainForm>>
  /** Lets a buyer from abroad in, or sends them to the plain checkout form. */
  foreignNumber(): Promise<Outcome<PlainForm>>
  /** What may be done with the cards of a BIN. */
  installments(question: InstallmentsQuestion): Promise<Outcome<readonly Installments[]>>
  /** What a card has collected. */
  bonus(question: BonusQuestion): Promise<Outcome<Bonus>>
  readonly payByCard: CardCalls
  /** Pays all of it from the wallet's balance. Rejecting means that its outcome is unknown. */
  payFromBalance(payment: BalancePayment): Promise<Outcome<Receipt | Bare>>
}

const DETAILS = { pay: detail, refund: refundDetail, settlement: settlementDetail } as const

const OUTCOMES = { pay: outcome, refund: refundOutcome, settlement: settlementOutcome } as const

export function createPaymentGateway(context: RequestContext): PaymentGateway {
  let currency = DEFAULT_CURRENCY
  return {
    async detail(begun) {
      const found = await DETAILS[context.flow](context, { begun })
      if (found.kind === 'ok') currency = found.value.order.price.currency
      return found
    },
    outcome: () => OUTCOMES[context.flow](context, { currency }),
    preference: () => preference(context),
    foreignNumber: () => foreignNumber(context),
    installments: (question) => installments(context, question),
    bonus: (question) => bonus(context, question),
    payByCard: {
      auth: (payment) => authoriseCard(context, payment),
      threeDS: (payment) => authoriseByThreeDS(context, payment),
      bkm: (payer) => authoriseByBkm(context, payer),
      mix: (payment) => authoriseMix(context, payment),
    },
    payFromBalance: (payment) => payFromBalance(context, payment),
  }
}
