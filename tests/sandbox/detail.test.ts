import { beforeEach, describe, expect, it } from 'vitest'
import { FLAG_NAMES } from '../../sandbox/records/init-fields'
import { ORIGINS, START, openSandbox } from './harness'
import type { Harness } from './harness'
import { refusalsOf } from './refusals'
import { NEW_CARD, PATHS, call, makeOrder, readyToPay } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const detailOf = (token: string, locale: 'tr' | 'en' = 'tr') =>
  call(sandbox, { token, path: PATHS.detail, payload: { locale, checkoutFormToken: token }, locale })

describe('the start of a checkout', () => {
  it('the start of a checkout gets the order, flat, with times of the server (BOOT-15~)', async () => {
    const { token } = await makeOrder(sandbox, { email: 'a@posta.example', gsmNumber: '+905610000001', price: 0.3 })
    const { status, body } = await detailOf(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'success',
      locale: 'tr',
      systemTime: START,
      token,
      price: 0.3,
      currency: 'TRY',
      email: 'a@posta.example',
      gsmNumber: '+905610000001',
      buyerName: 'Elif',
      buyerSurname: 'Yılmaz',
      merchantName: 'Defne Ev & Yaşam',
      merchantInfo: 'https://defne.example',
      goBackUrl: `${ORIGINS.shop}/`,
      checkoutFormTokenExpireTime: 1800,
      payWithWalletCustomUI: { iyzilinkView: false, iyzilinkFlexibleLink: false },
      abTests: { verifyIdentity: 0 },
    })
  })

  it.each(FLAG_NAMES)('the start of a checkout gets %s as the order has it, on or off (BOOT-16~)', async (flag) => {
    for (const value of [true, false]) {
      const { token } = await makeOrder(sandbox, { flags: { [flag]: value } })
      expect((await detailOf(token)).body).toHaveProperty(flag, value)
    }
  })

  it('the start of a checkout gets every other field that the order chooses (BOOT-15~)', async () => {
    const gsmCheckContent = 'https://cdn.example/banner.png'
    const init = {
      paymentSourceName: 'SHOP_X',
      payWithWalletCustomUI: { iyzilinkView: true, iyzilinkFlexibleLink: true },
      refundToBalanceUsed: true,
      settlementToBalanceUsed: true,
      refundToken: 'refund-1',
      settlementToken: 'settlement-1',
      bankTransferRedirectUrl: 'https://www.defne.example/transfer',
      merchantName: 'Defne',
      merchantInfo: 'https://www.defne.example',
      goBackUrl: 'https://www.defne.example/basket',
      showGoBackUrlEnabled: false,
      stepInfoVisible: false,
      abTests: { verifyIdentity: 1 },
      plusInstallmentResponseList: [
        { startDate: '2025-11-01', plusInstallment: 3, cardBankDtoList: [{ cardBankName: 'Akbank' }] },
      ],
      campaignMarketingUiDisplay: { gsmCheckContent },
      campaignMarketingUiDisplayV2: { desktop: { gsmCheckContent }, mobile: { gsmCheckContent } },
      bankTransferAccounts: [{ bankId: 64, bank: { bankName: 'İş' } }],
      buyerProtectionEnabled: true,
      bkmEnabled: true,
      countlyStartType: 'qr',
      customCountlySegments: { segment: 'b' },
    }
    const { token } = await makeOrder(sandbox, { init })
    expect((await detailOf(token)).body).toMatchObject(init)
  })

  it('the start of a checkout leaves out what the order does not have (BOOT-15~)', async () => {
    const { token } = await makeOrder(sandbox)
    const { body } = await detailOf(token)
    for (const field of ['email', 'gsmNumber', 'refundToken', 'settlementToken', 'submissionId']) {
      expect(body).not.toHaveProperty(field)
    }
  })

  it('the start of a checkout does not win time by asking again (CNT-01~)', async () => {
    const { token } = await makeOrder(sandbox)
    sandbox.pass(61)
    expect((await detailOf(token)).body).toMatchObject({
      checkoutFormTokenExpireTime: 1739,
      systemTime: START + 61_000,
    })
  })
})

