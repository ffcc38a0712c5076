import * as v from 'valibot'
import type { Instant } from '../../../machines/entities/instant'
import { id } from '../../gateways/fields'
import { accessTokenClaims } from './access-token-claims'
import type { HostRefusal } from '../telemetry/events'
import type { KeptLogin } from '../storage/session-store'

const text = v.pipe(v.string(), v.nonEmpty())

/** The refresh token goes no further than this: no call wants it, and what nobody holds nobody loses. */
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

export interface Judging {
  /** The server's time, once it is known. It is asked for only where the message says when it was made. */
  readonly serverTime: () => Promise<Instant>
  /** The marks of the messages that were read before; this one's is put among them. */
  readonly seen: Set<string>
}

/** What a message of the host app says, once it was opened: a login that nobody has confirmed yet, or why it is none. */
export async function judgeMessage(message: unknown, { serverTime, seen }: Judging): Promise<KeptLogin | HostRefusal> {
  const read = v.safeParse(payload, message)
  if (!read.success) return 'malformed'
  const { accessToken, memberId, memberUserId, iat, nonce, jti } = read.output
  const claims = accessTokenClaims(accessToken)
  if (!claims) return 'malformed'
  if (claims.memberId !== memberId || claims.memberUserId !== memberUserId) return 'other-member'
  const marks = [nonce, jti].filter((mark) => mark !== undefined)
  if (marks.some((mark) => seen.has(mark))) return 'seen-before'
  for (const mark of marks) seen.add(mark)
  if (iat !== undefined) {
    const age = (await serverTime()) - iat * 1000
    if (age > OLDEST || age < -FURTHEST_AHEAD) return 'stale'
  }
  return { accessToken, memberId, memberUserId, loginAt: claims.issuedAt }
}
