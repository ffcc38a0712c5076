import type { Member } from '../records/member'

export function loginDto({ memberUserId, memberId, gsmNumber, email, kycLevel }: Member) {
  return { memberUserId, memberId, gsmNumber, email, kycLevel }
}

type Members = ReadonlyMap<string, Member>

const memberWith = (members: Members, is: (member: Member) => boolean): Member | undefined =>
  [...members.values()].find(is)

export function memberByPhone(members: Members, gsmNumber: string): Member | undefined {
  return memberWith(members, (member) => member.gsmNumber === gsmNumber)
}

export function memberByUser(members: Members, memberUserId: string): Member | undefined {
  return memberWith(members, (member) => member.memberUserId === memberUserId)
}

export function memberByEmail(members: Members, email: string): Member | undefined {
  return memberWith(members, (member) => member.email.toLowerCase() === email.toLowerCase())
}
