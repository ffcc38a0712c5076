import * as v from 'valibot'
import { DEFAULT_CURRENCY, type Money, toMajor } from '../../../../machines/entities/money'
import { call } from '../../described-call'
import { answeredAmount, flagOnByDefault, listOf, onlyField } from '../../fields'
import type * as requests from '../../requests/consumer'

const oneBalance = answeredAmount(DEFAULT_CURRENCY)

/** Of several balances, the one in the order's currency, otherwise the first. An empty list means a balance of zero. */
/* @__NO_SIDE_EFFECTS__ */
const amongSeveral = (currency: string) =>
  v.pipe(
    v.array(v.unknown()),
    v.check((entries) => entries.length === 0 || entries.some((entry) => v.is(oneBalance, entry))),
    listOf(oneBalance),
    v.transform(
      (balances): Money => balances.find((held) => held.currency === currency) ?? balances[0] ?? { minor: 0, currency },
    ),
  )

/* @__NO_SIDE_EFFECTS__ */
function balanceSchema(currency: string) {
  const several = amongSeveral(currency)
  return v.union([onlyField('balances', several), onlyField('items', several), several, oneBalance])
}

export interface BalanceQuestion {
  readonly currency: string
}

/** Reads the member's balance. */
export const balance = call({
  path: '/api/v1/consumer-funds/balances',
  method: 'GET',
  kind: 'read',
  by: 'member',
  answer: (_, { currency }: BalanceQuestion) => balanceSchema(currency),
})

/** Checks whether this payment exceeds the member's limits (KYC-07); an unreadable response counts as a violation (GWY-11). */
export const checkLimit = call({
  path: '/api/v1/consumer-funds/balance/kyc-limit-validation',
  kind: 'read',
  by: 'member',
  body: (
    _,
    { memberId, price }: { readonly memberId: string; readonly price: Money },
  ): v.InferInput<typeof requests.checkLimit> => ({ memberId, amount: toMajor(price), currencyCode: price.currency }),
  answer: () => onlyField('isKycViolated', flagOnByDefault),
})
