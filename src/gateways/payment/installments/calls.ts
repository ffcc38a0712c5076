import type { InferInput } from 'valibot'
import { type Money, toMajor } from '../../../../machines/entities/money'
import { call } from '../../described-call'
import type * as requests from '../../requests/payment'
import { installmentsSchema } from './answers'

export interface InstallmentsQuestion {
  /** Exactly eight digits. */
  readonly bin: string
  readonly price: Money
}

/** The installment options of a BIN for this price (INST-01). If the call fails, a single payment is still possible. */
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
