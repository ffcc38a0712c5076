import { failed, refused } from './answer'
import type { Answer } from './answer'
import type { MemberCall } from './endpoint'
import { sha256Hex } from './merchant/hmac'
import type { Member } from '../members/member'
import type { World } from '../world'

interface Claimed {
  readonly memberId: string
  readonly memberGsmNumber?: string
}

/** Whoever asks is the member logged in, and may: suspended members may neither move money nor take credits. */
export function askingMember(
  { state }: World,
  { input, session }: MemberCall<Claimed>,
): { readonly member: Member } | Answer {
  const member = state.members.get(session.memberId)
  if (!member) return failed('10604', { httpStatus: 401 })
  if (input.memberId !== member.memberId) return refused('wrong-identity', 'memberId')
  const { memberGsmNumber } = input
  if (memberGsmNumber !== undefined && memberGsmNumber !== member.gsmNumber)
    return refused('wrong-identity', 'memberGsmNumber')
  return member.suspended ? failed('10630') : { member }
}

export async function hashMistake(email: string, userIdentification: string): Promise<Answer | undefined> {
  const expected = await sha256Hex(email.trim().toLowerCase())
  return userIdentification === expected ? undefined : refused('wrong-identity', 'userIdentification')
}
