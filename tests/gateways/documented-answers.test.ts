import { describe, expect, it } from 'vitest'
import { creditBanks } from '../../src/gateways/member/shopping-credit/calls'
import { gatewaysAnswered, httpAnswering, gatewaysOver } from '../support/answering-http'
import { PAYMENT } from '../support/payment'

const NOW = 1_763_000_000_000
const CALLBACK = 'https://www.shop.example/callback'
const { price } = PAYMENT

const success = (payload: object) => gatewaysAnswered({ status: 'success', ...payload })
const payments = (payload: object) => success(payload).payments
const ofMember = (data: object) => success({ data })

describe('successes that name nothing but our order', () => {
  const bare = { systemTime: NOW, token: 'tok', callbackUrl: CALLBACK }

  it.each([
    ['an amount below nothing', { ...bare, paidPrice: -1 }],
    ['no amount', { ...bare, paidPrice: 'NaN' }],
    ['a payment that has only begun', { ...bare, paymentStatus: 'INIT_THREEDS' }],
    ['a page that can’t be gone to', { ...bare, htmlContent: 'no form' }],
  ])(
    'a success that names nothing but our order is malformed where it has %s (GWY-11~, PAY-06~)',
    async (_, answer) => {
      await expect(payments(answer).payByCard.auth(PAYMENT)).rejects.toMatchObject({ fault: 'malformed' })
    },
  )

  it('a success that names nothing but our order is malformed for a 3-D Secure call (GWY-11~)', async () => {
    await expect(payments(bare).payByCard.threeDS(PAYMENT)).rejects.toMatchObject({ fault: 'malformed' })
  })

  it('a success that names nothing but our order may have a bank’s page, as BKM Express does (GWY-11~)', async () => {
    const answer = payments({ htmlContent: btoa('<form></form>') }).payByCard.bkm(PAYMENT)
    expect(await answer).toMatchObject({ value: { kind: 'redirected', page: { html: '<form></form>' } } })
  })
})

describe('amounts', () => {
  it.each(['150.00000001', '150.001', 'NaN', -150, '1e3', '150.000000000'])(
    'an amount may not be %j (GWY-11~)',
    async (amount) => {
      await expect(ofMember({ amount, currencyCode: 'TRY' }).consumers.balance({ currency: 'TRY' })).rejects.toThrow()
    },
  )

  it('an amount of a balance may be in a list (GWY-11~)', async () => {
    const list = [{ amount: 150, currencyCode: 'TRY' }]
    for (const data of [{ balances: list }, { items: list }, list])
      expect(await ofMember(data).consumers.balance({ currency: 'TRY' })).toMatchObject({
        value: { minor: 15_000, currency: 'TRY' },
      })
  })
})

describe('balances', () => {
  const lira = { amount: 3115.4, currencyCode: 'TRY' }
  const dollar = { amount: 1, currencyCode: 'USD' }

  it.each([
    ['without a currency, in lira', { amount: 3115.4 }, 'EUR', 311_540, 'TRY'],
    ['with an empty currency, in lira', { amount: 3115.4, currencyCode: '' }, 'EUR', 311_540, 'TRY'],
    ['in lira as Turkish writes it', { amount: 3115.4, currencyCode: 'TL' }, 'TRY', 311_540, 'TRY'],
    ['whose currency is in a field of that name', { amount: 3115.4, currency: 'eur' }, 'TRY', 311_540, 'EUR'],
    ['among several, in the currency of the order', { balances: [dollar, lira] }, 'TRY', 311_540, 'TRY'],
    ['among several without the order’s currency, the first', { balances: [dollar, lira] }, 'EUR', 100, 'USD'],
    [
      'beside odd ones',
      { items: [null, { amount: 'much' }, { ...dollar, currencyCode: '$' }, lira] },
      'TRY',
      311_540,
      'TRY',
    ],
    ['in an empty list, of nothing', { balances: [] }, 'EUR', 0, 'EUR'],
    ['with noise behind its cents', { amount: 1179.5800000000002 }, 'TRY', 117_958, 'TRY'],
  ])('a balance is read %s (GWY-11~)', async (_, data, currency, minor, has) => {
    expect(await ofMember(data).consumers.balance({ currency })).toMatchObject({ value: { minor, currency: has } })
  })

  it.each([{ balances: [{ amount: 'much' }] }, { amount: 5, currencyCode: '$' }])(
    'a balance is unknown where nothing of %j can be read (GWY-11~)',
    async (data) => {
      await expect(ofMember(data).consumers.balance({ currency: 'TRY' })).rejects.toThrow()
    },
  )
})

