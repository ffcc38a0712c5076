import * as v from 'valibot'
import { amount, currency, locale } from '../../request-fields'

export const installments = v.strictObject({
  binNumber: v.pipe(v.string(), v.regex(/^\d{8}$/)),
  price: amount,
  currency,
  locale,
})
