import * as v from 'valibot'
import { type Money, toMajor } from '../../../../machines/entities/money'
import { call } from '../../described-call'
import { saidFlag } from '../../fields'
import { answeredAmount } from '../../answered-amount'
import type * as requests from './requests'

/** The path is in the plural: a wallet may be told as a list of which it is the first. */
const firstAmount = v.pipe(
  v.looseTuple([answeredAmount]),
  v.transform(([first]) => first),
)

const amongBalances = v.pipe(
  v.object({ balances: firstAmount }),
  v.transform(({ balances }) => balances),
)

const amongItems = v.pipe(
  v.object({ items: firstAmount }),
  v.transform(({ items }) => items),
)

/** What the member has in the wallet. */
export const balance = call({
  path: '/api/v1/consumer-funds/balances',
  method: 'GET',
  kind: 'read',
  by: 'member',
  answer: () => v.union([amongBalances, amongItems, firstAmount, answeredAmount]),
})

/** Whether paying this would go beyond what a member of this level may (KYC-07). */
export const checkLimit = call({
  path: '/api/v1/consumer-funds/balance/kyc-limit-validation',
  method: 'POST',
  kind: 'read',
  by: 'member',
  body: (
    _,
    { memberId, price }: { readonly memberId: string; readonly price: Money },
  ): v.InferInput<typeof requests.checkLimit> => ({ memberId, amount: toMajor(price), currencyCode: price.currency }),
  answer: () =>
    v.pipe(
      v.object({ isKycViolated: saidFlag }),
      v.transform(({ isKycViolated }) => isKycViolated),
    ),
})
