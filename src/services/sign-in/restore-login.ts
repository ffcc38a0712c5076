import type { restoreLogin } from '../../../machines/checkout/ports'
import { isStrongLoginOver } from '../../../machines/entities/member'
import type { Login } from '../../gateways/member/login/answers'
import type { MemberGateway } from '../../gateways/member/gateway'
import { type AdmissionDeps, admittedBefore } from './admission'
import type { PortHandler } from '../platform/implement-port'
import type { SessionStore, KeptLogin } from '../storage/session-store'
import { sendOtpToMember } from './send-otp-to-member'
import type { ServerClock } from '../platform/server-clock'
import type { Session } from '../session/session'

export interface RestoringDeps extends AdmissionDeps {
  readonly members: Pick<MemberGateway, 'restoreLogin' | 'startLogin'>
  readonly session: Session
  readonly time: Pick<ServerClock, 'now'>
  readonly sessionStore: SessionStore
}

/** What the provider says to a login that was taken up; undefined when it is not good any more, is another's, or nobody can say. */
async function confirmed({ members }: RestoringDeps, taken: KeptLogin): Promise<Login | undefined> {
  try {
    const outcome = await members.restoreLogin(taken)
    if (outcome.kind === 'refused') return undefined
    const { memberId, memberUserId } = outcome.value.member
    return memberId === taken.memberId && memberUserId === taken.memberUserId ? outcome.value : undefined
  } catch {
    return undefined
  }
}

/** A login that was handed over comes before a code that is on its way, and where it comes to nothing that code still counts. */
export function restoring(deps: RestoringDeps): PortHandler<typeof restoreLogin> {
  const { session, sessionStore, time } = deps
  return async () => {
    const pending = sessionStore.code()
    if (pending && !session.hasReceived()) return { kind: 'codePending', pending }
    const buyer = session.hasReceived() ? undefined : await admittedBefore(deps)
    if (buyer) return { kind: 'admitted', buyer }
    const taken = session.takeUp()
    const login = taken && (await confirmed(deps, taken))
    if (login && !isStrongLoginOver(taken.loginAt, time.now())) {
      session.confirm(login)
      return { kind: 'restored', member: login.member }
    }
    const code = (login && (await sendOtpToMember(deps, login.member))) ?? pending
    session.logOut()
    if (!code) return { kind: 'visitor' }
    sessionStore.keepCode(code)
    return { kind: 'codePending', pending: code }
  }
}
