import type { InferInput } from 'valibot'
import { type Money, toMajor } from '../../../../machines/entities/money'
import { call } from '../../described-call'
import type * as requests from '../../requests/payment'
import { installmentsSchema } from './answers'

export interface InstallmentsQuestion {
  /** Eight digits, never more. */
  readonly bin: string
  readonly price: Money
}

/** In how many installments the cards of a BIN pay this price (INST-01). Without them there is a single payment all the same. */
export const installments = call({
  path: '/payment/iyzipos/checkoutform/installment',
  kind: 'read',
  by: 'buyer',
  body: ({ language }, { bin, price }: InstallmentsQuestion): InferInput<typeof requests.installments> => ({
    binNumber: bin,
    price: toMajor(price),
    currency: price.currency,
    locale: language,
  }),
  answer: (_, question) => installmentsSchema(question),
  isQuiet: true,
})
