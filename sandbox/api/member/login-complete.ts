import * as v from 'valibot'
import { codeOf, tryCode } from '../../members/login-code'
import { loginDto } from '../../members/member'
import { memberWithPhone } from '../../members/registration'
import { openSession } from '../../members/session'
import { done, failed } from '../../http/answer'
import { visitorEndpoint } from '../../http/endpoint'
import { channelField, textField } from '../../http/payload'

const CODES = { wrong: '10601', lapsed: '10602', exhausted: '10603' } as const

/** Exchanges the SMS code for a session. It also completes a registration, and gives the member a changed phone number. */
export const loginComplete = visitorEndpoint({
  path: '/api/v1/members-login/login-complete',
  schema: v.strictObject({
    loginSmsVerification: v.strictObject({
      memberUserId: textField,
      referenceCode: textField,
      verificationCode: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    }),
    loginChannel: channelField,
  }),
  handle: (deps, { input, order, now }) => {
    const { memberUserId, referenceCode, verificationCode } = input.loginSmsVerification
    const issued = codeOf(deps.state, order, referenceCode)
    const verdict = tryCode(issued, memberUserId, verificationCode, now)
    if (verdict !== 'right') return failed(CODES[verdict])
    const member = issued && memberWithPhone(deps, memberUserId, issued.gsmNumber)
    if (!member) return failed(CODES.lapsed)
    const expiresIn = order.times.memberSessionSeconds
    const { accessToken, refreshToken, iyziLc } = openSession(deps, member, order, now)
    return done({ memberLoginDto: loginDto(member), accessToken, refreshToken, expiresIn, iyziLc })
  },
})
