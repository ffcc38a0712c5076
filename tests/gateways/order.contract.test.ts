import { describe, expect, it } from 'vitest'
import type { Language } from '../../machines/entities/language'
import { withSandbox } from '../support/with-sandbox'
import { configurationAt, openApp } from './support/app'
import { configurationFor } from './support/configuration-for'
import { bothProviders } from './support/both-providers'
import { DECLINES, GOOD_CARD } from './support/cards'
import { namesOf } from './support/names-of'
import { json, openServer } from './support/own-server'
import { PATHS } from './support/paths'
import { withShoppers } from './support/shoppers'
import { receiptOf, valueOf } from '../support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

describe.each(bothProviders(sandbox, arrive))('the order of a token at %s', (_, arrange) => {
  it('an order is read with one call, and has all that the checkout takes from it (BOOT-03~, BOOT-04~, GWY-12~)', async () => {
    const { app, token, member, sent } = await arrange({
      price: 1234.5,
      currency: 'EUR',
      flags: { stepInfoEnabled: false, agreementCheckedByDefault: true },
      init: {
        merchantName: '  Defne\u202e Ev  ',
        merchantInfo: 'https://defne.example/hakkinda',
        goBackUrl: 'https://www.defne.example/sepet',
      },
    })
    expect(valueOf(await app.payments.detail()).order).toEqual({
      price: { minor: 123450, currency: 'EUR' },
      contact: { email: member.email, gsmNumber: member.gsmNumber },
      buyer: { name: expect.stringMatching(/./) as string, surname: expect.stringMatching(/./) as string },
      merchantName: 'Defne Ev',
      merchantHost: 'defne.example',
      goBackUrl: 'https://www.defne.example/sepet',
      isStepInfoVisible: false,
      isQuickLogin: false,
      isAgreementCheckedByDefault: true,
      endsAt: expect.any(Number) as number,
      hasTransfer: false,
      isFormTimeOnly: false,
      look: {
        isReturnOffered: true,
        isCompact: false,
        isQrCodeOffered: true,
        isPaymentLink: false,
        campaign: undefined,
      },
    })
    expect(await sent(PATHS.detail)).toEqual([{ locale: 'tr', checkoutFormToken: token }])
  })

  it('an order is requested in the language of the page (BOOT-03~, GWY-12~)', async () => {
    const { open, token, sent } = await arrange()
    valueOf(await open({ language: 'en' }).payments.detail())
    expect(await sent(PATHS.detail)).toEqual([{ locale: 'en', checkoutFormToken: token }])
  })

  it('an order whose token has expired is refused as dead, to every call (BOOT-05~, GWY-12~)', async () => {
    const { app, member, payment, advance } = await arrange()
    const paying = await payment()
    await advance(1800)
    const dead = { kind: 'refused', code: '5125' }
    const { payments, members } = app
    const code = { memberUserId: member.memberUserId, referenceCode: 'any', verificationCode: '123456' }
    expect(await payments.detail()).toMatchObject(dead)
    expect(await payments.outcome()).toMatchObject(dead)
    expect(await payments.payByCard.auth(paying)).toMatchObject(dead)
    expect(await members.startLogin({ email: member.email, phone: member.gsmNumber })).toMatchObject(dead)
    expect(await members.completeLogin(code)).toMatchObject(dead)
    expect(await members.openWallet(member.memberId)).toMatchObject(dead)
    expect(app.session.credentials()).toBeDefined()
  })
})

describe('the order behind a token', () => {
  it('an order is requested by the token’s other field name where the configuration says so (BOOT-03~)', async () => {
    const server = await openServer((outgoing) => json(outgoing, { status: 'success', price: 1 }))
    const configuration = configurationFor(server.origin, { detailToken: 'token' })
    valueOf(await openApp({ configuration, token: 'a-token' }).payments.detail())
    expect(server.heard).toMatchObject([{ path: PATHS.detail, body: { locale: 'tr', token: 'a-token' } }])
    expect(server.heard[0]?.body).not.toHaveProperty('checkoutFormToken')
  })

  it('an order may come without a contact, and with a URL that is never opened', async () => {
    const server = await openServer((outgoing) =>
      json(outgoing, {
        status: 'success',
        price: '0.01',
        goBackUrl: 'javascript:alert(1)',
        merchantInfo: 'no address',
      }),
    )
    const { payments } = openApp({ configuration: configurationFor(server.origin), token: 'a-token' })
    expect(valueOf(await payments.detail()).order).toMatchObject({
      price: { minor: 1, currency: 'TRY' },
      contact: { email: '', gsmNumber: '' },
      merchantHost: undefined,
      goBackUrl: undefined,
    })
  })
})

const UNKNOWN = { code: '5124', group: undefined, tr: 'Token bulunamadı', en: 'Token not found' }
const DEAD = { code: '5125', group: 'TOKEN_NOT_VALID', tr: 'Token geçerli değil', en: 'Token is not valid' }

