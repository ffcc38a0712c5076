import { beforeEach, describe, expect, it } from 'vitest'
import { hmacHex } from '../../sandbox/kernel/hmac'
import { MERCHANT_KEYS } from '../../sandbox/kernel/demo-merchant'
import { ORIGINS, openSandbox } from './harness'
import type { Harness } from './harness'
import { LATER_PATHS } from './later-money'
import { askAsMerchant } from './merchant-call'
import type { Signing } from './merchant-call'
import { without } from './refusals'
import { PATHS, call, logIn, makeMember, readyToPay } from './shopper'

const INITIALIZE = '/payment/pay-with-wallet/initialize'
const RETRIEVE = '/payment/iyzipos/checkoutform/auth/ecom/detail'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const ADDRESS = {
  contactName: 'John Doe',
  address: 'Bora Sok. No:1',
  city: 'Istanbul',
  country: 'Turkey',
  zipCode: '34732',
}

const item = (id: string, price: number | string) => ({ id, name: id, category1: 'Ev', itemType: 'PHYSICAL', price })

/** The order of the public samples. */
const SAMPLE = {
  locale: 'tr',
  conversationId: '123456789',
  price: 1,
  paidPrice: 1.2,
  currency: 'TRY',
  basketId: 'B67832',
  paymentGroup: 'PRODUCT',
  callbackUrl: 'https://www.merchant.example/callback?wc-api=pay',
  enabledInstallments: [2, 3, 6, 9],
  buyer: {
    id: 'BY789',
    name: 'John',
    surname: 'Doe',
    identityNumber: '74300864791',
    email: 'email@email.com',
    gsmNumber: '+905350000000',
    registrationDate: '2013-04-21 15:12:09',
    registrationAddress: 'Bora Sok. No:1',
    city: 'Istanbul',
    country: 'Turkey',
    ip: '85.34.78.112',
  },
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  basketItems: [item('BI101', 0.3), item('BI102', '0.50000000'), item('BI103', '0.2')],
}

const ask = (path: string, payload: object, signing?: Signing) => askAsMerchant(sandbox, path, payload, signing)

const lastRefusal = async () =>
  (await sandbox.control<{ refusals: { reason: string }[] }>('/refusals')).refusals.at(-1)?.reason

describe('the merchant’s signature', () => {
  it.each([
    [
      'sandbox-UuLnD7wZa0a3DmytfIrwHQqAMfqCNJrs',
      'CHECKOUT_FORM_AUTH22483975e828c62d-fd12-4b1a-ad5a-380f15fe6596conversationIdSUCCESS',
      '4031c575763486a2d2bf3f7ace0baebfcd6bed65393ab4df3fe80c00d5fd6878',
    ],
    [
      'sandbox-UuLnD7wZa0a3DmytfIrwHQqAMfqCNJrs',
      'API_AUTH22484059conversationIdSUCCESS',
      '92c7a72b7741bc83eb696066605c894778c87297b2c88d6037670666230e18ae',
    ],
  ])('a signature is computed as in the public documentation', async (secret, message, expected) => {
    expect(await hmacHex(secret, secret + message)).toBe(expected)
  })
})

