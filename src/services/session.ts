import type { Credentials } from '../gateways/http'
import type { Login } from '../gateways/member/gateway'

/** The secrets of a logged-in member. They live here, in memory, and in no machine. */
export interface Session {
  readonly credentials: () => Credentials | undefined
  logIn(login: Login): void
  /** The token that every payment of the member carries. */
  memberToken(): string | undefined
  keepMemberToken(token: string): void
}

export function createSession(): Session {
  let login: Login | undefined
  let memberToken: string | undefined
  return {
    credentials: () =>
      login && {
        accessToken: login.accessToken,
        memberId: login.member.memberId,
        memberUserId: login.member.memberUserId,
        iyziLc: login.iyziLc,
      },
    logIn(next) {
      login = next
      memberToken = undefined
    },
    memberToken: () => memberToken,
    keepMemberToken(token) {
      memberToken = token
    },
  }
}
