import * as v from 'valibot'
import { giveBack } from '../../ledger/book'
import { toMajor } from '../../money'
import { knownAttempt } from '../../orders/known-attempt'
import type { Order } from '../../orders/order'
import { recordPayout } from '../../payouts/record-payout'
import { isClaimed, isTooOld } from '../../payouts/refund'
import type { Refund } from '../../payouts/refund'
import type { State } from '../../state'
import { done, failed, refused } from '../answer'
import type { Answer } from '../answer'
import { memberEndpoint } from '../endpoint'
import { askingMember } from '../member-mistake'
import { conversationIdField, textField } from '../payload'

/** The buyer takes the money of a payment back into their balance, once. */
export const refundClaim = memberEndpoint({
  gateway: 'consumer',
  method: 'POST',
  path: '/api/v1/consumer-funds/refund-to-balance/claim',
  money: true,
  purpose: 'refund',
  schema: v.strictObject({ claimToken: textField, conversationId: conversationIdField }),
  handle: (world, { input, ...call }) => {
    const { order, session, now, idempotencyKey } = call
    const { refund } = order
    if (!refund || input.claimToken !== refund.claimToken) return refused('wrong-identity', 'claimToken')
    const asked = askingMember(world, { ...call, input: session })
    if ('kind' in asked) return asked
    const { memberId } = asked.member
    const submissionId = input.conversationId
    if (knownAttempt(order, submissionId, idempotencyKey)?.paymentStatus === 'SUCCESS') return told(order)
    const code = barTo(world.state, refund, memberId, now)
    const claim = { method: 'refund', submissionId, idempotencyKey, memberId, now } as const
    recordPayout(world, order, claim, code)
    if (code !== undefined) return failed(code)
    giveBack(world, refund.paymentId, { memberId, token: order.token, at: now })
    return told(order)
  },
})

function barTo(state: State, refund: Refund, memberId: string, now: number): string | undefined {
  if (isClaimed(state, refund.paymentId)) return '10642'
  if (refund.hasProblem) return '10641'
  return memberId === refund.payerId && !isTooOld(refund, now) ? undefined : '10640'
}

const told = ({ priceMinor, currency }: Order): Answer => done({ amount: toMajor(priceMinor), currencyCode: currency })
