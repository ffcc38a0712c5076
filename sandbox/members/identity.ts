import { isBirthDate, isUnderAge } from './birth-date'
import { isNationalId } from './national-id'
import type { KycLevel, Member } from '../records/member'

/** What a member says of themselves, to be believed. */
export interface Claim {
  readonly name: string
  readonly surname: string
  readonly identityNumber: string
  readonly birthDate: string
}

type IdentityVerdict = 'verified' | 'mismatch' | 'underAge'

/** Is this who the member is? It has to fit what is registered; of whom nothing is, a possible number and day are believed. */
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

/** Keeps what was proven, and the level that it earned; no member falls back to a lower one. */
export function raise(member: Member, to: KycLevel, { identityNumber, birthDate }: Claim): void {
  member.identity = { identityNumber, birthDate }
  if (to > member.kycLevel) member.kycLevel = to
}

// Turkish letters fold their own way: I is the capital of ı, and İ that of i.
const folded = (name: string): string => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('tr')

const isSameName = (one: string, other: string): boolean => folded(one) === folded(other)
