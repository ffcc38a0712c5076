import type { Instant } from './instant'
import type { Phone } from './phone'
import { STRONG_LOGIN } from './agreed-figures'

export type KycLevel = 0 | 1 | 2

/** The logged-in member. Its tokens are stored in the session, outside every machine. */
export interface Member {
  readonly memberId: string
  readonly memberUserId: string
  readonly gsmNumber: Phone
  readonly email: string
  readonly kycLevel: KycLevel
}

/** A buyer with a foreign phone, whom the provider lets pay by card without membership (FRGN-02). */
export interface ForeignBuyer {
  readonly memberId: undefined
  readonly gsmNumber: Phone
  readonly email: string
}

export type Buyer = Member | ForeignBuyer

/** Start and end of a one-time code's validity, in server time, if known. */
export interface OtpExpiry {
  readonly sentAt: Instant | undefined
  readonly endsAt: Instant | undefined
}

/** A one-time code that was sent: everything that `login-complete` needs, except the code itself. */
export interface PendingCode extends OtpExpiry {
  readonly memberUserId: string
  readonly referenceCode: string
  readonly gsmNumber: Phone
  readonly email: string
}

const LIFE = STRONG_LOGIN.amount * 24 * 60 * 60 * 1000

/**
 * Whether the member entered a code so long ago that a new one is due (OTP-08). If either time is unknown, the provider's own
 * check of the login has to suffice.
 */
export function isStrongLoginOver(at: Instant | undefined, now: Instant | undefined): boolean {
  return at !== undefined && now !== undefined && now - at > LIFE
}
