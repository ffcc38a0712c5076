import { describe, expect, it } from 'vitest'
import { gatewaysAnswered } from '../support/answering-http'

const INIT = { status: 'success', price: 2480.5 }

const orderFrom = (init: object, isLocalTest = false) =>
  gatewaysAnswered({ ...INIT, ...init }, { isLocalTest }).payments.detail()

const order = async (init: object, isLocalTest = false) => {
  const outcome = await orderFrom(init, isLocalTest)
  if (outcome.kind !== 'ok') throw new Error('the order was refused')
  return outcome.value.order
}

describe('the order of a payment link', () => {
  it('an order needs no more than its price; all else has a default (BOOT-04~)', async () => {
    expect(await order({})).toEqual({
      price: { minor: 248_050, currency: 'TRY' },
      contact: { email: '', gsmNumber: '' },
      buyer: { name: '', surname: '' },
      merchantName: undefined,
      merchantHost: undefined,
      goBackUrl: undefined,
      isStepInfoVisible: false,
      isQuickLogin: false,
      isAgreementCheckedByDefault: false,
      endsAt: undefined,
      hasTransfer: false,
      isFormTimeOnly: false,
      look: {
        isReturnOffered: false,
        isCompact: false,
        isQrCodeOffered: true,
        isPaymentLink: false,
        campaign: undefined,
      },
    })
  })

  it('an order is read with its fields of shopper and shop, and with unknown fields (BOOT-04~)', async () => {
    const init = {
      price: '2480.50',
      currency: 'EUR',
      gsmNumber: '+905321234567',
      email: 'ayse@shop.example',
      buyerName: 'Ayşe',
      buyerSurname: 'Yılmaz',
      merchantName: ' Çiçek\u202e Evi ',
      merchantInfo: 'https://www.shop.example:8443/about?x=1',
      goBackUrl: 'https://www.shop.example/basket',
      stepInfoVisible: true,
      stepInfoEnabled: true,
      quickLoginRegisterEnabled: true,
      agreementCheckedByDefault: true,
      locale: 'en',
      somethingNew: { deep: [1, 2] },
    }
    expect(await order(init)).toEqual({
      price: { minor: 248_050, currency: 'EUR' },
      contact: { email: 'ayse@shop.example', gsmNumber: '+905321234567' },
      buyer: { name: 'Ayşe', surname: 'Yılmaz' },
      merchantName: 'Çiçek Evi',
      merchantHost: 'www.shop.example:8443',
      goBackUrl: 'https://www.shop.example/basket',
      isStepInfoVisible: true,
      isQuickLogin: true,
      isAgreementCheckedByDefault: true,
      endsAt: undefined,
      hasTransfer: false,
      isFormTimeOnly: false,
      look: {
        isReturnOffered: false,
        isCompact: false,
        isQrCodeOffered: true,
        isPaymentLink: false,
        campaign: undefined,
      },
    })
  })

  it('an order ends when the form’s token does, counted from the server’s own time (CNT-01~)', async () => {
    const time = { systemTime: '1795262400000', checkoutFormTokenExpireTime: 1800 }
    expect(await order(time)).toMatchObject({ endsAt: 1_795_264_200_000, isFormTimeOnly: false })
    expect(await order({ ...time, customCOFormExpireTimeEnabled: true })).toMatchObject({ isFormTimeOnly: true })
    for (const systemTime of [undefined, null, 'noon', {}]) {
      expect(await order({ ...time, systemTime })).toMatchObject({ endsAt: undefined })
    }
  })

  it('an order may have null in any field but its price', async () => {
    const fields = ['currency', 'gsmNumber', 'email', 'merchantName', 'merchantInfo', 'goBackUrl', 'stepInfoVisible']
    expect(await order(Object.fromEntries(fields.map((field) => [field, null])))).toEqual(await order({}))
  })

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [undefined, true, false],
    [true, undefined, false],
  ])(
    'an order has a step strip where it is enabled (%s) and visible (%s): %s (BOOT-16~)',
    async (enabled, visible, isShown) => {
      const { isStepInfoVisible } = await order({ stepInfoEnabled: enabled, stepInfoVisible: visible })
      expect(isStepInfoVisible).toBe(isShown)
    },
  )

  it.each(['', 'javascript:alert(1)', 'mailto:a@b.co', 'not an address', '//shop'])(
    'an order shows no merchant host for %j',
    async (merchantInfo) => {
      expect((await order({ merchantInfo })).merchantHost).toBeUndefined()
    },
  )

  it('an order shows the merchant’s host without the user name and password of the URL', async () => {
    expect((await order({ merchantInfo: 'https://user:secret@shop.example/' })).merchantHost).toBe('shop.example')
  })

  it('an order leads back to a safe URL alone, and to this machine in test mode alone', async () => {
    expect((await order({ goBackUrl: 'javascript:alert(1)//https://www' })).goBackUrl).toBeUndefined()
    expect((await order({ goBackUrl: 'http://127.0.0.1:4102/' })).goBackUrl).toBeUndefined()
    expect((await order({ goBackUrl: 'http://127.0.0.1:4102/' }, true)).goBackUrl).toBe('http://127.0.0.1:4102/')
  })

  it('an order clips the merchant’s name at 80 characters', async () => {
    expect((await order({ merchantName: 'x'.repeat(10_000) })).merchantName).toHaveLength(80)
  })

  it.each([
    ['price', { price: undefined }],
    ['price', { price: '1,5' }],
    ['price', { price: -1 }],
    ['price', { price: 1.234 }],
    ['price', { price: [1] }],
    ['currency', { currency: 'lira' }],
    ['currency', { currency: 'constructor' }],
    ['paymentStatus', { paymentStatus: 5 }],
  ])('an order is malformed, named by its field %s, when it has %j (GWY-08~)', async (field, init) => {
    await expect(orderFrom(init)).rejects.toThrow(`malformed /payment/pay-with-{product}/detail ${field}`)
  })

  it('an order takes no price from a prototype (GWY-08~)', async () => {
    const { payments } = gatewaysAnswered(JSON.parse('{"status":"success","__proto__":{"price":5}}'))
    await expect(payments.detail()).rejects.toThrow('price')
  })
})
