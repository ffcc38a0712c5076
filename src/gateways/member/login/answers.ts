import * as v from 'valibot'
import type { KycLevel, Member } from '../../../../machines/entities/member'
import { flag, id, idIfAny, saidFlag, secondsIfAny, textIfAny, whole } from '../../fields'

interface Found {
  readonly gsmNumber: string | undefined
  readonly gsmNumberVerified: boolean
  /** Seconds for which the code can be used. */
  readonly expiresInSeconds: number | undefined
}

interface WithoutCode extends Found {
  readonly memberUserId: string | undefined
  readonly referenceCode: string | undefined
}

interface WithCode extends Found {
  readonly memberUserExists: true
  readonly shouldUseEmail: boolean
  readonly memberUserId: string
  readonly referenceCode: string
}

/** A member has a code on its way, unless the phone is known with another e-mail (`shouldUseEmail`). */
export type LoginStart =
  | (WithoutCode & { readonly memberUserExists: boolean; readonly shouldUseEmail: true })
  | (WithoutCode & { readonly memberUserExists: false; readonly shouldUseEmail: boolean })
  | WithCode

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
  readonly expiresIn: number | undefined
  readonly iyziLc: string | undefined
}

const sending = { expireDurationInSeconds: secondsIfAny }

/** A phone with every digit; in a masked one some are missing. */
const isWhole = (told: string) => /^\+?[\d\s().-]+$/.test(told) && told.replace(/\D/g, '').length >= SHORTEST_PHONE

const SHORTEST_PHONE = 7

/** A masked phone is no more than a reminder of the one that is known already. */
const unmasked = v.pipe(
  v.fallback(v.nullish(v.string(), ''), ''),
  v.transform((told) => (isWhole(told) ? told : undefined)),
)

const phoneOfMember = { gsmNumber: unmasked, gsmNumberVerified: flag }

/** A member without a code on its way could not be verified: that is breakage, and no word about the member. */
export const loginStartSchema = v.pipe(
  v.object({
    memberUserExists: saidFlag,
    shouldUseEmail: flag,
    memberUserId: idIfAny,
    referenceCode: idIfAny,
    ...phoneOfMember,
    ...sending,
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): LoginStart => {
    const { memberUserExists, shouldUseEmail, gsmNumber, gsmNumberVerified } = value
    const found = { gsmNumber, gsmNumberVerified, expiresInSeconds: value.expireDurationInSeconds ?? undefined }
    const [memberUserId, referenceCode] = [value.memberUserId ?? undefined, value.referenceCode ?? undefined]
    if (shouldUseEmail) return { ...found, memberUserExists, shouldUseEmail, memberUserId, referenceCode }
    if (!memberUserExists) return { ...found, memberUserExists, shouldUseEmail, memberUserId, referenceCode }
    if (memberUserId !== undefined && referenceCode !== undefined)
      return { ...found, memberUserExists, shouldUseEmail, memberUserId, referenceCode }
    const key = memberUserId === undefined ? 'memberUserId' : 'referenceCode'
    addIssue({ path: [{ type: 'object', origin: 'value', input: value, key, value: undefined }] })
    return NEVER
  }),
)

export const resendingSchema = v.pipe(
  v.object({ referenceCode: id, ...sending }),
  v.transform(({ referenceCode, expireDurationInSeconds }): Resending => ({
    referenceCode,
    expiresInSeconds: expireDurationInSeconds ?? undefined,
  })),
)

/** Whose code it is may go without saying where it is known. */
/* @__NO_SIDE_EFFECTS__ */
export const codeSendingSchema = (known?: string) =>
  v.pipe(
    v.object({
      memberUserId: known === undefined ? id : v.fallback(v.nullish(id, known), known),
      referenceCode: id,
      ...phoneOfMember,
      ...sending,
    }),
    v.transform(({ memberUserId, referenceCode, ...sent }): CodeSending => ({
      memberUserId,
      referenceCode,
      gsmNumber: sent.gsmNumber,
      gsmNumberVerified: sent.gsmNumberVerified,
      expiresInSeconds: sent.expireDurationInSeconds ?? undefined,
    })),
  )

