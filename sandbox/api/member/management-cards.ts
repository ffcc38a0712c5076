import { listed } from '../../members/saved-card'
import { SLUG } from '../../kernel/product'
import { done } from '../../http/answer'
import { memberEndpoint } from '../../http/endpoint'

/** The cards a member keeps, to look at: nothing can be paid with this answer. */
export const managementCards = memberEndpoint({
  method: 'GET',
  path: `/api/v1/member-${SLUG}-cards/management/cards`,
  servesSuspended: true,
  schema: undefined,
  handle: (_, { member }) => done({ items: member.cards.map(listed) }),
})
