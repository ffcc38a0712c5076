/** The paths of the calls that the app makes, below their gateways. */
export const PATHS = {
  detail: '/payment/pay-with-wallet/detail',
  cardAuth: '/payment/iyzipos/checkoutform/auth/ecom',
  threeDS: '/payment/iyzipos/checkoutform/initialize3ds/ecom',
  installments: '/payment/iyzipos/checkoutform/installment',
  bonus: '/payment/checkout/inquire',
  loginStart: '/api/v1/members-login/otp-quick-login-initialize',
  quickLoginStart: '/api/v2/members-login/otp-quick-login-initialize',
  loginComplete: '/api/v1/members-login/login-complete',
  register: '/api/v2/members-login/register',
  foreignNumber: '/payment/pay-with-wallet/foreign-number',
  changePhone: '/api/v1/members-login/login/gsm-update',
  resend: '/api/v1/members-login/login/sms-resend',
  credentials: '/api/v1/members-auth/login-credentials',
  updateContact: '/api/v1/checkout/update-contact',
  cards: '/api/v1/members-auth/cardsAndMemberToken',
  balances: '/api/v1/consumer-funds/balances',
} as const
