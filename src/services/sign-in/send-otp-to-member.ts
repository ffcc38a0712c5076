import type { Member, PendingCode } from '../../../machines/entities/member'
import type { MemberGateway } from '../../gateways/member/gateway'
import { otpExpiryOf } from './otp-expiry'
import type { ServerClock } from '../platform/server-clock'

export interface SendOtpDeps {
  readonly members: Pick<MemberGateway, 'startLogin'>
  readonly time: Pick<ServerClock, 'now'>
}

/** Has a code sent to a member who is known already (OTP-08); undefined where none can be sent, whatever the reason. */
export async function sendOtpToMember(
  { members, time }: SendOtpDeps,
  member: Member,
): Promise<PendingCode | undefined> {
  const { email, gsmNumber } = member
  try {
    const outcome = await members.startLogin({ email, phone: gsmNumber })
    if (outcome.kind === 'refused') return undefined
    const { memberUserId, referenceCode, expiresInSeconds } = outcome.value
    if (memberUserId !== member.memberUserId || referenceCode === undefined) return undefined
    return { memberUserId, referenceCode, email, gsmNumber, ...otpExpiryOf(expiresInSeconds, time) }
  } catch {
    return undefined
  }
}
