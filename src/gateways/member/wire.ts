import * as v from 'valibot'
import type { KycLevel } from '../../../machines/entities/member'

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty())
const optionalId = v.nullish(id)
/** A number, also as its digits; an empty string is none, though `Number` makes it 0. */
const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.digits())]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
)

export const loginInitializeSchema = v.object({
  memberUserExists: v.boolean(),
  shouldUseEmail: v.nullish(v.boolean()),
  memberUserId: optionalId,
  gsmNumber: v.nullish(v.string()),
  expireDurationInSeconds: v.nullish(whole),
  referenceCode: optionalId,
})

const kycLevel = v.pipe(
  whole,
  v.picklist([0, 1, 2]),
  v.transform((level): KycLevel => level),
)

/** `iyziLc` stands in the field that the configuration names, so the whole answer is kept beside what is known of it. */
export const loginCompleteSchema = v.looseObject({
  memberLoginDto: v.object({
    memberUserId: id,
    memberId: id,
    gsmNumber: v.string(),
    email: v.string(),
    kycLevel,
  }),
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  refreshToken: v.nullish(v.string()),
  expiresIn: whole,
})

export const cardsSchema = v.object({
  memberToken: v.pipe(v.string(), v.nonEmpty()),
})
