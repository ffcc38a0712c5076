import * as v from 'valibot'
import { checkoutUrl } from '../../payments/open-order'
import { orderNow } from '../../orders/order'
import { USUAL_TIMES } from '../../records/times'
import { openRefund } from '../../payments/payouts/open-refund'
import { isClaimed, isTooOld, paymentBy } from '../../payments/payouts/refund'
import { done, failed } from '../../http/answer'
import { merchantEndpoint } from '../../http/endpoint'
import { url } from './initialize-payload'
import { localeField, textField } from '../../http/payload'

/** Offers a payment's money back for a merchant's server, and returns the URL to send the buyer to. */
export const merchantRefundInit = merchantEndpoint({
  path: '/payment/refund-to-balance/init',
  schema: v.strictObject({
    locale: v.optional(localeField, 'tr'),
    conversationId: v.optional(textField),
    paymentId: textField,
    callbackUrl: url,
  }),
  handle: (deps, { input, now }) => {
    const { paymentId, ...opening } = input
    const paid = paymentBy(deps.state, paymentId)
    if (!paid) return failed('10643')
    const { order, attempt } = paid
    // Uses the order's own clock, which a test can move separately.
    const age = { paidAt: attempt.paidAt ?? attempt.at }
    if (isTooOld(age, orderNow(order, now))) return failed('10644')
    if (isClaimed(deps.state, paymentId)) return failed('10642')
    const refund = openRefund(deps, paid, { ...opening, times: USUAL_TIMES })
    const { conversationId, token } = refund
    return done({
      ...(conversationId === undefined ? {} : { conversationId }),
      token,
      url: checkoutUrl(deps, refund, input.locale),
    })
  },
})
