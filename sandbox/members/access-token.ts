import { hex } from '../kernel/random'
import type { Random } from '../kernel/random'

// Ids and times are ASCII, so btoa needs no help with other letters.
const segment = (text: string): string => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

export interface Claims {
  readonly memberId: string
  readonly memberUserId: string
  readonly iat: number
  readonly exp: number
}

/** Shaped like a JWT, so that a client may read its claims; the signature is chance, since the sandbox knows its own tokens. */
export function accessToken(random: Random, claims: Claims): string {
  return [JSON.stringify({ alg: 'HS256', typ: 'JWT' }), JSON.stringify(claims), hex(random, 32)].map(segment).join('.')
}
