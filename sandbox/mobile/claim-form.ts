import { isBirthDate, isoDay, writtenDay } from '../members/birth-date'
import type { Claim } from '../members/identity'
import { isNationalId } from '../members/national-id'
import { fieldOf } from '../page/field'
import type { Member } from '../records/member'

export const CLAIM_FIELDS = ['name', 'surname', 'identityNumber', 'birthDate'] as const

export type ClaimField = (typeof CLAIM_FIELDS)[number]

export type TypedClaim = Readonly<Record<ClaimField, string>>

/** Prefilled with the member's registered data, so that the member only has to confirm. */
export function filledFor({ name, surname, identity }: Member): TypedClaim {
  const { identityNumber = '', birthDate } = identity
  return { name, surname, identityNumber, birthDate: birthDate === undefined ? '' : writtenDay(birthDate) }
}

export function typedIn(form: FormData): TypedClaim {
  const identityNumber = fieldOf(form, 'identityNumber').replace(/\s/g, '')
  const birthDate = fieldOf(form, 'birthDate').replace(/[\s.-]+/g, '/')
  return { name: fieldOf(form, 'name'), surname: fieldOf(form, 'surname'), identityNumber, birthDate }
}

export function claimIn(typed: TypedClaim): Claim {
  return { ...typed, birthDate: isoDay(typed.birthDate) }
}

export function wrongFields(claim: Claim, now: number): ClaimField[] {
  const isRight: Readonly<Record<ClaimField, boolean>> = {
    name: claim.name !== '',
    surname: claim.surname !== '',
    identityNumber: isNationalId(claim.identityNumber),
    birthDate: isBirthDate(claim.birthDate, now),
  }
  return CLAIM_FIELDS.filter((field) => !isRight[field])
}
