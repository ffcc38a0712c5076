import type { Instant } from '../../machines/entities/instant'
import type { Credentials } from '../gateways/http'
import type { Login } from '../gateways/member/gateway'
import type { LoginKeeper } from './kept-login'
import type { ServerClock } from './server-clock'

/** The secrets of a logged-in member. They live here, in memory, and in no machine. */
export interface Session {
  readonly credentials: () => Credentials | undefined
  logIn(login: Login): void
  /** Takes up the login that this tab kept, until the provider has said whether it is still good. */
  takeUp(): boolean
  logOut(): void
  /** When the login ends, in server time. */
  endsAt(): Instant | undefined
  /** The token that every payment of the member carries. */
  memberToken(): string | undefined
  keepMemberToken(token: string): void
}

export function createSession(time: ServerClock, keeper: LoginKeeper): Session {
  let credentials: Credentials | undefined
  let endsAt: Instant | undefined
  let memberToken: string | undefined
  return {
    credentials: () => credentials,
    logIn(next) {
      const now = time.now()
      const { accessToken, iyziLc, member } = next
      const { memberId, memberUserId } = member
      credentials = { accessToken, memberId, memberUserId, iyziLc }
      keeper.keep(credentials)
      endsAt = now === undefined ? undefined : now + next.expiresIn * 1000
      memberToken = undefined
    },
    takeUp() {
      const kept = keeper.read()
      credentials = kept && { ...kept, iyziLc: undefined }
      return kept !== undefined
    },
    logOut() {
      credentials = undefined
      endsAt = undefined
      memberToken = undefined
      keeper.forget()
    },
    endsAt: () => endsAt,
    memberToken: () => memberToken,
    keepMemberToken(token) {
      memberToken = token
    },
  }
}
