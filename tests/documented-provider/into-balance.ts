import type { Asked } from './asked.ts'
import { type Answer, failure, success } from './envelope.ts'
import { amountOf, type Fields, textAt } from './fields.ts'
import { detail } from './orders.ts'
import type { Deps } from './deps.ts'
import type { WantedOrder } from './records.ts'

const flowDetail =
  (kind: WantedOrder['kind'], more: (flowToken: string) => Fields) =>
  (asked: Asked, deps: Deps): Answer => {
    if (asked.order.wanted.kind !== kind) return failure('5124')
    const answer = detail(asked, deps)
    return { ...answer, payload: { ...answer.payload, ...more(asked.order.flowToken) } }
  }

export const refundDetail = flowDetail('refund', (refundToken) => ({ refundToBalanceUsed: true, refundToken }))

export const settlementDetail = flowDetail('settlement', (settlementToken) => ({
  settlementToBalanceUsed: true,
  settlementToken,
}))

export const refundClaim = ({ body, member, order }: Asked): Answer => {
  if (member === undefined) return failure('1001', { httpStatus: 401 })
  if (textAt(body, 'claimToken') !== order.flowToken) return failure('5124')
  if (order.settled) return failure('5125')
  order.settled = true
  member.balance += order.price
  return success({ amount: amountOf(order.price), currencyCode: order.currency })
}

export const settlementSettings = ({ body, member, order }: Asked): Answer => {
  const settlementToBalanceType = textAt(body, 'settlementToBalanceType') ?? ''
  if (member === undefined) return failure('1001', { httpStatus: 401 })
  if (textAt(body, 'token') !== order.flowToken) return failure('5124')
  if (!['DISABLED', 'ONE_TIME', 'ALL_TIME'].includes(settlementToBalanceType)) return failure('11')
  if (order.settled) return failure('5125')
  order.settled = true
  if (settlementToBalanceType !== 'DISABLED') member.balance += order.price
  return success({ settlementToBalanceType, settingsAllTime: settlementToBalanceType === 'ALL_TIME' })
}
