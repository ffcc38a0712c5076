import { compactDecrypt } from 'jose/jwe/compact/decrypt'
import * as v from 'valibot'
import type { Instant } from '../../../machines/entities/instant'
import { id } from '../../gateways/fields'
import type { StoredLogin } from '../storage/session-store'
import type { HostRefusal } from '../telemetry/events'
import type { UsedOnce } from './used-once'

/** The claims of an access token. Its signature is never verified: this page has no key for that. */
interface AccessTokenClaims {
  readonly memberId: string
  readonly memberUserId: string
  readonly issuedAt: Instant | undefined
}

const claims = v.object({ memberId: id, memberUserId: id, iat: v.optional(v.pipe(v.number(), v.finite())) })

/** Decodes a part of a JWT as JSON. Throws if it is not valid. */
function jsonOf(part: string): unknown {
  const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
    character.charCodeAt(0),
  )
  return JSON.parse(new TextDecoder().decode(bytes))
}

/** The claims of a JWT; undefined if the token is malformed or does not name its member. */
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

/** The refresh token is dropped here: no call needs it, and a secret that is not stored cannot leak. */
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

/** Limits for the age of a message, in milliseconds. */
const OLDEST = 120_000
const FURTHEST_AHEAD = 30_000

interface Judging {
  /** Resolves to the server's time, or the device's where the provider sends none. Called only if the message has an `iat`. */
  readonly serverTime: () => Promise<Instant>
  /** The marks of earlier messages. This message's marks and token are added. */
  readonly used: UsedOnce
  /** Refuses a message without `iat`, `nonce` or `jti`. */
  readonly isStrict: boolean
}

/** Validates the decrypted message of the host app. Returns an unconfirmed login, or why the message is refused. */
async function judgeMessage(message: unknown, judging: Judging): Promise<StoredLogin | HostRefusal> {
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
  used.save()
  return { accessToken, memberId, memberUserId, loginAt: claims.issuedAt }
}

/** The content encryption, by the key's length in bytes. */
const ENCRYPTIONS: Readonly<Record<number, string>> = { 16: 'A128GCM', 24: 'A192GCM', 32: 'A256GCM' }

function bytesOf(base64url: string): Uint8Array {
  return Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0))
}

/** Decrypts a compact JWE and parses its JSON. Throws unless it is encrypted directly with this key and is not compressed. */
async function opened(jwe: string, key: Uint8Array): Promise<unknown> {
  const { plaintext } = await compactDecrypt(jwe, key, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: [ENCRYPTIONS[key.length] ?? ''],
    maxDecompressedLength: 0,
  })
  return JSON.parse(new TextDecoder().decode(plaintext))
}

/**
 * Decrypts and validates a message of the host app. Decryption proves little, because the key is in this public page: only the provider's
 * confirmation of the login counts.
 */
export async function openHostMessage(jwe: string, key: string, judging: Judging): Promise<StoredLogin | HostRefusal> {
  let message: unknown
  try {
    message = await opened(jwe, bytesOf(key))
  } catch {
    return 'not-opened'
  }
  return judgeMessage(message, judging)
}
