import { beforeEach, describe, expect, it } from 'vitest'
import { readPrice } from '../../sandbox/page/price-input'
import { deskVisitor, valuesOf } from './desk-visitor'
import { ORIGINS, openSandbox } from './harness'
import type { Harness } from './harness'
import { makeOrder, readyToPay } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const FORM = { price: '2.480,00', currency: 'TRY', email: 'elif.yilmaz@posta.example', gsmNumber: '+905321234567' }

const post = (path: string, form: Record<string, string>) =>
  sandbox.send('shop', path, { method: 'POST', body: new URLSearchParams(form) })

const look = async (path: string) => (await sandbox.send('shop', path)).text()

const statusIn = (html: string) => /data-order-status="([^"]*)"/.exec(html)?.[1]

describe('the shop’s page', () => {
  it.each([
    ['', 'tr', 'Defne dalı seramik masa lambası', '₺</i>2.480<i>,00'],
    ['?lang=en', 'en', 'Laurel branch ceramic table lamp', '₺</i>2,480<i>.00'],
  ])('the shop offers its lamp in the language of the query (SBX-02~)', async (query, lang, name, amount) => {
    const html = await look(`/${query}`)
    expect(html).toContain(`<html lang="${lang}">`)
    expect(html).toContain(name)
    expect(html).toContain(amount)
    expect(html).toContain('data-form="shop-order"')
    expect(html).toContain('data-action="buy"')
    for (const field of ['price', 'currency', 'email', 'gsmNumber']) expect(html).toContain(`data-field="${field}"`)
  })

  it('the shop fills in the demo member, and links to the SMS inbox and cards to copy', async () => {
    const html = await look('/')
    expect(html).toContain('value="elif.yilmaz@posta.example"')
    expect(html).toContain('value="+905321234567"')
    expect(html).toContain(`${ORIGINS.gateways}/inbox`)
    expect(html).toContain('data-copy="5400360000000003"')
    expect(html).toContain('data-copy="4111111111111129"')
  })

  it('the shop’s page has links to the desk, its fault panel and its clock', async () => {
    const html = await look('/?lang=en')
    for (const path of ['/desk', '/desk/faults', '/desk/clock']) {
      expect(html).toContain(`href="${ORIGINS.gateways}${path}?lang=en"`)
    }
  })

  it('the shop shows the provider’s message for a declined card', async () => {
    const html = await look('/?lang=en')
    expect(html).toContain('Insufficient card limit, insufficient balance')
  })

  it('the shop’s policy lets its form lead to the checkout or the merchant’s page alone', async () => {
    const response = await sandbox.send('shop', '/')
    expect(response.headers.get('content-security-policy')).toContain(
      `form-action 'self' ${ORIGINS.app} ${ORIGINS.parent};`,
    )
  })
})

describe('orders in the shop', () => {
  it('an order in the shop opens a checkout at the gateway and redirects to the hosted page (SBX-02~)', async () => {
    const response = await post('/orders?lang=en', FORM)
    const page = new URL(response.headers.get('location') ?? '')
    expect(response.status).toBe(303)
    expect(page.origin).toBe(ORIGINS.app)
    expect([...page.searchParams.keys()]).toEqual(['token', 'lang'])
    expect(page.searchParams.get('lang')).toBe('en')
    const order = await sandbox.control(`/orders/${page.searchParams.get('token') ?? ''}`)
    expect(order).toMatchObject({ price: 2480, currency: 'TRY' })
  })

  it.each([
    ['price', { price: '0' }, 'Geçerli bir tutar girin'],
    ['email', { email: 'elif' }, 'Geçerli bir e-posta adresi girin'],
    ['gsmNumber', { gsmNumber: '0532' }, '+905 ile başlayan'],
  ])(
    'an order in the shop is refused with an invalid %s, which is kept and marked',
    async (field, changed, message) => {
      const response = await post('/orders', { ...FORM, ...changed })
      const html = await response.text()
      expect(response.status).toBe(422)
      expect(html).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"`))
      expect(html).toContain(message)
      expect(html).toContain(`value="${Object.values(changed)[0] ?? ''}"`)
    },
  )

  it('the shop shows typed markup as text', async () => {
    const html = await (await post('/orders', { ...FORM, email: '"><script>alert(1)</script>' })).text()
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&quot;&gt;&lt;script&gt;')
  })

  it('the shop says so when the gateway does not answer an order, and makes no order', async () => {
    await sandbox.control('/faults', { path: '/payment/pay-with-wallet/initialize', phase: 'before', act: 'html' })
    const response = await post('/orders', FORM)
    expect(response.status).toBe(502)
    expect(await response.text()).toContain('Ödeme sayfası açılamadı')
    expect(valuesOf(await deskVisitor(sandbox).look(''), 'data-order')).toEqual([])
  })
})

