import { refused } from '../answer'
import type { Answer } from '../answer'
import type { MemberCall } from '../endpoint'
import { sha256Hex } from '../merchant/hmac'
import type { CardPayload } from './card-payload'

/** Whoever pays is the member logged in: by id, by the token of the card list, and by the hash of the e-mail. */
export async function identityMistake({ input, session, now }: MemberCall<CardPayload>): Promise<Answer | undefined> {
  const { memberId, memberToken, memberEmail, userIdentification } = input
  if (memberId !== session.memberId) return refused('wrong-identity', 'memberId')
  if ((session.memberTokens.get(memberToken) ?? 0) <= now) return refused('wrong-identity', 'memberToken')
  const expected = await sha256Hex(memberEmail.trim().toLowerCase())
  return userIdentification === expected ? undefined : refused('wrong-identity', 'userIdentification')
}
