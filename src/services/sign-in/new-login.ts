import type { PendingCode } from '../../../machines/entities/member'
import type { MemberGateway } from '../../gateways/member/gateway'
import type { Resending } from '../../gateways/member/login/answers'
import type { Outcome } from '../../gateways/outcome'

export type LoginStarts = Pick<MemberGateway, 'startLogin' | 'startQuickLogin'>

/**
 * Begins the login of a member who is known already again, by the call of the page that asks (QCK-03), and gives the code that is sent for
 * it; undefined where the provider does not know this member, or not yet.
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
