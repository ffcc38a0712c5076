import * as v from 'valibot'
import { initData } from '../../orders/init-data'
import { done } from '../../http/answer'
import { visitorEndpoint } from '../../http/endpoint'
import { localeField, textField } from '../../http/payload'
import { outcome } from './detail'

const schema = v.strictObject({ locale: localeField, token: textField })

/** A refund as its page starts with it, and what has become of it. */
export const refundDetail = visitorEndpoint({
  gateway: 'payment',
  method: 'POST',
  path: '/payment/refund-to-balance/detail',
  purpose: 'refund',
  schema,
  handle: (deps, { order, locale, now }) =>
    done({
      ...initData(deps, order, now),
      refundToken: order.refund?.claimToken,
      // That this is a refund, not that it was claimed: paymentStatus says how it ended.
      refundToBalanceUsed: true,
      callbackUrl: order.callbackUrl,
      ...outcome(order, locale),
    }),
})

/** A settlement likewise. */
export const settlementDetail = visitorEndpoint({
  gateway: 'payment',
  method: 'POST',
  path: '/payment/settlement-to-balance/detail',
  purpose: 'settlement',
  schema,
  handle: (deps, { order, locale, now }) =>
    done({
      ...initData(deps, order, now),
      settlementToken: order.settlement?.settlementToken,
      settlementToBalanceUsed: true,
      callbackUrl: order.callbackUrl,
      ...outcome(order, locale),
    }),
})
