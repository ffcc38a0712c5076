import type { RestoreAnswer, restoreLogin } from '../../../machines/checkout/ports'
import type { Flow } from '../../../machines/entities/flow'
import { isStrongLoginOver, type Member, type PendingCode } from '../../../machines/entities/member'
import type { MemberGateway } from '../../gateways/member/gateway'
import type { Login } from '../../gateways/member/login/answers'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import type { PortHandler } from '../platform/implement-port'
import type { ServerClock } from '../platform/server-clock'
import type { Session } from '../session/session'
import type { StoredAdmission, StoredLogin, SessionStore } from '../storage/session-store'
import { codeOfNewLogin, type LoginStarts } from './new-login'
import { otpExpiryOf } from './pending-otp'
import { throwIfLeft } from './throw-if-left'

interface SendOtpDeps {
  readonly members: LoginStarts
  readonly time: Pick<ServerClock, 'now'>
}

/** Sends a code to a known member (OTP-08); undefined if none can be sent, for any reason. */
async function sendOtpToMember(
  { members, time }: SendOtpDeps,
  member: Member,
  isQuick: boolean,
): Promise<PendingCode | undefined> {
  const { memberUserId, email, gsmNumber } = member
  try {
    const outcome = await codeOfNewLogin(members, member, isQuick)
    if (outcome?.kind !== 'ok') return undefined
    const { referenceCode, expiresInSeconds } = outcome.value
    return { memberUserId, referenceCode, email, gsmNumber, ...otpExpiryOf(expiresInSeconds, time) }
  } catch {
    return undefined
  }
}

interface AdmissionDeps {
  readonly payments: Pick<PaymentGateway, 'foreignNumber'>
}

type Admission = Extract<RestoreAnswer, { readonly kind: 'admitted' }> | { readonly kind: 'unknown' }

/**
 * The buyer that the provider admitted before this page was loaded. The call is repeated, since only the provider's answer counts; `unknown`
 * without one, undefined if no buyer is admitted.
 */
async function admittedBefore(
  { payments }: AdmissionDeps,
  admission: StoredAdmission | undefined,
): Promise<Admission | undefined> {
  if (!admission) return undefined
  try {
    const outcome = await payments.foreignNumber()
    if (outcome.kind === 'refused' && outcome.waitSeconds !== undefined) return { kind: 'unknown' }
    const isIn = outcome.kind === 'ok' && outcome.value.paymentPageUrl === undefined
    return isIn ? { kind: 'admitted', buyer: { memberId: undefined, ...admission } } : undefined
  } catch {
    return { kind: 'unknown' }
  }
}

export interface RestoreLoginDeps extends AdmissionDeps {
  readonly members: LoginStarts & Pick<MemberGateway, 'restoreLogin'>
  readonly session: Session
  readonly time: Pick<ServerClock, 'now'>
  readonly sessionStore: SessionStore
}

/** The login as the provider confirms it; undefined if it is over, another member's, or the call fails. */
async function confirmed({ members }: RestoreLoginDeps, taken: StoredLogin): Promise<Login | undefined> {
  try {
    const outcome = await members.restoreLogin(taken)
    if (outcome.kind === 'refused') return undefined
    const { memberId, memberUserId } = outcome.value.member
    return memberId === taken.memberId && memberUserId === taken.memberUserId ? outcome.value : undefined
  } catch {
    return undefined
  }
}

async function takenUp(deps: RestoreLoginDeps) {
  const taken = deps.session.takeUp()
  const login = taken && (await confirmed(deps, taken))
  return login && { login, loginAt: taken.loginAt }
}

/**
 * A login that was handed over takes precedence over the code, login or admission that this tab has stored, which still counts if the first
 * one fails.
 */
export function restoreLoginHandler(deps: RestoreLoginDeps): PortHandler<typeof restoreLogin> {
  const { session, sessionStore, time } = deps
  const look = async (isQuick: boolean, flow: Flow, signal: AbortSignal): Promise<RestoreAnswer> => {
    const pending = sessionStore.code()
    if (pending && !session.hasReceived()) return { kind: 'codePending', pending }
    // Refund and settlement are for members alone (FRGN-01).
    const admission = flow === 'pay' ? sessionStore.admission() : undefined
    const before = session.hasReceived() ? undefined : await admittedBefore(deps, admission)
    if (admission && before?.kind === 'admitted') {
      throwIfLeft(signal)
      // A page that was left for the shop has it in memory alone.
      sessionStore.saveAdmission(admission)
      return before
    }
    const wasHandedOver = session.hasReceived()
    const own = sessionStore.login()
    const first = await takenUp(deps)
    const found = first ?? (wasHandedOver && own ? await takenUp(deps) : undefined)
    // The order's time may have ended meanwhile, which has cleared what the tab stored.
    throwIfLeft(signal)
    if (found && !isStrongLoginOver(found.loginAt, time.now())) {
      session.confirm(found.login)
      const { member } = found.login
      const isOther = wasHandedOver && member.memberId !== own?.memberId
      return { kind: 'restored', member, ...(isOther && { isOther }) }
    }
    const code = (found && (await sendOtpToMember(deps, found.login.member, isQuick))) ?? pending
    throwIfLeft(signal)
    session.logOut()
    if (code) {
      sessionStore.saveCode(code)
      return { kind: 'codePending', pending: code }
    }
    // Without the refused login's token.
    const again = wasHandedOver ? await admittedBefore(deps, admission) : before
    throwIfLeft(signal)
    // Only the provider ends an admission: after a call without an answer, the next load asks again (BOOT-14).
    if (admission && again) sessionStore.saveAdmission(admission)
    return again?.kind === 'admitted' ? again : { kind: 'visitor' }
  }
  return ({ isQuick, flow }, signal) => session.restore(() => look(isQuick, flow, signal))
}
