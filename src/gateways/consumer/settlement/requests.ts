import * as v from 'valibot'
import { conversationId, filled } from '../../request-fields'

export const chooseSettlement = v.strictObject({
  settlementToBalanceType: v.picklist(['DISABLED', 'ONE_TIME', 'ALL_TIME']),
  token: filled,
  conversationId,
})
