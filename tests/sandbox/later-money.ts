import type { Harness } from './harness'
import { call, emailHash, readyToPay } from './shopper'
import type { Answered } from './shopper'

type Body = Record<string, unknown>

export const LATER_PATHS = {
  transfer: '/payment-gateway/payment/bank-transfer/checkoutForm/initialize',
  notify: '/payment-gateway/payment/bank-transfer/checkoutForm/notify',
  bankList: '/member-gateway/api/v2/pay-with-credit/bank-list',
  validation: '/member-gateway/api/v1/pay-with-credit/validation',
  application: '/member-gateway/api/v2/pay-with-credit/application',
  plan: '/member-gateway/api/v1/pay-with-credit/installment/payment-plan',
  refundDetail: '/payment-gateway/payment/refund-to-balance/detail',
  claim: '/consumer-gateway/api/v1/consumer-funds/refund-to-balance/claim',
  settlementDetail: '/payment-gateway/payment/settlement-to-balance/detail',
  settings: '/consumer-gateway/api/v1/consumer-funds/settlement-to-balance/settings',
} as const

export type LaterPath = keyof typeof LATER_PATHS

interface Wanted {
  readonly member?: object
  readonly order?: object
}

export type Later = Awaited<ReturnType<typeof readyForLater>>

/** A logged-in shopper, with the payloads of bank transfers, credits, refunds and settlements, each to be changed. */
export async function readyForLater(sandbox: Harness, wanted: Wanted = {}) {
  const ready = await readyToPay(sandbox, wanted)
  const { member, order, login } = ready
  const { memberId, email, gsmNumber } = member
  const send = (path: LaterPath, payload: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answered> =>
    call(sandbox, {
      token: order.token,
      path: LATER_PATHS[path],
      payload,
      headers: path.endsWith('Detail') ? headers : { ...login.headers, ...headers },
    })
  return {
    ...ready,
    send,
    transfer: (changed: Body = {}): Body => ({
      bankId: 46,
      memberId,
      email,
      paidPrice: 2480,
      gsmNumber,
      memberGsmNumber: gsmNumber,
      paymentChannel: 'PAY_WITH_WALLET',
      buyerProtected: false,
      locale: 'tr',
      browserFingerprint: '',
      userIdentification: emailHash(email),
      conversationId: 'transfer-1',
      ...changed,
    }),
    validation: (changed: Body = {}): Body => ({
      checkoutFormToken: order.token,
      paymentChannel: 'PAY_WITH_WALLET',
      memberId,
      paidPrice: 2480,
      paymentSourceName: 'DEMO_SHOP',
      ...changed,
    }),
    application: (creditToken: unknown, changed: Body = {}): Body => ({
      creditToken,
      memberGsmNumber: gsmNumber,
      memberEmail: email,
      memberId,
      paymentSourceName: 'DEMO_SHOP',
      acquirerId: 901,
      conversationId: 'credit-1',
      ...changed,
    }),
    state: () => sandbox.control<Body>(`/orders/${order.token}`),
  }
}

/** Posts a form of the bank's page as a browser does. */
export function postForm(sandbox: Harness, path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return sandbox.send('bank', path, { method: 'POST', body: new URLSearchParams(fields) })
}
