import * as v from 'valibot'
import { filled, locale } from '../../request-fields'

/** The token goes by either of two names, as the configuration says. */
export const detail = v.union([
  v.strictObject({ locale, checkoutFormToken: filled }),
  v.strictObject({ locale, token: filled }),
])

export const outcome = detail

export const refundDetail = v.strictObject({ locale, token: filled })

export const settlementDetail = refundDetail

export const refundOutcome = refundDetail

export const settlementOutcome = refundDetail

export const foreignNumber = v.strictObject({ locale })

export const preference = foreignNumber
