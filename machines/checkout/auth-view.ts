import type { SnapshotFrom } from 'xstate'
import type { KycLevel, Member } from '../entities/member'
import type { checkoutMachine } from './machine'

/**
 * What is known of who is paying (OTP-09), by the provider's names, each from the one place that knows it. Whoever asks reads it here;
 * nothing of it is stored a second time.
 */
export interface AuthView {
  /** A login is held that the provider has confirmed and that has not ended. */
  readonly isLogin: boolean
  /** The provider knows this phone and this e-mail as a member's: a code was sent, or was good. */
  readonly memberUserExists: boolean
  readonly isRegisteredUser: boolean
  /** Who logged in. */
  readonly memberLoginDto: Member | undefined
  /** Undefined before anybody has logged in. */
  readonly kycLevel: KycLevel | undefined
}

export function authView(snapshot: SnapshotFrom<typeof checkoutMachine>): AuthView {
  const { member, pending } = snapshot.context
  const memberUserExists = member !== undefined || pending !== undefined
  return {
    isLogin: member !== undefined && !snapshot.matches({ clock: 'memberExpired' }),
    memberUserExists,
    isRegisteredUser: memberUserExists,
    memberLoginDto: member,
    kycLevel: member?.kycLevel,
  }
}
