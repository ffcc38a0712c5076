import * as v from 'valibot'
import type { Money } from '../../machines/entities/money'
import { currencyOrNone, minor } from './fields'

/** An amount and its currency, as the consumer gateway writes them; without a currency it has the one that is named here. */
/* @__NO_SIDE_EFFECTS__ */
export const answeredAmount = (named: string) =>
  v.pipe(
    v.object({ amount: minor, currencyCode: v.optional(currencyOrNone), currency: v.optional(currencyOrNone) }),
    v.transform(({ amount, currencyCode, currency }): Money => ({
      minor: amount,
      currency: currencyCode ?? currency ?? named,
    })),
  )