describe('the initialisation of an order', () => {
  it('a new order has a token, half an hour, the hosted page’s URL and a signature (SBX-02~)', async () => {
    const { status, headers, body } = await ask(INITIALIZE, SAMPLE)
    const token = String(body['token'])
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'success',
      locale: 'tr',
      conversationId: '123456789',
      tokenExpireTime: 1800,
      payWithWalletPageUrl: `${ORIGINS.app}/?token=${token}&lang=tr`,
      signature: await hmacHex(MERCHANT_KEYS.secretKey, `123456789:${token}`),
    })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('a new order costs the amount to be paid, not the basket’s total', async () => {
    const { body } = await ask(INITIALIZE, SAMPLE)
    const token = String(body['token'])
    const detail = await call(sandbox, {
      token,
      path: PATHS.detail,
      payload: { locale: 'tr', checkoutFormToken: token },
    })
    expect(detail.body).toMatchObject({
      price: 1.2,
      buyerName: 'John',
      gsmNumber: '+905350000000',
      email: 'email@email.com',
    })
  })

  it('a new order takes the flags and fields that a merchant would have set at the provider (SBX-02~, FRGN-02~)', async () => {
    const flags = { quickLoginRegisterEnabled: true }
    const chosen = { flags, init: { merchantName: 'Başka' }, foreign: 'refused' }
    const { body } = await ask(INITIALIZE, { ...SAMPLE, cancelUrl: 'https://www.merchant.example/', sandbox: chosen })
    const token = String(body['token'])
    const payload = { locale: 'tr', checkoutFormToken: token }
    const detail = await call(sandbox, { token, path: PATHS.detail, payload })
    const foreign = await call(sandbox, { token, path: PATHS.foreign, payload: { locale: 'tr' } })
    expect(foreign.body).toMatchObject({ errorCode: '10660' })
    expect(detail.body).toMatchObject({
      quickLoginRegisterEnabled: true,
      merchantName: 'Başka',
      goBackUrl: 'https://www.merchant.example/',
    })
  })

  it.each([
    ['GOLD', '200302'],
    ['FOOD', '200307'],
    ['PHONE', '200304'],
    ['PC', '200304'],
    ['TABLET', '200304'],
    ['OTHER', '200303'],
    ['UNKNOWN', '200310'],
    ['Ev', undefined],
  ])(
    'the category %s of a basket item decides whether the order can have a credit (CRED-05~)',
    async (category1, errorCode) => {
      const basketItems = [item('a', 600), { ...item('b', 400), category1 }]
      const lending = { ...SAMPLE, sandbox: { flags: { creditEnabled: true } } }
      const { body } = await ask(INITIALIZE, { ...lending, price: 1000, paidPrice: 1000, basketItems })
      const token = String(body['token'])
      const { headers } = await logIn(sandbox, { token }, await makeMember(sandbox))
      const payload = { memberKycLevel: 2, paidPrice: 1000, locale: 'tr' }
      const list = await call(sandbox, { token, path: LATER_PATHS.bankList, payload, headers })
      expect(list.body['errorCode']).toBe(errorCode)
    },
  )

  it.each([
    ['more than its items', { price: 1.01 }],
    ['less than its items', { basketItems: [item('a', 0.3), item('b', 0.8)] }],
  ])('the initialisation of an order fails with a price of %s', async (_, changed) => {
    expect((await ask(INITIALIZE, { ...SAMPLE, ...changed })).body).toMatchObject({
      status: 'failure',
      errorCode: '5062',
    })
  })

  it('basket items are added up in minor units, where floating point would differ', async () => {
    const basketItems = [item('a', 0.7), item('b', 0.2), item('c', 0.1)]
    expect((await ask(INITIALIZE, { ...SAMPLE, basketItems })).body).toMatchObject({ status: 'success' })
  })

  it('the initialisation of an order fails without a callback URL', async () => {
    expect((await ask(INITIALIZE, without(SAMPLE, 'callbackUrl'))).body).toMatchObject({
      status: 'failure',
      errorCode: '23',
    })
  })

  it.each([
    ['an unknown field', { ...SAMPLE, cardNumber: '1' }],
    ['no items', { ...SAMPLE, basketItems: [] }],
    ['a callback over plain http', { ...SAMPLE, callbackUrl: 'http://merchant.example/' }],
    ['a price of three decimals', { ...SAMPLE, price: '1.001' }],
    ['a flag that does not exist', { ...SAMPLE, sandbox: { flags: { fundsEnabled: true } } }],
  ])('the initialisation of an order is refused and recorded with %s (SBX-06~)', async (_, payload) => {
    expect(await ask(INITIALIZE, payload)).toMatchObject({ status: 400, body: { errorCode: '11' } })
    expect(await lastRefusal()).toBe('wrong-payload')
  })
})

