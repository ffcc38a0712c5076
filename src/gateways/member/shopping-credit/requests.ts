import * as v from 'valibot'
import { amount, channel, conversationId, email, filled, locale, phone, reference } from '../../request-fields'

export const creditBanks = v.strictObject({ memberKycLevel: v.picklist([0, 1, 2]), paidPrice: amount, locale })

export const validateCredit = v.strictObject({
  checkoutFormToken: filled,
  paymentChannel: channel,
  memberId: filled,
  paidPrice: amount,
  paymentSourceName: v.string(),
})

export const applyForCredit = v.strictObject({
  creditToken: filled,
  memberGsmNumber: phone,
  memberEmail: email,
  memberId: filled,
  paymentSourceName: v.string(),
  acquirerId: reference,
  conversationId,
})

export const creditPlans = v.strictObject({ paidPrice: amount, acquirerId: reference })
