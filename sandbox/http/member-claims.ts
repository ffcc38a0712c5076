import { refused } from './answer'
import type { Refused } from './answer'
import type { MemberCall } from './endpoint'
import { sha256Hex } from '../kernel/hmac'

interface Claims {
  readonly memberId: string
  readonly memberGsmNumber?: string
}

/** What a call says of the member who makes it has to be true of the one logged in. */
export function claimMistake({ input, member }: MemberCall<Claims>): Refused | undefined {
  if (input.memberId !== member.memberId) return refused('wrong-identity', 'memberId')
  const { memberGsmNumber = member.gsmNumber } = input
  return memberGsmNumber === member.gsmNumber ? undefined : refused('wrong-identity', 'memberGsmNumber')
}

/** E-mails are named by their hash beside them, lower-cased and trimmed. */
export async function hashMistake(email: string, userIdentification: string): Promise<Refused | undefined> {
  const expected = await sha256Hex(email.trim().toLowerCase())
  return userIdentification === expected ? undefined : refused('wrong-identity', 'userIdentification')
}
