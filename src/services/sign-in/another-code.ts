import type { PendingCode } from '../../../machines/entities/member'
import { parsePhone } from '../../../machines/entities/phone'
import type { resendCode } from '../../../machines/sign-in/otp/setup'
import type { Resending } from '../../gateways/member/login/answers'
import type { MemberGateway } from '../../gateways/member/gateway'
import type { Outcome } from '../../gateways/outcome'
import type { Answer } from '../platform/answering'
import { lifeOf } from './code-life'
import type { Keeper } from '../storage/kept-entry'
import type { ServerClock } from '../platform/server-clock'

/**
 * The references in whose place another code was asked for, and nobody has told what became of it: each may be worth nothing by
 * now, and nothing that is asked with it could go well again.
 */
export type DoubtedCodes = Set<string>

export interface AnotherCodeWorld {
  readonly members: MemberGateway
  readonly time: Pick<ServerClock, 'now'>
  readonly keeper: Keeper
  readonly doubted: DoubtedCodes
}

/** A question that puts another code in the place of this one. When its answer is lost, the code is in doubt. */
export async function replacing<Result>(
  doubted: DoubtedCodes,
  { referenceCode }: PendingCode,
  question: () => Promise<Result>,
): Promise<Result> {
  try {
    return await question()
  } catch (error) {
    doubted.add(referenceCode)
    throw error
  }
}

/** The code of a login that is begun anew; undefined for somebody whom the provider does not know as this member, or not yet. */
async function codeOfNewLogin(members: MemberGateway, pending: PendingCode): Promise<Outcome<Resending> | undefined> {
  const parsed = parsePhone(pending.gsmNumber)
  if ('fault' in parsed) return undefined
  const outcome = await members.startLogin({ email: pending.email, phone: parsed.phone })
  if (outcome.kind === 'refused') return outcome
  const { memberUserId, referenceCode, expiresInSeconds } = outcome.value
  if (memberUserId !== pending.memberUserId || referenceCode === undefined) return undefined
  return { kind: 'ok', value: { referenceCode, expiresInSeconds } }
}

export function anotherCode({ members, time, keeper, doubted }: AnotherCodeWorld): Answer<typeof resendCode> {
  return async ({ pending }) => {
    const { memberUserId, referenceCode: last } = pending
    const begunAnew = doubted.has(last) ? await codeOfNewLogin(members, pending) : undefined
    const outcome =
      begunAnew ?? (await replacing(doubted, pending, () => members.resendCode({ memberUserId, referenceCode: last })))
    if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
    const { referenceCode, expiresInSeconds } = outcome.value
    const sent = { referenceCode, ...lifeOf(expiresInSeconds, time) }
    keeper.keepCode({ ...pending, ...sent })
    return { kind: 'sent', ...sent }
  }
}