describe('the callback', () => {
  it('a callback makes the shop show the order as paid, as the provider reports it (SBX-02~)', async () => {
    const { order, pay } = await readyToPay(sandbox)
    const paid = await pay()
    const response = await post(`/callback?order=${order.orderId}&lang=en`, { token: order.token })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/orders/${order.orderId}?lang=en`)
    const html = await look(response.headers.get('location') ?? '')
    expect(statusIn(html)).toBe('paid')
    expect(html).toContain(`data-payment-id="${String(paid.body['paymentId'])}"`)
    expect(html).toContain(`data-order-id="${order.orderId}"`)
    expect(html).toContain('data-order-amount="248000"')
  })

  it('each callback is in the request log once, with its method, query, body and status', async () => {
    const { order } = await readyToPay(sandbox)
    for (const extra of ['1', '2'])
      await post(`/callback?order=${order.orderId}&extra=${extra}`, { token: order.token })
    const { requests } = await sandbox.control<{ requests: { path: string }[] }>(`/requests?token=${order.token}`)
    const posted = { method: 'POST', body: `token=${order.token}`, status: 303 }
    expect(requests.filter(({ path }) => path === '/callback')).toMatchObject([
      { ...posted, query: { order: order.orderId, extra: '1' } },
      { ...posted, query: { order: order.orderId, extra: '2' } },
    ])
  })

  it('a callback before a payment leaves the order pending, until the provider reports one', async () => {
    const { order, pay } = await readyToPay(sandbox)
    await post(`/callback?order=${order.orderId}`, { token: order.token })
    expect(statusIn(await look(`/orders/${order.orderId}`))).toBe('pending')
    await pay()
    expect(statusIn(await look(`/orders/${order.orderId}`))).toBe('paid')
  })

  it('a callback after a failed payment shows the order as failed, until another one succeeds', async () => {
    const { order, pay } = await readyToPay(sandbox)
    await pay({ installment: 2 })
    await post(`/callback?order=${order.orderId}`, { token: order.token })
    expect(statusIn(await look(`/orders/${order.orderId}`))).toBe('failed')
    await pay({ conversationId: 'second' })
    expect(statusIn(await look(`/orders/${order.orderId}`))).toBe('paid')
  })

  it('a callback leaves the order pending while the gateway fails, and paid as soon as it answers', async () => {
    const { order, pay } = await readyToPay(sandbox)
    await pay()
    const path = '/payment/iyzipos/checkoutform/auth/ecom/detail'
    await sandbox.control('/faults', { path, phase: 'before', act: 'status:503' })
    await post(`/callback?order=${order.orderId}`, { token: order.token })
    expect(statusIn(await look(`/orders/${order.orderId}`))).toBe('pending')
    await sandbox.control('/faults', undefined, 'DELETE')
    expect(statusIn(await look(`/orders/${order.orderId}`))).toBe('paid')
  })

  it('a callback with another order’s token is refused, and the order stays pending (SBX-02~)', async () => {
    const { order: paid, pay } = await readyToPay(sandbox)
    await pay()
    const other = await makeOrder(sandbox)
    const response = await post(`/callback?order=${other.orderId}`, { token: paid.token })
    expect(response.status).toBe(409)
    expect(statusIn(await response.text())).toBe('unknown-token')
    expect(statusIn(await look(`/orders/${other.orderId}`))).toBe('pending')
  })

  it.each([[{}], [{ token: '' }]])(
    'a callback without a token is answered with 400, as missing the token',
    async (form) => {
      const { orderId } = await makeOrder(sandbox)
      const response = await post(`/callback?order=${orderId}`, form)
      expect(response.status).toBe(400)
      expect(statusIn(await response.text())).toBe('missing-token')
    },
  )

  it('a callback for an order that the shop does not have is refused', async () => {
    const { token } = await makeOrder(sandbox)
    expect(statusIn(await (await post('/callback?order=DF0', { token })).text())).toBe('unknown-token')
    expect((await sandbox.send('shop', '/orders/DF0')).status).toBe(404)
  })

  it('a callback can be answered with 204 on request, as some shops do (RES-03~)', async () => {
    const { token, orderId } = await makeOrder(sandbox)
    const response = await post(`/callback?order=${orderId}&answer=204`, { token })
    expect(response.status).toBe(204)
  })
})

describe('prices typed in the shop', () => {
  it.each([
    ['2.480,00', 248_000],
    ['2,480.00', 248_000],
    ['2480', 248_000],
    ['2480.5', 248_050],
    ['2.480', 248_000],
    ['1.234.567,89', 123_456_789],
    [' 0,01 ', 1],
    ['0', undefined],
    ['', undefined],
    ['-5', undefined],
    ['12,345.6.7', undefined],
    ['1e3', undefined],
  ])('a typed price of %s is read as %s minor units', (typed, minor) => {
    expect(readPrice(typed)).toBe(minor)
  })
})
