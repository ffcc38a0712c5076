import { describe, expect, it } from 'vitest'
import { claimRefund } from '../../src/gateways/consumer/refund/calls'
import { chooseSettlement } from '../../src/gateways/consumer/settlement/calls'
import { refundDetail, settlementDetail } from '../../src/gateways/payment/order/calls'
import { gatewaysAnswered } from '../support/answering-http'

const PRICE = { minor: 248_050, currency: 'TRY' }

const edgeOver = (data: object) => gatewaysAnswered({ status: 'success', data }).requestContext

const choose = (data: object) =>
  chooseSettlement(edgeOver(data), { mode: 'ONE_TIME', settlementToken: 'st', submissionId: 's-1' })

const claim = (data: object) => claimRefund(edgeOver(data), { price: PRICE, refundToken: 'rt', submissionId: 's-1' })

describe('successes of refunds and settlements', () => {
  it('a success of a refund or a settlement that names what it did counts (REF-01~, SET-01~, GWY-11~)', async () => {
    expect(await claim({ amount: 2480.5, currencyCode: 'TRY' })).toEqual({ kind: 'ok', value: PRICE })
    expect(await choose({ settlementToBalanceType: 'ONE_TIME' })).toEqual({ kind: 'ok', value: 'ONE_TIME' })
  })

  it.each([{ paymentId: 9 }, { token: 'tok' }])(
    'a success of a refund or a settlement that names %j alone counts (REF-01~, SET-01~, GWY-11~)',
    async (named) => {
      expect(await claim(named)).toEqual({ kind: 'ok', value: PRICE })
      expect(await choose(named)).toEqual({ kind: 'ok', value: 'ONE_TIME' })
    },
  )

  it.each([
    ['nothing', { amount: 'all' }, { settlementToBalanceType: null }],
    ['another order', { token: 'other' }, { token: 'other' }],
  ])(
    'a success of a refund or a settlement that names %s is looked up before it counts (GWY-11~, SET-02~)',
    async (_, claimed, chosen) => {
      const bare = { kind: 'ok', value: { kind: 'bare', answered: 'done' } }
      expect([await claim(claimed), await choose(chosen)]).toEqual([bare, bare])
    },
  )

  it.each(['DISABLED', 'ALL_TIME', 'SOMETIMES', 1, {}])(
    'a success of a settlement that names the choice %j and not ours counts by the order alone (GWY-11~, SET-02~)',
    async (settlementToBalanceType) => {
      const bare = { kind: 'ok', value: { kind: 'bare', answered: 'doubted', isOfAnother: true } }
      expect(await choose({ settlementToBalanceType, token: 'tok', paymentId: '9' })).toEqual(bare)
    },
  )
})

describe('links of refunds and settlements', () => {
  it.each([
    ['refund', refundDetail, { refundToken: 'rt' }],
    ['settlement', settlementDetail, { settlementToken: 'st' }],
  ] as const)(
    'a link to a %s is read with its own token, and without it once it is completed (REF-01~, SET-01~, BOOT-17~)',
    async (_, detail, own) => {
      const read = (fields: object) =>
        detail(gatewaysAnswered({ status: 'success', price: 2480.5, ...fields }).requestContext, {})
      await expect(read({})).rejects.toThrow('malformed')
      expect(await read(own)).toMatchObject({ kind: 'ok', value: { order: { price: PRICE } } })
      expect(await read({ paymentStatus: 'SUCCESS' })).toMatchObject({ kind: 'ok' })
    },
  )
})
