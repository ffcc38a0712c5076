import { type Refused, refused } from './answer'
import type { MemberCall } from './endpoint'
import { sha256Hex } from '../kernel/hmac'
import type { Member } from '../records/member'

interface Claims {
  readonly memberId: string
  readonly memberGsmNumber?: string
}

/** The member id and phone number in a call must be those of the logged-in member. */
export function claimMistake({ input, member }: MemberCall<Claims>): Refused | undefined {
  if (input.memberId !== member.memberId) return refused('wrong-identity', 'memberId')
  const { memberGsmNumber = member.gsmNumber } = input
  return memberGsmNumber === member.gsmNumber ? undefined : refused('wrong-identity', 'memberGsmNumber')
}

/** The e-mail in a member's call must be the member's, in any case. */
export function emailMistake(name: 'memberEmail' | 'email', claimed: string, { email }: Member): Refused | undefined {
  return claimed.toLowerCase() === email.toLowerCase() ? undefined : refused('wrong-identity', name)
}

/** A call with an e-mail must carry the hash of that e-mail, trimmed and in lower case. */
export async function hashMistake(email: string, userIdentification: string): Promise<Refused | undefined> {
  const expected = await sha256Hex(email.trim().toLowerCase())
  return userIdentification === expected ? undefined : refused('wrong-identity', 'userIdentification')
}
