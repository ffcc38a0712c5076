import type { PendingCode } from '../../../machines/entities/member'
import { parsePhone } from '../../../machines/entities/phone'
import type { resendCode } from '../../../machines/sign-in/otp/setup'
import type { Resending } from '../../gateways/member/login/answers'
import type { MemberGateway } from '../../gateways/member/gateway'
import type { Outcome } from '../../gateways/outcome'
import type { PortHandler } from '../platform/implement-port'
import { codeOfNewLogin } from './new-login'
import { otpExpiryOf } from './pending-otp'
import { throwIfLeft } from './throw-if-left'
import type { SessionStore } from '../storage/session-store'
import type { ServerClock } from '../platform/server-clock'

/**
 * References that were used to complete a login or to replace a code, with an unknown outcome. Each may be invalid by now, and every call
 * with it would then fail.
 */
export type StaleOtpReferences = Set<string>

/** References of codes that were tried, or that another look-up may have replaced: none of them is shown again instead of a new code. */
export type TriedOtpReferences = Set<string>

export interface ResendOtpDeps {
  readonly members: MemberGateway
  readonly time: Pick<ServerClock, 'now'>
  readonly sessionStore: SessionStore
  readonly staleOtpReferences: StaleOtpReferences
}

/** Runs a call that uses this code up or replaces it. If the answer is lost, the code becomes doubtful. */
export async function callConsumingOtp<Result>(
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

/**
 * Starts a new login if this one's reference may be invalid, and returns its code; undefined if the reference is good or the phone cannot
 * be parsed.
 */
export function replaceStaleLogin(
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
    const instead = replaceStaleLogin(deps, pending, isQuick)
    const outcome =
      (instead && (await instead)) ??
      (await callConsumingOtp(staleOtpReferences, pending, () =>
        members.resendCode({ memberUserId, referenceCode: last }),
      ))
    if (signal.aborted) staleOtpReferences.add(last)
    // The host app may have handed over a login meanwhile, which is stored: this code would replace it.
    throwIfLeft(signal)
    if (outcome.kind === 'refused') {
      // Another tab's login, or an answer lost before a reload, may have used the code up.
      if (outcome.waitSeconds === undefined) staleOtpReferences.add(last)
      return { kind: 'refused', refusal: outcome }
    }
    const { referenceCode, expiresInSeconds } = outcome.value
    const sent = { referenceCode, ...otpExpiryOf(expiresInSeconds, time) }
    sessionStore.saveCode({ ...pending, ...sent })
    return { kind: 'sent', ...sent }
  }
}
