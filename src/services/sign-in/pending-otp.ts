import type { OtpExpiry, PendingCode } from '../../../machines/entities/member'
import type { Details } from '../../../machines/sign-in/identify/rules'
import type { CodeSending } from '../../gateways/member/login/answers'
import type { ServerClock } from '../platform/server-clock'
import type { SessionStore } from '../storage/session-store'

/** The life of a code that was sent just now; `seconds` is what the provider said of it, and 0 is as good as nothing. */
export function otpExpiryOf(seconds: number | undefined, time: Pick<ServerClock, 'now'>): OtpExpiry {
  const sentAt = time.now()
  return { sentAt, endsAt: sentAt !== undefined && seconds ? sentAt + seconds * 1000 : undefined }
}

interface PendingOtpDeps {
  readonly time: Pick<ServerClock, 'now'>
  readonly sessionStore: SessionStore
}

/** A code that was just sent, kept for a reload: the phone is the one that the provider names, or else the one it was asked for. */
export function pendingOtp(
  { time, sessionStore }: PendingOtpDeps,
  { email, phone }: Details,
  sent: Pick<CodeSending, 'memberUserId' | 'referenceCode' | 'gsmNumber' | 'expiresInSeconds'>,
): PendingCode {
  const pending = {
    memberUserId: sent.memberUserId,
    referenceCode: sent.referenceCode,
    email,
    gsmNumber: sent.gsmNumber ?? phone,
    ...otpExpiryOf(sent.expiresInSeconds, time),
  }
  sessionStore.keepCode(pending)
  return pending
}
