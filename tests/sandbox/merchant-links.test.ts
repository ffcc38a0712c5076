import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askOutcome } from '../../docs/merchant-guide/ask-outcome.mjs'
import { callProvider } from '../../docs/merchant-guide/provider.mjs'
import { ORIGINS } from './harness'
import type { Harness } from './harness'
import { LATER_PATHS, readyForLater } from './later-money'
import { MERCHANT, OUTCOME, openForMerchant } from './merchant-server'
import { balanceOf } from './payments'
import { call, dataOf, logIn } from './shopper'

const REFUND = '/payment/refund-to-balance/init'
const SETTLEMENT = '/payment/settlement-to-balance/init'

type Answer = Readonly<Record<string, string>>

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openForMerchant()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the links of the merchant’s guide', () => {
  const callbackUrl = 'https://www.shop.example/callback'

  it('the guide’s links for a refund and for earnings are answered with a token and a URL (DOC-03~)', async () => {
    const { pay } = await readyForLater(sandbox)
    const { paymentId } = (await pay()).body
    const refund = (await callProvider(MERCHANT, REFUND, { paymentId, callbackUrl })) as Answer
    const earnings = { subMerchantKey: 'seller-1', price: 1.2, callbackUrl }
    const settlement = (await callProvider(MERCHANT, SETTLEMENT, earnings)) as Answer
    expect(refund['url']).toBe(`${ORIGINS.app}/refund-to-balance?token=${refund['token']}&lang=tr`)
    expect(settlement['url']).toBe(`${ORIGINS.app}/settlement-to-balance?token=${settlement['token']}&lang=tr`)
    expect(settlement['settingsAllTime']).toBe(false)
    for (const answer of [refund, settlement]) expect(answer).not.toHaveProperty('signature')
  })

  it('a refund’s outcome names the paid order and what was paid, as the guide says (DOC-03~)', async () => {
    const { pay, order } = await readyForLater(sandbox)
    const { paymentId } = (await pay()).body
    const { token = '' } = (await callProvider(MERCHANT, REFUND, { paymentId, callbackUrl })) as Answer
    const refund = { id: order.orderId, price: 2480, token }
    expect(await askOutcome(MERCHANT, refund)).toBe('unpaid')
    expect(await callProvider(MERCHANT, OUTCOME, { token })).not.toHaveProperty('settlementToBalanceType')
  })

  it('a refund’s link is made again as long as nothing was claimed, and the former one stays good (DOC-03~)', async () => {
    const { pay } = await readyForLater(sandbox)
    const { paymentId } = (await pay()).body
    const open = async () => (await callProvider(MERCHANT, REFUND, { paymentId, callbackUrl })) as Answer
    const [first, second] = [await open(), await open()]
    expect(second['token']).not.toBe(first['token'])
    for (const { token } of [first, second])
      expect(await callProvider(MERCHANT, OUTCOME, { token })).toMatchObject({ status: 'success' })
  })

  it.each(['DISABLED', 'ONE_TIME', 'ALL_TIME'])(
    'the outcome of earnings says with SUCCESS that the seller chose %s (DOC-03~, SET-01~)',
    async (settlementToBalanceType) => {
      const { order, send } = await readyForLater(sandbox, { member: {}, order: { price: 1200, settlement: {} } })
      const { token } = order
      const outcome = async () => (await callProvider(MERCHANT, OUTCOME, { token })) as Answer
      expect(await outcome()).not.toHaveProperty('settlementToBalanceType')
      const { settlementToken } = (await send('settlementDetail', { locale: 'tr', token })).body
      await send('settings', { settlementToBalanceType, token: settlementToken, conversationId: 'choice-1' })
      expect(await outcome()).toMatchObject({ token, price: 1200, paymentStatus: 'SUCCESS', settlementToBalanceType })
    },
  )

  it('earnings moved for all time are answered as moved (DOC-03~, SET-01~)', async () => {
    const order = { price: 1200, settlement: { subMerchantKey: 'seller-1' } }
    const { order: first, send } = await readyForLater(sandbox, { member: {}, order })
    const { settlementToken } = (await send('settlementDetail', { locale: 'tr', token: first.token })).body
    const chosen = { settlementToBalanceType: 'ALL_TIME', token: settlementToken, conversationId: 'choice-1' }
    await send('settings', chosen)
    const earnings = { subMerchantKey: 'seller-1', price: 1.2, callbackUrl }
    const { token, settingsAllTime } = (await callProvider(MERCHANT, SETTLEMENT, earnings)) as Answer
    expect(settingsAllTime).toBe(true)
    expect(await callProvider(MERCHANT, OUTCOME, { token })).toMatchObject({
      paymentStatus: 'SUCCESS',
      settlementToBalanceType: 'ALL_TIME',
    })
  })

  it('earnings offered twice can be chosen twice: each link moves its own (DOC-03~, SET-01~)', async () => {
    const { order, member } = await readyForLater(sandbox)
    const earnings = { subMerchantKey: 'seller-1', price: 5, callbackUrl }
    const choose = async () => {
      const { token = '' } = (await callProvider(MERCHANT, SETTLEMENT, earnings)) as Answer
      const { headers, ...login } = await logIn(sandbox, { ...order, token }, member)
      const asked = { token, path: LATER_PATHS.settlementDetail, payload: { locale: 'tr', token } }
      const { settlementToken } = (await call(sandbox, asked)).body
      const payload = { settlementToBalanceType: 'ONE_TIME', token: settlementToken, conversationId: token }
      const chosen = await call(sandbox, { token, path: LATER_PATHS.settings, payload, headers })
      expect(dataOf(chosen)).toEqual({ settlementToBalanceType: 'ONE_TIME' })
      return balanceOf(sandbox, token, { headers, ...login })
    }
    expect([await choose(), await choose()]).toEqual(['5.00', '10.00'])
  })
})
