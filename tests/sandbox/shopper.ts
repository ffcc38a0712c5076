import { createHash } from 'node:crypto'
import { ORIGINS } from './harness'
import type { Harness } from './harness'
import { withEveryMethod } from '../support/every-method'

type Body = Record<string, unknown>

export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

export interface MadeMember {
  readonly memberId: string
  readonly memberUserId: string
  readonly gsmNumber: string
  readonly email: string
  readonly cards: readonly { readonly cardToken: string; readonly lastFourDigits: string }[]
}

export interface MadeOrder {
  readonly token: string
  readonly orderId: string
  readonly checkoutUrl: { readonly tr: string; readonly en: string }
}

export interface Call {
  readonly token: string
  readonly path: string
  readonly payload?: unknown
  readonly method?: string | undefined
  readonly locale?: 'tr' | 'en'
  readonly headers?: Readonly<Record<string, string>>
}

export const PATHS = {
  detail: '/payment-gateway/payment/pay-with-wallet/detail',
  auth: '/payment-gateway/payment/iyzipos/checkoutform/auth/ecom',
  otp: '/member-gateway/api/v1/members-login/otp-quick-login-initialize',
  otpV2: '/member-gateway/api/v2/members-login/otp-quick-login-initialize',
  resend: '/member-gateway/api/v1/members-login/login/sms-resend',
  login: '/member-gateway/api/v1/members-login/login-complete',
  cards: '/member-gateway/api/v1/members-auth/cardsAndMemberToken',
  credentials: '/member-gateway/api/v1/members-auth/login-credentials',
  balances: '/consumer-gateway/api/v1/consumer-funds/balances',
  register: '/member-gateway/api/v2/members-login/register',
  quickRegister: '/member-gateway/api/v1/members-login/quick-register',
  gsmUpdate: '/member-gateway/api/v1/members-login/login/gsm-update',
  existence: '/member-gateway/api/v2/members-login/check-existence-by-gsm',
  kyc: '/member-gateway/api/v1/members-login/kyc-level',
  managementCards: '/member-gateway/api/v1/member-wallet-cards/management/cards',
  appLink: '/member-gateway/api/v1/members-auth/send-sms-app-link',
  permission: '/member-gateway/api/v1/members/users/communicationsPermission',
  contact: '/member-gateway/api/v1/checkout/update-contact',
  limit: '/consumer-gateway/api/v1/consumer-funds/balance/kyc-limit-validation',
  foreign: '/payment-gateway/payment/pay-with-wallet/foreign-number',
  preference: '/payment-gateway/payment/pay-with-wallet/check-pwi-preference',
} as const

export const makeMember = (sandbox: Harness, wanted: object = {}) => sandbox.control<MadeMember>('/members', wanted)
export const makeOrder = (sandbox: Harness, wanted: object = {}) =>
  sandbox.control<MadeOrder>('/orders', withEveryMethod(wanted))

/** A call of the checkout, from its own origin. */
export async function call(sandbox: Harness, asked: Call): Promise<Answered> {
  const { token, path, payload, locale = 'tr', headers = {} } = asked
  const method = asked.method ?? (payload === undefined ? 'GET' : 'POST')
  const response = await sandbox.send('gateways', `${path}?locale=${locale}`, {
    method,
    headers: {
      origin: ORIGINS.app,
      'x-wallet-token': token,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { body: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
  })
  const isJson = response.headers.get('content-type')?.includes('json') === true
  const text = isJson ? await response.text() : '{}'
  return { status: response.status, headers: response.headers, body: JSON.parse(text === '' ? '{}' : text) as Body }
}

export function dataOf({ body }: Answered): Body {
  return body['data'] as Body
}

export async function latestCode(sandbox: Harness, gsmNumber: string): Promise<string> {
  const query = new URLSearchParams({ gsmNumber })
  const { messages } = await sandbox.control<{ messages: { code?: string }[] }>(`/sms?${query}`)
  return messages.find(({ code }) => code !== undefined)?.code ?? ''
}

export type Contact = Pick<MadeMember, 'email' | 'gsmNumber'>

export function otpPayload({ email, gsmNumber }: Contact): Body {
  return { email, phoneNumber: gsmNumber, loginChannel: 'PAY_WITH_WALLET' }
}

export function codePayload(issued: Body, verificationCode: string): Body {
  const { memberUserId, referenceCode } = issued
  const loginSmsVerification = { memberUserId, referenceCode, verificationCode }
  return { loginSmsVerification, loginChannel: 'PAY_WITH_WALLET' }
}

export interface Login {
  readonly headers: Readonly<Record<string, string>>
  readonly memberToken: string
  readonly data: Body
}

/** The card list of the logged-in member, with its token. */
export async function walletOf(sandbox: Harness, token: string, headers: Login['headers']): Promise<Body> {
  const payload = { checkoutFormToken: token, memberId: headers['x-member-id'] }
  return dataOf(await call(sandbox, { token, path: PATHS.cards, payload, headers }))
}

/** Logs a shopper in, from the phone number to the card list. */
export async function logIn(sandbox: Harness, { token }: Pick<MadeOrder, 'token'>, member: Contact): Promise<Login> {
  const issued = dataOf(await call(sandbox, { token, path: PATHS.otp, payload: otpPayload(member) }))
  const code = await latestCode(sandbox, member.gsmNumber)
  const data = dataOf(await call(sandbox, { token, path: PATHS.login, payload: codePayload(issued, code) }))
  const { memberId, memberUserId } = data['memberLoginDto'] as Pick<MadeMember, 'memberId' | 'memberUserId'>
  const headers = {
    authorization: `Bearer ${String(data['accessToken'])}`,
    'x-member-id': memberId,
    'x-member-user-id': memberUserId,
    'x-wallet-lc': String(data['iyziLc']),
  }
  const cards = await walletOf(sandbox, token, headers)
  return { headers, memberToken: String(cards['memberToken']), data }
}

export const NEW_CARD = {
  cardHolderName: 'Elif Yılmaz',
  cardNumber: '5400360000000003',
  expireMonth: '12',
  expireYear: '2030',
  cvc: '123',
  registerConsumerCard: false,
} as const

export const emailHash = (email: string) => createHash('sha256').update(email).digest('hex')

export function cardPayload(member: MadeMember, login: Login, changed: Body = {}): Body {
  return {
    locale: 'tr',
    paymentChannel: 'PAY_WITH_WALLET',
    memberId: member.memberId,
    memberEmail: member.email,
    userIdentification: emailHash(member.email),
    browserFingerprint: '',
    memberToken: login.memberToken,
    gsmNumber: member.gsmNumber,
    paidPrice: 2480,
    installment: 1,
    conversationId: 'submission-1',
    paymentCard: NEW_CARD,
    ...changed,
  }
}

export async function readyToPay(sandbox: Harness, wanted: { member?: object; order?: object } = {}) {
  const member = await makeMember(sandbox, wanted.member)
  const order = await makeOrder(sandbox, wanted.order)
  const login = await logIn(sandbox, order, member)
  const pay = (changed: Body = {}, more: Partial<Call> = {}) => {
    const payload = cardPayload(member, login, changed)
    return call(sandbox, { token: order.token, path: PATHS.auth, payload, headers: login.headers, ...more })
  }
  const detail = (locale: 'tr' | 'en' = 'tr') => {
    const payload = { locale, checkoutFormToken: order.token }
    return call(sandbox, { token: order.token, path: PATHS.detail, payload, locale })
  }
  return { member, order, login, pay, detail }
}
