import type { Instant } from '../../../machines/entities/instant'
import type { Credentials } from '../../gateways/headers'
import type { Login } from '../../gateways/member/login/answers'
import type { KeptLogin, SessionStore } from '../storage/session-store'
import type { ServerClock } from '../platform/server-clock'

/** The secrets of a logged-in member. They live here, in memory, and in no machine. */
export interface Session {
  readonly credentials: () => Credentials | undefined
  /** A code was good for this login, just now. */
  logIn(login: Login): void
  /** A login that another one hands over. It waits, in memory alone, until it is taken up. */
  receive(login: KeptLogin): void
  hasReceived(): boolean
  /** Takes up the login that was handed over, or else the one that this tab kept, until the provider has said whether it is still good. */
  takeUp(): KeptLogin | undefined
  /** The provider has said that the login that was taken up is still good. It is no newer for that. */
  confirm(login: Login): void
  /** Runs the look at what this tab holds. */
  restore<Answer>(look: () => Promise<Answer>): Promise<Answer>
  /** Over once that look is answered; undefined where none is running. */
  restoring(): Promise<void> | undefined
  logOut(): void
  /** The token that every payment of the member carries; undefined where there is none, its time is over, or it is in doubt. */
  memberToken(): string | undefined
  /** The last one, though it may be no good any more: for where no other can be had. */
  lastMemberToken(): string | undefined
  /** A payment that carried it was refused: the next one asks for another first. */
  doubtMemberToken(): void
  /**
   * `endsAt` is the provider's own word on the end of the login, in server time; it counts for more than the login's (CNT-01).
   * `askedBy` was the login when it was asked for: of one that was dropped meanwhile neither it nor its end is kept.
   */
  keepMemberToken(token: string, endsAt: Instant | undefined, askedBy: Credentials | undefined): void
}

const unheard = () => undefined

/** The machine hears an answer before anything else is made of it. */
const afterTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

interface HeldToken {
  readonly token: string
  /** In server time; undefined where it is unknown. */
  readonly endsAt: Instant | undefined
  readonly isInDoubt: boolean
}

/** `tellEnd` is called with the end of the login, in server time, each time that the provider names it. */
export function createSession(
  time: ServerClock,
  sessionStore: SessionStore,
  tellEnd: (endsAt: Instant) => void,
): Session {
  let credentials: Credentials | undefined
  let received: KeptLogin | undefined
  /** When the code of the present login was entered. */
  let loginAt: Instant | undefined
  let known: KeptLogin['known']
  let held: HeldToken | undefined
  let looking: Promise<void> | undefined

  function begin({ accessToken, iyziLc, member, expiresIn }: Login) {
    const now = time.now()
    const { memberId, memberUserId, email, gsmNumber, kycLevel } = member
    known = { email, gsmNumber, kycLevel }
    credentials = { accessToken, memberId, memberUserId, iyziLc }
    sessionStore.keepLogin({ accessToken, memberId, memberUserId, loginAt, known })
    if (now !== undefined && expiresIn !== undefined) tellEnd(now + expiresIn * 1000)
    held = undefined
  }

  return {
    credentials: () => credentials,
    logIn(login) {
      received = undefined
      loginAt = time.now()
      begin(login)
    },
    receive(login) {
      received = login
    },
    hasReceived: () => received !== undefined,
    takeUp() {
      // A storage that is closed has kept nothing of the login that there is.
      const login = received ?? sessionStore.login() ?? (credentials && { ...credentials, loginAt, known })
      received = undefined
      if (login) {
        const { accessToken, memberId, memberUserId } = login
        credentials = { accessToken, memberId, memberUserId, iyziLc: undefined }
        loginAt = login.loginAt
      }
      return login
    },
    confirm: begin,
    restore(look) {
      const answer = look()
      const over = answer
        .then(unheard, unheard)
        .then(afterTurn)
        .then(() => {
          if (looking === over) looking = undefined
        })
      looking = over
      return answer
    },
    restoring: () => looking,
    logOut() {
      credentials = undefined
      received = undefined
      loginAt = undefined
      known = undefined
      held = undefined
      sessionStore.forgetLogin()
    },
    memberToken() {
      const now = time.now()
      const isOver = held?.endsAt !== undefined && now !== undefined && now >= held.endsAt
      return isOver || held?.isInDoubt ? undefined : held?.token
    },
    lastMemberToken: () => held?.token,
    doubtMemberToken() {
      // One whose end is known is good until then: another would be no better.
      if (held && held.endsAt === undefined) held = { ...held, isInDoubt: true }
    },
    keepMemberToken(token, itsEnd, askedBy) {
      if (askedBy?.accessToken !== credentials?.accessToken) return
      held = { token, endsAt: itsEnd, isInDoubt: false }
      if (itsEnd !== undefined) tellEnd(itsEnd)
    },
  }
}
