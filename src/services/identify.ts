import type { checkMember } from '../../machines/identify/machine'
import type { MemberGateway } from '../gateways/member/gateway'
import type { Answer } from './answering'

export interface IdentifyAnswers {
  readonly checkMember: Answer<typeof checkMember>
}

export function identifyAnswers(members: MemberGateway): IdentifyAnswers {
  return {
    async checkMember({ email, phone }) {
      const outcome = await members.startLogin({ email, phone })
      if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
      const { memberUserExists, memberUserId, referenceCode, gsmNumber, expiresInSeconds } = outcome.value
      if (!memberUserExists || memberUserId === undefined || referenceCode === undefined) return { kind: 'notMember' }
      return {
        kind: 'codeSent',
        pending: {
          memberUserId,
          referenceCode,
          email,
          gsmNumber: gsmNumber ?? phone,
          expiresInSeconds: expiresInSeconds ?? 0,
        },
      }
    },
  }
}
