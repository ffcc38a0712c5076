import * as v from 'valibot'
import type { KycLevel, Member } from '../../../../machines/entities/member'
import { id, whole } from '../../fields'

export interface LoginStart {
  readonly memberUserExists: boolean
  /** The phone is known with another e-mail. */
  readonly shouldUseEmail: boolean
  readonly memberUserId: string | undefined
  readonly gsmNumber: string | undefined
  readonly gsmNumberVerified: boolean
  readonly referenceCode: string | undefined
  /** Seconds for which the code can be used. */
  readonly expiresInSeconds: number | undefined
}

/** A code that was sent in place of another. */
export interface Resending {
  readonly referenceCode: string
  /** Seconds for which the code can be used. */
  readonly expiresInSeconds: number | undefined
}

/** A code on its way to a phone that is new to the member, or a member who is new. */
export interface CodeSending extends Resending {
  readonly memberUserId: string
  readonly gsmNumber: string | undefined
  readonly gsmNumberVerified: boolean
}

export interface Login {
  readonly member: Member
  readonly accessToken: string
  readonly refreshToken: string | undefined
  /** Seconds. */
  readonly expiresIn: number
  readonly iyziLc: string | undefined
}

const sending = { expireDurationInSeconds: v.nullish(whole) }

const phoneOfMember = { gsmNumber: v.nullish(v.string()), gsmNumberVerified: v.nullish(v.boolean()) }

export const loginStartSchema = v.pipe(
  v.object({
    memberUserExists: v.boolean(),
    shouldUseEmail: v.nullish(v.boolean()),
    memberUserId: v.nullish(id),
    referenceCode: v.nullish(id),
    ...phoneOfMember,
    ...sending,
  }),
  v.transform((found): LoginStart => ({
    memberUserExists: found.memberUserExists,
    shouldUseEmail: found.shouldUseEmail ?? false,
    memberUserId: found.memberUserId ?? undefined,
    gsmNumber: found.gsmNumber ?? undefined,
    gsmNumberVerified: found.gsmNumberVerified ?? false,
    referenceCode: found.referenceCode ?? undefined,
    expiresInSeconds: found.expireDurationInSeconds ?? undefined,
  })),
)

export const resendingSchema = v.pipe(
  v.object({ referenceCode: id, ...sending }),
  v.transform(({ referenceCode, expireDurationInSeconds }): Resending => ({
    referenceCode,
    expiresInSeconds: expireDurationInSeconds ?? undefined,
  })),
)

export const codeSendingSchema = v.pipe(
  v.object({ memberUserId: id, referenceCode: id, ...phoneOfMember, ...sending }),
  v.transform(({ memberUserId, referenceCode, ...sent }): CodeSending => ({
    memberUserId,
    referenceCode,
    gsmNumber: sent.gsmNumber ?? undefined,
    gsmNumberVerified: sent.gsmNumberVerified ?? false,
    expiresInSeconds: sent.expireDurationInSeconds ?? undefined,
  })),
)

export const kycLevel = v.pipe(
  whole,
  v.picklist([0, 1, 2]),
  v.transform((level): KycLevel => level),
)

/** `iyziLc` stands in the field that the configuration names, so the whole answer is kept beside what is known of it. */
/* @__NO_SIDE_EFFECTS__ */
export const loginSchema = (iyziLcField: string) =>
  v.pipe(
    v.looseObject({
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
    }),
    v.transform(({ memberLoginDto, accessToken, refreshToken, expiresIn, ...rest }): Login => {
      const iyziLc = rest[iyziLcField]
      return {
        member: memberLoginDto,
        accessToken,
        refreshToken: refreshToken ?? undefined,
        expiresIn,
        iyziLc: typeof iyziLc === 'string' ? iyziLc : undefined,
      }
    }),
  )
