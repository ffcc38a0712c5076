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

describe('the order detail', () => {
  it('the order detail is flat, with the server’s time and the order’s remaining time (BOOT-15~)', async () => {
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

  it.each(FLAG_NAMES)('the order detail has the flag %s as the order sets it, on or off (BOOT-16~)', async (flag) => {
    for (const value of [true, false]) {
      const { token } = await makeOrder(sandbox, { flags: { [flag]: value } })
      expect((await detailOf(token)).body).toHaveProperty(flag, value)
    }
  })

  it('the order detail has every other field that the order sets (BOOT-15~)', async () => {
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

  it('the order detail leaves out fields that the order does not have (BOOT-15~)', async () => {
    const { token } = await makeOrder(sandbox)
    const { body } = await detailOf(token)
    for (const field of ['email', 'gsmNumber', 'refundToken', 'settlementToken', 'submissionId']) {
      expect(body).not.toHaveProperty(field)
    }
  })

  it('a later order detail does not restart the order’s remaining time (CNT-01~)', async () => {
    const { token } = await makeOrder(sandbox)
    sandbox.pass(61)
    expect((await detailOf(token)).body).toMatchObject({
      checkoutFormTokenExpireTime: 1739,
      systemTime: START + 61_000,
    })
  })
})

describe('order tokens', () => {
  it('a token that was never issued is not found (BOOT-05~)', async () => {
    const { status, body } = await detailOf('no-such-token')
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'failure', errorCode: '5124', errorMessage: 'Token bulunamadı' })
    expect(body).not.toHaveProperty('errorGroup')
  })

  it('an expired token is not valid, with the message in either language (BOOT-05~)', async () => {
    const { token } = await makeOrder(sandbox)
    sandbox.pass(1799)
    expect((await detailOf(token)).body).toMatchObject({ status: 'success' })
    sandbox.pass(1)
    const expired = { status: 'failure', errorCode: '5125', errorGroup: 'TOKEN_NOT_VALID' }
    expect((await detailOf(token)).body).toMatchObject({ ...expired, errorMessage: 'Token geçerli değil' })
    expect((await detailOf(token, 'en')).body).toMatchObject({ ...expired, errorMessage: 'Token is not valid' })
    expect(await refusalsOf(sandbox, token)).toEqual([])
  })

  it('a cancelled token is not valid (BOOT-05~)', async () => {
    const { token } = await makeOrder(sandbox)
    await sandbox.control(`/orders/${token}/cancel`, {})
    expect((await detailOf(token)).body).toMatchObject({ errorCode: '5125' })
  })

  it('a paid token shows the success for ten minutes, past its own expiry, and is then not valid (PAY-06~)', async () => {
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

describe('the outcome of a payment in the order detail', () => {
  it('the outcome of a payment is a success with submission, payment and callback URL (PAY-06~)', async () => {
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

  it('the outcome of a payment comes with the whole order, from which a reload shows the result (RES-04~)', async () => {
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

  it('the outcome of a failed payment has its submission and reason in a successful answer (PAY-06~)', async () => {
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
