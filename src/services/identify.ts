import type { checkMember } from '../../machines/identify/machine'
import type { MemberGateway } from '../gateways/member/gateway'
import { GatewayError } from '../gateways/outcome'
import type { Answer } from './answering'
import { lifeOf } from './code-life'
import type { Keeper } from './kept-entry'
import type { ServerClock } from './server-clock'

export interface IdentifyAnswers {
  readonly checkMember: Answer<typeof checkMember>
}

export interface IdentifyWorld {
  readonly members: MemberGateway
  readonly time: Pick<ServerClock, 'now'>
  readonly keeper: Keeper
}

export function identifyAnswers({ members, time, keeper }: IdentifyWorld): IdentifyAnswers {
  return {
    async checkMember({ email, phone, isQuick }) {
      const details = { email, phone }
      const outcome = await (isQuick ? members.startQuickLogin(details) : members.startLogin(details))
      if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
      const { memberUserExists, memberUserId, referenceCode, gsmNumber, expiresInSeconds } = outcome.value
      if (!memberUserExists) return { kind: 'notMember' }
      // A member without a code on its way can't be verified: that is breakage, and no word about the member.
      if (memberUserId === undefined || referenceCode === undefined)
        throw new GatewayError('malformed', 'referenceCode')
      const pending = {
        memberUserId,
        referenceCode,
        email,
        gsmNumber: gsmNumber ?? phone,
        ...lifeOf(expiresInSeconds, time),
      }
      keeper.keepCode(pending)
      return { kind: 'codeSent', pending }
    },
  }
}
