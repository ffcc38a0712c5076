import type { checkMember, checkPhone } from '../../../machines/sign-in/identify/ports'
import type { MemberGateway } from '../../gateways/member/gateway'
import type { LoginDetails } from '../../gateways/member/login/calls'
import { isEmailMismatch } from '../../../machines/entities/email-mismatch'
import { GatewayError } from '../../gateways/outcome'
import type { Answer } from '../platform/answering'
import { joining } from '../platform/joining'
import type { Keeper } from '../storage/kept-entry'
import { keptCode } from './sent-code'
import type { ServerClock } from '../platform/server-clock'

export interface IdentifyAnswers {
  readonly checkMember: Answer<typeof checkMember>
  readonly checkPhone: Answer<typeof checkPhone>
}

export interface IdentifyWorld {
  readonly members: MemberGateway
  readonly time: Pick<ServerClock, 'now'>
  readonly keeper: Keeper
}

export function identifyAnswers(world: IdentifyWorld): IdentifyAnswers {
  const { members } = world
  // Who edits a field and puts it back has asked nothing new: the code of the first look-up is the one that comes.
  const startLogin = joining((details: LoginDetails) => members.startLogin(details))
  const startQuickLogin = joining((details: LoginDetails) => members.startQuickLogin(details))
  return {
    async checkMember({ email, phone, isQuick }, signal) {
      const details = { email, phone }
      const outcome = await (isQuick ? startQuickLogin(details) : startLogin(details))
      // A look-up that was taken back is answered to nobody: its code must not take the place of a newer one.
      if (signal.aborted) throw new GatewayError('superseded', 'referenceCode')
      if (outcome.kind === 'refused')
        return isEmailMismatch(outcome) ? { kind: 'emailNeeded' } : { kind: 'refused', refusal: outcome }
      const { memberUserExists, shouldUseEmail, memberUserId, referenceCode } = outcome.value
      if (shouldUseEmail) return { kind: 'emailNeeded' }
      if (!memberUserExists) return { kind: 'newcomer' }
      // A member without a code on its way can't be verified: that is breakage, and no word about the member.
      if (memberUserId === undefined || referenceCode === undefined)
        throw new GatewayError('malformed', 'referenceCode')
      return { kind: 'codeSent', pending: keptCode(world, details, { ...outcome.value, memberUserId, referenceCode }) }
    },
    async checkPhone({ phone }) {
      const outcome = await members.checkExistence({ phone })
      if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
      return { kind: outcome.value ? 'known' : 'unknown' }
    },
  }
}
