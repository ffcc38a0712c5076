import * as v from 'valibot'
import {
  amount,
  channel,
  conversationId,
  email,
  filled,
  locale,
  phone,
  reference,
  turkishMobile,
} from '../request-fields'

export const kycLevel = v.strictObject({ channelType: channel })

export const proveIdentity = v.strictObject({
  channelType: channel,
  name: filled,
  surname: filled,
  identityNumber: v.pipe(v.string(), v.regex(/^[1-9]\d{10}$/)),
  birthDate: v.pipe(v.string(), v.regex(/^\d{2}\/\d{2}\/\d{4}$/), v.description('DD/MM/YYYY')),
})

export const sendAppLink = v.strictObject({
  deviceType: v.picklist(['android', 'ios', 'web', 'windows mobile']),
  linkType: v.picklist(['ios', 'android']),
})

export const startLogin = v.strictObject({ email, phoneNumber: phone, loginChannel: channel })

export const startQuickLogin = v.strictObject({ gsmNumber: phone, email, loginChannel: channel })

export const completeLogin = v.strictObject({
  loginSmsVerification: v.strictObject({
    memberUserId: filled,
    referenceCode: filled,
    verificationCode: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  }),
  loginChannel: channel,
})

export const resendCode = v.strictObject({ memberUserId: filled, referenceCode: filled })

export const changePhone = v.strictObject({
  referenceCode: filled,
  memberUserId: filled,
  gsmNumber: turkishMobile,
  channelType: channel,
})

export const restoreLogin = v.strictObject({ memberUserId: filled, memberId: filled })

export const permitMessages = v.strictObject({ communicationsPermission: v.literal('PERMITTED_ON_MODAL') })

export const updateContact = v.strictObject({ email, gsmNumber: phone })

export const register = v.strictObject({
  email,
  phoneNumber: phone,
  buyerName: filled,
  buyerSurname: filled,
  registerChannel: channel,
  outlineAgreementStatus: v.literal('ACCEPTED'),
  pdppPermission: v.optional(v.literal('PERMITTED_ON_REGISTER')),
  communicationsPermission: v.optional(v.literal('PERMITTED')),
})

export const quickRegister = register

export const checkExistence = v.strictObject({ gsmNumber: phone })

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

export const openWallet = v.strictObject({ checkoutFormToken: filled, memberId: filled })
