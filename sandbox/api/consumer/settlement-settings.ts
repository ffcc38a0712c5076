import * as v from 'valibot'
import { choose } from '../../payments/payouts/settlement'
import { done, refused } from '../../http/answer'
import { memberEndpoint } from '../../http/endpoint'
import { conversationIdField, textField } from '../../http/payload'
import { takePayout } from './take-payout'
import { SETTLEMENT_TYPES } from '../../records/settlement'

/** Sets whether a seller's earnings go to the balance: these, all from now on, or none. */
export const settlementSettings = memberEndpoint({
  path: '/api/v1/consumer-funds/settlement-to-balance/settings',
  money: true,
  purpose: 'settlement',
  hasOwnToken: true,
  schema: v.strictObject({
    settlementToBalanceType: v.picklist(SETTLEMENT_TYPES),
    token: textField,
    conversationId: conversationIdField,
  }),
  handle: (deps, call) => {
    const { order, input, member } = call
    const { settlement } = order
    if (!settlement || input.token !== settlement.settlementToken) return refused('wrong-identity', 'token')
    return takePayout(deps, call, {
      method: 'settlement',
      bar: () => barTo(settlement),
      pay: () => choose(deps, order, input.settlementToBalanceType, member.memberId),
      answer: () => done({ settlementToBalanceType: settlement.chosen?.type }),
    })
  },
})

function barTo({ chosen, isStuck }: { readonly chosen: object | undefined; readonly isStuck: boolean }) {
  if (chosen) return '10651'
  return isStuck ? '10650' : undefined
}
