import type { Deps } from '../kernel/deps'
import { hex, type Random, uuid } from '../kernel/random'
import type { Member } from '../records/member'
import type { Order } from '../records/order'
import type { Session } from '../records/session'

// Ids and times are ASCII, so `btoa` is safe.
const segment = (text: string): string => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

interface Claims {
  readonly memberId: string
  readonly memberUserId: string
  readonly iat: number
  readonly exp: number
}

/** Shaped like a JWT, so that a client can read its claims. The signature is random, since the sandbox recognises its tokens by value. */
function accessToken(random: Random, claims: Claims): string {
  return [JSON.stringify({ alg: 'HS256', typ: 'JWT' }), JSON.stringify(claims), hex(random, 32)].map(segment).join('.')
}

/** `issuedAt` sets the token's `iat`. */
export function openSession(
  { state, random }: Deps,
  member: Member,
  order: Order,
  now: number,
  issuedAt = now,
): Session {
  const { memberId, memberUserId } = member
  const seconds = order.times.memberSessionSeconds
  const iat = Math.floor(issuedAt / 1000)
  const session: Session = {
    accessToken: accessToken(random, { memberId, memberUserId, iat, exp: Math.floor(now / 1000) + seconds }),
    token: order.token,
    refreshToken: uuid(random),
    memberId,
    memberUserId,
    iyziLc: hex(random, 24),
    endsAt: now + seconds * 1000,
    memberTokens: new Map(),
  }
  state.sessions.set(session.accessToken, session)
  return session
}

/** Ends every session of an order, as a provider does that revokes its logins. */
export function endSessions({ state }: Deps, token: string | undefined): void {
  for (const session of state.sessions.values()) if (session.token === token) state.sessions.delete(session.accessToken)
}

export function issueMemberToken({ random }: Deps, session: Session, endsAt: number): string {
  const memberToken = uuid(random)
  session.memberTokens.set(memberToken, endsAt)
  return memberToken
}
