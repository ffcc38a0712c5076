import type { Refusal } from '../../machines/entities/problem'
import type { MemberGateway } from '../gateways/member/gateway'
import type { Session } from './session'

export interface MemberTokens {
  readonly members: Pick<MemberGateway, 'openWallet'>
  readonly session: Session
}

type Found = { readonly token: string } | { readonly refusal: Refusal }

const NOT_HAD: Refusal = { code: '', group: undefined, message: undefined }

/** The token that every payment of a member carries. It comes with the cards; where they could not be had, it is asked for once more. */
export async function memberTokenOf({ members, session }: MemberTokens, memberId: string): Promise<Found> {
  const held = session.memberToken()
  if (held !== undefined) return { token: held }
  const login = session.credentials()
  try {
    const outcome = await members.openWallet(memberId)
    if (outcome.kind === 'refused') return { refusal: outcome }
    const { memberToken, endsAt } = outcome.value
    session.keepMemberToken(memberToken, endsAt, login)
    return { token: memberToken }
  } catch {
    return { refusal: NOT_HAD }
  }
}
