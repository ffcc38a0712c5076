import type { clock } from '../../machines/countdown/machine'
import { verificationMachine } from '../../machines/verification/machine'
import { updateContact } from '../../machines/identify/entry'
import { resendCode, verifyCode } from '../../machines/verification/parts'
import type { MemberGateway } from '../gateways/member/gateway'
import { answering } from './answering'
import { lifeOf } from './code-life'
import type { Keeper } from './kept-entry'
import type { ServerClock } from './server-clock'
import { messageCodes } from './message-codes'
import type { Session } from './session'
import { contactAnswer } from './update-contact'

export interface VerificationWorld {
  readonly members: MemberGateway
  readonly session: Session
  readonly time: ServerClock
  readonly clock: typeof clock
  readonly keeper: Keeper
}

export function verificationLogic({ members, session, time, clock, keeper }: VerificationWorld) {
  return verificationMachine.provide({
    actors: {
      clock,
      messages: messageCodes,
      updateContact: answering(updateContact, contactAnswer(members)),
      verifyCode: answering(verifyCode, async ({ memberUserId, referenceCode, code }) => {
        const outcome = await members.completeLogin({ memberUserId, referenceCode, verificationCode: code })
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        session.logIn(outcome.value)
        return { kind: 'verified', member: outcome.value.member }
      }),
      resendCode: answering(resendCode, async ({ pending }) => {
        const { memberUserId, referenceCode: last } = pending
        const outcome = await members.resendCode({ memberUserId, referenceCode: last })
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        const { referenceCode, expiresInSeconds } = outcome.value
        const sent = { referenceCode, ...lifeOf(expiresInSeconds, time) }
        keeper.keepCode({ ...pending, ...sent })
        return { kind: 'sent', ...sent }
      }),
    },
  })
}
