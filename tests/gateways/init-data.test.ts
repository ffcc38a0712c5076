import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Detail } from '../../src/gateways/payment/order/detail'
import { valueOf } from '../support/value-of'
import { FLAGS, INIT } from '../support/contract/order'
import { gatewaysAnswered } from '../support/answering-http'

const detailOf = async (init: object, isLocalTest = false): Promise<Detail> =>
  valueOf(await gatewaysAnswered({ status: 'success', ...init }, { isLocalTest }).payments.detail())

const read = async (changed: object) => detailOf({ ...INIT, ...changed })

type Reading = (detail: Detail) => unknown

/** Each field, where it is read, its value in INIT, and its value when absent. */
const FIELDS: readonly (readonly [field: keyof typeof INIT, reading: Reading, told: unknown, absent: unknown])[] = [
  ['token', ({ init }) => init.token, 'tok', undefined],
  ['locale', ({ init }) => init.locale, 'tr', undefined],
  ['currency', ({ order }) => order.price, { minor: 248_050, currency: 'TRY' }, { minor: 248_050, currency: 'TRY' }],
  ['gsmNumber', ({ order }) => order.contact.gsmNumber, '+905321234567', ''],
  ['email', ({ order }) => order.contact.email, 'ayse@shop.example', ''],
  ['merchantName', ({ order }) => order.merchantName, 'Çiçek Evi', undefined],
  ['paymentSourceName', ({ init }) => init.paymentSourceName, 'cicek-evi', undefined],
  [
    'payWithWalletCustomUI',
    ({ init }) => init.customUI,
    { iyzilinkView: true, iyzilinkFlexibleLink: true },
    { iyzilinkView: false, iyzilinkFlexibleLink: false },
  ],
  ['refundToBalanceUsed', ({ init }) => init.refundToBalanceUsed, true, false],
  ['settlementToBalanceUsed', ({ init }) => init.settlementToBalanceUsed, true, false],
  ['refundToken', ({ init }) => init.refundToken, 'refund', undefined],
  ['settlementToken', ({ init }) => init.settlementToken, 'settlement', undefined],
  ['buyerName', ({ init }) => init.buyerName, 'Ayşe', undefined],
  ['buyerSurname', ({ init }) => init.buyerSurname, 'Yılmaz', undefined],
  [
    'bankTransferRedirectUrl',
    ({ init }) => init.bankTransferRedirectUrl,
    'https://www.shop.example/transfer',
    undefined,
  ],
  ['checkoutFormTokenExpireTime', ({ order }) => order.endsAt, INIT.systemTime + 1_800_000, undefined],
  ['systemTime', ({ systemTime }) => systemTime, INIT.systemTime, undefined],
  ['merchantInfo', ({ order }) => order.merchantHost, 'www.shop.example', undefined],
  ['goBackUrl', ({ order }) => order.goBackUrl, 'https://www.shop.example/basket', undefined],
  ['showGoBackUrlEnabled', ({ init }) => init.showGoBackUrlEnabled, true, false],
  [
    'stepInfoVisible',
    ({ init, order }) => [init.stepInfoVisible, order.isStepInfoVisible],
    [true, true],
    [false, false],
  ],
  ['abTests', ({ init }) => init.isIdentityFormShown, true, false],
  [
    'plusInstallmentResponseList',
    ({ init }) => init.plusInstallments,
    [{ startDate: Date.UTC(2026, 0, 5), plusInstallment: 2, cardBankName: 'Akbank' }],
    [],
  ],
  [
    'campaignMarketingUiDisplayV2',
    ({ init }) => init.marketing.gsmCheckContent.desktop,
    'https://cdn.wallet.example/wide.png',
    'https://cdn.wallet.example/check.png',
  ],
  [
    'bankTransferAccounts',
    ({ init }) => init.bankTransferAccounts.map(({ bankId, iban }) => [bankId, iban]),
    [[64, 'TR450006401234567890123456']],
    [],
  ],
  ['buyerProtectionEnabled', ({ init }) => init.buyerProtectionEnabled, true, false],
  ['bkmEnabled', ({ init }) => init.bkmEnabled, true, false],
  ['countlyStartType', ({ init }) => init.countlyStartType, 'default', undefined],
  ['customCountlySegments', ({ init }) => init.customCountlySegments, { source: 'shop', visits: 3, isNew: true }, {}],
]

/** Without these there is no order to pay, or no price. */
const NEEDED = ['price', 'currency']

