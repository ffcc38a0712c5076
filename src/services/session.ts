import type { Instant } from '../../machines/entities/instant'
import type { Credentials } from '../gateways/headers'
import type { Login } from '../gateways/member/login/answers'
import type { Keeper } from './kept-entry'
import type { ServerClock } from './server-clock'

/** The secrets of a logged-in member. They live here, in memory, and in no machine. */
export interface Session {
  readonly credentials: () => Credentials | undefined
  logIn(login: Login): void
  /** Takes up the login that this tab kept, until the provider has said whether it is still good. */
  takeUp(): boolean
  logOut(): void
  /** The token that every payment of the member carries. */
  memberToken(): string | undefined
  /** `endsAt` is the provider's own word on the end of the login, in server time; it counts for more than the login's (CNT-01). */
  keepMemberToken(token: string, endsAt: Instant | undefined): void
}

/** `tellEnd` hears when the login ends, in server time, each time that somebody has said so. */
export function createSession(time: ServerClock, keeper: Keeper, tellEnd: (endsAt: Instant) => void): Session {
  let credentials: Credentials | undefined
  let memberToken: string | undefined
  return {
    credentials: () => credentials,
    logIn(next) {
      const now = time.now()
      const { accessToken, iyziLc, member } = next
      const { memberId, memberUserId } = member
      credentials = { accessToken, memberId, memberUserId, iyziLc }
      keeper.keepLogin(credentials)
      if (now !== undefined) tellEnd(now + next.expiresIn * 1000)
      memberToken = undefined
    },
    takeUp() {
      const kept = keeper.login()
      credentials = kept && { ...kept, iyziLc: undefined }
      return kept !== undefined
    },
    logOut() {
      credentials = undefined
      memberToken = undefined
      keeper.forgetLogin()
    },
    memberToken: () => memberToken,
    keepMemberToken(token, itsEnd) {
      memberToken = token
      if (itsEnd !== undefined) tellEnd(itsEnd)
    },
  }
}
