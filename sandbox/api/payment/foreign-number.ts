import * as v from 'valibot'
import { plainFormUrl } from '../../payments/open-order'
import { SLUG } from '../../kernel/product'
import { done, failed } from '../../http/answer'
import { visitorEndpoint } from '../../http/endpoint'
import { localeField } from '../../http/payload'

const schema = v.strictObject({ locale: localeField })

/**
 * A buyer with a foreign number requests to pay as a guest; the merchant's setting decides the answer. A refund or settlement
 * has no guests.
 */
export const foreignNumber = visitorEndpoint({
  path: `/payment/pay-with-${SLUG}/foreign-number`,
  purpose: 'pay',
  schema,
  handle: (deps, { order, locale }) => {
    if (order.foreign === 'refused') return failed('10660')
    if (order.foreign === 'plain-form') return done({ paymentPageUrl: plainFormUrl(deps, order, locale) })
    order.foreignAdmitted = true
    return done({})
  },
})

/** Called before it: whether the merchant prefers such a buyer in its own plain card form. */
export const checkPwiPreference = visitorEndpoint({
  path: `/payment/pay-with-${SLUG}/check-pwi-preference`,
  purpose: 'pay',
  schema,
  handle: (deps, { order, locale }) =>
    done(order.foreign === 'plain-form' ? { paymentPageUrl: plainFormUrl(deps, order, locale) } : {}),
})
