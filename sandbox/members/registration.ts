import { uuid } from '../kernel/random'
import type { Deps } from '../kernel/deps'
import { enrol } from './enrol'
import { memberByEmail, memberByPhone, memberByUser } from './member'
import type { Member } from '../records/member'
import type { Registration } from '../records/registration'

type Wanted = Omit<Registration, 'memberUserId'>

export function openRegistration({ state, random }: Deps, wanted: Wanted): Registration {
  const registration = { ...wanted, memberUserId: uuid(random), email: wanted.email.toLowerCase() }
  state.registrations.set(registration.memberUserId, registration)
  return registration
}

/**
 * The code proves that the shopper has the phone: an existing member gets that number, a registration becomes a member. Undefined if
 * another member has taken the number or the e-mail in the meantime.
 */
export function memberWithPhone(deps: Deps, memberUserId: string, gsmNumber: string): Member | undefined {
  const { state } = deps
  const holder = memberByPhone(state.members, gsmNumber)
  if (holder && holder.memberUserId !== memberUserId) return undefined
  const member = memberByUser(state.members, memberUserId)
  if (member) {
    member.gsmNumber = gsmNumber
    return member
  }
  const registration = state.registrations.get(memberUserId)
  if (!registration || memberByEmail(state.members, registration.email)) return undefined
  state.registrations.delete(memberUserId)
  return enrol(deps, { ...registration, gsmNumber, kycLevel: 0 })
}
