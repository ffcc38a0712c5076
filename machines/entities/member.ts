import type { Instant } from './instant'
import type { Phone } from './phone'
import { STRONG_LOGIN } from './agreed-figures'

export type KycLevel = 0 | 1 | 2

/** The logged-in member. Tokens are no part of it: they stay in the session, outside every machine. */
export interface Member {
  readonly memberId: string
  readonly memberUserId: string
  readonly gsmNumber: Phone
  readonly email: string
  readonly kycLevel: KycLevel
}

/** A buyer with a phone of another country whom the provider lets pay by card, without being a member (FRGN-02). */
export interface ForeignBuyer {
  readonly memberId: undefined
  readonly gsmNumber: Phone
  readonly email: string
}

/** Who pays. */
export type Buyer = Member | ForeignBuyer

/** The life of a one-time code in server time; undefined where it is unknown. */
export interface OtpExpiry {
  readonly sentAt: Instant | undefined
  readonly endsAt: Instant | undefined
}

/** A one-time code on its way to a phone: what `login-complete` needs beside the code itself, which is no part of it. */
export interface PendingCode extends OtpExpiry {
  readonly memberUserId: string
  readonly referenceCode: string
  readonly gsmNumber: Phone
  readonly email: string
}

const LIFE = STRONG_LOGIN.amount * 24 * 60 * 60 * 1000

/**
 * Whether the code of a login was entered so long ago that another one is due (OTP-08). Where that time is unknown, or what
 * time it is, the provider's word on the login is enough.
 */
export function isStrongLoginOver(at: Instant | undefined, now: Instant | undefined): boolean {
  return at !== undefined && now !== undefined && now - at > LIFE
}
