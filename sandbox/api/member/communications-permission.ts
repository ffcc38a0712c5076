import * as v from 'valibot'
import { done } from '../../http/answer'
import { memberEndpoint } from '../../http/endpoint'

/** Records the member's consent to campaign messages, given in a modal. */
export const communicationsPermission = memberEndpoint({
  path: '/api/v1/members/users/communicationsPermission',
  schema: v.strictObject({ communicationsPermission: v.literal('PERMITTED_ON_MODAL') }),
  handle: (_, { input, member }) => {
    member.consents = { ...member.consents, ...input }
    return done({})
  },
})
