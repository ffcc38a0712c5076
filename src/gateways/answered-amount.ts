import * as v from 'valibot'
import type { Money } from '../../machines/entities/money'
import { currency, minor } from './fields'

/** An amount and its currency, as the consumer gateway writes them. */
export const answeredAmount = v.pipe(
  v.object({ amount: minor, currencyCode: currency }),
  v.transform(({ amount, currencyCode }): Money => ({ minor: amount, currency: currencyCode })),
)
