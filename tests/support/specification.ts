import type { Gateway } from '../../src/gateways/provider'

/** Every path of section 7 of the specification, by the gateway that serves it. */
export const PATHS_OF: Record<Gateway, readonly string[]> = {
  member: [
    '/api/v1/members-login/otp-quick-login-initialize',
    '/api/v2/members-login/otp-quick-login-initialize',
    '/api/v1/members-login/quick-register',
    '/api/v2/members-login/register',
    '/api/v1/members-login/login-complete',
    '/api/v1/members-login/login/sms-resend',
    '/api/v1/members-login/login/gsm-update',
    '/api/v1/members-auth/login-credentials',
    '/api/v2/members-login/check-existence-by-gsm',
    '/api/v1/members-login/kyc-level',
    '/api/v1/member-{product}-cards/management/cards',
    '/api/v1/members-auth/send-sms-app-link',
    '/api/v1/members/users/communicationsPermission',
    '/api/v1/checkout/update-contact',
    '/api/v1/members-auth/cardsAndMemberToken',
    '/api/v2/pay-with-credit/bank-list',
    '/api/v1/pay-with-credit/validation',
    '/api/v2/pay-with-credit/application',
    '/api/v1/pay-with-credit/installment/payment-plan',
  ],
  payment: [
    '/payment/pay-with-{product}/detail',
    '/payment/pay-with-{product}/foreign-number',
    '/payment/pay-with-{product}/check-pwi-preference',
    '/payment/refund-to-balance/detail',
    '/payment/settlement-to-balance/detail',
    '/payment/fund/auth',
    '/payment/fund/auth/mix-payment',
    '/payment/bank-transfer/checkoutForm/initialize',
    '/payment/bank-transfer/checkoutForm/notify',
    '/payment/iyzipos/checkoutform/auth/ecom',
    '/payment/iyzipos/checkoutform/initializebkm/ecom',
    '/payment/iyzipos/checkoutform/initialize3ds/ecom',
    '/payment/iyzipos/checkoutform/installment',
    '/payment/checkout/inquire',
  ],
  consumer: [
    '/api/v1/consumer-funds/balance/kyc-limit-validation',
    '/api/v1/consumer-funds/balances',
    '/api/v1/consumer-funds/refund-to-balance/claim',
    '/api/v1/consumer-funds/settlement-to-balance/settings',
  ],
}

export const PAYMENT_STATUSES = [
  'SUCCESS',
  'FAILURE',
  'INIT_BANK_TRANSFER',
  'INIT_CREDIT',
  'PENDING_CREDIT',
  'INIT_THREEDS',
  'CALLBACK_THREEDS',
  'BKM_POS_SELECTED',
  'NONE',
] as const

/** App init data as section 3 of the specification lists it, except for the fields of a refusal. */
export const INIT_FIELDS = [
  ...['token', 'locale', 'price', 'currency', 'gsmNumber', 'email', 'merchantName', 'paymentSourceName'],
  ...['payWithWalletCustomUI', 'refundToBalanceUsed', 'settlementToBalanceUsed', 'refundToken', 'settlementToken'],
  ...['buyerName', 'buyerSurname', 'bankTransferRedirectUrl', 'checkoutFormTokenExpireTime', 'systemTime'],
  ...['merchantInfo', 'goBackUrl', 'showGoBackUrlEnabled', 'stepInfoVisible', 'abTests', 'plusInstallmentResponseList'],
  ...['campaignMarketingUiDisplay', 'campaignMarketingUiDisplayV2', 'bankTransferAccounts', 'countlyStartType'],
  'customCountlySegments',
]

export const INIT_FLAGS = [
  ...['campaignEnabled', 'force3Ds', 'fundEnabled', 'bankTransferEnabled', 'mixPaymentEnabled', 'creditEnabled'],
  ...['creditCardEnabled', 'newDesignEnabled', 'stepInfoEnabled', 'quickLoginRegisterEnabled'],
  ...['customCOFormExpireTimeEnabled', 'merchantTrustStampAvailableOrIgnored', 'agreementCheckedByDefault'],
  'pwiQrCodeDisabled',
]
