import { beforeEach, describe, expect, it } from 'vitest'
import { atBank } from './at-bank'
import { ORIGINS, START, openSandbox } from './harness'
import type { Harness } from './harness'
import { PATHS, call, makeMember, makeOrder, readyToPay } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const statusOf = async (init: RequestInit, path = '/__sandbox/invariants') =>
  (await sandbox.send('gateways', path, init)).status

describe('the control API', () => {
  it('the control API requires its header and refuses pages (SBX-06~)', async () => {
    expect(await statusOf({})).toBe(403)
    expect(await statusOf({ headers: { 'x-sandbox-control': '1', origin: ORIGINS.app } })).toBe(403)
    expect(await statusOf({ method: 'OPTIONS', headers: { origin: ORIGINS.app } })).toBe(403)
    expect(await statusOf({ headers: { 'x-sandbox-control': '1' } })).toBe(200)
    expect(await statusOf({ headers: { 'x-sandbox-control': '1' } }, '/__sandbox/nothing')).toBe(404)
  })

  it.each(['/__sandbox/invariants', '/desk', '/inbox', '/app', '/payment-gateway/anything'])(
    'the gateway origin answers under loopback host names alone: %s (SBX-06~, SEC-03~)',
    async (path) => {
      const headers = { 'x-sandbox-control': '1' }
      const statusUnder = async (origin: string) => (await sandbox.under(origin, path, { headers })).status
      for (const name of ['127.0.0.1', 'localhost', '[::1]'])
        expect(await statusUnder(`http://${name}:4101`)).not.toBe(403)
      for (const name of ['rebound.example', '127.0.0.1.nip.example', 'localhost.rebound.example'])
        expect(await statusUnder(`http://${name}:4101`)).toBe(403)
    },
  )

  it.each([
    ['/members', { phone: '1' }],
    ['/members', { gsmNumber: '05321234567' }],
    ['/members', { cards: [{ cardNumber: '4111111111111111' }] }],
    ['/orders', { amount: 1 }],
    ['/orders', { price: 1.001 }],
    ['/orders', { flags: { creditCardEnable: true } }],
    ['/orders', { init: { status: 'failure' } }],
    ['/orders', { expiresInSeconds: 0 }],
    ['/orders', { memberSessionSeconds: 1.5 }],
    ['/orders', { codeLifetimeSeconds: '5' }],
    ['/orders', { expireTimeForm: 'minutes-left' }],
    ['/orders', { foreign: 'perhaps' }],
    ['/members', { identityNumber: '10000000147' }],
    ['/members', { birthDate: '1990-02-30' }],
    ['/members', { monthlyLimit: -1 }],
    ['/orders', { credit: { category: 'SILVER' } }],
    ['/orders', { refund: { paidDaysAgo: -1 } }],
    ['/orders', { settlement: { delay: 1 } }],
    ['/orders/any', { price: '2530' }, 'PATCH'],
    ['/orders/any', { price: 2530, currency: 'USD' }, 'PATCH'],
    ['/orders/any/transfer', { amount: '2480' }],
    ['/orders/any/credit', { decision: 'perhaps' }],
    ['/members', { birthDate: '22.11.2007' }],
    ['/clock', { advanceSeconds: -1 }],
    ['/mode', { ledger: 'lax' }],
    ['/reset', { all: true }],
  ])('the control API refuses invalid fields: %s %o', async (path, body, method = 'POST') => {
    await expect(sandbox.control(path, body, method)).rejects.toThrow(/"problems":\["[\w.()]+: /)
  })
})

describe('created members', () => {
  it('a created member has a unique phone and a unique e-mail', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => makeMember(sandbox)))
    expect(new Set(made.map((member) => member.gsmNumber)).size).toBe(50)
    expect(new Set(made.map((member) => member.email)).size).toBe(50)
    for (const { gsmNumber } of made) expect(gsmNumber).toMatch(/^\+905\d{9}$/)
  })

  it('a created member has the requested fields, and a phone that is taken is refused', async () => {
    const wanted = { gsmNumber: '+905610000001', email: 'a@posta.example', name: 'Ada', kycLevel: 0, balance: 12.5 }
    const expiry = { expireMonth: '02', expireYear: '2027' }
    const cards = [{ cardNumber: '374427000000003', threeDSVerified: false, lastPaidCard: true, ...expiry }]
    expect(await makeMember(sandbox, { ...wanted, cards })).toMatchObject({
      ...wanted,
      cards: [
        {
          cardAssociation: 'AMERICAN_EXPRESS',
          lastFourDigits: '0003',
          threeDSVerified: false,
          lastPaidCard: true,
          ...expiry,
        },
      ],
    })
    await expect(makeMember(sandbox, { gsmNumber: wanted.gsmNumber })).rejects.toThrow('taken')
  })
})

