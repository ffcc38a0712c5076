import type { Money } from '../../../../machines/entities/money'
import { type MoneyBody, type Submitted, moneyCall } from '../../described-call'
import { answeredAmount } from '../../fields'
import type * as requests from '../../requests/consumer'
import { valueOrUnnamedSuccess } from '../../unnamed-success'

export interface RefundClaim extends Submitted {
  /** From the init response. */
  readonly refundToken: string
  readonly price: Money
}

/** Claims a refund for the balance (REF-01). */
export const claimRefund = moneyCall({
  path: '/api/v1/consumer-funds/refund-to-balance/claim',
  by: 'member',
  body: (_, { refundToken }: RefundClaim): MoneyBody<typeof requests.claimRefund> => ({
    claimToken: refundToken,
  }),
  answer: ({ token }, { price }) => valueOrUnnamedSuccess(answeredAmount(price.currency), { asked: price, token }),
})
