import * as v from 'valibot'
import { plainFormUrl } from '../../payments/open-order'
import { SLUG } from '../../kernel/product'
import { done, failed } from '../../http/answer'
import { visitorEndpoint } from '../../http/endpoint'
import { localeField } from '../../http/payload'

const settings = { gateway: 'payment', method: 'POST', schema: v.strictObject({ locale: localeField }) } as const

/** A buyer with a foreign number asks to pay without being a member; the merchant has chosen the answer. */
export const foreignNumber = visitorEndpoint({
  ...settings,
  path: `/payment/pay-with-${SLUG}/foreign-number`,
  handle: (deps, { order, locale }) => {
    if (order.foreign === 'refused') return failed('10660')
    if (order.foreign === 'plain-form') return done({ paymentPageUrl: plainFormUrl(deps, order, locale) })
    order.foreignAdmitted = true
    return done({})
  },
})

/** Asked before it: would the merchant rather have such a buyer in its own plain card form? */
export const checkPwiPreference = visitorEndpoint({
  ...settings,
  path: `/payment/pay-with-${SLUG}/check-pwi-preference`,
  handle: (deps, { order, locale }) =>
    done(order.foreign === 'plain-form' ? { paymentPageUrl: plainFormUrl(deps, order, locale) } : {}),
})
