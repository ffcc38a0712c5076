import { STRONG_LOGIN } from './agreed-figures'
import type { Instant } from './instant'

const LIFE = STRONG_LOGIN.amount * 24 * 60 * 60 * 1000

/**
 * Whether the code of a login was entered so long ago that another one is due (OTP-08). Where nobody knows when that was, or what
 * time it is, the provider's word on the login is enough.
 */
export function isStrongLoginOver(at: Instant | undefined, now: Instant | undefined): boolean {
  return at !== undefined && now !== undefined && now - at > LIFE
}
