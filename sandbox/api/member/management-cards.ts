import { listed } from '../../members/saved-card'
import { SLUG } from '../../kernel/product'
import { done } from '../../http/answer'
import { memberEndpoint } from '../../http/endpoint'

/** The member's saved cards for display, without the member token that a payment needs. */
export const managementCards = memberEndpoint({
  method: 'GET',
  path: `/api/v1/member-${SLUG}-cards/management/cards`,
  servesSuspended: true,
  schema: undefined,
  handle: (_, { member }) => done({ items: member.cards.map(listed) }),
})
