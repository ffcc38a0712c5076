import {
  changePhone,
  completeLogin,
  resendCode,
  restoreLogin,
  startLogin,
  startQuickLogin,
} from '../../../src/gateways/member/login/calls'
import { kycLevel, proveIdentity, sendAppLink } from '../../../src/gateways/member/identity/calls'
import { permitMessages, updateContact } from '../../../src/gateways/member/preferences/calls'
import { checkExistence, quickRegister, register } from '../../../src/gateways/member/registration/calls'
import { managedCards, openWallet } from '../../../src/gateways/member/wallet/calls'
import { CHANNEL, EMAIL, PHONE, TOKEN, row } from './row'

const SENT = {
  memberUserId: 'u',
  gsmNumber: PHONE,
  gsmNumberVerified: false,
  expireDurationInSeconds: 180,
  referenceCode: 'ref',
}
const SENDING = {
  memberUserId: 'u',
  gsmNumber: PHONE,
  gsmNumberVerified: false,
  expiresInSeconds: 180,
  referenceCode: 'ref',
}
const REFERENCES = { memberUserId: 'u', referenceCode: 'ref' }

const start = {
  method: 'POST',
  by: 'visitor',
  kind: 'sms',
  input: { email: EMAIL, phone: PHONE },
  answer: { memberUserExists: true, shouldUseEmail: false, ...SENT },
  value: { memberUserExists: true, shouldUseEmail: false, ...SENDING },
} as const

const registration = {
  method: 'POST',
  by: 'visitor',
  kind: 'sms',
  input: {
    email: 'Ayse@Shop.example',
    phone: PHONE,
    name: 'Ayşe',
    surname: 'Yılmaz',
    isDataUsePermitted: true,
    areMessagesPermitted: true,
  },
  body: {
    email: EMAIL,
    phoneNumber: PHONE,
    buyerName: 'Ayşe',
    buyerSurname: 'Yılmaz',
    registerChannel: CHANNEL,
    outlineAgreementStatus: 'ACCEPTED',
    pdppPermission: 'PERMITTED_ON_REGISTER',
    communicationsPermission: 'PERMITTED',
  },
  answer: { memberUserExists: false, shouldUseEmail: false, ...SENT },
  value: SENDING,
} as const

const MEMBER = { memberUserId: 'u', memberId: '7', gsmNumber: PHONE, email: EMAIL, kycLevel: 1 } as const
const TOKENS = { accessToken: 'access', refreshToken: 'refresh', expiresIn: 900, iyziLc: 'lc' }
const LOGIN = { answer: { memberLoginDto: MEMBER, ...TOKENS }, value: { member: MEMBER, ...TOKENS } }

const CARD = {
  walletCard: false,
  cardType: 'CREDIT_CARD',
  lastPaidCard: true,
  threeDSVerified: false,
  cardToken: 'card-token',
  binNumber: '55496071',
  lastFourDigits: '3771',
  cardAssociation: 'MASTER_CARD',
  cardBankName: 'Denizbank',
  expireMonth: '12',
  expireYear: '2030',
}
const SAVED_CARD = {
  cardToken: 'card-token',
  brand: 'MASTER',
  type: 'credit',
  bankName: 'Denizbank',
  bin: '55496071',
  lastFour: '3771',
  expiry: { month: 12, year: 2030 },
  isProviderCard: false,
  isGatedAsProviderCard: false,
  wasPaidWithLast: true,
  isThreeDSVerified: false,
} as const
const NOW = 1_763_000_000_000