describe.each<Language>(['tr', 'en'])('a token in %s', (language) => {
  it('a token that was never issued is refused as unknown (BOOT-05~)', async () => {
    const configuration = await configurationAt(`${sandbox.origins.app}/`)
    const { payments } = openApp({ configuration, token: 'nobody-issued-this', language })
    const { code, group, [language]: message } = UNKNOWN
    const refusal = { kind: 'refused', code, group, message, consumerMessage: message, language }
    expect(await payments.detail()).toEqual(refusal)
  })

  it.each<[string, (token: string) => Promise<unknown>]>([
    ['has expired', (token) => sandbox.client.advanceClock(token, 1800)],
    ['was cancelled', (token) => sandbox.client.cancelOrder(token)],
  ])('a token that %s is refused as dead, to every call (BOOT-05~)', async (_, die) => {
    const { app, open, member, token, payment } = await arrive()
    const paying = await payment()
    await die(token)
    const { code, group, [language]: message } = DEAD
    const { payments, members } = open({ language })
    const refusal = { kind: 'refused', code, group, message, consumerMessage: message, language }
    expect(await payments.detail()).toEqual(refusal)
    expect(await payments.outcome()).toEqual(refusal)
    expect(await payments.payByCard.auth(paying)).toEqual(refusal)
    expect(await members.startLogin({ email: member.email, phone: member.gsmNumber })).toEqual(refusal)
    const code6 = { memberUserId: member.memberUserId, referenceCode: 'any', verificationCode: '123456' }
    expect(await members.completeLogin(code6)).toEqual(refusal)
    expect(await members.openWallet(member.memberId)).toEqual(refusal)
    expect(app.session.credentials()).toBeDefined()
  })
})

const DECLINED = '4111111111111129'

describe.each(bothProviders(sandbox, arrive))('the outcome of an order at %s', (_, arrange) => {
  it('the outcome of an order is empty before any attempt (PAY-06~, GWY-12~)', async () => {
    const { app } = await arrange()
    const { paymentStatus, paid, refusal, paymentId } = valueOf(await app.payments.outcome())
    expect([undefined, 'NONE']).toContain(paymentStatus)
    expect([paid, refusal, paymentId]).toEqual([undefined, undefined, undefined])
  })

  it('the outcome of a failed payment names its submission and the reason (PAY-06~, GWY-12~)', async () => {
    const { app, callbackUrl, payment } = await arrange()
    const paying = await payment()
    const card = { ...GOOD_CARD, cardNumber: DECLINED }
    const { code, group, tr: message } = DECLINES.funds
    expect(await app.payments.payByCard.auth({ ...paying, card })).toMatchObject({ code })
    const outcome = valueOf(await app.payments.outcome())
    expect(outcome).toMatchObject({ paymentStatus: 'FAILURE', refusal: { code, group, message }, callbackUrl })
    expect(namesOf(outcome)).toContain(paying.submissionId)
    expect(outcome.systemTime).toEqual(expect.any(Number))
    expect(valueOf(await app.payments.detail())).toMatchObject({
      order: { price: paying.price },
      outcome: { paymentStatus: 'FAILURE' },
    })
  })

  it('the outcome of an order is SUCCESS, also after an attempt that failed before it (PAY-06~, GWY-12~)', async () => {
    const { app, callbackUrl, payment } = await arrange()
    const paying = await payment()
    await app.payments.payByCard.auth({ ...paying, card: { ...GOOD_CARD, cardNumber: DECLINED } })
    const { paymentId, paid } = receiptOf(await app.payments.payByCard.auth({ ...paying, submissionId: 'the-second' }))
    const outcome = valueOf(await app.payments.outcome())
    expect(outcome).toMatchObject({ paymentStatus: 'SUCCESS', paymentId, paid, callbackUrl, refusal: undefined })
    expect(namesOf(outcome)).toContain('the-second')
  })
})

describe('how an order ended', () => {
  it.each([
    [true, 'NONE'],
    [false, undefined],
  ])(
    'the outcome of an order before any attempt is empty, also where the provider says NONE: %s (PAY-06~)',
    async (noPayment, paymentStatus) => {
      const { app } = await arrive({ order: { telling: { noPayment } } })
      expect(valueOf(await app.payments.outcome())).toEqual({
        systemTime: expect.any(Number) as number,
        transfer: undefined,
        paymentStatus,
        submissionId: undefined,
        paymentId: undefined,
        paid: undefined,
        refusal: undefined,
        callbackUrl: undefined,
      })
    },
  )

  it('the outcome of an order can be read for a while after it was paid, and is refused then (PAY-06~)', async () => {
    const { app, token, payment } = await arrive()
    valueOf(await app.payments.payByCard.auth(await payment()))
    await sandbox.client.advanceClock(token, 599)
    expect(valueOf(await app.payments.outcome())).toMatchObject({ paymentStatus: 'SUCCESS' })
    await sandbox.client.advanceClock(token, 2)
    expect(await app.payments.outcome()).toMatchObject({ kind: 'refused', code: '5125' })
  })
})
