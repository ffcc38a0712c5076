import * as v from 'valibot'
import { memberByPhone } from '../../members/member'
import { sendCode } from '../../members/send-code'
import type { Deps } from '../../kernel/deps'
import { done } from '../../http/answer'
import { type VisitorCall, visitorEndpoint } from '../../http/endpoint'
import { channelField, emailField, mobileField } from '../../http/payload'

/** Whether the shopper is a member. If the phone and the e-mail belong to the same member, a code is sent immediately. */
function initialize(deps: Deps, call: VisitorCall<{ email: string }>, gsmNumber: string) {
  const { input, order, locale, now } = call
  const member = memberByPhone(deps.state.members, gsmNumber)
  const emailFits = member?.email.toLowerCase() === input.email.toLowerCase()
  const found = {
    memberUserExists: member !== undefined,
    shouldUseEmail: member !== undefined && !emailFits,
    gsmNumber,
    gsmNumberVerified: member !== undefined,
    expireDurationInSeconds: order.times.codeLifetimeSeconds,
  }
  if (!member || !emailFits) return done(found)
  const { memberUserId, referenceCode } = sendCode(deps, member, { order, locale, now, resends: 0 })
  return done({ ...found, memberUserId, referenceCode })
}

export const otpQuickLoginInitialize = visitorEndpoint({
  path: '/api/v1/members-login/otp-quick-login-initialize',
  schema: v.strictObject({ email: emailField, phoneNumber: mobileField, loginChannel: channelField }),
  handle: (deps, call) => initialize(deps, call, call.input.phoneNumber),
})

/** The same call for the one-page login; one field has another name. */
export const otpQuickLoginInitializeV2 = visitorEndpoint({
  path: '/api/v2/members-login/otp-quick-login-initialize',
  schema: v.strictObject({ gsmNumber: mobileField, email: emailField, loginChannel: channelField }),
  handle: (deps, call) => initialize(deps, call, call.input.gsmNumber),
})
