import type { PendingCode } from '../../../machines/entities/member'
import type { MemberGateway } from '../../gateways/member/gateway'
import type { Resending } from '../../gateways/member/login/answers'
import type { Outcome } from '../../gateways/outcome'

export type LoginStarts = Pick<MemberGateway, 'startLogin' | 'startQuickLogin'>

/**
 * Starts a new login for a known member, with the call of the current page (QCK-03), and returns the code that is sent for it; undefined if
 * the provider names another member or sends no reference code.
 */
export async function codeOfNewLogin(
  members: LoginStarts,
  { memberUserId: known, email, gsmNumber: phone }: Pick<PendingCode, 'memberUserId' | 'email' | 'gsmNumber'>,
  isQuick: boolean,
): Promise<Outcome<Resending> | undefined> {
  const details = { email, phone }
  const outcome = await (isQuick ? members.startQuickLogin(details) : members.startLogin(details))
  if (outcome.kind === 'refused') return outcome
  const { memberUserId, referenceCode, expiresInSeconds } = outcome.value
  if (memberUserId !== known || referenceCode === undefined) return undefined
  return { kind: 'ok', value: { referenceCode, expiresInSeconds } }
}