describe('the banks of a shopping credit', () => {
  const items = [{ acquirerId: 9001, bankName: 'Bank', isActive: true }, { bankName: 'No id' }]
  const banksOf = (data: object) => creditBanks(ofMember(data).requestContext, { kycLevel: 1, price })

  it.each([
    ['in items', { items }],
    ['in items beside a bankList of something else', { bankList: [9001], items }],
    ['in bankList', { bankList: items }],
    ['in bankList beside items that are null', { bankList: items, items: null }],
    ['in no field', items],
  ])('the banks of a shopping credit may be listed %s (CRED-01~, GWY-11~)', async (_, data) => {
    expect(await banksOf(data)).toMatchObject({ kind: 'ok', value: [{ acquirerId: 9001, bankName: 'Bank' }] })
  })

  it.each([{}, { items: 'none' }, { bankList: {} }, { bankInfoList: items }])(
    'the banks of a shopping credit are unknown where %o has no list of them (GWY-08~, GWY-11~)',
    async (data) => {
      const path = '/api/v2/pay-with-credit/bank-list items'
      await expect(banksOf(data)).rejects.toMatchObject({ fault: 'malformed', path })
    },
  )
})

describe('the outcome of an order', () => {
  it('the outcome of an order has amounts in their currency, without one in that of the order (GWY-11~, PAY-12~)', async () => {
    const told = { status: 'success', price: 50, paidPrice: '50', paymentStatus: 'SUCCESS' }
    const answers = [{ ...told, currency: 'EUR' }, told, { ...told, currency: 'USD' }]
    const { payments: asking } = gatewaysOver({
      send: (call) => httpAnswering(JSON.stringify(answers.shift())).send(call),
    })
    await asking.detail()
    for (const currency of ['EUR', 'USD'])
      expect(await asking.outcome()).toMatchObject({ value: { paid: { minor: 5000, currency } } })
  })
})

describe('installments', () => {
  const prices = [{ installmentNumber: 2, totalPrice: '150.00000000' }]
  const asked = { bin: '45435900', price }

  it('installments may have the number and the total alone (GWY-11~)', async () => {
    const answer = { installmentDetails: [{ binNumber: '454359', force3ds: '1', installmentPrices: prices }] }
    expect(await payments(answer).installments(asked)).toMatchObject({
      value: [{ isThreeDSForced: true, installmentPrices: [{ installmentPrice: { minor: 7500 } }] }],
    })
    const uneven = { installmentPrices: [{ installmentNumber: 3, totalPrice: 2480 }] }
    expect(await payments(uneven).installments(asked)).toMatchObject({
      value: [{ installmentPrices: [{ installmentPrice: { minor: 82_667 } }] }],
    })
  })

  it('installments may be outside any list, with what they say of the card (GWY-11~)', async () => {
    expect(await payments({ force3ds: 1, bankCode: 64, installmentPrices: prices }).installments(asked)).toMatchObject({
      value: [{ binNumber: '45435900', isThreeDSForced: true, bankCode: 64, installmentPrices: [{}] }],
    })
  })

  it('odd installments do not hide that the card needs 3-D Secure (GWY-11~)', async () => {
    const answer = { installmentDetails: [{ binNumber: '454359', force3ds: 'true', installmentPrices: [{}, null] }] }
    expect(await payments(answer).installments(asked)).toMatchObject({
      value: [{ isThreeDSForced: true, installmentPrices: [] }],
    })
  })
})

