import * as v from 'valibot'
import { listed } from '../../members/saved-card'
import { issueMemberToken } from '../../members/session'
import { done } from '../../http/answer'
import { memberEndpoint } from '../../http/endpoint'
import { claimMistake } from '../../http/member-claims'
import { textField } from '../../http/payload'

/** A member's saved cards, and the token that pays with them. The token ends with the session, unless the order sets another time. */
export const cardsAndMemberToken = memberEndpoint({
  path: '/api/v1/members-auth/cardsAndMemberToken',
  servesSuspended: true,
  schema: v.strictObject({ checkoutFormToken: textField, memberId: textField }),
  handle: (deps, call) => {
    const { order, session, member, now } = call
    const mistake = claimMistake(call)
    if (mistake) return mistake
    const { memberTokenSeconds } = order.times
    const endsAt = memberTokenSeconds === undefined ? session.endsAt : now + memberTokenSeconds * 1000
    return done({
      items: member.cards.map(listed),
      memberToken: issueMemberToken(deps, session, endsAt),
      memberTokenExpireDate: endsAt,
      systemTime: now,
    })
  },
})
