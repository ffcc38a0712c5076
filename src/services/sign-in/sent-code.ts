import type { PendingCode } from '../../../machines/entities/member'
import type { Details } from '../../../machines/sign-in/identify/rules'
import type { CodeSending } from '../../gateways/member/login/answers'
import { lifeOf } from './code-life'
import type { Keeper } from '../storage/kept-entry'
import type { ServerClock } from '../platform/server-clock'

interface SentCodeWorld {
  readonly time: Pick<ServerClock, 'now'>
  readonly keeper: Keeper
}

/** A code that was just sent, kept for a reload: the phone is the one that the provider names, or else the one it was asked for. */
export function keptCode(
  { time, keeper }: SentCodeWorld,
  { email, phone }: Details,
  sent: Pick<CodeSending, 'memberUserId' | 'referenceCode' | 'gsmNumber' | 'expiresInSeconds'>,
): PendingCode {
  const pending = {
    memberUserId: sent.memberUserId,
    referenceCode: sent.referenceCode,
    email,
    gsmNumber: sent.gsmNumber ?? phone,
    ...lifeOf(sent.expiresInSeconds, time),
  }
  keeper.keepCode(pending)
  return pending
}