describe('app init data', () => {
  it.each(FIELDS)(
    'the field %s of app init data is read, and is optional (BOOT-15~)',
    async (field, reading, told, absent) => {
      expect(reading(await read({}))).toEqual(told)
      for (const nothing of [undefined, null]) expect(reading(await read({ [field]: nothing }))).toEqual(absent)
    },
  )

  it('every field of app init data is in the table of fields, or has a test of its own (BOOT-15~)', () => {
    const own = ['price', 'campaignMarketingUiDisplay', ...Object.keys(FLAGS)]
    const tested = [...FIELDS.map(([field]) => field), ...own]
    expect(Object.keys(INIT).sort()).toEqual(tested.sort())
  })

  it('the price of app init data is needed, and has two decimals (BOOT-04~, BOOT-15~)', async () => {
    expect((await read({ price: '12.5', currency: 'EUR' })).order.price).toEqual({ minor: 1250, currency: 'EUR' })
    await expect(read({ price: undefined })).rejects.toThrow('price')
    await expect(read({ price: 12.505 })).rejects.toThrow('price')
  })

  it('status, errorCode and errorMessage of app init data are those of a refusal (BOOT-15~)', async () => {
    const { payments } = gatewaysAnswered({ status: 'failure', errorCode: 5125, errorMessage: 'Token geçerli değil' })
    expect(await payments.detail()).toMatchObject({ kind: 'refused', code: '5125', message: 'Token geçerli değil' })
  })

  it.each(Object.keys(FLAGS) as (keyof typeof FLAGS)[])(
    'the flag %s is read as on or off, and has its safe value where it is absent or odd (BOOT-16~)',
    async (flag) => {
      const flagWhen = async (said: unknown) => (await read({ [flag]: said })).init.flags[flag]
      const others = Object.fromEntries(Object.keys(FLAGS).map((name) => [name, name !== flag]))
      expect((await detailOf({ ...INIT, ...others })).init.flags).toEqual(others)
      expect(await flagWhen(true)).toBe(true)
      expect(await flagWhen(false)).toBe(false)
      for (const on of [1, '1', 'true']) expect(await flagWhen(on)).toBe(true)
      for (const off of [0, '0', 'false']) expect(await flagWhen(off)).toBe(false)
      expect(await flagWhen(undefined)).toBe(flag === 'newDesignEnabled')
      const isSafelyOn = flag === 'newDesignEnabled' || flag === 'force3Ds'
      for (const odd of [null, 'maybe', 2, {}]) expect(await flagWhen(odd)).toBe(isSafelyOn)
    },
  )

  it('the flags of the first screens are those of the order (BOOT-16~)', async () => {
    const orderWhen = async (on: boolean) => {
      const flags = ['quickLoginRegisterEnabled', 'agreementCheckedByDefault', 'customCOFormExpireTimeEnabled']
      return (await read(Object.fromEntries(flags.map((flag) => [flag, on])))).order
    }
    for (const on of [true, false]) {
      expect(await orderWhen(on)).toMatchObject({
        isQuickLogin: on,
        isAgreementCheckedByDefault: on,
        isFormTimeOnly: on,
      })
    }
  })

  it('an odd value in an optional field of app init data never closes the checkout (BOOT-04~)', async () => {
    const field = fc.constantFrom(...Object.keys(INIT).filter((name) => !NEEDED.includes(name)))
    await fc.assert(
      fc.asyncProperty(field, fc.jsonValue({ maxDepth: 3 }), async (name, value) => {
        expect((await read({ [name]: value })).order.price.minor).toBe(248_050)
      }),
      { numRuns: 400 },
    )
  })

  it('a field named after the product is read by the product’s own name', async () => {
    const { init } = await read({ payWithPurseCustomUI: { iyzilinkView: true }, payWithWalletCustomUI: {} })
    expect(init.customUI.iyzilinkView).toBe(false)
  })

  it.each(['iyzilinkView', 'iyzilinkFlexibleLink'])(
    'an order is of a payment link by %s alone (SHELL-12~)',
    async (on) => {
      const customUI = { iyzilinkView: false, iyzilinkFlexibleLink: false, [on]: true }
      expect((await read({ payWithWalletCustomUI: customUI })).order.look.isPaymentLink).toBe(true)
    },
  )

  it.each([
    [{ verifyIdentity: 1 }, true],
    [{ verifyIdentity: '1' }, true],
    [{ verifyIdentity: 0 }, false],
    [{ verifyIdentity: 2 }, false],
    [{}, false],
    [1, false],
  ])('abTests %j shows our own identity form: %s (BOOT-15~)', async (abTests, isShown) => {
    expect((await read({ abTests })).init.isIdentityFormShown).toBe(isShown)
  })

  it('addresses are safe ones or none', async () => {
    const unsafe = 'javascript:alert(1)'
    const { init } = await read({
      bankTransferRedirectUrl: unsafe,
      campaignMarketingUiDisplay: { gsmCheckContent: 'http://cdn.wallet.example/a.png' },
      campaignMarketingUiDisplayV2: { desktop: { gsmCheckContent: unsafe }, mobile: {} },
    })
    expect(init.bankTransferRedirectUrl).toBeUndefined()
    expect(init.marketing).toEqual({ hasEntries: true, gsmCheckContent: { desktop: undefined, mobile: undefined } })
    const local = { ...INIT, bankTransferRedirectUrl: 'http://127.0.0.1:4102/callback' }
    expect((await detailOf(local, true)).init.bankTransferRedirectUrl).toBe('http://127.0.0.1:4102/callback')
  })

  it('names in app init data are plain text of at most 300 characters', async () => {
    const long = `\u202e${'x'.repeat(10_000)}\u0000`
    const { init } = await read({ buyerName: long, buyerSurname: ' \u200f ', paymentSourceName: long })
    expect([init.buyerName, init.buyerSurname]).toEqual([`${'x'.repeat(299)}…`, undefined])
    // The source is never shown; the provider identifies it by the exact text.
    expect(init.paymentSourceName).toBe(long)
  })
})

