import * as v from 'valibot'
import { amount, conversationId, currency, filled } from '../request-fields'

export const checkLimit = v.strictObject({ memberId: filled, amount, currencyCode: currency })

export const claimRefund = v.strictObject({ claimToken: filled, conversationId })

export const chooseSettlement = v.strictObject({
  settlementToBalanceType: v.picklist(['DISABLED', 'ONE_TIME', 'ALL_TIME']),
  token: filled,
  conversationId,
})
