import type { Harness } from './harness'
import { NEW_CARD, call, cardPayload, emailHash, readyToPay } from './shopper'
import type { Answered, Login, MadeMember } from './shopper'

type Body = Record<string, unknown>

const GATEWAY = '/payment-gateway/payment'

export const PAYMENT_PATHS = {
  auth: `${GATEWAY}/iyzipos/checkoutform/auth/ecom`,
  threeDS: `${GATEWAY}/iyzipos/checkoutform/initialize3ds/ecom`,
  bkm: `${GATEWAY}/iyzipos/checkoutform/initializebkm/ecom`,
  mix: `${GATEWAY}/fund/auth/mix-payment`,
  balance: `${GATEWAY}/fund/auth`,
  installment: `${GATEWAY}/iyzipos/checkoutform/installment`,
  bonus: `${GATEWAY}/checkout/inquire`,
} as const

export type PaymentCall = keyof typeof PAYMENT_PATHS

/** A card number as typed, with as many CVC digits as its network uses. */
export const typed = (cardNumber: string) => ({
  ...NEW_CARD,
  cardNumber,
  cvc: cardNumber.length === 15 ? '1234' : '123',
})

export function payloadsOf(member: MadeMember, login: Login): Record<PaymentCall, Body> {
  const card = cardPayload(member, login)
  const { paymentCard, ...withoutCard } = card
  return {
    auth: card,
    threeDS: card,
    bkm: withoutCard,
    mix: { ...card, memberBalanceAmount: 480 },
    balance: {
      locale: 'tr',
      paymentChannel: 'PAY_WITH_WALLET',
      memberId: member.memberId,
      memberEmail: member.email,
      gsmNumber: member.gsmNumber,
      memberGsmNumber: member.gsmNumber,
      authenticationToken: login.memberToken,
      userIdentification: emailHash(member.email),
      browserFingerprint: '',
      paidPrice: 2480,
      conversationId: 'submission-1',
    },
    installment: { binNumber: '45435900', price: 2480, currency: 'TRY', locale: 'tr' },
    bonus: {
      locale: 'tr',
      conversationId: 'submission-1',
      paidPrice: 2480,
      paymentCard,
      currency: 'TRY',
      paymentChannel: 'PAY_WITH_WALLET',
    },
  }
}

export type Send = (name: PaymentCall, changed?: Body, headers?: Record<string, string>) => Promise<Answered>

/** A logged-in member with an order of ₺2.480,00 who can send each payment call. */
export async function readyToSend(sandbox: Harness, wanted: { member?: object; order?: object } = {}) {
  const ready = await readyToPay(sandbox, wanted)
  const { order, member, login } = ready
  const { token } = order
  const payloads = payloadsOf(member, login)
  const send: Send = (name, changed = {}, headers = {}) =>
    call(sandbox, {
      token,
      path: PAYMENT_PATHS[name],
      payload: { ...payloads[name], ...changed },
      headers: { ...login.headers, ...headers },
    })
  return { ...ready, token, payloads, send }
}

/** The cards of the wallet, as the card list currently shows them. */
export async function walletItems(sandbox: Harness, token: string, login: Login): Promise<readonly Body[]> {
  const path = '/member-gateway/api/v1/members-auth/cardsAndMemberToken'
  const payload = { checkoutFormToken: token, memberId: login.headers['x-member-id'] }
  const { body } = await call(sandbox, { token, path, payload, headers: login.headers })
  return (body['data'] as { items: Body[] }).items
}

export async function balanceOf(sandbox: Harness, token: string, login: Login): Promise<string> {
  const path = '/consumer-gateway/api/v1/consumer-funds/balances'
  const { body } = await call(sandbox, { token, path, headers: login.headers })
  return (body['data'] as { amount: string }).amount
}

interface Ledger {
  readonly authorisations: readonly { readonly minor: number; readonly paymentId: string; readonly memberId?: string }[]
  readonly entries: readonly { readonly memo: string; readonly lines: readonly { account: string; minor: number }[] }[]
}

export const ledgerOf = (sandbox: Harness, token: string) => sandbox.control<Ledger>(`/ledger?token=${token}`)

export async function movedBy(sandbox: Harness, token: string): Promise<Record<string, number>> {
  const { entries } = await ledgerOf(sandbox, token)
  const moved: Record<string, number> = {}
  for (const { account, minor } of entries.flatMap(({ lines }) => lines)) moved[account] = (moved[account] ?? 0) + minor
  return moved
}

export const brokenLaws = async (sandbox: Harness) =>
  (await sandbox.control<{ violations: string[] }>('/invariants')).violations
