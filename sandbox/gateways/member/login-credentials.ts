import * as v from 'valibot'
import { loginDto } from '../../members/member'
import { done, failed, refused } from '../answer'
import { memberEndpoint } from '../endpoint'
import { textField } from '../payload'

/** Restores a login that the same tab still holds. */
export const loginCredentials = memberEndpoint({
  gateway: 'member',
  method: 'POST',
  path: '/api/v1/members-auth/login-credentials',
  schema: v.strictObject({ memberUserId: textField, memberId: textField }),
  handle: (world, { input, session, now }) => {
    if (input.memberId !== session.memberId) return refused('wrong-identity', 'memberId')
    if (input.memberUserId !== session.memberUserId) return refused('wrong-identity', 'memberUserId')
    const member = world.state.members.get(session.memberId)
    if (!member) return failed('10604', { httpStatus: 401 })
    const { accessToken, refreshToken, iyziLc, endsAt } = session
    const expiresIn = Math.ceil((endsAt - now) / 1000)
    return done({ memberLoginDto: loginDto(member), accessToken, refreshToken, expiresIn, iyziLc })
  },
})