export const MEMBER_ROWS = [
  row(startLogin, {
    ...start,
    path: '/api/v1/members-login/otp-quick-login-initialize',
    body: { email: EMAIL, phoneNumber: PHONE, loginChannel: CHANNEL },
  }),
  row(startQuickLogin, {
    ...start,
    path: '/api/v2/members-login/otp-quick-login-initialize',
    body: { gsmNumber: PHONE, email: EMAIL, loginChannel: CHANNEL },
  }),
  row(register, { ...registration, path: '/api/v2/members-login/register' }),
  row(quickRegister, { ...registration, path: '/api/v1/members-login/quick-register' }),
  row(completeLogin, {
    method: 'POST',
    path: '/api/v1/members-login/login-complete',
    by: 'visitor',
    kind: 'login',
    input: { ...REFERENCES, verificationCode: '123456' },
    body: { loginSmsVerification: { ...REFERENCES, verificationCode: '123456' }, loginChannel: CHANNEL },
    ...LOGIN,
  }),
  row(resendCode, {
    method: 'POST',
    path: '/api/v1/members-login/login/sms-resend',
    by: 'visitor',
    kind: 'sms',
    input: REFERENCES,
    body: REFERENCES,
    answer: { referenceCode: 'ref-2', expireDurationInSeconds: 180 },
    value: { referenceCode: 'ref-2', expiresInSeconds: 180 },
  }),
  row(changePhone, {
    method: 'POST',
    path: '/api/v1/members-login/login/gsm-update',
    by: 'visitor',
    kind: 'sms',
    input: { ...REFERENCES, phone: PHONE },
    body: { ...REFERENCES, gsmNumber: PHONE, channelType: CHANNEL },
    answer: SENT,
    value: SENDING,
  }),
  row(restoreLogin, {
    method: 'POST',
    path: '/api/v1/members-auth/login-credentials',
    by: 'member',
    kind: 'read',
    input: { memberUserId: 'u', memberId: '7' },
    body: { memberUserId: 'u', memberId: '7' },
    ...LOGIN,
  }),
  row(checkExistence, {
    method: 'POST',
    path: '/api/v2/members-login/check-existence-by-gsm',
    by: 'visitor',
    kind: 'read',
    input: { phone: '+4915112345678' },
    body: { gsmNumber: '+4915112345678' },
    answer: { exist: true },
    value: true,
  }),
  row(kycLevel, {
    method: 'POST',
    path: '/api/v1/members-login/kyc-level',
    by: 'member',
    kind: 'read',
    input: undefined,
    body: { channelType: CHANNEL },
    answer: { kycLevel: 1 },
    value: 1,
  }),
  row(proveIdentity, {
    method: 'POST',
    path: '/api/v1/members-login/kyc-level',
    by: 'member',
    kind: 'login',
    input: { name: 'Ayşe', surname: 'Yılmaz', identityNumber: '10000000146', birthDate: '01/02/1990' },
    body: {
      channelType: CHANNEL,
      name: 'Ayşe',
      surname: 'Yılmaz',
      identityNumber: '10000000146',
      birthDate: '01/02/1990',
    },
    answer: { kycLevel: 2 },
    value: 2,
  }),
  row(openWallet, {
    method: 'POST',
    path: '/api/v1/members-auth/cardsAndMemberToken',
    by: 'member',
    kind: 'read',
    input: '7',
    body: { checkoutFormToken: TOKEN, memberId: '7' },
    answer: { items: [CARD], memberToken: 'wallet', memberTokenExpireDate: NOW + 900_000, systemTime: NOW },
    value: { memberToken: 'wallet', cards: [SAVED_CARD], endsAt: NOW + 900_000, systemTime: NOW },
  }),
  row(managedCards, {
    method: 'GET',
    path: '/api/v1/member-wallet-cards/management/cards',
    by: 'member',
    kind: 'read',
    input: undefined,
    body: undefined,
    answer: { items: [CARD] },
    value: [SAVED_CARD],
  }),
  row(sendAppLink, {
    method: 'POST',
    path: '/api/v1/members-auth/send-sms-app-link',
    by: 'member',
    kind: 'sms',
    input: { deviceType: 'windows mobile', linkType: 'android' },
    body: { deviceType: 'windows mobile', linkType: 'android' },
    answer: {},
    value: undefined,
  }),
  row(permitMessages, {
    method: 'POST',
    path: '/api/v1/members/users/communicationsPermission',
    by: 'member',
    kind: 'preference',
    input: undefined,
    body: { communicationsPermission: 'PERMITTED_ON_MODAL' },
    answer: {},
    value: undefined,
  }),
  row(updateContact, {
    method: 'PUT',
    path: '/api/v1/checkout/update-contact',
    by: 'visitor',
    kind: 'preference',
    input: { email: EMAIL, gsmNumber: '+4915112345678' },
    body: { email: EMAIL, gsmNumber: '+4915112345678' },
    answer: {},
    value: undefined,
  }),
]
