import * as v from 'valibot'
import { codeText } from '../../inbox/message'
import { CODE_SECONDS, issueCode } from '../../members/login-code'
import { memberByPhone } from '../../members/member'
import { merchantNameOf } from '../../orders/init-data'
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
      expireDurationInSeconds: CODE_SECONDS,
    }
    if (!member || !emailFits) return done(found)
    const { code, memberUserId, referenceCode } = issueCode(world, member, now)
    const text = codeText(code, merchantNameOf(order), locale)
    world.state.messages.push({ at: now, gsmNumber, language: locale, code, text })
    return done({ ...found, memberUserId, referenceCode })
  },
})
