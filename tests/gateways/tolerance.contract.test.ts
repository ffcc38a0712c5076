import { describe, expect, it } from 'vitest'
import { type App, openApp } from './support/app'
import { GOOD_CARD } from './support/cards'
import { configurationFor } from './support/configuration-for'
import { json, openServer } from './support/own-server'

const PAYMENT = {
  submissionId: 's',
  price: { minor: 1050, currency: 'TRY' },
  installment: 1,
  memberId: '1',
  memberEmail: 'a@posta.example',
  gsmNumber: '+905610000000',
  memberToken: 't',
  userIdentification: '',
  browserFingerprint: '',
  card: GOOD_CARD,
}

const CODE = { memberUserId: 'u', referenceCode: 'r', verificationCode: '123456' }

/** The app in front of gateways that answer every call with this success. */
async function appAnswered(body: object, isFlat = true): Promise<App> {
  const answer = isFlat ? body : { data: body }
  const server = await openServer((outgoing) => json(outgoing, { status: 'success', ...answer }))
  return openApp({ configuration: configurationFor(server.origin), token: 'a-token' })
}

const PAID = { paymentId: '7', paidPrice: 10.5, currency: 'TRY', callbackUrl: 'https://www.defne.example/callback' }

describe('answers to a payment', () => {
  it.each([
    ['as it is', {}, {}],
    ['with a number for its id', { paymentId: 7 }, {}],
    ['with a string for its price', { paidPrice: '10.50' }, {}],
    ['with unknown fields', { more: { than: ['known'] } }, {}],
    ['without a currency, which is lira then', { currency: null }, {}],
    ['with an address that is never opened', { callbackUrl: 'javascript:alert(1)' }, { callbackUrl: undefined }],
    ['without an address', { callbackUrl: undefined }, { callbackUrl: undefined }],
    ['with an address that is none', { callbackUrl: 7 }, { callbackUrl: undefined }],
    ['without an amount, which is what was asked for', { paidPrice: undefined }, { paid: PAYMENT.price }],
  ])('the answer to a payment %s is accepted (GWY-08~)', async (_, changed, expected) => {
    const { payments } = await appAnswered({ ...PAID, ...changed })
    expect(await payments.payByCard.auth(PAYMENT)).toEqual({
      kind: 'ok',
      value: {
        kind: 'paid',
        receipt: {
          paymentId: '7',
          paid: { minor: 1050, currency: 'TRY' },
          callbackUrl: 'https://www.defne.example/callback',
          ...expected,
        },
      },
    })
  })

  it.each([
    [{ paidPrice: '10,50' }, 'paidPrice'],
    [{ paidPrice: 10.505 }, 'paidPrice'],
    [{ paidPrice: -10.5 }, 'paidPrice'],
    [{ paidPrice: 1e21 }, 'paidPrice'],
    [{ currency: 'lira' }, 'currency'],
  ])(
    'the answer to a payment with %o proves nothing: the outcome is unknown (GWY-08~, PAY-06~)',
    async (changed, field) => {
      const { payments } = await appAnswered({ ...PAID, ...changed })
      const path = `/payment/iyzipos/checkoutform/auth/ecom ${field}`
      await expect(payments.payByCard.auth(PAYMENT)).rejects.toMatchObject({ fault: 'malformed', path })
    },
  )
})

describe('answers about an order', () => {
  it.each([{ price: '12.5' }, { price: 12.5 }, { price: '12.50' }])(
    'the answer about an order may say %o (GWY-08~)',
    async (said) => {
      const { payments } = await appAnswered(said)
      expect(await payments.detail()).toMatchObject({ value: { order: { price: { minor: 1250, currency: 'TRY' } } } })
    },
  )

  it.each([{}, { price: null }, { price: '' }, { price: 'free' }, { price: '12.505' }, { price: [12] }])(
    'the answer about an order may not say %o (GWY-08~)',
    async (said) => {
      const { payments } = await appAnswered(said)
      await expect(payments.detail()).rejects.toMatchObject({ fault: 'malformed' })
    },
  )

  it.each([{}, { paymentStatus: null }, { paymentStatus: null, paymentId: null, submissionId: null }])(
    'the answer about an order may say nothing of a payment: %o (PAY-06~)',
    async (said) => {
      const { payments } = await appAnswered(said)
      expect(await payments.outcome()).toMatchObject({ kind: 'ok', value: { paymentStatus: undefined } })
    },
  )
})

describe('answers to an OTP', () => {
  const DTO = { memberUserId: 'u', memberId: '1', gsmNumber: '+905610000000', email: 'a@posta.example', kycLevel: 0 }
  const LOGIN = { memberLoginDto: DTO, accessToken: 'a.b.c', refreshToken: 'r', expiresIn: 900, iyziLc: 'lc' }

  it.each<readonly [object, object]>([
    [{}, {}],
    [{ memberLoginDto: { ...DTO, memberId: 1, kycLevel: '0' }, expiresIn: '900' }, {}],
    [{ refreshToken: null }, { refreshToken: undefined }],
    [{ iyziLc: undefined }, { iyziLc: undefined }],
    [{ memberLoginDto: { ...DTO, gsmNumber: '0561 000 00 00' } }, {}],
    [{ expiresIn: -1 }, { expiresIn: undefined }],
    [{ expiresIn: 'soon' }, { expiresIn: undefined }],
    [{ expiresIn: '' }, { expiresIn: undefined }],
    [{ memberLoginDto: { ...DTO, kycLevel: 3 } }, {}],
    [{ memberLoginDto: { ...DTO, kycLevel: '' } }, {}],
  ])('the answer to a code may come with %o (GWY-08~)', async (changed, expected) => {
    const { members } = await appAnswered({ ...LOGIN, ...changed }, false)
    const { memberLoginDto: member, ...login } = LOGIN
    expect(await members.completeLogin(CODE)).toEqual({ kind: 'ok', value: { member, ...login, ...expected } })
  })

  it.each([
    { accessToken: '' },
    { accessToken: undefined },
    { memberLoginDto: undefined },
    { memberLoginDto: { ...DTO, memberId: '' } },
  ])('the answer to a code may not come with %o (GWY-08~)', async (changed) => {
    const { members } = await appAnswered({ ...LOGIN, ...changed }, false)
    await expect(members.completeLogin(CODE)).rejects.toMatchObject({ fault: 'malformed' })
  })

  it('the answer to a code may be beside the status as well as in its data (GWY-08~)', async () => {
    const { members } = await appAnswered(LOGIN)
    expect(await members.completeLogin(CODE)).toMatchObject({ kind: 'ok', value: { accessToken: 'a.b.c' } })
  })

  it('a wallet’s answer without a member token opens the wallet without one (PAY-02~)', async () => {
    const { members } = await appAnswered({ memberToken: '' }, false)
    expect(await members.openWallet('1')).toMatchObject({ kind: 'ok', value: { memberToken: undefined, cards: [] } })
  })
})
