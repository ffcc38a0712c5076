import {
  detail,
  foreignNumber,
  outcome,
  preference,
  refundDetail,
  refundOutcome,
  settlementDetail,
  settlementOutcome,
} from '../../../src/gateways/payment/order/calls'
import { EMAIL, PHONE, TOKEN, row } from './row'

const asked = { method: 'POST', by: 'visitor', kind: 'read' } as const

const NOW = 1_763_000_000_000

export const FLAGS = {
  campaignEnabled: true,
  force3Ds: true,
  fundEnabled: true,
  bankTransferEnabled: true,
  mixPaymentEnabled: true,
  creditEnabled: true,
  creditCardEnabled: true,
  newDesignEnabled: true,
  stepInfoEnabled: true,
  quickLoginRegisterEnabled: true,
  customCOFormExpireTimeEnabled: true,
  merchantTrustStampAvailableOrIgnored: true,
  agreementCheckedByDefault: true,
  pwiQrCodeDisabled: true,
}

/** An init answer with every field. */
export const INIT = {
  token: TOKEN,
  locale: 'tr',
  price: 2480.5,
  currency: 'TRY',
  gsmNumber: PHONE,
  email: EMAIL,
  merchantName: 'Çiçek Evi',
  paymentSourceName: 'cicek-evi',
  payWithWalletCustomUI: { iyzilinkView: true, iyzilinkFlexibleLink: true },
  refundToBalanceUsed: true,
  settlementToBalanceUsed: true,
  refundToken: 'refund',
  settlementToken: 'settlement',
  buyerName: 'Ayşe',
  buyerSurname: 'Yılmaz',
  bankTransferRedirectUrl: 'https://www.shop.example/transfer',
  checkoutFormTokenExpireTime: 1800,
  systemTime: NOW,
  merchantInfo: 'https://www.shop.example/about',
  goBackUrl: 'https://www.shop.example/basket',
  showGoBackUrlEnabled: true,
  stepInfoVisible: true,
  abTests: { verifyIdentity: 1 },
  plusInstallmentResponseList: [
    { startDate: '2026-01-05', plusInstallment: 2, cardBankDtoList: [{ cardBankName: 'Akbank' }] },
  ],
  campaignMarketingUiDisplay: { gsmCheckContent: 'https://cdn.wallet.example/check.png' },
  campaignMarketingUiDisplayV2: {
    desktop: { gsmCheckContent: 'https://cdn.wallet.example/wide.png' },
    mobile: { gsmCheckContent: 'https://cdn.wallet.example/narrow.png' },
  },
  bankTransferAccounts: [
    {
      bankId: 64,
      bank: {
        bankName: 'Türkiye İş Bankası',
        iban: 'TR45 0006 4012 3456 7890 1234 56',
        legalCompanyTitle: 'Cüzdan A.Ş.',
        bankLogoUrl: 'https://cdn.wallet.example/is.svg',
      },
    },
  ],
  buyerProtectionEnabled: true,
  bkmEnabled: true,
  countlyStartType: 'default',
  customCountlySegments: { source: 'shop', visits: 3, isNew: true },
  ...FLAGS,
}

const FAILED = {
  paymentStatus: 'FAILURE',
  submissionId: 'f00d',
  paymentId: 99,
  paidPrice: '2480.50',
  callbackUrl: 'https://www.shop.example/callback',
  errorCode: 10051,
  errorGroup: 'NOT_SUFFICIENT_FUNDS',
  errorMessage: 'Kart limiti yetersiz',
}

const FAILURE = {
  paymentStatus: 'FAILURE',
  submissionId: 'f00d',
  paymentId: '99',
  paid: { minor: 248_050, currency: 'TRY' },
  callbackUrl: 'https://www.shop.example/callback',
  refusal: { code: '10051', group: 'NOT_SUFFICIENT_FUNDS', message: 'Kart limiti yetersiz', language: 'tr' as const },
}

