import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askOutcome, mayStopAsking } from '../../docs/merchant-guide/ask-outcome.mjs'
import { MERCHANT_KEYS } from '../../sandbox/kernel/demo-merchant'
import { ORIGINS, openSandbox } from './harness'
import type { Harness } from './harness'
import { readyForLater } from './later-money'
import { NEW_CARD, PATHS, call, cardPayload } from './shopper'

const MERCHANT = { gateway: `${ORIGINS.gateways}/payment-gateway`, ...MERCHANT_KEYS }

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    sandbox.send('gateways', address.replace(ORIGINS.gateways, ''), init),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('askOutcome of the merchant’s guide', () => {
  const open = async () => {
    const shopper = await readyForLater(sandbox)
    const { order, member, login } = shopper
    const outcome = () => askOutcome(MERCHANT, { id: order.orderId, price: 2480, token: order.token })
    const pay = (conversationId: string, cardNumber: string) => {
      const payload = cardPayload(member, login, { conversationId, paymentCard: { ...NEW_CARD, cardNumber } })
      return call(sandbox, { token: order.token, path: PATHS.auth, payload, headers: login.headers })
    }
    return { ...shopper, outcome, pay }
  }

  it('the guide’s askOutcome takes a decline as not final: another card pays the order (DOC-03~)', async () => {
    const { outcome, pay } = await open()
    expect(await outcome()).toBe('unpaid')
    await pay('card-1', '4111111111111129')
    expect(await outcome()).toBe('declined')
    await pay('card-2', '5400360000000003')
    expect(await outcome()).toBe('paid')
  })

  it('the guide’s askOutcome says “declined” over a transfer that can still pay the order (DOC-03~)', async () => {
    const { outcome, pay, send, transfer, order } = await open()
    await send('transfer', transfer())
    expect(await outcome()).toBe('waiting')
    await pay('card-1', '4111111111111129')
    expect(await outcome()).toBe('declined')
    await sandbox.control(`/orders/${order.token}/transfer`, {})
    expect(await outcome()).toBe('paid')
  })

  it('the guide’s askOutcome refuses another order’s token, and knows nothing of one never issued (DOC-03~)', async () => {
    const { order } = await open()
    await expect(askOutcome(MERCHANT, { id: 'GUIDE-2', price: 2480, token: order.token })).rejects.toThrow('GUIDE-2')
    expect(await askOutcome(MERCHANT, { id: order.orderId, price: 2480, token: 'none' })).toBe('unknown')
  })
})

describe('mayStopAsking of the merchant’s guide', () => {
  it.each([
    ['paid', 0, true],
    ['declined', 1500, false],
    ['declined', 1501, true],
    ['unpaid', 1500, false],
    ['unpaid', 1501, true],
    ['waiting', 9999, false],
    ['unknown', 9999, false],
  ] as const)('the guide’s mayStopAsking with %s at %d is %s (DOC-03~)', (outcome, now, may) => {
    expect(mayStopAsking(outcome, { expiresAt: 1000 }, 500, now)).toBe(may)
  })
})
