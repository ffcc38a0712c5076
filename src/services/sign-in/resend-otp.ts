import type { PendingCode } from '../../../machines/entities/member'
import { parsePhone } from '../../../machines/entities/phone'
import type { resendCode } from '../../../machines/sign-in/otp/setup'
import type { Resending } from '../../gateways/member/login/answers'
import type { MemberGateway } from '../../gateways/member/gateway'
import type { Outcome } from '../../gateways/outcome'
import type { PortHandler } from '../platform/implement-port'
import { codeOfNewLogin } from './new-login'
import { otpExpiryOf } from './pending-otp'
import type { SessionStore } from '../storage/session-store'
import type { ServerClock } from '../platform/server-clock'

/**
 * The references with which a login was to end, or in whose place another code was asked for, and the outcome is unknown: each may be worth
 * nothing by now, and nothing that is asked with it could go well again.
 */
export type StaleOtpReferences = Set<string>

export interface ResendOtpDeps {
  readonly members: MemberGateway
  readonly time: Pick<ServerClock, 'now'>
  readonly sessionStore: SessionStore
  readonly staleOtpReferences: StaleOtpReferences
}

/** A question that uses this code up, or puts another in its place. When its answer is lost, the code is in doubt. */
export async function spending<Result>(
  staleOtpReferences: StaleOtpReferences,
  { referenceCode }: Pick<PendingCode, 'referenceCode'>,
  question: () => Promise<Result>,
): Promise<Result> {
  try {
    return await question()
  } catch (error) {
    staleOtpReferences.add(referenceCode)
    throw error
  }
}

/** The code of a login that begins again where this one's reference may be worth nothing; undefined where it need not, or can't. */
export function codeInstead(
  { members, staleOtpReferences }: Pick<ResendOtpDeps, 'members' | 'staleOtpReferences'>,
  pending: PendingCode,
  isQuick: boolean,
): Promise<Outcome<Resending> | undefined> | undefined {
  const parsed = parsePhone(pending.gsmNumber)
  if (!staleOtpReferences.has(pending.referenceCode) || 'fault' in parsed) return undefined
  return codeOfNewLogin(members, { ...pending, gsmNumber: parsed.phone }, isQuick)
}

export function resendOtp(deps: ResendOtpDeps): PortHandler<typeof resendCode> {
  const { members, time, sessionStore, staleOtpReferences } = deps
  return async ({ pending, isQuick }, signal) => {
    const { memberUserId, referenceCode: last } = pending
    const instead = codeInstead(deps, pending, isQuick)
    const outcome =
      (instead && (await instead)) ??
      (await spending(staleOtpReferences, pending, () => members.resendCode({ memberUserId, referenceCode: last })))
    if (signal.aborted) {
      // A login that the app handed over meanwhile is kept, and this code would take its place.
      staleOtpReferences.add(last)
      throw new Error('this resend was left before its answer came')
    }
    if (outcome.kind === 'refused') {
      // Another tab's login, or an answer that was lost before a reload, may have used it up.
      if (outcome.waitSeconds === undefined) staleOtpReferences.add(last)
      return { kind: 'refused', refusal: outcome }
    }
    const { referenceCode, expiresInSeconds } = outcome.value
    const sent = { referenceCode, ...otpExpiryOf(expiresInSeconds, time) }
    sessionStore.keepCode({ ...pending, ...sent })
    return { kind: 'sent', ...sent }
  }
}
