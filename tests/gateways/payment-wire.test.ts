import { describe, expect, it } from 'vitest'
import { gatewaysAnswered, gatewaysOver, httpAnswering } from '../support/answering-http'
import { PAYMENT } from '../support/payment'

const PAID = { status: 'success', paymentId: 99, paidPrice: '2480.5', callbackUrl: 'https://www.shop.example/callback' }

const paidWith = (answer: object) => gatewaysAnswered({ ...PAID, ...answer }).payments.payByCard.auth(PAYMENT)
const outcomeWith = (detail: object) => gatewaysAnswered({ status: 'success', ...detail }).payments.outcome()

describe('requests and answers of a card payment', () => {
  it('a card payment sends all fields of its call, with its submission as the conversation id (CARD-17~, PAY-07~, IDEN-09~)', async () => {
    const http = httpAnswering(JSON.stringify(PAID))
    await gatewaysOver(http).payments.payByCard.auth(PAYMENT)
    expect(http.calls).toMatchObject([
      {
        path: '/payment/iyzipos/checkoutform/auth/ecom',
        method: 'POST',
        kind: 'money',
        by: 'buyer',
        submissionId: 'f00d',
      },
    ])
    expect(http.calls[0]?.body).toEqual({
      locale: 'tr',
      paymentChannel: 'PAY_WITH_WALLET',
      memberId: '7',
      memberEmail: 'ayse@shop.example',
      gsmNumber: '+905321234567',
      memberToken: 'wallet-token',
      userIdentification: 'hash',
      browserFingerprint: 'print',
      paidPrice: 2480.5,
      installment: 1,
      paymentCard: PAYMENT.card,
    })
  })

  it('a card payment that names a currency and no amount is paid with the requested amount (GWY-11~, PAY-12~)', async () => {
    const outcome = await paidWith({ paidPrice: undefined, currency: 'EUR' })
    expect(outcome).toMatchObject({ value: { receipt: { paid: { minor: 248_050, currency: 'TRY' } } } })
  })

  it('a card payment that went through has the paid amount and a safe callback URL', async () => {
    expect(await paidWith({})).toEqual({
      kind: 'ok',
      value: {
        kind: 'paid',
        receipt: {
          paymentId: '99',
          paid: { minor: 248_050, currency: 'TRY' },
          callbackUrl: 'https://www.shop.example/callback',
        },
      },
    })
    expect(await paidWith({ paymentId: 'p-1', paidPrice: 2480.5, currency: 'USD', callbackUrl: null })).toMatchObject({
      value: { receipt: { paymentId: 'p-1', paid: { minor: 248_050, currency: 'USD' }, callbackUrl: undefined } },
    })
    expect(await paidWith({ callbackUrl: 'javascript:alert(1)' })).toMatchObject({
      value: { receipt: { callbackUrl: undefined } },
    })
  })

  it.each([
    ['paidPrice', { paidPrice: '2480.505' }],
    ['currency', { currency: 'lira' }],
  ])('a card payment without a proper %s is malformed: %j (GWY-08~, PAY-06~)', async (field, answer) => {
    await expect(paidWith(answer)).rejects.toThrow(`malformed /payment/iyzipos/checkoutform/auth/ecom ${field}`)
  })
})

describe('the outcome of a payment', () => {
  it('the outcome of a payment is what the detail says of it, and nothing where it says nothing (PAY-06~)', async () => {
    expect(await outcomeWith({})).toEqual({
      kind: 'ok',
      value: { paymentStatus: undefined, submissionId: undefined, paymentId: undefined, callbackUrl: undefined },
    })
    const said = { paymentStatus: 'SUCCESS', submissionId: 'f00d', paymentId: 99, callbackUrl: PAID.callbackUrl }
    expect(await outcomeWith(said)).toEqual({ kind: 'ok', value: { ...said, paymentId: '99' } })
    const nothing = { paymentStatus: null, submissionId: null, paymentId: null, callbackUrl: null }
    expect(await outcomeWith(nothing)).toEqual(await outcomeWith({}))
  })

  it('the outcome of a payment names a bank transfer only where the detail names all of it (PAY-13~, BANK-06~)', async () => {
    const told = { code: ' K7M429\u202e', bankTransferPaymentId: 20000001, bankId: 64 }
    const transfer = { code: 'K7M429', bankTransferPaymentId: '20000001', bankId: 64 }
    expect(await outcomeWith(told)).toMatchObject({ value: { transfer } })
    for (const lacking of [
      ...Object.keys(told).flatMap((key) => [undefined, null, {}, ''].map((odd) => ({ ...told, [key]: odd }))),
      { ...told, code: '\u202e' },
      { paymentStatus: 'INIT_BANK_TRANSFER' },
    ])
      expect([lacking, await outcomeWith(lacking)]).toMatchObject([lacking, { value: { transfer: undefined } }])
  })

  it('the outcome of a payment is read by the very call that began the checkout (PAY-06~)', async () => {
    const http = httpAnswering('{"status":"success","price":1}')
    const { payments } = gatewaysOver(http)
    await payments.detail()
    await payments.outcome()
    const [init, outcome] = http.calls
    expect(outcome).toEqual({ ...init, bootAnswer: undefined, isQuiet: true })
    expect(init).toMatchObject({ kind: 'read', by: 'visitor', body: { locale: 'tr', checkoutFormToken: 'tok' } })
  })
})

describe('the reason of a failed payment', () => {
  const failedWith = async (said: object) => {
    const outcome = await outcomeWith({ paymentStatus: 'FAILURE', ...said })
    return outcome.kind === 'ok' ? outcome.value.refusal : 'refused'
  }

  it.each([
    [{ errorGroup: 'NOT_SUFFICIENT_FUNDS' }, { code: '', group: 'NOT_SUFFICIENT_FUNDS' }],
    [{ errorMessage: 'Declined' }, { code: '', message: 'Declined' }],
    [
      { errorCode: 10_051, consumerErrorMessage: 'Too little' },
      { code: '10051', consumerMessage: 'Too little' },
    ],
  ])(
    'the reason of a failed payment comes from any error field of the order: %o (CARD-13~, GWY-05~)',
    async (said, refusal) => {
      expect(await failedWith(said)).toMatchObject(refusal)
    },
  )

  it('the reason of a failed payment is missing where the order gives none', async () => {
    expect(await failedWith({ errorCode: null, errorMessage: '' })).toBeUndefined()
  })
})
