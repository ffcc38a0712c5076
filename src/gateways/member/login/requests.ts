import * as v from 'valibot'
import { channel, email, filled, phone, turkishMobile } from '../../request-fields'

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