describe('a token', () => {
  it('a token that was never issued is not found (BOOT-05~)', async () => {
    const { status, body } = await detailOf('no-such-token')
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'failure', errorCode: '5124', errorMessage: 'Token bulunamadı' })
    expect(body).not.toHaveProperty('errorGroup')
  })

  it('a token that has expired is not valid, in either language (BOOT-05~)', async () => {
    const { token } = await makeOrder(sandbox)
    sandbox.pass(1799)
    expect((await detailOf(token)).body).toMatchObject({ status: 'success' })
    sandbox.pass(1)
    const expired = { status: 'failure', errorCode: '5125', errorGroup: 'TOKEN_NOT_VALID' }
    expect((await detailOf(token)).body).toMatchObject({ ...expired, errorMessage: 'Token geçerli değil' })
    expect((await detailOf(token, 'en')).body).toMatchObject({ ...expired, errorMessage: 'Token is not valid' })
    expect(await refusalsOf(sandbox, token)).toEqual([])
  })

  it('a token that was cancelled is not valid (BOOT-05~)', async () => {
    const { token } = await makeOrder(sandbox)
    await sandbox.control(`/orders/${token}/cancel`, {})
    expect((await detailOf(token)).body).toMatchObject({ errorCode: '5125' })
  })

  it('a token that was paid says so for ten minutes, even past its own end, and is used up then (PAY-06~)', async () => {
    const { pay, order } = await readyToPay(sandbox, { order: { expiresInSeconds: 60 } })
    await pay()
    sandbox.pass(599)
    expect((await detailOf(order.token)).body).toMatchObject({
      paymentStatus: 'SUCCESS',
      checkoutFormTokenExpireTime: 0,
    })
    sandbox.pass(1)
    expect((await detailOf(order.token)).body).toMatchObject({ errorCode: '5125' })
  })
})

describe('how a payment ended', () => {
  it('the outcome of a payment is a success with its submission, payment and way back (PAY-06~)', async () => {
    const { pay, detail, order } = await readyToPay(sandbox)
    const paid = await pay({ conversationId: 'abc' })
    expect((await detail()).body).toMatchObject({
      status: 'success',
      paymentStatus: 'SUCCESS',
      submissionId: 'abc',
      paymentId: paid.body['paymentId'],
      paidPrice: 2480,
      callbackUrl: `${ORIGINS.shop}/callback?order=${order.orderId}`,
    })
  })

  it('the outcome of a payment comes with the whole order, so that a reload can show the result (RES-04~)', async () => {
    const contact = { email: 'a@posta.example', gsmNumber: '+905610000001', merchantInfo: 'https://www.defne.example' }
    const { pay, detail } = await readyToPay(sandbox, { order: { ...contact, price: 19.99, currency: 'EUR' } })
    const { paymentStatus, ...before } = (await detail()).body
    expect(paymentStatus).toBe('NONE')
    await pay({ paidPrice: 19.99 })
    const after = (await detail()).body
    expect(after).toMatchObject(before)
    expect(after).toMatchObject({
      ...contact,
      price: 19.99,
      paidPrice: 19.99,
      currency: 'EUR',
      buyerName: 'Elif',
      buyerSurname: 'Yılmaz',
      merchantName: 'Defne Ev & Yaşam',
    })
  })

  it('the outcome of a failed payment names its submission and reason in a successful answer (PAY-06~)', async () => {
    const { pay, detail } = await readyToPay(sandbox)
    await pay({ conversationId: 'abc', paymentCard: { ...NEW_CARD, cardNumber: '4111111111111129' } })
    const { body } = await detail('en')
    expect(body).toMatchObject({
      status: 'success',
      paymentStatus: 'FAILURE',
      submissionId: 'abc',
      errorCode: '10051',
      errorGroup: 'NOT_SUFFICIENT_FUNDS',
      errorMessage: 'Insufficient card limit, insufficient balance',
    })
    for (const field of ['paymentId', 'paidPrice']) expect(body).not.toHaveProperty(field)
  })
})
