import type { OrderPayment } from '../../../machines/entities/order-payment'
import type { Receipt } from '../../../machines/entities/receipt'
import type { RawAnswer } from '../answer'
import type { Edge } from '../described-call'
import { GatewayError, type Outcome } from '../outcome'
import { authoriseCard } from './card/calls'
import type { CardPayment } from './card/payload'
import { type PlainForm, detail, foreignNumber, outcome, preference } from './order/calls'
import type { Detail } from './order/detail'

/** What the first screens ask the payment gateway. */
export interface PaymentGateway {
  /** The order behind the token. `begun` is the exchange of the boot script, when it sent one. */
  detail(begun?: Promise<RawAnswer>): Promise<Outcome<Detail>>
  /** What became of the order's payment. */
  outcome(): Promise<Outcome<OrderPayment>>
  /** Where the merchant would have a buyer from abroad pay. */
  preference(): Promise<Outcome<PlainForm>>
  /** Lets a buyer from abroad in, or sends them to the plain checkout form. */
  foreignNumber(): Promise<Outcome<PlainForm>>
  /** One authorisation without 3-D Secure. Rejecting means that its outcome is unknown, as it is when the bank wants more. */
  payByCard(payment: CardPayment): Promise<Outcome<Receipt>>
}

export function createPaymentGateway(edge: Edge): PaymentGateway {
  return {
    detail: (begun) => detail(edge, { begun }),
    outcome: () => outcome(edge),
    preference: () => preference(edge),
    foreignNumber: () => foreignNumber(edge),
    async payByCard(payment) {
      const answered = await authoriseCard(edge, payment)
      if (answered.kind === 'refused') return answered
      if (answered.value.kind === 'redirected') {
        throw new GatewayError('malformed', authoriseCard.description.path)
      }
      return { kind: 'ok', value: answered.value.receipt }
    },
  }
}
