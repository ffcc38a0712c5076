import * as v from 'valibot'
import { memberByPhone } from '../../members/member'
import { done } from '../../http/answer'
import { visitorEndpoint } from '../../http/endpoint'
import { channelField, mobileField, textField } from '../../http/payload'
import { anotherCode } from './resend-otp'

/** The number was wrong or has changed: the next code goes to another phone, which is the member's once that code came back. */
export const gsmUpdate = visitorEndpoint({
  gateway: 'member',
  method: 'POST',
  path: '/api/v1/members-login/login/gsm-update',
  schema: v.strictObject({
    referenceCode: textField,
    memberUserId: textField,
    gsmNumber: mobileField,
    channelType: channelField,
  }),
  handle: (deps, call) => {
    const sent = anotherCode(deps, call)
    if ('kind' in sent) return sent
    const { memberUserId, gsmNumber, referenceCode } = sent
    return done({
      memberUserId,
      gsmNumber,
      gsmNumberVerified: memberByPhone(deps.state.members, gsmNumber) !== undefined,
      referenceCode,
      expireDurationInSeconds: call.order.times.codeLifetimeSeconds,
    })
  },
})
