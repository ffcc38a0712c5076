import * as v from 'valibot'
import { conversationId, email, filled, payment, phone, reference } from '../../request-fields'

export const startBankTransfer = v.strictObject({
  ...payment,
  bankId: reference,
  memberId: filled,
  email,
  gsmNumber: phone,
  memberGsmNumber: phone,
  buyerProtected: v.boolean(),
})

export const notifyBankTransfer = v.strictObject({ bankTransferPaymentId: filled, conversationId })
