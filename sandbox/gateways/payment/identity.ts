import { refused } from '../answer'
import type { Answer } from '../answer'
import type { BuyerCall } from '../endpoint'
import { hashMistake } from '../member-claims'

interface Claims {
  readonly memberId?: string | undefined
  readonly memberToken?: string | undefined
  readonly memberEmail: string
  readonly userIdentification: string
}

/** Whoever pays is the member logged in: by id, by the token of the card list, and by the hash of the e-mail. Who is no member claims no such thing. */
export async function identityMistake({ input, session, now }: BuyerCall<Claims>): Promise<Answer | undefined> {
  const { memberId, memberToken, memberEmail, userIdentification } = input
  for (const [name, value] of Object.entries({ memberId, memberToken })) {
    if ((value === undefined) === (session !== undefined)) {
      return refused('wrong-payload', `${name}: ${session ? 'missing' : 'not of a buyer who is no member'}`)
    }
  }
  if (session && memberId !== session.memberId) return refused('wrong-identity', 'memberId')
  if (session && (session.memberTokens.get(memberToken ?? '') ?? 0) <= now) {
    return refused('wrong-identity', 'memberToken')
  }
  return hashMistake(memberEmail, userIdentification)
}
