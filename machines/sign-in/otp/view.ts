import type { SnapshotFrom } from 'xstate'
import { maskPhone } from '../../entities/masked-phone'
import type { Problem } from '../../entities/problem'
import type { CodeFault } from '../../entities/otp'
import type { otpMachine } from './machine'
import { isInLastMinute, remainingCooldown } from './rules'

type Snapshot = SnapshotFrom<typeof otpMachine>

export interface OtpView {
  readonly isBusy: boolean
  /** Another code was requested; until it is sent, no code can be verified. */
  readonly isSending: boolean
  /** The code has expired, so the shopper can only request another one. */
  readonly isLapsed: boolean
  readonly canResend: boolean
  /** The shopper can have the code sent to another phone. */
  readonly canChangePhone: boolean
  readonly isCooling: boolean
  /** Whole seconds until another code can be requested; undefined without a cooldown, and until the time is known. */
  readonly secondsToResend: number | undefined
  /** Remaining share of the cooldown, from 1 down to 0. */
  readonly share: number
  /** The code is in its last minute. Becomes true once per code, so that it is announced once. */
  readonly isLastMinute: boolean
  readonly isSentAgain: boolean
  readonly maskedPhone: string
  readonly fault: CodeFault | undefined
  readonly problem: Problem | undefined
  readonly sendingProblem: Problem | undefined
}

function pauseOf(snapshot: Snapshot): Pick<OtpView, 'isCooling' | 'secondsToResend' | 'share'> {
  const { pending, now, timings } = snapshot.context
  const { sentAt } = pending
  const isCooling = snapshot.matches({ waiting: { pause: 'cooling' } })
  if (!isCooling) return { isCooling, secondsToResend: undefined, share: 0 }
  if (sentAt === undefined || now === undefined) return { isCooling, secondsToResend: undefined, share: 1 }
  const left = remainingCooldown(sentAt, now, timings.resendCooldown)
  return { isCooling, secondsToResend: Math.ceil(left / 1000), share: left / timings.resendCooldown }
}

export function otpView(snapshot: Snapshot): OtpView {
  const { pending, fault, problem, sendingProblem, isSentAgain, now } = snapshot.context
  return {
    isBusy: snapshot.hasTag('busy'),
    isSending: snapshot.hasTag('sending'),
    isLapsed: snapshot.hasTag('lapsed'),
    canResend: snapshot.can({ type: 'shopper.askedForCode' }),
    canChangePhone: snapshot.can({ type: 'shopper.askedNewNumber' }),
    ...pauseOf(snapshot),
    isLastMinute: now !== undefined && isInLastMinute(pending, now) && !snapshot.hasTag('sending'),
    isSentAgain: isSentAgain && !snapshot.hasTag('lapsed'),
    maskedPhone: maskPhone(pending.gsmNumber),
    fault,
    problem,
    sendingProblem,
  }
}