export const kycLevel = v.pipe(
  whole,
  v.picklist([0, 1, 2]),
  v.transform((level): KycLevel => level),
)

/** Whom a code was sent to: the member's, where the provider tells none. */
export interface KnownContact {
  readonly email?: string | undefined
  readonly gsmNumber?: string | undefined
}

/* @__NO_SIDE_EFFECTS__ */
const phoneOr = (known: string) =>
  v.pipe(
    unmasked,
    v.transform((told) => told ?? known),
    v.nonEmpty(),
  )

/* @__NO_SIDE_EFFECTS__ */
const emailOr = (known: string) => v.fallback(v.pipe(v.nullish(v.string(), known), v.includes('@')), known)

/** A login that was kept, and what was known of its member. */
export interface KnownLogin {
  readonly memberId: string
  readonly memberUserId: string
  readonly accessToken?: string
  readonly known?: Pick<Member, 'gsmNumber' | 'email' | 'kycLevel'> | undefined
}

/** `iyziLc` is in the field that the configuration names, so the whole answer is kept beside what is known of it. */
/* @__NO_SIDE_EFFECTS__ */
export const loginSchema = (iyziLcField: string, { email = '', gsmNumber = '' }: KnownContact) =>
  v.pipe(
    v.looseObject({
      memberLoginDto: v.object({
        memberUserId: id,
        memberId: id,
        gsmNumber: phoneOr(gsmNumber),
        email: emailOr(email),
        // The level is still unknown; the paying side asks again.
        kycLevel: v.fallback(v.nullish(kycLevel, 0), 0),
      }),
      accessToken: v.pipe(v.string(), v.nonEmpty()),
      refreshToken: textIfAny,
      expiresIn: secondsIfAny,
    }),
    v.transform(({ memberLoginDto, accessToken, refreshToken, expiresIn, ...rest }): Login => {
      const iyziLc = rest[iyziLcField]
      return {
        member: memberLoginDto,
        accessToken,
        refreshToken: refreshToken ?? undefined,
        expiresIn: expiresIn ?? undefined,
        iyziLc: typeof iyziLc === 'string' ? iyziLc : undefined,
      }
    }),
  )

/**
 * A login that was kept is still good: the provider may say no more than that, or name the member alone. What it leaves out is as it
 * was kept.
 */
/* @__NO_SIDE_EFFECTS__ */
export const restoredSchema = (iyziLcField: string, { accessToken = '', memberId, memberUserId, known }: KnownLogin) =>
  v.pipe(
    v.looseObject({
      memberLoginDto: v.nullish(
        v.object({
          memberUserId: v.fallback(v.nullish(id, memberUserId), memberUserId),
          memberId: v.fallback(v.nullish(id, memberId), memberId),
          gsmNumber: phoneOr(known?.gsmNumber ?? ''),
          email: emailOr(known?.email ?? ''),
          kycLevel: v.fallback(v.nullish(kycLevel, known?.kycLevel ?? 0), 0),
        }),
        {},
      ),
      accessToken: v.pipe(v.fallback(v.pipe(v.string(), v.nonEmpty()), accessToken), v.nonEmpty()),
      refreshToken: textIfAny,
      expiresIn: secondsIfAny,
    }),
    v.transform(({ memberLoginDto, accessToken: token, refreshToken, expiresIn, ...rest }): Login => {
      const iyziLc = rest[iyziLcField]
      return {
        member: memberLoginDto,
        accessToken: token,
        refreshToken: refreshToken ?? undefined,
        expiresIn: expiresIn ?? undefined,
        iyziLc: typeof iyziLc === 'string' ? iyziLc : undefined,
      }
    }),
  )
