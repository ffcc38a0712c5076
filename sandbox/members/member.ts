import type { SavedCard } from './saved-card'

/** The balance is not here: it is what the ledger says. */
export interface Member {
  readonly memberId: string
  readonly memberUserId: string
  readonly gsmNumber: string
  readonly email: string
  readonly name: string
  readonly surname: string
  readonly kycLevel: KycLevel
  readonly cards: SavedCard[]
}

export type KycLevel = 0 | 1 | 2

/** Who logged in, in the words of the login calls. */
export function loginDto({ memberUserId, memberId, gsmNumber, email, kycLevel }: Member) {
  return { memberUserId, memberId, gsmNumber, email, kycLevel }
}

export function memberByPhone(members: ReadonlyMap<string, Member>, gsmNumber: string): Member | undefined {
  return [...members.values()].find((member) => member.gsmNumber === gsmNumber)
}

export function memberByUser(members: ReadonlyMap<string, Member>, memberUserId: string): Member | undefined {
  return [...members.values()].find((member) => member.memberUserId === memberUserId)
}
