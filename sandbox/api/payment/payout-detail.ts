import * as v from 'valibot'
import { initData } from '../../orders/init-data'
import { done } from '../../http/answer'
import { visitorEndpoint } from '../../http/endpoint'
import { localeField, textField } from '../../http/payload'
import type { Order } from '../../records/order'
import { outcome } from './detail'

/** The order as the page of a refund or settlement link starts with it, with the outcome of its payout. */
const detailOf = (purpose: 'refund' | 'settlement', own: (order: Order) => object) =>
  visitorEndpoint({
    path: `/payment/${purpose}-to-balance/detail`,
    purpose,
    schema: v.strictObject({ locale: localeField, token: textField }),
    handle: (deps, { order, locale, now }) => {
      const { callbackUrl } = order
      return done({ ...initData(deps, order, now), ...own(order), callbackUrl, ...outcome(order, locale) })
    },
  })

// Marks the link as a refund, not as claimed: `paymentStatus` is the outcome. Likewise for a settlement.
export const refundDetail = detailOf('refund', ({ refund }) => ({
  refundToken: refund?.claimToken,
  refundToBalanceUsed: true,
}))

export const settlementDetail = detailOf('settlement', ({ settlement }) => ({
  settlementToken: settlement?.settlementToken,
  settlementToBalanceUsed: true,
}))
