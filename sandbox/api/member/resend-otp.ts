import * as v from 'valibot'
import { done, type Failed, failed } from '../../http/answer'
import { type VisitorCall, visitorEndpoint } from '../../http/endpoint'
import { channelField, mobileField, textField } from '../../http/payload'
import type { Deps } from '../../kernel/deps'
import { codeOf, mayResend } from '../../members/login-code'
import { memberByPhone } from '../../members/member'
import { sendCode } from '../../members/send-code'
import type { LoginCode } from '../../records/login-code'

export const smsResend = visitorEndpoint({
  path: '/api/v1/members-login/login/sms-resend',
  schema: v.strictObject({ memberUserId: textField, referenceCode: textField }),
  handle: (deps, call) => {
    const sent = anotherCode(deps, call)
    if ('kind' in sent) return sent
    const { referenceCode } = sent
    return done({ referenceCode, expireDurationInSeconds: call.order.times.codeLifetimeSeconds })
  },
})

/** Sends the next code to another phone, which becomes the member's once that code is verified. */
export const gsmUpdate = visitorEndpoint({
  path: '/api/v1/members-login/login/gsm-update',
  schema: v.strictObject({
    referenceCode: textField,
    memberUserId: textField,
    gsmNumber: mobileField,
    channelType: channelField,
  }),
  handle: (deps, call) => {
    const sent = anotherCode(deps, call)
    if ('kind' in sent) return sent
    const { memberUserId, gsmNumber, referenceCode } = sent
    return done({
      memberUserId,
      gsmNumber,
      gsmNumberVerified: memberByPhone(deps.state.members, gsmNumber) !== undefined,
      referenceCode,
      expireDurationInSeconds: call.order.times.codeLifetimeSeconds,
    })
  },
})

const CODES = { spent: '10602', tooSoon: '10606', tooMany: '10607' } as const

interface Asked {
  readonly memberUserId: string
  readonly referenceCode: string
  readonly gsmNumber?: string
}

/**
 * Sends a code that replaces the last one, which the call names by its reference. The cooldown applies between two codes to the same phone:
 * a wrong number can be corrected immediately, but the new code counts as a resend.
 */
function anotherCode(deps: Deps, { input, order, locale, now }: VisitorCall<Asked>): LoginCode | Failed {
  const { state, timings } = deps
  const last = codeOf(state, order, input.referenceCode)
  if (last?.memberUserId !== input.memberUserId) return failed(CODES.spent)
  const { memberUserId, resends } = last
  const gsmNumber = input.gsmNumber ?? last.gsmNumber
  const verdict = mayResend(last, now, gsmNumber === last.gsmNumber ? timings.resendCooldown : 0)
  if (verdict !== 'due') return failed(CODES[verdict])
  const holder = memberByPhone(state.members, gsmNumber)
  if (holder && holder.memberUserId !== memberUserId) return failed('10612')
  return sendCode(deps, { memberUserId, gsmNumber }, { order, locale, now, resends: resends + 1 })
}
