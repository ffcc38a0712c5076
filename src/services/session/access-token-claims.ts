import * as v from 'valibot'
import type { Instant } from '../../../machines/entities/instant'
import { id } from '../../gateways/fields'

/** What an access token says of itself. It is read and never verified: nobody here could. */
export interface AccessTokenClaims {
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
