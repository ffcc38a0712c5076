import type { Refusal } from '../../../machines/entities/problem'
import type { MemberGateway } from '../../gateways/member/gateway'
import { REFUSED_WITHOUT_REASON } from '../../gateways/outcome'
import type { Session } from './session'

export interface MemberTokens {
  readonly members: Pick<MemberGateway, 'openWallet'>
  readonly session: Session
}

export type FoundToken = { readonly token: string } | { readonly refusal: Refusal }

/** Requests a new token. A failed call counts as a refusal. */
async function requestToken({ members, session }: MemberTokens, memberId: string): Promise<FoundToken> {
  const login = session.credentials()
  try {
    const outcome = await members.openWallet(memberId)
    if (outcome.kind === 'refused') return { refusal: outcome }
    const { memberToken, endsAt } = outcome.value
    if (memberToken === undefined) return { refusal: REFUSED_WITHOUT_REASON }
    session.saveMemberToken(memberToken, endsAt, login)
    return { token: memberToken }
  } catch {
    return { refusal: REFUSED_WITHOUT_REASON }
  }
}

/**
 * The token of a member's wallet, which comes with the saved cards. It is requested again if it did not load, its time is over, or a
 * payment that carried it was refused. If no new token can be had, the last one is used: the provider decides whether it is valid.
 */
export async function memberTokenOf(tokens: MemberTokens, memberId: string): Promise<FoundToken> {
  const held = tokens.session.memberToken()
  if (held !== undefined) return { token: held }
  const last = tokens.session.lastMemberToken()
  const found = await requestToken(tokens, memberId)
  return 'refusal' in found && last !== undefined ? { token: last } : found
}

/** Marks the token as doubtful if a payment that carried it was refused. */
export function markTokenDoubtfulIfRefused<Answer extends { readonly kind: string }>(
  { session }: MemberTokens,
  answer: Answer,
): Answer {
  if (answer.kind === 'refused') session.doubtMemberToken()
  return answer
}

/** For payments that also work without a wallet (PAY-02). */
export const tokenIn = (found: FoundToken) => ('token' in found ? found.token : undefined)
