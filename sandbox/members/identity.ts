import { isBirthDate, isUnderAge } from './birth-date'
import { isNationalId } from './national-id'
import type { KycLevel, Member } from '../records/member'

export interface Claim {
  readonly name: string
  readonly surname: string
  readonly identityNumber: string
  readonly birthDate: string
}

type IdentityVerdict = 'verified' | 'mismatch' | 'underAge'

/** Verifies a claimed identity. It must match the registered one; if nothing is registered, any valid number and date are accepted. */
export function identityVerdict(member: Member, claim: Claim, now: number): IdentityVerdict {
  const { identityNumber, birthDate } = claim
  const registered = member.identity
  const isPossible = isNationalId(identityNumber) && isBirthDate(birthDate, now)
  const isKnown =
    isSameName(claim.name, member.name) &&
    isSameName(claim.surname, member.surname) &&
    identityNumber === (registered.identityNumber ?? identityNumber) &&
    birthDate === (registered.birthDate ?? birthDate)
  if (!isPossible || !isKnown) return 'mismatch'
  return isUnderAge(birthDate, now) ? 'underAge' : 'verified'
}

/** Stores the verified identity and the level that it gives. A member's level never drops. */
export function raise(member: Member, to: KycLevel, { identityNumber, birthDate }: Claim): void {
  member.identity = { identityNumber, birthDate }
  if (to > member.kycLevel) member.kycLevel = to
}

// Turkish case folding: I is the capital of ı, and İ that of i.
const folded = (name: string): string => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('tr')

const isSameName = (one: string, other: string): boolean => folded(one) === folded(other)
