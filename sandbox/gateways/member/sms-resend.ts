import * as v from 'valibot'
import { mayResend } from '../../members/login-code'
import { memberByUser } from '../../members/member'
import { sendCode } from '../../members/send-code'
import { done, failed } from '../answer'
import { visitorEndpoint } from '../endpoint'
import { textField } from '../payload'

const CODES = { spent: '10602', tooSoon: '10606', tooMany: '10607' } as const

/** Sends another code in place of the last one, whose reference it is asked with and which ends with it. */
export const smsResend = visitorEndpoint({
  gateway: 'member',
  method: 'POST',
  path: '/api/v1/members-login/login/sms-resend',
  schema: v.strictObject({ memberUserId: textField, referenceCode: textField }),
  handle: (world, { input, order, locale, now }) => {
    const { state, pace } = world
    const last = state.loginCodes.get(input.referenceCode)
    const member = memberByUser(state.members, input.memberUserId)
    if (!last || !member || last.memberUserId !== member.memberUserId) return failed(CODES.spent)
    const verdict = mayResend(last, now, pace.resendCooldown)
    if (verdict !== 'due') return failed(CODES[verdict])
    const { referenceCode } = sendCode(world, member, { order, locale, now, resends: last.resends + 1 })
    return done({ referenceCode, expireDurationInSeconds: order.times.codeLifetimeSeconds })
  },
})
