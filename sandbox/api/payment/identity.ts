import { type Answer, refused } from '../../http/answer'
import type { BuyerCall } from '../../http/endpoint'
import { emailMistake, hashMistake } from '../../http/member-claims'

interface Claims {
  readonly memberId?: string | undefined
  readonly memberToken?: string | undefined
  readonly memberEmail: string
  readonly userIdentification: string
  readonly paymentCard?: object | undefined
}

/**
 * Checks that the payer is the logged-in member: by id, by the token of the card list (a saved card requires it), by the e-mail and by
 * its hash. A guest must send neither id nor token.
 */
export async function identityMistake({ input, session, member, now }: BuyerCall<Claims>): Promise<Answer | undefined> {
  const { memberId, memberToken, memberEmail, userIdentification, paymentCard } = input
  const needed = { memberId, ...(paymentCard && 'cardToken' in paymentCard && { memberToken }) }
  const [missing] = Object.entries(needed).find(([, value]) => value === undefined) ?? []
  if (session && missing !== undefined) return refused('wrong-payload', `${missing}: missing`)
  const [claimed] = Object.entries({ memberId, memberToken }).find(([, value]) => value !== undefined) ?? []
  if (!session && claimed !== undefined) return refused('wrong-payload', `${claimed}: not of a buyer who is no member`)
  if (session && memberId !== session.memberId) return refused('wrong-identity', 'memberId')
  if (session && memberToken !== undefined && (session.memberTokens.get(memberToken) ?? 0) <= now) {
    return refused('wrong-identity', 'memberToken')
  }
  return (
    (member && emailMistake('memberEmail', memberEmail, member)) ?? (await hashMistake(memberEmail, userIdentification))
  )
}
