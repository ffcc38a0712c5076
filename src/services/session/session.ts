import type { Instant } from '../../../machines/entities/instant'
import type { Credentials } from '../../gateways/headers'
import type { Login } from '../../gateways/member/login/answers'
import type { StoredLogin, SessionStore } from '../storage/session-store'
import type { ServerClock } from '../platform/server-clock'

/** The secrets of a logged-in member. They are held here, in memory, and in no machine. */
export interface Session {
  readonly credentials: () => Credentials | undefined
  /** Logs in with a login whose code was just verified. */
  logIn(login: Login): void
  /** Holds a login that the host app handed over, in memory only, until `takeUp`. */
  receive(login: StoredLogin): void
  hasReceived(): boolean
  /** Uses the handed-over login, or else the one that this tab has stored, until the provider confirms or rejects it. */
  takeUp(): StoredLogin | undefined
  /** The provider has confirmed the login that was taken up. The time of its code does not change. */
  confirm(login: Login): void
  /** Runs the check of this tab's login, which `restoring` reports. */
  restore<Answer>(look: () => Promise<Answer>): Promise<Answer>
  /** Resolves once that check is answered; undefined if none is running. */
  restoring(): Promise<void> | undefined
  logOut(): void
  /** The token that every payment of the member carries; undefined if there is none, its time is over, or it is in doubt. */
  memberToken(): string | undefined
  /** The last token, which may no longer be valid: for when no other can be had. */
  lastMemberToken(): string | undefined
  /** A payment that carried the token was refused, so the next payment requests another first. */
  doubtMemberToken(): void
  /**
   * `endsAt` is the end of the login as the provider reports it, in server time; it overrides the login's own (CNT-01). `askedBy` is the
   * login that requested the token: if it was dropped meanwhile, neither the token nor its end is stored.
   */
  saveMemberToken(token: string, endsAt: Instant | undefined, askedBy: Credentials | undefined): void
}

const ignore = () => undefined

/** Waits until the machine has received the answer. */
const afterTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

interface HeldToken {
  readonly token: string
  /** In server time; undefined if unknown. */
  readonly endsAt: Instant | undefined
  readonly isInDoubt: boolean
}

/** `onEnd` is called with the end of the login, in server time, each time that the provider reports it. */
export function createSession(
  time: ServerClock,
  sessionStore: SessionStore,
  onEnd: (endsAt: Instant) => void,
): Session {
  let credentials: Credentials | undefined
  let received: StoredLogin | undefined
  /** When the code of the current login was entered. */
  let loginAt: Instant | undefined
  let known: StoredLogin['known']
  let held: HeldToken | undefined
  let looking: Promise<void> | undefined

  function begin({ accessToken, iyziLc, member, expiresIn }: Login) {
    const now = time.now()
    const { memberId, memberUserId, email, gsmNumber, kycLevel } = member
    known = { email, gsmNumber, kycLevel }
    credentials = { accessToken, memberId, memberUserId, iyziLc }
    sessionStore.saveLogin({ accessToken, memberId, memberUserId, loginAt, known })
    if (now !== undefined && expiresIn !== undefined) onEnd(now + expiresIn * 1000)
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
      // Unavailable storage holds nothing, so the login in memory is used.
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
        .then(ignore, ignore)
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
      sessionStore.clearLogin()
    },
    memberToken() {
      const now = time.now()
      const isOver = held?.endsAt !== undefined && now !== undefined && now >= held.endsAt
      return isOver || held?.isInDoubt ? undefined : held?.token
    },
    lastMemberToken: () => held?.token,
    doubtMemberToken() {
      // A token with a known end is valid until then: another would be no better.
      if (held && held.endsAt === undefined) held = { ...held, isInDoubt: true }
    },
    saveMemberToken(token, itsEnd, askedBy) {
      if (askedBy?.accessToken !== credentials?.accessToken) return
      held = { token, endsAt: itsEnd, isInDoubt: false }
      if (itsEnd !== undefined) onEnd(itsEnd)
    },
  }
}
