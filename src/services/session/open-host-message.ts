import { compactDecrypt } from 'jose/jwe/compact/decrypt'
import * as v from 'valibot'
import type { Instant } from '../../../machines/entities/instant'
import { id } from '../../gateways/fields'
import type { KeptLogin } from '../storage/session-store'
import type { HostRefusal } from '../telemetry/events'
import type { UsedOnce } from './used-once'

/** What an access token says of itself. It is read and never verified: this page has no key for that. */
interface AccessTokenClaims {
  readonly memberId: string
  readonly memberUserId: string
  readonly issuedAt: Instant | undefined
}

const claims = v.object({ memberId: id, memberUserId: id, iat: v.optional(v.pipe(v.number(), v.finite())) })

/** The JSON of a part of a JWT. Throws where it is none. */
function jsonOf(part: string): unknown {
  const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
    character.charCodeAt(0),
  )
  return JSON.parse(new TextDecoder().decode(bytes))
}

/** The claims of a JWT; undefined where the token is none, or does not say whose it is. */
export function accessTokenClaims(accessToken: string): AccessTokenClaims | undefined {
  const parts = accessToken.split('.')
  if (parts.length !== 3) return undefined
  try {
    const read = v.safeParse(claims, jsonOf(parts[1] ?? ''))
    if (!read.success) return undefined
    const { memberId, memberUserId, iat } = read.output
    return { memberId, memberUserId, issuedAt: iat === undefined ? undefined : iat * 1000 }
  } catch {
    return undefined
  }
}

const text = v.pipe(v.string(), v.nonEmpty())

/** The refresh token goes no further than this: no call wants it, and an unkept secret cannot be lost. */
const payload = v.object({
  accessToken: text,
  refreshToken: v.nullish(v.string()),
  memberId: id,
  memberUserId: id,
  /** Seconds since 1970. */
  iat: v.optional(v.pipe(v.number(), v.finite())),
  nonce: v.optional(text),
  jti: v.optional(text),
})

/** Milliseconds. */
const OLDEST = 120_000
const FURTHEST_AHEAD = 30_000

interface Judging {
  /** The server's time, once it is known. It is asked for only where the message says when it was made. */
  readonly serverTime: () => Promise<Instant>
  /** The marks of earlier messages; this one's marks and token are added. */
  readonly used: UsedOnce
  /** Refuses a message without `iat`, `nonce` or `jti`. */
  readonly isStrict: boolean
}

/** What a message of the host app says, once it was opened: an unconfirmed login, or why it is none. */
async function judgeMessage(message: unknown, judging: Judging): Promise<KeptLogin | HostRefusal> {
  const { serverTime, used, isStrict } = judging
  const read = v.safeParse(payload, message)
  if (!read.success) return 'malformed'
  const { accessToken, memberId, memberUserId, iat, nonce, jti } = read.output
  const claims = accessTokenClaims(accessToken)
  if (!claims) return 'malformed'
  if (claims.memberId !== memberId || claims.memberUserId !== memberUserId) return 'other-member'
  if (isStrict && (iat === undefined || nonce === undefined || jti === undefined)) return 'malformed'
  const marks = [nonce, jti].filter((mark) => mark !== undefined)
  if (!(await used.use(marks))) return 'seen-before'
  if (iat !== undefined) {
    const age = (await serverTime()) - iat * 1000
    if (age > OLDEST || age < -FURTHEST_AHEAD) return 'stale'
  }
  if (!(await used.use([accessToken]))) return 'seen-before'
  used.keep()
  return { accessToken, memberId, memberUserId, loginAt: claims.issuedAt }
}

/** By how many bytes a key has. */
const ENCRYPTIONS: Readonly<Record<number, string>> = { 16: 'A128GCM', 24: 'A192GCM', 32: 'A256GCM' }

function bytesOf(base64url: string): Uint8Array {
  return Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0))
}

/** The JSON in a compact JWE that this key, and no other way of hiding something, has closed. Throws where it is anything else. */
async function opened(jwe: string, key: Uint8Array): Promise<unknown> {
  const { plaintext } = await compactDecrypt(jwe, key, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: [ENCRYPTIONS[key.length] ?? ''],
    maxDecompressedLength: 0,
  })
  return JSON.parse(new TextDecoder().decode(plaintext))
}

/**
 * Opens a message of the host app and judges what it says. That it could be opened proves little: the key is in this public page. What
 * counts is the provider's word on the login.
 */
export async function openHostMessage(jwe: string, key: string, judging: Judging): Promise<KeptLogin | HostRefusal> {
  let message: unknown
  try {
    message = await opened(jwe, bytesOf(key))
  } catch {
    return 'not-opened'
  }
  return judgeMessage(message, judging)
}
