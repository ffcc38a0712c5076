import * as v from 'valibot'
import { memberByEmail, memberByPhone } from '../../members/member'
import { openRegistration } from '../../members/registration'
import { sendCode } from '../../members/send-code'
import type { Deps } from '../../kernel/deps'
import { type Answer, done, failed } from '../../http/answer'
import { type VisitorCall, visitorEndpoint } from '../../http/endpoint'
import { channelField, emailField, mobileField, textField } from '../../http/payload'

const schema = v.strictObject({
  email: emailField,
  phoneNumber: mobileField,
  buyerName: textField,
  buyerSurname: textField,
  registerChannel: channelField,
  outlineAgreementStatus: v.literal('ACCEPTED'),
  pdppPermission: v.exactOptional(v.literal('PERMITTED_ON_REGISTER')),
  communicationsPermission: v.exactOptional(v.literal('PERMITTED')),
})

/** Sends a newcomer a code. The newcomer becomes a member once the code is verified. */
function registration(deps: Deps, { input, order, locale, now }: VisitorCall<v.InferOutput<typeof schema>>): Answer {
  const { email, phoneNumber: gsmNumber, buyerName: name, buyerSurname: surname, registerChannel, ...consents } = input
  const { members } = deps.state
  if (memberByPhone(members, gsmNumber)) return failed('10610')
  if (memberByEmail(members, email)) return failed('10611')
  const { memberUserId } = openRegistration(deps, { email, name, surname, consents })
  const { referenceCode } = sendCode(deps, { memberUserId, gsmNumber }, { order, locale, now, resends: 0 })
  return done({
    memberUserExists: false,
    shouldUseEmail: false,
    memberUserId,
    gsmNumber,
    gsmNumberVerified: false,
    expireDurationInSeconds: order.times.codeLifetimeSeconds,
    referenceCode,
  })
}

export const register = visitorEndpoint({ path: '/api/v2/members-login/register', schema, handle: registration })

/** The same call for the one-page login. */
export const quickRegister = visitorEndpoint({
  path: '/api/v1/members-login/quick-register',
  schema,
  handle: registration,
})
