import { balances } from './consumer/balances'
import type { Endpoint } from './endpoint'
import { cardsAndMemberToken } from './member/cards-and-member-token'
import { loginComplete } from './member/login-complete'
import { loginCredentials } from './member/login-credentials'
import { otpQuickLoginInitialize, otpQuickLoginInitializeV2 } from './member/login-initialize'
import { smsResend } from './member/sms-resend'
import { cardAuth } from './payment/card-auth'
import { detail } from './payment/detail'
import { merchantInitialize } from './payment/merchant-initialize'
import { merchantRetrieve } from './payment/merchant-retrieve'

/** Every call the gateways answer; a new one is a file of its own and a line here. */
export const ENDPOINTS: readonly Endpoint[] = [
  detail,
  cardAuth,
  merchantInitialize,
  merchantRetrieve,
  otpQuickLoginInitialize,
  otpQuickLoginInitializeV2,
  loginComplete,
  smsResend,
  cardsAndMemberToken,
  loginCredentials,
  balances,
]