const marketing = async (changed: object) => (await detailOf({ price: 1, ...changed })).init.marketing

describe('the marketing display', () => {
  it('the marketing display is empty where nothing is configured (BOOT-15~)', async () => {
    const empty = { hasEntries: false, gsmCheckContent: { desktop: undefined, mobile: undefined } }
    expect(await marketing({})).toEqual(empty)
    expect(await marketing({ campaignMarketingUiDisplay: {}, campaignMarketingUiDisplayV2: {} })).toEqual(empty)
    expect(await marketing({ campaignMarketingUiDisplay: [], campaignMarketingUiDisplayV2: 'x' })).toEqual(empty)
  })

  it('the marketing display has entries when any of its forms has one (BOOT-15~)', async () => {
    for (const filled of [
      { campaignMarketingUiDisplay: { title: 'x' } },
      { campaignMarketingUiDisplayV2: { desktop: { title: 'x' } } },
      { campaignMarketingUiDisplayV2: { mobile: { title: 'x' } } },
    ]) {
      expect(await marketing(filled)).toMatchObject({ hasEntries: true })
    }
  })

  it('the marketing display shows on each width its own image, else the older one (BOOT-15~, IDEN-08~)', async () => {
    const older = { gsmCheckContent: 'https://cdn.example/old.png' }
    const mobile = { gsmCheckContent: 'https://cdn.example/narrow.png' }
    expect(
      await marketing({ campaignMarketingUiDisplay: older, campaignMarketingUiDisplayV2: { mobile } }),
    ).toMatchObject({
      gsmCheckContent: { desktop: older.gsmCheckContent, mobile: mobile.gsmCheckContent },
    })
  })
})

describe('lists of app init data', () => {
  it('lists of app init data lose their odd entries, and nothing else (BOOT-15~)', async () => {
    const bank = [{ cardBankName: 'Akbank' }, { cardBankName: 'Garanti' }]
    const [account] = INIT.bankTransferAccounts
    const { init } = await read({
      plusInstallmentResponseList: [
        { startDate: 1_767_571_200_000, plusInstallment: '3', cardBankDtoList: bank },
        { startDate: '05.01.2026', plusInstallment: 1, cardBankDtoList: bank },
        { plusInstallment: 1, cardBankDtoList: bank },
        { startDate: '2026-01-05', plusInstallment: 0, cardBankDtoList: bank },
        { startDate: '2026-01-05', plusInstallment: 1, cardBankDtoList: [] },
        { startDate: '2026-01-05', plusInstallment: 1, cardBankDtoList: [{ cardBankName: '' }] },
        null,
      ],
      bankTransferAccounts: [
        account,
        { bankId: 'b-62', bank: { iban: 'TR600006201234567890123456' } },
        { bankId: 1, bank: { iban: 'DE89370400440532013000' } },
        { bankId: 1 },
        { bank: account?.bank },
        'x',
      ],
      customCountlySegments: { a: 'x', b: {}, c: null, d: 2, e: '\u202e', f: false },
    })
    expect(init.plusInstallments).toEqual([
      { startDate: 1_767_571_200_000, plusInstallment: 3, cardBankName: 'Akbank' },
      { startDate: undefined, plusInstallment: 1, cardBankName: 'Akbank' },
      { startDate: undefined, plusInstallment: 1, cardBankName: 'Akbank' },
    ])
    expect(init.bankTransferAccounts.map(({ bankId }) => bankId)).toEqual([64, 'b-62'])
    expect(init.customCountlySegments).toEqual({ a: 'x', d: 2, f: false })
  })
})
