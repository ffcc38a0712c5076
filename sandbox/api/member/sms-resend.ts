import * as v from 'valibot'
import { done } from '../../http/answer'
import { visitorEndpoint } from '../../http/endpoint'
import { textField } from '../../http/payload'
import { anotherCode } from './resend-otp'

/** The code did not come: another one goes to the same phone. */
export const smsResend = visitorEndpoint({
  gateway: 'member',
  method: 'POST',
  path: '/api/v1/members-login/login/sms-resend',
  schema: v.strictObject({ memberUserId: textField, referenceCode: textField }),
  handle: (deps, call) => {
    const sent = anotherCode(deps, call)
    if ('kind' in sent) return sent
    const { referenceCode } = sent
    return done({ referenceCode, expireDurationInSeconds: call.order.times.codeLifetimeSeconds })
  },
})