describe('the authentication of a merchant', () => {
  it.each<[string, Signing, string, string]>([
    ['has another key', { apiKey: 'other' }, '1001', 'unknown-merchant'],
    ['signs with another secret', { secret: 'other' }, '1000', 'wrong-signature'],
    ['signs another path', { signedPath: RETRIEVE }, '1000', 'wrong-signature'],
    ['sends another random key than it signed', { headers: { 'x-iyzi-rnd': '1' } }, '1000', 'wrong-signature'],
    ['does not sign at all', { headers: { authorization: '' } }, '1001', 'unknown-merchant'],
    ['sends something else as authorisation', { headers: { authorization: 'IYZWSv2 !' } }, '1001', 'unknown-merchant'],
    ['sends base64 that says nothing', { headers: { authorization: 'IYZWSv2 YQ==' } }, '1001', 'unknown-merchant'],
  ])('a merchant is refused and recorded when it %s (SBX-06~)', async (_, signing, errorCode, reason) => {
    expect(await ask(INITIALIZE, SAMPLE, signing)).toMatchObject({
      status: 401,
      body: { status: 'failure', errorCode },
    })
    expect(await lastRefusal()).toBe(reason)
  })

  it('a merchant call with a page’s origin is refused (SBX-06~)', async () => {
    const answer = await ask(INITIALIZE, SAMPLE, { headers: { origin: ORIGINS.app } })
    expect(answer).toMatchObject({ status: 403, body: { errorCode: '60001' } })
  })
})

describe('GET the state of an order, as the merchant', () => {
  it('the state of an order has no payment before one was made', async () => {
    const { order } = await readyToPay(sandbox)
    const { body } = await ask(RETRIEVE, { token: order.token })
    expect(body).toMatchObject({ status: 'success', basketId: order.orderId, token: order.token })
    expect(body).not.toHaveProperty('paymentStatus')
  })

  it('the state of a paid order has every field of the payment, signed (SBX-02~)', async () => {
    const { order, pay, member } = await readyToPay(sandbox)
    const paid = await pay()
    const paymentId = String(paid.body['paymentId'])
    const { body } = await ask(RETRIEVE, { locale: 'tr', conversationId: 'c', token: order.token })
    const signed = ['SUCCESS', paymentId, 'TRY', order.orderId, 'c', 2480, 2480, order.token].join(':')
    expect(body).toMatchObject({
      status: 'success',
      paymentStatus: 'SUCCESS',
      paymentId,
      basketId: order.orderId,
      conversationId: 'c',
      price: 2480,
      paidPrice: 2480,
      currency: 'TRY',
      installment: 1,
      cardType: 'CREDIT_CARD',
      cardAssociation: 'MASTER_CARD',
      cardFamily: 'Bonus',
      binNumber: '54003600',
      lastFourDigits: '0003',
      memberEmail: member.email,
      memberGsmNumber: member.gsmNumber,
      fraudStatus: 1,
      phase: 'AUTH',
      authCode: expect.stringMatching(/^\d{6}$/) as string,
      signature: await hmacHex(MERCHANT_KEYS.secretKey, signed),
    })
  })

  it('the state of an order with a failed payment is a successful answer with the failure', async () => {
    const { order, pay } = await readyToPay(sandbox, { order: { flags: { force3Ds: true } } })
    await pay()
    const { body } = await ask(RETRIEVE, { token: order.token })
    expect(body).toMatchObject({ status: 'success', paymentStatus: 'FAILURE', errorCode: '5010' })
    expect(body).not.toHaveProperty('paymentId')
  })

  it('the state of an order fails for a token that was never issued', async () => {
    expect((await ask(RETRIEVE, { token: 'nobody' })).body).toMatchObject({ status: 'failure', errorCode: '5124' })
  })
})
