import * as v from 'valibot'
import { conversationId, filled } from '../../request-fields'

export const claimRefund = v.strictObject({ claimToken: filled, conversationId })
