import * as v from 'valibot'
import { e164 } from '../../../../machines/entities/contact'
import type { KycLevel, Member } from '../../../../machines/entities/member'
import { flag, id, idIfAny, requiredFlag, secondsIfAny, textIfAny, whole } from '../../fields'

interface Found {
  readonly gsmNumber: string | undefined
  readonly gsmNumberVerified: boolean
  /** Validity of the code, in seconds. */
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

/** A code was sent if there is a member, unless the phone belongs to a member with another e-mail (`shouldUseEmail`). */
export type LoginStart =
  | (WithoutCode & { readonly memberUserExists: boolean; readonly shouldUseEmail: true })
  | (WithoutCode & { readonly memberUserExists: false; readonly shouldUseEmail: boolean })
  | WithCode

/** A code that replaced an earlier one. */
export interface Resending {
  readonly referenceCode: string
  /** Validity of the code, in seconds. */
  readonly expiresInSeconds: number | undefined
}

/** A code sent to a new member, or to a member's new phone. */
export interface CodeSending extends Resending {
  readonly memberUserId: string
  readonly gsmNumber: string | undefined
  readonly gsmNumberVerified: boolean
}

export interface Login {
  readonly member: Member
  readonly accessToken: string
  readonly refreshToken: string | undefined
  /** In seconds. */
  readonly expiresIn: number | undefined
  readonly iyziLc: string | undefined
}

const sending = { expireDurationInSeconds: secondsIfAny }

/** A masked phone has fewer digits. */
const isWhole = (text: string) => /^\+?[\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= SHORTEST_PHONE

const SHORTEST_PHONE = 7

/** A phone in one spelling. A masked one is dropped, because the full number is already known. */
const unmasked = v.pipe(
  v.fallback(v.nullish(v.string(), ''), ''),
  v.transform((text) => (isWhole(text) ? e164(text) : undefined)),
)

const phoneOfMember = { gsmNumber: unmasked, gsmNumberVerified: flag }

/** A member without a sent code could not log in, so such a response is an error and says nothing about the member. */
export const loginStartSchema = v.pipe(
  v.object({
    memberUserExists: requiredFlag,
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

/** The response may omit `memberUserId` if it is known. */
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

/** The recipient of the code; fills in for fields that the response omits. */
export interface KnownContact {
  readonly email?: string | undefined
  readonly gsmNumber?: string | undefined
}

/* @__NO_SIDE_EFFECTS__ */
const phoneOr = (known: string) =>
  v.pipe(
    unmasked,
    v.transform((text) => text ?? known),
    v.nonEmpty(),
  )

/* @__NO_SIDE_EFFECTS__ */
const emailOr = (known: string) => v.fallback(v.pipe(v.nullish(v.string(), known), v.includes('@')), known)

/** A stored login, and what is known of its member. */
export interface KnownLogin {
  readonly memberId: string
  readonly memberUserId: string
  readonly accessToken?: string
  readonly known?: Pick<Member, 'gsmNumber' | 'email' | 'kycLevel'> | undefined
}

interface LoginAnswer {
  readonly memberLoginDto: Member
  readonly accessToken: string
  readonly refreshToken?: string | null | undefined
  readonly expiresIn?: number | null | undefined
  readonly [field: string]: unknown
}

function loginOf(
  { memberLoginDto: member, accessToken, refreshToken, expiresIn, ...rest }: LoginAnswer,
  iyziLcField: string,
): Login {
  return {
    member,
    accessToken,
    refreshToken: refreshToken ?? undefined,
    expiresIn: expiresIn ?? undefined,
    // From the rest, which has no field of a prototype.
    iyziLc: v.parse(idIfAny, rest[iyziLcField]) ?? undefined,
  }
}

/** `iyziLc` is in a field that the configuration names, so the schema keeps unknown fields. */
/* @__NO_SIDE_EFFECTS__ */
export const loginSchema = (iyziLcField: string, { email = '', gsmNumber = '' }: KnownContact) =>
  v.pipe(
    v.looseObject({
      memberLoginDto: v.object({
        memberUserId: id,
        memberId: id,
        gsmNumber: phoneOr(gsmNumber),
        email: emailOr(email),
        // The level is unknown here; the payment asks for it again.
        kycLevel: v.fallback(v.nullish(kycLevel, 0), 0),
      }),
      accessToken: v.pipe(v.string(), v.nonEmpty()),
      refreshToken: textIfAny,
      expiresIn: secondsIfAny,
    }),
    v.transform((answer): Login => loginOf(answer, iyziLcField)),
  )

/** A stored login is still valid. The response may contain nothing else, or only the member; omitted fields come from the stored login. */
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
    v.transform((answer): Login => loginOf(answer, iyziLcField)),
  )
