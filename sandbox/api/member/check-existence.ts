import * as v from 'valibot'
import { memberByPhone } from '../../members/member'
import { done } from '../../http/answer'
import { visitorEndpoint } from '../../http/endpoint'
import { phoneField } from '../../http/payload'

/** Whether a phone number, of any country, belongs to a member. */
export const checkExistence = visitorEndpoint({
  path: '/api/v2/members-login/check-existence-by-gsm',
  schema: v.strictObject({ gsmNumber: phoneField }),
  handle: ({ state }, { input }) => done({ exist: memberByPhone(state.members, input.gsmNumber) !== undefined }),
})
