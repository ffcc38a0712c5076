import type { Asked } from './asked.ts'
import type { CallName } from './call-names.ts'
import { creditApplication, creditBanks, creditPlan, creditValidation } from './credit.ts'
import type { Answer } from './envelope.ts'
import { installment, bonus } from './installments.ts'
import { refundClaim, refundDetail, settlementDetail, settlementSettings } from './into-balance.ts'
import * as login from './login.ts'
import { detail } from './orders.ts'
import { bkmInitialize, cardAuth, fundAuth, mixAuth, threeDsInitialize } from './payments.ts'
import { transferInitialize, transferNotify } from './transfers.ts'
import * as wallet from './wallet.ts'
import type { Deps } from './deps.ts'

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** `{product}` means the wallet's slug. */
  readonly path: string
  /** Documented fields of the request; `a.b` is a nested field. */
  readonly required: string
  readonly bearer?: true
  readonly answer: (asked: Asked, deps: Deps) => Answer
}

const post = (path: string, required: string, answer: Call['answer']): Call => ({
  method: 'POST',
  path,
  required,
  answer,
})

const members = (call: Call): Call => ({ ...call, bearer: true })

const registration = 'email phoneNumber buyerName buyerSurname registerChannel outlineAgreementStatus'

const verification =
  'loginSmsVerification.memberUserId loginSmsVerification.referenceCode loginSmsVerification.verificationCode loginChannel'

const cardPayload = 'paymentChannel gsmNumber locale memberId paidPrice installment paymentCard'

export const CALLS: Readonly<Record<CallName, Call>> = {
  identify: post('/api/v1/members-login/otp-quick-login-initialize', 'email phoneNumber loginChannel', login.identify),
  quickIdentify: post(
    '/api/v2/members-login/otp-quick-login-initialize',
    'gsmNumber email loginChannel',
    login.identify,
  ),
  quickRegister: post('/api/v1/members-login/quick-register', registration, login.register),
  register: post('/api/v2/members-login/register', registration, login.register),
  loginComplete: post('/api/v1/members-login/login-complete', verification, login.loginComplete),
  smsResend: post('/api/v1/members-login/login/sms-resend', 'memberUserId referenceCode', login.smsResend),
  gsmUpdate: post(
    '/api/v1/members-login/login/gsm-update',
    'referenceCode memberUserId gsmNumber channelType',
    login.gsmUpdate,
  ),
  loginCredentials: members(
    post('/api/v1/members-auth/login-credentials', 'memberUserId memberId', login.loginCredentials),
  ),
  existence: post('/api/v2/members-login/check-existence-by-gsm', 'gsmNumber', login.existence),
  kycLevel: members(post('/api/v1/members-login/kyc-level', 'channelType', wallet.kycLevel)),
  kycLimit: members(
    post('/api/v1/consumer-funds/balance/kyc-limit-validation', 'memberId amount currencyCode', wallet.kycLimit),
  ),
  managementCards: {
    method: 'GET',
    path: '/api/v1/member-{product}-cards/management/cards',
    required: '',
    bearer: true,
    answer: wallet.managementCards,
  },
  appLink: members(post('/api/v1/members-auth/send-sms-app-link', 'deviceType linkType', wallet.appLink)),
  communicationsPermission: members(
    post('/api/v1/members/users/communicationsPermission', 'communicationsPermission', wallet.communicationsPermission),
  ),
  detail: post('/payment/pay-with-{product}/detail', 'locale', detail),
  foreignNumber: post('/payment/pay-with-{product}/foreign-number', 'locale', wallet.foreignNumber),
  pwiPreference: post('/payment/pay-with-{product}/check-pwi-preference', '', wallet.pwiPreference),
  updateContact: {
    method: 'PUT',
    path: '/api/v1/checkout/update-contact',
    required: 'email gsmNumber',
    answer: login.updateContact,
  },
  refundDetail: post('/payment/refund-to-balance/detail', '', refundDetail),
  refundClaim: members(post('/api/v1/consumer-funds/refund-to-balance/claim', 'claimToken', refundClaim)),
  settlementDetail: post('/payment/settlement-to-balance/detail', '', settlementDetail),
  settlementSettings: members(
    post('/api/v1/consumer-funds/settlement-to-balance/settings', 'settlementToBalanceType token', settlementSettings),
  ),
  balances: {
    method: 'GET',
    path: '/api/v1/consumer-funds/balances',
    required: '',
    bearer: true,
    answer: wallet.balances,
  },
  fundAuth: post(
    '/payment/fund/auth',
    'paymentChannel memberEmail gsmNumber memberGsmNumber browserFingerprint locale memberId paidPrice',
    fundAuth,
  ),
  transferInitialize: post(
    '/payment/bank-transfer/checkoutForm/initialize',
    'bankId memberId email paidPrice gsmNumber memberGsmNumber paymentChannel buyerProtected locale browserFingerprint',
    transferInitialize,
  ),
  transferNotify: post('/payment/bank-transfer/checkoutForm/notify', 'bankTransferPaymentId', transferNotify),
  cardAuth: post('/payment/iyzipos/checkoutform/auth/ecom', `${cardPayload} browserFingerprint`, cardAuth),
  bkmInitialize: post(
    '/payment/iyzipos/checkoutform/initializebkm/ecom',
    'paymentChannel locale paidPrice browserFingerprint',
    bkmInitialize,
  ),
  threeDsInitialize: post(
    '/payment/iyzipos/checkoutform/initialize3ds/ecom',
    `${cardPayload} browserFingerprint`,
    threeDsInitialize,
  ),
  mixAuth: post('/payment/fund/auth/mix-payment', `${cardPayload} browserFingerprint memberBalanceAmount`, mixAuth),
  cards: members(post('/api/v1/members-auth/cardsAndMemberToken', 'checkoutFormToken memberId', wallet.cards)),
  installment: post('/payment/iyzipos/checkoutform/installment', 'binNumber price currency locale', installment),
  bonus: post(
    '/payment/checkout/inquire',
    'locale conversationId paidPrice paymentCard currency paymentChannel',
    bonus,
  ),
  creditBanks: members(post('/api/v2/pay-with-credit/bank-list', 'memberKycLevel paidPrice locale', creditBanks)),
  creditValidation: members(
    post('/api/v1/pay-with-credit/validation', 'checkoutFormToken paymentChannel memberId paidPrice', creditValidation),
  ),
  creditApplication: members(
    post(
      '/api/v2/pay-with-credit/application',
      'creditToken memberGsmNumber memberEmail memberId acquirerId',
      creditApplication,
    ),
  ),
  creditPlan: members(post('/api/v1/pay-with-credit/installment/payment-plan', 'paidPrice acquirerId', creditPlan)),
}
