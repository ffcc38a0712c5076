import { balances } from './consumer/balances'
import { kycLimitValidation } from './consumer/kyc-limit-validation'
import { refundClaim } from './consumer/refund-claim'
import { settlementSettings } from './consumer/settlement-settings'
import type { Endpoint } from '../http/endpoint'
import { cardsAndMemberToken } from './member/cards-and-member-token'
import { checkExistence } from './member/check-existence'
import { communicationsPermission } from './member/communications-permission'
import { creditApplication } from './member/credit-application'
import { creditBankList } from './member/credit-bank-list'
import { creditPaymentPlan } from './member/credit-payment-plan'
import { creditValidation } from './member/credit-validation'
import { gsmUpdate, smsResend } from './member/resend-otp'
import { kycLevel } from './member/kyc-level'
import { loginComplete } from './member/login-complete'
import { loginCredentials } from './member/login-credentials'
import { otpQuickLoginInitialize, otpQuickLoginInitializeV2 } from './member/login-initialize'
import { managementCards } from './member/management-cards'
import { quickRegister, register } from './member/register'
import { sendSmsAppLink } from './member/send-sms-app-link'
import { updateContact } from './member/update-contact'
import { bonusInquire } from './payment/bonus-inquire'
import { cardAuth, initialize3DS, mixPayment } from './payment/card-auth'
import { detail } from './payment/detail'
import { checkPwiPreference, foreignNumber } from './payment/foreign-number'
import { fundAuth } from './payment/fund-auth'
import { initializeBkm } from './payment/initialize-bkm'
import { installment } from './payment/installment'
import { merchantInitialize } from './merchant/merchant-initialize'
import { merchantRefundInit } from './merchant/merchant-refund-init'
import { merchantRetrieve } from './merchant/merchant-retrieve'
import { merchantSettlementInit } from './merchant/merchant-settlement-init'
import { refundDetail, settlementDetail } from './payment/payout-detail'
import { transferInitialize } from './payment/transfer-initialize'
import { transferNotify } from './payment/transfer-notify'

/** All endpoints of the gateways. A new endpoint needs its own file and a line here. */
export const ENDPOINTS: readonly Endpoint[] = [
  detail,
  installment,
  bonusInquire,
  cardAuth,
  initialize3DS,
  initializeBkm,
  fundAuth,
  mixPayment,
  merchantInitialize,
  merchantRetrieve,
  otpQuickLoginInitialize,
  otpQuickLoginInitializeV2,
  loginComplete,
  register,
  quickRegister,
  smsResend,
  gsmUpdate,
  checkExistence,
  kycLevel,
  cardsAndMemberToken,
  managementCards,
  loginCredentials,
  sendSmsAppLink,
  communicationsPermission,
  updateContact,
  balances,
  kycLimitValidation,
  foreignNumber,
  checkPwiPreference,
  transferInitialize,
  transferNotify,
  creditBankList,
  creditValidation,
  creditApplication,
  creditPaymentPlan,
  merchantRefundInit,
  refundDetail,
  refundClaim,
  merchantSettlementInit,
  settlementDetail,
  settlementSettings,
]
