import { balances } from './consumer/balances'
import { kycLimitValidation } from './consumer/kyc-limit-validation'
import type { Endpoint } from './endpoint'
import { cardsAndMemberToken } from './member/cards-and-member-token'
import { checkExistence } from './member/check-existence'
import { communicationsPermission } from './member/communications-permission'
import { gsmUpdate } from './member/gsm-update'
import { kycLevel } from './member/kyc-level'
import { loginComplete } from './member/login-complete'
import { loginCredentials } from './member/login-credentials'
import { otpQuickLoginInitialize, otpQuickLoginInitializeV2 } from './member/login-initialize'
import { managementCards } from './member/management-cards'
import { quickRegister, register } from './member/register'
import { sendSmsAppLink } from './member/send-sms-app-link'
import { smsResend } from './member/sms-resend'
import { updateContact } from './member/update-contact'
import { detail } from './payment/detail'
import { checkPwiPreference, foreignNumber } from './payment/foreign-number'
import { bonusInquire } from './payment/bonus-inquire'
import { cardAuth, initialize3DS } from './payment/card-auth'
import { fundAuth } from './payment/fund-auth'
import { initializeBkm } from './payment/initialize-bkm'
import { installment } from './payment/installment'
import { merchantInitialize } from './payment/merchant-initialize'
import { merchantRetrieve } from './payment/merchant-retrieve'
import { mixPayment } from './payment/mix-payment'

/** Every call the gateways answer; a new one is a file of its own and a line here. */
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
]
