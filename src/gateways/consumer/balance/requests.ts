import * as v from 'valibot'
import { amount, currency, filled } from '../../request-fields'

export const checkLimit = v.strictObject({ memberId: filled, amount, currencyCode: currency })