describe('logins', () => {
  const IDS = { memberUserId: '5', memberId: '7' }
  const code = { memberUserId: '5', referenceCode: 'r', verificationCode: '123456', email: 'ayse@shop.example' }
  const dto = { memberUserId: '5', memberId: '7', gsmNumber: '+905321234567', email: null, kycLevel: null }
  const member = { ...dto, email: 'ayse@shop.example', kycLevel: 0 as const }

  it('a login may leave out what is known of the member or still unknown (GWY-11~)', async () => {
    const { members } = ofMember({ memberLoginDto: dto, accessToken: 'a' })
    expect(await members.completeLogin(code)).toMatchObject({ value: { member, expiresIn: undefined } })
  })

  it.each([
    ...['', 5].map((gsmNumber) => ({ memberLoginDto: { ...dto, gsmNumber }, accessToken: 'a' })),
    { memberLoginDto: { ...dto, email: '' }, accessToken: 'a', expiresIn: '', refreshToken: 5 },
  ])('a login with the odd fields %j takes what was known (GWY-11~)', async (data) => {
    const { members } = ofMember(data)
    const known = { ...code, gsmNumber: dto.gsmNumber }
    expect(await members.completeLogin(known)).toMatchObject({ value: { member, accessToken: 'a' } })
  })

  it.each([
    ['3600', 3600],
    [3600.5, 3600],
    ['', undefined],
    [-1, undefined],
    [0, undefined],
  ])('a login with expiresIn %j lasts for %s seconds (GWY-11~)', async (expiresIn, seconds) => {
    const { members } = ofMember({ memberLoginDto: dto, accessToken: 'a', expiresIn })
    expect(await members.completeLogin(code)).toMatchObject({ value: { expiresIn: seconds } })
  })

  it.each([{}, { memberLoginDto: dto }])('a stored login is confirmed by %o (GWY-11~)', async (data) => {
    const { members } = ofMember(data)
    const known = { ...member, kycLevel: 2 as const }
    expect(await members.restoreLogin({ ...IDS, accessToken: 'kept', known })).toMatchObject({
      value: { member: known, accessToken: 'kept' },
    })
  })

  it('a phone change without a member id is the same member’s (GWY-11~)', async () => {
    const { members } = ofMember({ referenceCode: 'new' })
    const changed = members.changePhone({ memberUserId: '5', referenceCode: 'r', phone: '+905321234568' })
    expect(await changed).toMatchObject({ value: { memberUserId: '5', referenceCode: 'new' } })
  })
})

describe('fields of an order', () => {
  const order = async (payload: object) => {
    const outcome = await payments({ price: 1, systemTime: NOW, ...payload }).detail()
    return outcome.kind === 'ok' ? outcome.value.order : undefined
  }

  it.each(['2025-11-13T02:30:00Z', '2025-11-13T05:30:00+03:00', '1763001000000', 1_763_001_000, '1800'])(
    'the expiry of an order may be written as %j (GWY-11~)',
    async (checkoutFormTokenExpireTime) => {
      const endsAt = (await order({ checkoutFormTokenExpireTime }))?.endsAt
      expect([1_763_001_000_000, NOW + 1_800_000]).toContain(endsAt)
    },
  )

  it('the shop’s address of an order may lack the scheme (GWY-11~)', async () => {
    expect(await order({ merchantInfo: 'www.shop.example/x' })).toMatchObject({ merchantHost: 'www.shop.example' })
  })

  it('the bank of an order may have its name and the recipient in another object (GWY-11~)', async () => {
    const bank = { name: 'Bank', recipient: 'Shop', iban: 'TR330006100519786457841326' }
    const beside = { bankId: 2, ...bank, name: undefined, bank: 'Other' }
    const outcome = await payments({ price: 1, bankTransferAccounts: [{ bankId: 1, bank }, beside] }).detail()
    const accounts = ['Bank', 'Other'].map((bankName) => ({ bankName, recipient: 'Shop' }))
    expect(outcome).toMatchObject({ value: { init: { bankTransferAccounts: accounts } } })
  })
})

describe('calls without an answer body', () => {
  it.each([
    ['', 204],
    ['', 200],
    ['  ', 202],
  ])('a call without an answer body may answer %j with %d (GWY-11~)', async (text, status) => {
    const { members } = gatewaysOver(httpAnswering(text, status))
    expect(await members.updateContact({ email: 'a@b.co', gsmNumber: '1' })).toEqual({ kind: 'ok', value: undefined })
    await expect(members.kycLevel()).rejects.toMatchObject({ fault: 'malformed' })
  })

  it.each([204, 200])(
    'a preference without an answer body names no plain form, with %d (FRGN-02~, GWY-11~)',
    async (status) => {
      const { payments: asking } = gatewaysOver(httpAnswering('', status))
      expect(await asking.preference()).toEqual({ kind: 'ok', value: { paymentPageUrl: undefined } })
    },
  )

  it.each([204, 200])(
    'an admission without an answer body admits no foreign buyer, with %d (FRGN-02~, GWY-02~)',
    async (status) => {
      const { payments: asking } = gatewaysOver(httpAnswering('', status))
      await expect(asking.foreignNumber()).rejects.toMatchObject({ fault: 'malformed' })
    },
  )

  it('an empty 404 to a call without an answer body is malformed (GWY-11~)', async () => {
    const { members } = gatewaysOver(httpAnswering('', 404))
    await expect(members.updateContact({ email: 'a@b.co', gsmNumber: '1' })).rejects.toMatchObject({
      fault: 'malformed',
    })
  })
})
