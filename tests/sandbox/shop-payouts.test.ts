import { beforeEach, describe, expect, it } from 'vitest'
import { ORIGINS, openSandbox } from './harness'
import type { Harness } from './harness'
import { makeOrder, readyToPay } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const post = (path: string, form: Record<string, string> = {}) =>
  sandbox.send('shop', path, { method: 'POST', body: new URLSearchParams(form) })

const look = async (path: string) => (await sandbox.send('shop', path)).text()

const leadsTo = (response: Response) => new URL(response.headers.get('location') ?? '', ORIGINS.shop)

describe('refunds by the shop', () => {
  it('a shop’s refund of a paid order opens on the provider’s page; of an unpaid one it fails (REF-01~, SBX-02~)', async () => {
    const { order, pay } = await readyToPay(sandbox)
    const { orderId, token } = order
    expect((await post(`/orders/${orderId}/refund`)).status).toBe(502)
    await pay()
    await post(`/callback?order=${orderId}`, { token })
    expect(await look(`/orders/${orderId}?lang=en`)).toContain('data-action="refund"')
    const page = leadsTo(await post(`/orders/${orderId}/refund?lang=en`))
    expect([page.origin, page.pathname, page.searchParams.get('lang')]).toEqual([
      ORIGINS.app,
      '/refund-to-balance',
      'en',
    ])
    expect(await sandbox.control(`/orders/${page.searchParams.get('token') ?? ''}`)).toMatchObject({
      refund: { claimed: false },
    })
  })

  it('an unpaid shop order has no refund button', async () => {
    const { orderId } = await makeOrder(sandbox)
    expect(await look(`/orders/${orderId}`)).not.toContain('data-action="refund"')
  })
})

describe('earnings of the shop as a seller', () => {
  it('the shop has its earnings settled on the provider’s page (SET-01~, SBX-02~)', async () => {
    expect(await look('/earnings?lang=en')).toContain('data-action="settle"')
    const page = leadsTo(await post('/earnings?lang=tr'))
    expect([page.origin, page.pathname]).toEqual([ORIGINS.app, '/settlement-to-balance'])
    const order = await sandbox.control(`/orders/${page.searchParams.get('token') ?? ''}`)
    expect(order).toMatchObject({ price: 12_740, settlement: { set: false } })
  })

  it('the shop says so when the provider does not answer a settlement', async () => {
    await sandbox.control('/faults', { path: '/payment/settlement-to-balance/init', phase: 'before', act: 'html' })
    const response = await post('/earnings')
    expect(response.status).toBe(502)
    expect(await response.text()).toContain('Para aktarımı açılamadı')
  })
})

describe('the way back from a refund or settlement', () => {
  it('the way back from a refund or settlement leads to the page it began at, or to the shop', async () => {
    const { orderId } = (await readyToPay(sandbox)).order
    const back = async (to: string) => leadsTo(await post(`/back?lang=en&to=${encodeURIComponent(to)}`)).href
    expect(await back('/earnings')).toBe(`${ORIGINS.shop}/earnings?lang=en`)
    expect(await back(`/orders/${orderId}`)).toBe(`${ORIGINS.shop}/orders/${orderId}?lang=en`)
    expect(await back('//elsewhere.example')).toBe(`${ORIGINS.shop}/?lang=en`)
  })
})