describe('created orders', () => {
  it('a created order has a checkout URL in both languages and the shop’s callback URL', async () => {
    const { token, orderId, checkoutUrl } = await makeOrder(sandbox)
    expect(checkoutUrl).toEqual({
      tr: `${ORIGINS.app}/?token=${token}&lang=tr`,
      en: `${ORIGINS.app}/?token=${token}&lang=en`,
    })
    expect(await sandbox.control(`/orders/${token}`)).toEqual({
      token,
      orderId,
      price: 2480,
      currency: 'TRY',
      callbackUrl: `${ORIGINS.shop}/callback?order=${orderId}`,
      expiresAt: START + 1_800_000,
      usable: true,
      buyer: { name: 'Elif', surname: 'Yılmaz' },
      foreignAdmitted: false,
      paymentStatus: null,
      paymentId: null,
      attempts: [],
    })
  })

  it('a created order has the requested buyer fields, and an unknown foreign outcome is refused (SBX-01~)', async () => {
    const detailOf = async (wanted: object) => {
      const { token } = await makeOrder(sandbox, wanted)
      const payload = { locale: 'tr', checkoutFormToken: token }
      return (await call(sandbox, { token, path: PATHS.detail, payload })).body
    }
    const facts = ['buyerName', 'buyerSurname', 'email', 'gsmNumber']
    const known = (init: object) => facts.filter((fact) => fact in init)
    expect(known(await detailOf({}))).toEqual(['buyerName', 'buyerSurname'])
    expect(known(await detailOf({ buyerName: null, buyerSurname: null }))).toEqual([])
    expect(known(await detailOf({ buyerName: null, email: 'a@b.example' }))).toEqual(['buyerSurname', 'email'])
    await expect(makeOrder(sandbox, { foreign: 'sometimes' })).rejects.toThrow('foreign')
  })

  it('a created order has the requested callback URL, currency and price', async () => {
    const callbackUrl = 'https://www.shop.example/callback?a=1'
    const { token } = await makeOrder(sandbox, { callbackUrl, merchantName: 'Başka', currency: 'USD', price: 9.9 })
    expect(await sandbox.control(`/orders/${token}`)).toMatchObject({ callbackUrl, currency: 'USD', price: 9.9 })
  })

  it('a created order lists its payment attempts in order', async () => {
    const { order, pay } = await readyToPay(sandbox)
    await pay({ conversationId: 'a', installment: 2 })
    await pay({ conversationId: 'b' })
    expect(await sandbox.control(`/orders/${order.token}`)).toMatchObject({
      paymentStatus: 'SUCCESS',
      attempts: [
        { submissionId: 'a', paymentStatus: 'FAILURE', errorCode: '10222' },
        { submissionId: 'b', paymentStatus: 'SUCCESS' },
      ],
    })
  })

  it('a changed price applies from the change on, and can’t change after the payment', async () => {
    const { order, pay } = await readyToPay(sandbox)
    const priceOf = async () => (await sandbox.control<{ price: number }>(`/orders/${order.token}`)).price
    const change = (price: number) => sandbox.control(`/orders/${order.token}`, { price }, 'PATCH')
    expect(await change(2530.5)).toMatchObject({ token: order.token, price: 2530.5 })
    expect(await pay({ paidPrice: 2480 })).toMatchObject({ body: { status: 'failure' } })
    expect(await pay({ paidPrice: 2530.5 })).toMatchObject({ body: { status: 'success', paidPrice: 2530.5 } })
    await expect(change(1)).rejects.toThrow('no such thing')
    expect(await priceOf()).toBe(2530.5)
    await expect(sandbox.control('/orders/nobody', { price: 1 }, 'PATCH')).rejects.toThrow('no such thing')
  })

  it('an order that was never created is not found', async () => {
    await expect(sandbox.control('/orders/nobody')).rejects.toThrow('no such order')
  })
})

describe('the sandbox’s clock', () => {
  const systemTime = async (token: string) => {
    const payload = { locale: 'tr', checkoutFormToken: token }
    return (await call(sandbox, { token, path: PATHS.detail, payload })).body['systemTime']
  }

  it('the clock advances for all orders', async () => {
    expect(await sandbox.control('/clock', { advanceSeconds: 60 })).toEqual({ now: START + 60_000, moved: true })
    expect(await systemTime((await makeOrder(sandbox)).token)).toBe(START + 60_000)
  })

  it('the clock advances for one order alone, which then expires', async () => {
    const [mine, other] = [await makeOrder(sandbox), await makeOrder(sandbox)]
    await sandbox.control('/clock', { advanceSeconds: 1799, token: mine.token })
    expect(await systemTime(mine.token)).toBe(START + 1_799_000)
    expect(await systemTime(other.token)).toBe(START)
    await sandbox.control('/clock', { advanceSeconds: 1, token: mine.token })
    expect(await systemTime(mine.token)).toBe(START + 1_800_000)
    expect(await sandbox.control(`/orders/${mine.token}`)).toMatchObject({ usable: false })
    expect(await sandbox.control(`/orders/${other.token}`)).toMatchObject({ usable: true })
  })
})

it('a reset deletes orders and requests, and restores the demo member', async () => {
  const { token } = await makeOrder(sandbox)
  await sandbox.control('/reset', {})
  await expect(sandbox.control(`/orders/${token}`)).rejects.toThrow()
  await expect(makeMember(sandbox, { gsmNumber: '+905321234567' })).rejects.toThrow('taken')
  expect(await sandbox.control('/requests')).toEqual({ requests: [] })
  // An open page of an order from before the reset must not find another order.
  expect((await makeOrder(sandbox)).token).not.toBe(token)
})

it('the clock ends payments begun after a reset, and none begun before it (SBX-06~)', async () => {
  await atBank(sandbox)
  await sandbox.control('/reset', {})
  const { token } = await atBank(sandbox)
  await sandbox.control('/clock', { advanceSeconds: 300 })
  expect(await sandbox.control(`/orders/${token}`)).toMatchObject({ paymentStatus: 'FAILURE' })
})

it('one seed always makes the same order, another seed another one', async () => {
  const first = await makeOrder(await openSandbox({ seed: 7 }))
  expect(await makeOrder(await openSandbox({ seed: 7 }))).toEqual(first)
  expect((await makeOrder(await openSandbox({ seed: 8 }))).token).not.toBe(first.token)
})
