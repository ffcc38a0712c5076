import { beforeEach, describe, expect, it } from 'vitest'
import { readPrice } from '../../sandbox/page/price-input'
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

describe('the shop', () => {
  it.each([
    ['', 'tr', 'Defne dalı seramik masa lambası', '₺</i>2.480<i>,00'],
    ['?lang=en', 'en', 'Laurel branch ceramic table lamp', '₺</i>2,480<i>.00'],
  ])('the shop offers its lamp in the language of the address (SBX-02~)', async (query, lang, name, amount) => {
    const html = await look(`/${query}`)
    expect(html).toContain(`<html lang="${lang}">`)
    expect(html).toContain(name)
    expect(html).toContain(amount)
    expect(html).toContain('data-form="shop-order"')
    expect(html).toContain('data-action="buy"')
    for (const field of ['price', 'currency', 'email', 'gsmNumber']) expect(html).toContain(`data-field="${field}"`)
  })

  it('the shop fills in the demo member and says where the code arrives and which cards to try', async () => {
    const html = await look('/')
    expect(html).toContain('value="elif.yilmaz@posta.example"')
    expect(html).toContain('value="+905321234567"')
    expect(html).toContain(`${ORIGINS.gateways}/inbox`)
    expect(html).toContain('data-copy="5400360000000003"')
    expect(html).toContain('data-copy="4111111111111129"')
  })

  it('the shop says where to break things and where the books are', async () => {
    const html = await look('/?lang=en')
    for (const path of ['/desk', '/desk/faults', '/desk/clock']) {
      expect(html).toContain(`href="${ORIGINS.gateways}${path}?lang=en"`)
    }
  })

  it('the shop tells of a declined card what the provider will say', async () => {
    const html = await look('/?lang=en')
    expect(html).toContain('Insufficient card limit, insufficient balance')
  })

  it('the shop’s policy lets its form lead to the checkout or its framing page, and nowhere else', async () => {
    const response = await sandbox.send('shop', '/')
    expect(response.headers.get('content-security-policy')).toContain(
      `form-action 'self' ${ORIGINS.app} ${ORIGINS.parent};`,
    )
  })
})

describe('buying', () => {
  it('buying opens an order at the gateway and sends the shopper to the hosted page (SBX-02~)', async () => {
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
  ])('buying keeps what was typed and says what is wrong with %s', async (field, changed, message) => {
    const response = await post('/orders', { ...FORM, ...changed })
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"`))
    expect(html).toContain(message)
    expect(html).toContain(`value="${Object.values(changed)[0] ?? ''}"`)
  })

  it('buying shows typed markup as text', async () => {
    const html = await (await post('/orders', { ...FORM, email: '"><script>alert(1)</script>' })).text()
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&quot;&gt;&lt;script&gt;')
  })

  it('buying says so when the gateway does not answer, and makes no order', async () => {
    await sandbox.control('/faults', { path: '/payment/pay-with-wallet/initialize', phase: 'before', act: 'html' })
    const response = await post('/orders', FORM)
    expect(response.status).toBe(502)
    expect(await response.text()).toContain('Ödeme sayfası açılamadı')
  })
})

describe('the callback', () => {
  it('the callback takes an order as paid when the provider says so twice and names it (SBX-02~)', async () => {
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

  it('the callback is posted once for every time it is recorded', async () => {
    const { order } = await readyToPay(sandbox)
    await post(`/callback?order=${order.orderId}&extra=1`, { token: order.token })
    const { requests } = await sandbox.control<{ requests: { path: string }[] }>(`/requests?token=${order.token}`)
    expect(requests.filter(({ path }) => path === '/callback')).toMatchObject([
      { method: 'POST', query: { order: order.orderId, extra: '1' }, body: `token=${order.token}`, status: 303 },
    ])
  })

  it('the callback takes an order as pending before anything happened, and asks again later', async () => {
    const { order, pay } = await readyToPay(sandbox)
    await post(`/callback?order=${order.orderId}`, { token: order.token })
    expect(statusIn(await look(`/orders/${order.orderId}`))).toBe('pending')
    await pay()
    expect(statusIn(await look(`/orders/${order.orderId}`))).toBe('paid')
  })

  it('the callback takes an order as failed when the payment was, until another one succeeds', async () => {
    const { order, pay } = await readyToPay(sandbox)
    await pay({ installment: 2 })
    await post(`/callback?order=${order.orderId}`, { token: order.token })
    expect(statusIn(await look(`/orders/${order.orderId}`))).toBe('failed')
    await pay({ conversationId: 'second' })
    expect(statusIn(await look(`/orders/${order.orderId}`))).toBe('paid')
  })

  it('the callback takes an order as pending while the gateway cannot be asked', async () => {
    const { order, pay } = await readyToPay(sandbox)
    await pay()
    const path = '/payment/iyzipos/checkoutform/auth/ecom/detail'
    await sandbox.control('/faults', { path, phase: 'before', act: 'status:503', nth: 1 })
    await post(`/callback?order=${order.orderId}`, { token: order.token })
    expect(statusIn(await look(`/orders/${order.orderId}`))).toBe('paid')
  })

  it('the callback does not take the payment of another order (SBX-02~)', async () => {
    const { order: paid, pay } = await readyToPay(sandbox)
    await pay()
    const other = await makeOrder(sandbox)
    const response = await post(`/callback?order=${other.orderId}`, { token: paid.token })
    expect(response.status).toBe(409)
    expect(statusIn(await response.text())).toBe('unknown-token')
    expect(statusIn(await look(`/orders/${other.orderId}`))).toBe('pending')
  })

  it.each([[{}], [{ token: '' }]])('the callback without a token says that none arrived', async (form) => {
    const { orderId } = await makeOrder(sandbox)
    const response = await post(`/callback?order=${orderId}`, form)
    expect(response.status).toBe(400)
    expect(statusIn(await response.text())).toBe('missing-token')
  })

  it('the callback of an order that the shop does not have is unknown', async () => {
    const { token } = await makeOrder(sandbox)
    expect(statusIn(await (await post('/callback?order=DF0', { token })).text())).toBe('unknown-token')
    expect((await sandbox.send('shop', '/orders/DF0')).status).toBe(404)
  })

  it('the callback can be asked to answer with nothing to show, as some shops do (RES-03~)', async () => {
    const { token, orderId } = await makeOrder(sandbox)
    const response = await post(`/callback?order=${orderId}&answer=204`, { token })
    expect(response.status).toBe(204)
  })
})

describe('a typed price', () => {
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
  ])('%s is read as %s minor units', (typed, minor) => {
    expect(readPrice(typed)).toBe(minor)
  })
})
