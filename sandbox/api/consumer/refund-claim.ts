import * as v from 'valibot'
import { giveBack } from '../../ledger/book'
import { toMajor } from '../../kernel/money'
import { isClaimed, isTooOld } from '../../payments/payouts/refund'
import type { State } from '../../records/state'
import { type Answer, done, refused } from '../../http/answer'
import { memberEndpoint } from '../../http/endpoint'
import { conversationIdField, textField } from '../../http/payload'
import { takePayout } from './take-payout'
import type { Order } from '../../records/order'
import type { Refund } from '../../records/refund'

export const refundClaim = memberEndpoint({
  path: '/api/v1/consumer-funds/refund-to-balance/claim',
  money: true,
  purpose: 'refund',
  schema: v.strictObject({ claimToken: textField, conversationId: conversationIdField }),
  handle: (deps, call) => {
    const { order, input, member, now } = call
    const { refund, token } = order
    if (!refund || input.claimToken !== refund.claimToken) return refused('wrong-identity', 'claimToken')
    const { memberId } = member
    return takePayout(deps, call, {
      method: 'refund',
      bar: () => barTo(deps.state, refund, memberId, now),
      pay: () => giveBack(deps, refund.paymentId, { memberId, token, at: now }),
      answer: () => claimAnswer(order),
    })
  },
})

function barTo(state: State, refund: Refund, memberId: string, now: number): string | undefined {
  if (isClaimed(state, refund.paymentId)) return '10642'
  if (refund.hasProblem) return '10641'
  return memberId === refund.payerId && !isTooOld(refund, now) ? undefined : '10640'
}

const claimAnswer = ({ priceMinor, currency }: Order): Answer =>
  done({ amount: toMajor(priceMinor), currencyCode: currency })
