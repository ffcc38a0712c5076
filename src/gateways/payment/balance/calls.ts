import { type MoneyBody, moneyCall } from '../../described-call'
import type * as requests from '../../requests/payment'
import { paidSchema } from '../charge/paid-answer'
import { type Payment, paymentBody } from '../charge/payment-body'

export interface BalancePayment extends Payment {
  readonly memberId: string
  readonly memberEmail: string
  /** The order's phone. */
  readonly gsmNumber: string
  readonly memberGsmNumber: string
  /** Undefined if the wallet could not be loaded. */
  readonly memberToken: string | undefined
}

/** Pays the whole order from the balance (BAL-01). */
export const payFromBalance = moneyCall({
  path: '/payment/fund/auth',
  by: 'member',
  body: (context, payment: BalancePayment): MoneyBody<typeof requests.payFromBalance> => ({
    ...paymentBody(context, payment),
    memberId: payment.memberId,
    memberEmail: payment.memberEmail,
    gsmNumber: payment.gsmNumber,
    memberGsmNumber: payment.memberGsmNumber,
    ...(payment.memberToken === undefined ? {} : { authenticationToken: payment.memberToken }),
  }),
  answer: ({ token, isLocalTest }, { price }) => paidSchema({ token, price, isLocalTest }),
})
