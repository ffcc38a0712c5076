import * as v from 'valibot'
import { loginDto } from '../../members/member'
import { done, refused } from '../../http/answer'
import { memberEndpoint } from '../../http/endpoint'
import { textField } from '../../http/payload'

/** Restores a login that the same tab still holds, with its remaining time. Refuses another member's login. */
export const loginCredentials = memberEndpoint({
  path: '/api/v1/members-auth/login-credentials',
  restoresLogin: true,
  servesSuspended: true,
  schema: v.strictObject({ memberUserId: textField, memberId: textField }),
  handle: (_, { input, session, member, now }) => {
    if (input.memberId !== session.memberId) return refused('session-mismatch', 'memberId')
    if (input.memberUserId !== session.memberUserId) return refused('session-mismatch', 'memberUserId')
    const { accessToken, iyziLc, endsAt } = session
    const expiresIn = Math.ceil((endsAt - now) / 1000)
    return done({ memberLoginDto: loginDto(member), accessToken, expiresIn, iyziLc })
  },
})
