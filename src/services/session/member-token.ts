import type { Refusal } from '../../../machines/entities/problem'
import type { MemberGateway } from '../../gateways/member/gateway'
import type { Session } from './session'

export interface MemberTokens {
  readonly members: Pick<MemberGateway, 'openWallet'>
  readonly session: Session
}

export type FoundToken = { readonly token: string } | { readonly refusal: Refusal }

const NOT_HAD: Refusal = { code: '', group: undefined, message: undefined }

/** The token of a member's wallet. It comes with the cards; where they could not be had, it is asked for once more. */
export async function memberTokenOf({ members, session }: MemberTokens, memberId: string): Promise<FoundToken> {
  const held = session.memberToken()
  if (held !== undefined) return { token: held }
  const login = session.credentials()
  try {
    const outcome = await members.openWallet(memberId)
    if (outcome.kind === 'refused') return { refusal: outcome }
    const { memberToken, endsAt } = outcome.value
    if (memberToken === undefined) return { refusal: NOT_HAD }
    session.keepMemberToken(memberToken, endsAt, login)
    return { token: memberToken }
  } catch {
    return { refusal: NOT_HAD }
  }
}

/** For what is paid for without a wallet as well (PAY-02). */
export const tokenIn = (found: FoundToken) => ('token' in found ? found.token : undefined)
