import { beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../sandbox/http/endpoint'
import { HEADERS } from '../../sandbox/http/header-names'
import { readIncoming } from '../../sandbox/http/incoming'
import { receive } from '../../sandbox/http/receive'
import { ENDPOINTS } from '../../sandbox/api/table'
import { violations } from '../../sandbox/ledger/invariants'
import { enrol } from '../../sandbox/members/enrol'
import { openSession } from '../../sandbox/members/session'
import { openOrder } from '../../sandbox/payments/open-order'
import { USUAL_TIMES } from '../../sandbox/records/times'
import type { Deps } from '../../sandbox/kernel/deps'
import { emptyDeps } from './empty-deps'
import { ORIGINS } from './harness'
import { PAYMENT_PATHS, typed } from './payments'
import type { PaymentCall } from './payments'
import { without } from './refusals'
import { emailHash } from './shopper'
import type { Order } from '../../sandbox/records/order'

let deps: Deps
let order: Order
beforeEach(() => {
  deps = emptyDeps()
  order = openOrder(deps, {
    orderId: 'DF1',
    locale: 'en',
    basketMinor: 10_000,
    priceMinor: 10_000,
    currency: 'TRY',
    callbackUrl: `${ORIGINS.shop}/callback`,
    buyer: { name: 'Jo', surname: 'Doe', email: 'jo@post.example', gsmNumber: '+4915112345678' },
    init: { bkmEnabled: true },
    flags: {},
    times: USUAL_TIMES,
  })
  order.foreignAdmitted = true
})

const CARD_CALL = {
  locale: 'en',
  paymentChannel: 'PAY_WITH_WALLET',
  memberEmail: 'jo@post.example',
  userIdentification: emailHash('jo@post.example'),
  browserFingerprint: '',
  gsmNumber: '+4915112345678',
  paidPrice: 100,
  installment: 1,
  conversationId: 'submission-1',
  paymentCard: typed('5451030000000000'),
}

async function send(name: PaymentCall, payload: object, login = {}): Promise<Record<string, unknown>> {
  const path = PAYMENT_PATHS[name].replace('/payment-gateway', '')
  const endpoint = ENDPOINTS.find((known) => known.path === path) as Endpoint
  const request = new Request(`${ORIGINS.gateways}${PAYMENT_PATHS[name]}?locale=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-wallet-token': order.token, ...login },
    body: JSON.stringify(payload),
  })
  const response = await receive(deps, endpoint, await readIncoming(request))
  return (await response.json()) as Record<string, unknown>
}

describe('payments by an admitted buyer with a foreign phone', () => {
  it('an admitted buyer with a foreign phone pays by card without being a member (GWY-09~)', async () => {
    expect(await send('auth', CARD_CALL)).toMatchObject({ paymentStatus: 'SUCCESS', paidPrice: 100 })
    expect(deps.state.refusals).toEqual([])
    expect(deps.state.authorisations).toMatchObject([{ memberId: undefined, minor: 10_000 }])
    expect(violations(deps.state)).toEqual([])
  })

  it('an admitted foreign-phone buyer pays by 3-D Secure with that phone, and by BKM Express', async () => {
    expect(await send('threeDS', CARD_CALL)).toMatchObject({ paymentStatus: 'INIT_THREEDS' })
    expect([...deps.state.bankSessions.values()]).toMatchObject([{ gsmNumber: '+4915112345678', locale: 'en' }])
    const another = { ...without(CARD_CALL, 'paymentCard'), conversationId: 'submission-2' }
    expect(await send('bkm', another)).toMatchObject({ paymentStatus: 'BKM_POS_SELECTED' })
  })

  it('an admitted buyer with a foreign phone gets installments, and bonus points for this order', async () => {
    const price = { price: 100, currency: 'TRY', locale: 'en' }
    expect(await send('installment', { binNumber: '45435900', ...price })).toMatchObject({ status: 'success' })
    const { locale, paymentChannel, paidPrice, conversationId, paymentCard } = CARD_CALL
    const asked = { locale, paymentChannel, paidPrice, conversationId, paymentCard, currency: 'TRY' }
    const { amount } = await send('bonus', asked)
    expect(amount).toBeGreaterThan(0)
    const reward = { rewardAmount: 1, rewardUsage: 1 }
    expect(await send('auth', { ...CARD_CALL, reward })).toMatchObject({ paymentStatus: 'SUCCESS' })
    expect((await send('bonus', asked))['amount']).toBe(Number(amount) - 1)
  })

  it.each([
    ['memberId', { memberId: '1' }],
    ['memberToken', { memberToken: 'x' }],
    ['registerConsumerCard', { paymentCard: { ...CARD_CALL.paymentCard, registerConsumerCard: true } }],
  ])(
    'an admitted buyer with a foreign phone is refused with a %s, which is a member’s (SBX-06~)',
    async (name, claim) => {
      expect(await send('auth', { ...CARD_CALL, ...claim })).toMatchObject({ errorCode: '11' })
      expect(deps.state.refusals).toMatchObject([
        { reason: 'wrong-payload', detail: expect.stringContaining(name) as string },
      ])
    },
  )

  it.each<PaymentCall>(['auth', 'threeDS', 'bkm'])(
    'an admitted buyer is refused in the call %s with a phone of the country (FRGN-01~, SBX-06~)',
    async (name) => {
      const payload = { ...CARD_CALL, gsmNumber: '+905321234567' }
      const sent = name === 'bkm' ? without(payload, 'paymentCard') : payload
      expect(await send(name, sent)).toMatchObject({ errorCode: '60010' })
      expect(deps.state.refusals).toMatchObject([{ reason: 'wrong-identity', detail: 'gsmNumber' }])
      expect(deps.state.authorisations).toEqual([])
    },
  )

  it('a member who logs in to an order that has admitted a foreign phone pays as a member (GWY-09~)', async () => {
    const member = enrol(deps, {})
    const { memberId, memberUserId, email } = member
    const { accessToken, iyziLc } = openSession(deps, member, order, deps.clock.now())
    const login = {
      authorization: `Bearer ${accessToken}`,
      [HEADERS.memberId]: memberId,
      [HEADERS.memberUserId]: memberUserId,
      [HEADERS.loginContext]: iyziLc,
    }
    const claims = { memberId, memberEmail: email, userIdentification: emailHash(email) }
    expect(await send('auth', { ...CARD_CALL, ...claims }, login)).toMatchObject({ paymentStatus: 'SUCCESS' })
    expect(deps.state.authorisations).toMatchObject([{ memberId }])
  })

  it('an admitted buyer with a foreign phone has no saved cards and no balance to pay from', async () => {
    expect(await send('auth', { ...CARD_CALL, paymentCard: { cardToken: 'x' } })).toMatchObject({ errorCode: '10605' })
    expect(await send('balance', {})).toMatchObject({ errorCode: '60008' })
    expect(await send('mix', {})).toMatchObject({ errorCode: '60008' })
  })

  it('a buyer with a foreign phone is refused by an order that has not admitted them (SBX-06~)', async () => {
    order.foreignAdmitted = false
    expect(await send('auth', CARD_CALL)).toMatchObject({ errorCode: '60008' })
  })
})
