import { isEmailMismatch } from '../../../machines/entities/email-mismatch'
import type { PendingCode } from '../../../machines/entities/member'
import { parsePhone } from '../../../machines/entities/phone'
import type { checkMember, checkPhone } from '../../../machines/sign-in/identify/ports'
import { hasCodeLapsed, isPauseOver } from '../../../machines/sign-in/otp/rules'
import type { MemberGateway } from '../../gateways/member/gateway'
import type { LoginDetails } from '../../gateways/member/login/calls'
import { dedupe } from '../platform/dedupe'
import type { PortHandler } from '../platform/implement-port'
import type { ServerClock } from '../platform/server-clock'
import type { SessionStore } from '../storage/session-store'
import { pendingOtp } from './pending-otp'
import type { StaleOtpReferences, TriedOtpReferences } from './resend-otp'
import { throwIfLeft } from './throw-if-left'

export interface IdentifyHandlers {
  readonly checkMember: PortHandler<typeof checkMember>
  readonly checkPhone: PortHandler<typeof checkPhone>
}

export interface IdentifyDeps {
  readonly members: MemberGateway
  readonly time: Pick<ServerClock, 'now'>
  readonly sessionStore: SessionStore
  readonly staleOtpReferences: StaleOtpReferences
  readonly triedOtpReferences: TriedOtpReferences
  /** The pause after a code, in milliseconds. */
  readonly resendCooldown: number
}

/** The code that was sent to these details within the pause and still counts: Back and Continue cost no other SMS (OTP-05). */
function recentOtp(deps: IdentifyDeps, { email, phone }: LoginDetails): PendingCode | undefined {
  const [code, now] = [deps.sessionStore.code(), deps.time.now()]
  if (code?.email !== email || code.sentAt === undefined || now === undefined || now < code.sentAt) return undefined
  const sentTo = parsePhone(code.gsmNumber)
  if (!('phone' in sentTo) || sentTo.phone !== phone) return undefined
  if ([deps.staleOtpReferences, deps.triedOtpReferences].some((codes) => codes.has(code.referenceCode)))
    return undefined
  return isPauseOver(code, now, deps.resendCooldown) || hasCodeLapsed(code, now) ? undefined : code
}

export function identifyHandlers(deps: IdentifyDeps): IdentifyHandlers {
  const { members } = deps
  // A shopper who edits a field and restores it repeats the same question: the code of the first look-up is the one that arrives.
  const startLogin = dedupe((details: LoginDetails) => members.startLogin(details))
  const startQuickLogin = dedupe((details: LoginDetails) => members.startQuickLogin(details))
  return {
    async checkMember({ email, phone, isQuick }, signal) {
      const details = { email, phone }
      const recent = recentOtp(deps, details)
      if (recent) return { kind: 'codeSent', pending: recent }
      // Another look-up may use the last code up, also if its answer is lost.
      const last = deps.sessionStore.code()
      if (last) deps.triedOtpReferences.add(last.referenceCode)
      const outcome = await (isQuick ? startQuickLogin(details) : startLogin(details))
      // The answer to a cancelled look-up is dropped: its code must not take the place of a newer one.
      throwIfLeft(signal)
      if (outcome.kind === 'refused')
        return isEmailMismatch(outcome) ? { kind: 'emailNeeded' } : { kind: 'refused', refusal: outcome }
      const { value } = outcome
      if (value.shouldUseEmail) return { kind: 'emailNeeded' }
      return value.memberUserExists
        ? { kind: 'codeSent', pending: pendingOtp(deps, details, value) }
        : { kind: 'newcomer' }
    },
    async checkPhone({ phone }) {
      const outcome = await members.checkExistence({ phone })
      if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
      return { kind: outcome.value ? 'known' : 'unknown' }
    },
  }
}
