import * as v from 'valibot'
import { knownAttempt } from '../../orders/known-attempt'
import { recordPayout } from '../../payouts/record-payout'
import { SETTLEMENT_TYPES, choose } from '../../payouts/settlement'
import { done, failed, refused } from '../answer'
import { memberEndpoint } from '../endpoint'
import { askingMember } from '../member-mistake'
import { conversationIdField, textField } from '../payload'

/** A seller says whether earnings go to the balance: these, from now on all, or none. */
export const settlementSettings = memberEndpoint({
  gateway: 'consumer',
  method: 'POST',
  path: '/api/v1/consumer-funds/settlement-to-balance/settings',
  money: true,
  purpose: 'settlement',
  hasOwnToken: true,
  schema: v.strictObject({
    settlementToBalanceType: v.picklist(SETTLEMENT_TYPES),
    token: textField,
    conversationId: conversationIdField,
  }),
  handle: (world, { input, ...call }) => {
    const { order, session, now, idempotencyKey } = call
    const { settlement } = order
    if (!settlement || input.token !== settlement.settlementToken) return refused('wrong-identity', 'token')
    const asked = askingMember(world, { ...call, input: session })
    if ('kind' in asked) return asked
    const { memberId } = asked.member
    const submissionId = input.conversationId
    const isRepeated = knownAttempt(order, submissionId, idempotencyKey)?.paymentStatus === 'SUCCESS'
    if (isRepeated) return done({ settlementToBalanceType: settlement.chosen?.type })
    const set = { method: 'settlement', submissionId, idempotencyKey, memberId, now } as const
    const code = barTo(settlement)
    recordPayout(world, order, set, code)
    if (code !== undefined) return failed(code)
    choose(world, order, input.settlementToBalanceType, memberId)
    return done({ settlementToBalanceType: input.settlementToBalanceType })
  },
})

function barTo({ chosen, isStuck }: { readonly chosen: object | undefined; readonly isStuck: boolean }) {
  if (chosen) return '10651'
  return isStuck ? '10650' : undefined
}
