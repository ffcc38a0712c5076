import { beforeEach, describe, expect, it } from 'vitest'
import { ORIGINS, openSandbox } from './harness'
import type { Harness } from './harness'
import { readyForLater } from './later-money'
import { askAsMerchant } from './merchant-call'
import { balanceOf, brokenLaws } from './payments'
import { dataOf } from './shopper'
import { takesExactly } from './strict-payload'

const INIT = '/payment/settlement-to-balance/init'
const CALLBACK = 'https://www.market.example/settled'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

async function settling(settlement: object = {}) {
  const seller = await readyForLater(sandbox, { member: { balance: 10 }, order: { price: 1200, settlement } })
  const { token } = seller.order
  const detail = async () => (await seller.send('settlementDetail', { locale: 'tr', token })).body
  const settlementToken = (await detail())['settlementToken']
  const choose = (settlementToBalanceType: string, conversationId = 'choice-1') =>
    seller.send('settings', { settlementToBalanceType, token: settlementToken, conversationId })
  return { ...seller, detail, choose, settlementToken }
}

const start = async (changed: object = {}) =>
  askAsMerchant(sandbox, INIT, {
    locale: 'en',
    conversationId: 'c',
    subMerchantKey: 'seller-1',
    price: 1.2,
    callbackUrl: CALLBACK,
    ...changed,
  })

takesExactly('the start of a settlement', async () => {
  const own = await openSandbox()
  const payload = { locale: 'en', conversationId: 'c', subMerchantKey: 'seller-1', price: 1.2, callbackUrl: CALLBACK }
  const send = (sent: unknown, headers = {}) => askAsMerchant(own, INIT, sent, { headers })
  return { sandbox: own, payload, send, optional: ['locale', 'conversationId'], textual: ['price'] }
})

describe('the start of a settlement', () => {
  it('a settlement is in the currency of the order that a test makes, and in lira by default (SET-01~, SBX-02~)', async () => {
    const currencyOf = async (order: object) => {
      const { send, order: made } = await readyForLater(sandbox, { member: {}, order: { settlement: {}, ...order } })
      return (await send('settlementDetail', { locale: 'tr', token: made.token })).body['currency']
    }
    expect([await currencyOf({ currency: 'EUR' }), await currencyOf({})]).toEqual(['EUR', 'TRY'])
  })

  it('a started settlement has a token and the URL where the seller chooses (SET-01~, SBX-01~)', async () => {
    const { body } = await start()
    expect(body).toMatchObject({
      status: 'success',
      conversationId: 'c',
      url: `${ORIGINS.app}/settlement-to-balance?token=${String(body['token'])}&lang=en`,
      settingsAllTime: false,
    })
  })

  it('a started settlement reports that the seller has chosen "always", for this seller alone (SET-01~)', async () => {
    const { choose } = await settling({ subMerchantKey: 'seller-1' })
    await choose('ALL_TIME')
    expect((await start()).body).toMatchObject({ settingsAllTime: true })
    expect((await start({ subMerchantKey: 'seller-2' })).body).toMatchObject({ settingsAllTime: false })
  })

  it('a settlement settles the next earnings automatically after the choice "always" (SET-01~)', async () => {
    const { choose, order, login } = await settling({ subMerchantKey: 'seller-1' })
    await choose('ALL_TIME')
    await start()
    expect(await balanceOf(sandbox, order.token, login)).toBe('1211.20')
    expect(await brokenLaws(sandbox)).toEqual([])
  })

  it('the start of a settlement is refused with a price of zero (SBX-06~)', async () => {
    expect(await start({ price: 0 })).toMatchObject({ status: 400, body: { errorCode: '11' } })
  })
})

describe('settlements', () => {
  it('a settlement’s detail has its amount and a token of its own', async () => {
    const { detail, order, settlementToken } = await settling()
    expect(await detail()).toMatchObject({ token: order.token, price: 1200, settlementToBalanceUsed: true })
    expect(settlementToken).not.toBe(order.token)
  })

  it.each(['ONE_TIME', 'ALL_TIME'])(
    'a settlement is paid to the balance after the choice %s (SET-01~, SBX-07~)',
    async (type) => {
      const made = await settling()
      expect(dataOf(await made.choose(type))).toEqual({ settlementToBalanceType: type })
      expect(await balanceOf(sandbox, made.order.token, made.login)).toBe('1210.00')
      expect(await made.detail()).toMatchObject({ settlementToBalanceUsed: true, paymentStatus: 'SUCCESS' })
      expect(await brokenLaws(sandbox)).toEqual([])
    },
  )

  it('a declined settlement moves no money, and cannot be chosen again (SET-01~)', async () => {
    const made = await settling()
    expect(dataOf(await made.choose('DISABLED'))).toEqual({ settlementToBalanceType: 'DISABLED' })
    expect(await balanceOf(sandbox, made.order.token, made.login)).toBe('10.00')
    expect((await made.choose('ONE_TIME', 'choice-2')).body).toMatchObject({ errorCode: '10651' })
  })

  it('a settlement is chosen once; only the same submission gets the same answer again (SET-02~)', async () => {
    const made = await settling()
    await made.choose('ONE_TIME')
    expect(dataOf(await made.choose('ONE_TIME'))).toEqual({ settlementToBalanceType: 'ONE_TIME' })
    const second = await made.choose('ALL_TIME', 'choice-2')
    expect(second.body).toMatchObject({ errorCode: '10651', errorGroup: 'SETTLEMENT_ALREADY_SET' })
    expect(await balanceOf(sandbox, made.order.token, made.login)).toBe('1210.00')
  })

  it('a settlement that cannot be transferred fails, and can be tried again (SET-02~)', async () => {
    const made = await settling({ isStuck: true })
    expect((await made.choose('ONE_TIME')).body).toMatchObject({
      errorCode: '10650',
      errorGroup: 'SETTLEMENT_NOT_COMPLETED',
    })
    expect(await made.detail()).toMatchObject({ settlementToBalanceUsed: true, paymentStatus: 'FAILURE' })
    expect((await made.choose('ONE_TIME', 'choice-2')).body).toMatchObject({ errorCode: '10650' })
  })

  it('a settlement with a delay is paid to the balance when the delay has passed (SET-02~)', async () => {
    const made = await settling({ delaySeconds: 300 })
    await made.choose('ONE_TIME')
    await sandbox.control('/clock', { token: made.order.token, advanceSeconds: 299 })
    expect(await balanceOf(sandbox, made.order.token, made.login)).toBe('10.00')
    await sandbox.control('/clock', { token: made.order.token, advanceSeconds: 1 })
    expect(await balanceOf(sandbox, made.order.token, made.login)).toBe('1210.00')
  })

  it('a settlement choice needs the token of the settlement’s detail (SBX-06~)', async () => {
    const { send, order } = await settling()
    const payload = { settlementToBalanceType: 'ONE_TIME', token: order.token, conversationId: 'c' }
    expect(await send('settings', payload)).toMatchObject({ status: 400, body: { errorCode: '60010' } })
  })

  it('a settlement’s token is refused by a payment and not found by a refund (SBX-06~)', async () => {
    const { pay, send, order } = await settling()
    expect(await pay()).toMatchObject({ status: 400, body: { errorCode: '60020' } })
    expect((await send('refundDetail', { locale: 'tr', token: order.token })).body).toMatchObject({ errorCode: '5124' })
  })
})
