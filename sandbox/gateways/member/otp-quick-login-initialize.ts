import * as v from 'valibot'
import { memberByPhone } from '../../members/member'
import { sendCode } from '../../members/send-code'
import { done } from '../answer'
import { visitorEndpoint } from '../endpoint'
import { channelField, emailField, mobileField } from '../payload'

/** Is the shopper a member? A member whose phone and e-mail belong together is sent a code at once. */
export const otpQuickLoginInitialize = visitorEndpoint({
  gateway: 'member',
  method: 'POST',
  path: '/api/v1/members-login/otp-quick-login-initialize',
  schema: v.strictObject({ email: emailField, phoneNumber: mobileField, loginChannel: channelField }),
  handle: (world, { input, order, locale, now }) => {
    const { email, phoneNumber: gsmNumber } = input
    const member = memberByPhone(world.state.members, gsmNumber)
    const emailFits = member?.email.toLowerCase() === email.toLowerCase()
    const found = {
      memberUserExists: member !== undefined,
      shouldUseEmail: member !== undefined && !emailFits,
      gsmNumber,
      gsmNumberVerified: member !== undefined,
      expireDurationInSeconds: order.times.codeLifetimeSeconds,
    }
    if (!member || !emailFits) return done(found)
    const { memberUserId, referenceCode } = sendCode(world, member, { order, locale, now, resends: 0 })
    return done({ ...found, memberUserId, referenceCode })
  },
})
