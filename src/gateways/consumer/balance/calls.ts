import * as v from 'valibot'
import { type Money, toMajor } from '../../../../machines/entities/money'
import { call } from '../../described-call'
import { answeredAmount } from '../answered-amount'
import type * as requests from './requests'

/** What the member has in the wallet. */
export const balance = call({
  path: '/api/v1/consumer-funds/balances',
  method: 'GET',
  kind: 'read',
  by: 'member',
  answer: () => answeredAmount,
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
      v.object({ isKycViolated: v.boolean() }),
      v.transform(({ isKycViolated }) => isKycViolated),
    ),
})
