import type { Harness } from './harness'
import { LATER_PATHS, readyForLater } from './later-money'
import type { Later, LaterPath } from './later-money'
import { MEMBER_PAYLOADS, memberPayloads } from './member-payloads'
import { PAYMENT_PATHS, readyToSend } from './payments'
import type { PaymentCall } from './payments'
import { PATHS, codePayload, dataOf, otpPayload, readyToPay } from './shopper'
import type { Login } from './shopper'

type Payload = Readonly<Record<string, unknown>>

/** A call that is possible right now, and its payload. */
export interface Taken {
  readonly token: string
  readonly headers: Login['headers']
  readonly payload: Payload
}

type Prepare = (sandbox: Harness) => Promise<Taken>
type Row = readonly [path: string, prepare: Prepare]
type Ready = Awaited<ReturnType<typeof readyToPay>>

const taken = ({ order, login }: Pick<Ready, 'order' | 'login'>, payload: Payload): Taken => ({
  token: order.token,
  headers: login.headers,
  payload,
})

const MEMBERSHIP = ['detail', 'otp', 'otpV2', 'resend', 'login', 'cards', 'credentials', ...MEMBER_PAYLOADS] as const

function ofMembership({ member, order: { token } }: Ready): Record<(typeof MEMBERSHIP)[number], Payload> {
  const { memberId, memberUserId, gsmNumber, email } = member
  return {
    detail: { locale: 'tr', checkoutFormToken: token },
    otp: otpPayload(member),
    otpV2: { gsmNumber, email, loginChannel: 'PAY_WITH_WALLET' },
    resend: { memberUserId, referenceCode: 'r' },
    login: codePayload({ memberUserId, referenceCode: 'r' }, '123456'),
    cards: { checkoutFormToken: token, memberId },
    credentials: { memberUserId, memberId },
    ...memberPayloads(member),
  }
}

const membershipRow = (name: (typeof MEMBERSHIP)[number]): Row => [
  PATHS[name],
  async (sandbox) => {
    const ready = await readyToPay(sandbox)
    return taken(ready, ofMembership(ready)[name])
  },
]

const paymentRow = (name: PaymentCall): Row => [
  PAYMENT_PATHS[name],
  async (sandbox) => {
    const ready = await readyToSend(sandbox, { member: { balance: 5000 } })
    return taken(ready, ready.payloads[name])
  },
]

/** What has to precede each call about transfers, credits, refunds and settlements, and its payload then. */
const LATER: Readonly<Record<LaterPath, (shopper: Later) => Payload | Promise<Payload>>> = {
  transfer: ({ transfer }) => transfer(),
  notify: async ({ send, transfer }) => {
    const { bankTransferPaymentId } = (await send('transfer', transfer())).body
    return { bankTransferPaymentId, conversationId: 'notify-1' }
  },
  bankList: () => ({ memberKycLevel: 2, paidPrice: 2480, locale: 'tr' }),
  validation: ({ validation }) => validation(),
  application: async ({ send, validation, application }) =>
    application(dataOf(await send('validation', validation()))['creditToken']),
  plan: () => ({ paidPrice: 2480, acquirerId: 901 }),
  refundDetail: ({ order }) => ({ locale: 'tr', token: order.token }),
  claim: async ({ send, order: { token } }) => {
    const { refundToken: claimToken } = (await send('refundDetail', { locale: 'tr', token })).body
    return { claimToken, conversationId: 'claim-1' }
  },
  settlementDetail: ({ order }) => ({ locale: 'tr', token: order.token }),
  settings: async ({ send, order }) => {
    const { settlementToken: token } = (await send('settlementDetail', { locale: 'tr', token: order.token })).body
    return { settlementToBalanceType: 'ONE_TIME', token, conversationId: 'choice-1' }
  },
}

const ORDERS: Partial<Record<LaterPath, object>> = {
  refundDetail: { refund: {} },
  claim: { refund: {} },
  settlementDetail: { settlement: {} },
  settings: { settlement: {} },
}

const laterRow = (name: LaterPath): Row => [
  LATER_PATHS[name],
  async (sandbox) => {
    const shopper = await readyForLater(sandbox, { order: ORDERS[name] ?? {} })
    return taken(shopper, await LATER[name](shopper))
  },
]

const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>) => Object.keys(record) as Name[]

/** The documented body of every call that the checkout sends one with, by its whole path. */
export const TAKEN_PAYLOADS: ReadonlyMap<string, Prepare> = new Map([
  ...MEMBERSHIP.map(membershipRow),
  ...namesOf(PAYMENT_PATHS).map(paymentRow),
  ...namesOf(LATER_PATHS).map(laterRow),
])
