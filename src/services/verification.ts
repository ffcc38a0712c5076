import { verificationMachine, verifyCode } from '../../machines/verification/machine'
import type { MemberGateway } from '../gateways/member/gateway'
import { answering } from './answering'
import type { Session } from './session'

export function verificationLogic(members: MemberGateway, session: Session) {
  return verificationMachine.provide({
    actors: {
      verifyCode: answering(verifyCode, async ({ memberUserId, referenceCode, code }) => {
        const outcome = await members.completeLogin({ memberUserId, referenceCode, verificationCode: code })
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        session.logIn(outcome.value)
        return { kind: 'verified', member: outcome.value.member }
      }),
    },
  })
}
