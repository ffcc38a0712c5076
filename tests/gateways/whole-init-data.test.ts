import { describe, expect, it } from 'vitest'
import type { Detail } from '../../src/gateways/payment/order/detail'
import { valueOf } from '../support/value-of'
import { DETAIL, FLAGS, INIT } from '../support/contract/order'
import { gatewaysAnswered } from '../support/answering-http'
import { INIT_FIELDS, INIT_FLAGS } from '../support/specification'

const detailOf = async (init: object): Promise<Detail> =>
  valueOf(await gatewaysAnswered({ status: 'success', ...init }).payments.detail())

/** The detail of an order whose answer contains only the price. */
const DEFAULTS: Detail = {
  systemTime: undefined,
  outcome: {
    paymentStatus: undefined,
    submissionId: undefined,
    paymentId: undefined,
    paid: undefined,
    callbackUrl: undefined,
    refusal: undefined,
  },
  transfer: undefined,
  order: {
    price: { minor: 1250, currency: 'TRY' },
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
    intoBalance: undefined,
    look: {
      isReturnOffered: false,
      isCompact: false,
      isQrCodeOffered: true,
      isPaymentLink: false,
      campaign: undefined,
    },
  },
  init: {
    token: undefined,
    locale: undefined,
    flags: {
      ...(Object.fromEntries(Object.keys(FLAGS).map((flag) => [flag, false])) as Record<keyof typeof FLAGS, boolean>),
      newDesignEnabled: true,
    },
    buyerName: undefined,
    buyerSurname: undefined,
    paymentSourceName: undefined,
    customUI: { iyzilinkView: false, iyzilinkFlexibleLink: false },
    refundToBalanceUsed: false,
    settlementToBalanceUsed: false,
    refundToken: undefined,
    settlementToken: undefined,
    showGoBackUrlEnabled: false,
    stepInfoVisible: false,
    isIdentityFormShown: false,
    experimentGroup: 'ORIGIN',
    plusInstallments: [],
    marketing: { hasEntries: false, gsmCheckContent: { desktop: undefined, mobile: undefined } },
    bankTransferAccounts: [],
    bankTransferRedirectUrl: undefined,
    buyerProtectionEnabled: false,
    bkmEnabled: false,
    countlyStartType: undefined,
    customCountlySegments: {},
  },
}

describe('the detail of an order', () => {
  it('app init data is read whole, each field and flag, with unknown fields; a price alone has every default (BOOT-04)', async () => {
    expect(Object.keys(INIT)).toEqual(expect.arrayContaining(INIT_FIELDS))
    expect(Object.keys(FLAGS).sort()).toEqual([...INIT_FLAGS].sort())
    const { outcome } = DETAIL
    expect({ ...(await detailOf({ ...INIT, unheardOf: { of: [1, null] } })), outcome }).toEqual(DETAIL)
    expect(await detailOf({ price: '12.5' })).toEqual(DEFAULTS)
    expect(await detailOf({ price: 12.5, unheardOf: 'x' })).toEqual(DEFAULTS)
    await expect(detailOf({ price: 12.505 })).rejects.toThrow('price')
  })
})
