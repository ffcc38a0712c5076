import type { clock } from '../../../machines/around/countdown/machine'
import { otpMachine } from '../../../machines/sign-in/otp/machine'
import { updateContact } from '../../../machines/sign-in/identify/ports'
import { resendCode, verifyCode } from '../../../machines/sign-in/otp/setup'
import { type AnotherCodeWorld, anotherCode } from './another-code'
import { answering } from '../platform/answering'
import type { ServerClock } from '../platform/server-clock'
import { messageCodes } from './message-codes'
import type { Session } from '../session/session'
import { contactAnswer } from './update-contact'

export interface OtpWorld extends AnotherCodeWorld {
  readonly session: Session
  readonly time: ServerClock
  readonly clock: typeof clock
}

export function otpLogic(world: OtpWorld) {
  const { members, session, clock } = world
  return otpMachine.provide({
    actors: {
      clock,
      messages: messageCodes,
      updateContact: answering(updateContact, contactAnswer(members)),
      verifyCode: answering(verifyCode, async ({ code, ...sent }) => {
        const outcome = await members.completeLogin({ ...sent, verificationCode: code })
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        session.logIn(outcome.value)
        return { kind: 'verified', member: outcome.value.member }
      }),
      resendCode: answering(resendCode, anotherCode(world)),
    },
  })
}