/** What the checkout reads from it, with the failed payment. */
export const DETAIL = {
  systemTime: NOW,
  outcome: FAILURE,
  transfer: undefined,
  order: {
    price: { minor: 248_050, currency: 'TRY' },
    contact: { email: EMAIL, gsmNumber: PHONE },
    buyer: { name: 'Ayşe', surname: 'Yılmaz' },
    merchantName: 'Çiçek Evi',
    merchantHost: 'www.shop.example',
    goBackUrl: 'https://www.shop.example/basket',
    isStepInfoVisible: true,
    isQuickLogin: true,
    isAgreementCheckedByDefault: true,
    endsAt: NOW + 1_800_000,
    hasTransfer: false,
    isFormTimeOnly: true,
    intoBalance: 'refund',
    look: {
      isReturnOffered: true,
      isCompact: false,
      isQrCodeOffered: false,
      isPaymentLink: true,
      campaign: {
        kind: 'cashback',
        picture: {
          desktop: 'https://cdn.wallet.example/wide.png',
          mobile: 'https://cdn.wallet.example/narrow.png',
        },
      },
    },
  },
  init: {
    token: TOKEN,
    locale: 'tr',
    flags: FLAGS,
    buyerName: 'Ayşe',
    buyerSurname: 'Yılmaz',
    paymentSourceName: 'cicek-evi',
    customUI: { iyzilinkView: true, iyzilinkFlexibleLink: true },
    refundToBalanceUsed: true,
    settlementToBalanceUsed: true,
    refundToken: 'refund',
    settlementToken: 'settlement',
    showGoBackUrlEnabled: true,
    stepInfoVisible: true,
    isIdentityFormShown: true,
    experimentGroup: 'GROUP_A',
    plusInstallments: [{ startDate: Date.UTC(2026, 0, 5), plusInstallment: 2, cardBankName: 'Akbank' }],
    marketing: {
      hasEntries: true,
      gsmCheckContent: {
        desktop: 'https://cdn.wallet.example/wide.png',
        mobile: 'https://cdn.wallet.example/narrow.png',
      },
    },
    bankTransferAccounts: [
      {
        bankId: 64,
        bankName: 'Türkiye İş Bankası',
        logo: 'https://cdn.wallet.example/is.svg',
        iban: 'TR450006401234567890123456',
        recipient: 'Cüzdan A.Ş.',
      },
    ],
    bankTransferRedirectUrl: 'https://www.shop.example/transfer',
    buyerProtectionEnabled: true,
    bkmEnabled: true,
    countlyStartType: 'default',
    customCountlySegments: { source: 'shop', visits: 3, isNew: true },
  },
} as const

const init = { ...asked, answer: { ...INIT, ...FAILED }, value: DETAIL }

const ownToken = { input: undefined, body: { locale: 'tr', token: TOKEN } }

const plainForm = {
  input: undefined,
  body: { locale: 'tr' },
  answer: { paymentPageUrl: 'https://pay.wallet.example/form' },
  value: { paymentPageUrl: 'https://pay.wallet.example/form' },
}

const told = {
  ...asked,
  input: { currency: 'TRY' },
  body: { locale: 'tr', token: TOKEN },
  answer: { ...FAILED, currency: 'TRY' },
  value: { ...FAILURE, systemTime: undefined, transfer: undefined },
} as const

export const ORDER_ROWS = [
  row(detail, {
    ...init,
    path: '/payment/pay-with-wallet/detail',
    input: {},
    body: { locale: 'tr', checkoutFormToken: TOKEN },
  }),
  row(outcome, {
    ...asked,
    path: '/payment/pay-with-wallet/detail',
    input: { currency: 'TRY' },
    body: { locale: 'tr', checkoutFormToken: TOKEN },
    answer: { ...FAILED, currency: 'TRY' },
    value: { ...FAILURE, systemTime: undefined, transfer: undefined },
  }),
  row(refundDetail, { ...init, ...ownToken, input: {}, path: '/payment/refund-to-balance/detail' }),
  row(settlementDetail, { ...init, ...ownToken, input: {}, path: '/payment/settlement-to-balance/detail' }),
  row(refundOutcome, { ...told, path: '/payment/refund-to-balance/detail' }),
  row(settlementOutcome, { ...told, path: '/payment/settlement-to-balance/detail' }),
  row(foreignNumber, { ...asked, ...plainForm, kind: 'login', path: '/payment/pay-with-wallet/foreign-number' }),
  row(preference, { ...asked, ...plainForm, path: '/payment/pay-with-wallet/check-pwi-preference' }),
]
