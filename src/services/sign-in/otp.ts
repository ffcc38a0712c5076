import type { clock } from '../../../machines/around/countdown/machine'
import { otpMachine } from '../../../machines/sign-in/otp/machine'
import { updateContact } from '../../../machines/sign-in/identify/ports'
import { resendCode, verifyCode } from '../../../machines/sign-in/otp/setup'
import { type ResendOtpDeps, resendOtp } from './resend-otp'
import { implementPort } from '../platform/implement-port'
import type { ServerClock } from '../platform/server-clock'
import { messageCodes } from './message-codes'
import type { Session } from '../session/session'
import { contactHandler } from './update-contact'

export interface OtpDeps extends ResendOtpDeps {
  readonly session: Session
  readonly time: ServerClock
  readonly clock: typeof clock
}

export function otpLogic(deps: OtpDeps) {
  const { members, session, clock } = deps
  return otpMachine.provide({
    actors: {
      clock,
      messages: messageCodes,
      updateContact: implementPort(updateContact, contactHandler(members)),
      verifyCode: implementPort(verifyCode, async ({ code, ...sent }) => {
        const outcome = await members.completeLogin({ ...sent, verificationCode: code })
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        session.logIn(outcome.value)
        return { kind: 'verified', member: outcome.value.member }
      }),
      resendCode: implementPort(resendCode, resendOtp(deps)),
    },
  })
}
