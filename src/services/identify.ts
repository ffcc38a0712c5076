import type { checkMember } from '../../machines/identify/machine'
import type { MemberGateway } from '../gateways/member/gateway'
import { GatewayError } from '../gateways/outcome'
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
      if (!memberUserExists) return { kind: 'notMember' }
      // A member without a code on its way can't be verified: that is breakage, and no word about the member.
      if (memberUserId === undefined || referenceCode === undefined)
        throw new GatewayError('malformed', 'referenceCode')
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
