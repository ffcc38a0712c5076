import type { OtpExpiry } from '../../../machines/entities/member'
import type { ServerClock } from '../platform/server-clock'

/** The life of a code that was sent just now; `seconds` is what the provider said of it, and 0 is as good as nothing. */
export function otpExpiryOf(seconds: number | undefined, time: Pick<ServerClock, 'now'>): OtpExpiry {
  const sentAt = time.now()
  return { sentAt, endsAt: sentAt !== undefined && seconds ? sentAt + seconds * 1000 : undefined }
}
