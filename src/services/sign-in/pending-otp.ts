import type { OtpExpiry, PendingCode } from '../../../machines/entities/member'
import type { EntryDetails } from '../../../machines/sign-in/identify/rules'
import type { CodeSending } from '../../gateways/member/login/answers'
import type { ServerClock } from '../platform/server-clock'
import type { SessionStore } from '../storage/session-store'

/** The lifetime of a code that was just sent. `seconds` comes from the provider; 0 counts as unknown. */
export function otpExpiryOf(seconds: number | undefined, time: Pick<ServerClock, 'now'>): OtpExpiry {
  const sentAt = time.now()
  return { sentAt, endsAt: sentAt !== undefined && seconds ? sentAt + seconds * 1000 : undefined }
}

interface PendingOtpDeps {
  readonly time: Pick<ServerClock, 'now'>
  readonly sessionStore: SessionStore
}

/** A code that was just sent, stored for a reload. Its phone is the one that the provider returns, or else the requested one. */
export function pendingOtp(
  { time, sessionStore }: PendingOtpDeps,
  { email, phone }: EntryDetails,
  sent: Pick<CodeSending, 'memberUserId' | 'referenceCode' | 'gsmNumber' | 'expiresInSeconds'>,
): PendingCode {
  const pending = {
    memberUserId: sent.memberUserId,
    referenceCode: sent.referenceCode,
    email,
    gsmNumber: sent.gsmNumber ?? phone,
    ...otpExpiryOf(sent.expiresInSeconds, time),
  }
  sessionStore.saveCode(pending)
  return pending
}
