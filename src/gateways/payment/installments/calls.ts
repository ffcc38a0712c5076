import type { InferInput } from 'valibot'
import { type Money, toMajor } from '../../../../machines/entities/money'
import { call } from '../../described-call'
import { installmentsSchema } from './answers'
import type * as requests from './requests'

/** In how many installments the cards of a BIN pay this price (INST-01). `bin` has eight digits, never more. */
export const installments = call({
  path: '/payment/iyzipos/checkoutform/installment',
  method: 'POST',
  kind: 'read',
  by: 'buyer',
  body: (
    { language },
    { bin, price }: { readonly bin: string; readonly price: Money },
  ): InferInput<typeof requests.installments> => ({
    binNumber: bin,
    price: toMajor(price),
    currency: price.currency,
    locale: language,
  }),
  answer: (_, { price }) => installmentsSchema(price.currency),
})
