import type { clock } from '../../machines/countdown/machine'
import { verificationMachine } from '../../machines/verification/machine'
import { resendCode, verifyCode } from '../../machines/verification/parts'
import type { MemberGateway } from '../gateways/member/gateway'
import { answering } from './answering'
import type { Session } from './session'

export function verificationLogic(members: MemberGateway, session: Session, time: typeof clock) {
  return verificationMachine.provide({
    actors: {
      clock: time,
      verifyCode: answering(verifyCode, async ({ memberUserId, referenceCode, code }) => {
        const outcome = await members.completeLogin({ memberUserId, referenceCode, verificationCode: code })
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        session.logIn(outcome.value)
        return { kind: 'verified', member: outcome.value.member }
      }),
      resendCode: answering(resendCode, async (last) => {
        const outcome = await members.resendCode(last)
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        const { referenceCode, expiresInSeconds } = outcome.value
        return { kind: 'sent', referenceCode, expiresInSeconds: expiresInSeconds ?? 0 }
      }),
    },
  })
}
