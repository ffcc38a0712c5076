import { describe, expect, it } from 'vitest'
import { claimRefund } from '../../src/gateways/consumer/refund/calls'
import { chooseSettlement } from '../../src/gateways/consumer/settlement/calls'
import { gatewaysAnswered, gatewaysOver, httpAnswering } from '../support/answering-http'

const PRICE = { minor: 248_050, currency: 'TRY' }

const edgeOver = (data: object | undefined) =>
  data ? gatewaysAnswered({ status: 'success', data }).requestContext : gatewaysOver(httpAnswering('')).requestContext

const choose = (data: object | undefined) =>
  chooseSettlement(edgeOver(data), { mode: 'ONE_TIME', settlementToken: 'st', submissionId: 's-1' })

const claim = (data: object | undefined) =>
  claimRefund(edgeOver(data), { price: PRICE, refundToken: 'rt', submissionId: 's-1' })

describe('a success of money for the balance', () => {
  it.each([
    ['what it did', { amount: 2480.5, currencyCode: 'TRY' }, { settlementToBalanceType: 'ONE_TIME' }],
    ['its payment', { paymentId: 9 }, { paymentId: 9 }],
    ['its order', { token: 'tok' }, { token: 'tok' }],
  ])('that names %s is what was asked for (REF-01~, SET-01~, GWY-11~)', async (_, claimed, chosen) => {
    expect(await claim(claimed)).toEqual({ kind: 'ok', value: PRICE })
    expect(await choose(chosen)).toEqual({ kind: 'ok', value: 'ONE_TIME' })
  })

  it.each([
    ['nothing', {}, {}, 'done'],
    ['nothing that can be read', { amount: 'all' }, { settlementToBalanceType: 'SOMETIMES' }, 'done'],
    ['another order or choice', { token: 'other' }, { settlementToBalanceType: 'DISABLED' }, 'done'],
    ['nothing, without a body', undefined, undefined, 'doubted'],
  ])('that names %s is not believed before the order is looked at (GWY-11~)', async (_, claimed, chosen, answered) => {
    expect(await claim(claimed)).toEqual({ kind: 'ok', value: { kind: 'bare', answered } })
    expect(await choose(chosen)).toEqual({ kind: 'ok', value: { kind: 'bare', answered } })
  })
})
