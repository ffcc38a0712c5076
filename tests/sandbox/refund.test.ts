import { beforeEach, describe, expect, it } from 'vitest'
import { ORIGINS, openSandbox } from './harness'
import type { Harness } from './harness'
import { readyForLater } from './later-money'
import { askAsMerchant } from './merchant-call'
import { balanceOf, brokenLaws } from './payments'
import { refusalsOf } from './refusals'
import { dataOf, logIn, makeMember, makeOrder } from './shopper'
import { takesExactly } from './strict-payload'

const INIT = '/payment/refund-to-balance/init'
const CALLBACK = 'https://www.merchant.example/refunded?id=7'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

async function refunded(refund: object = {}, order: object = {}) {
  const payer = await makeMember(sandbox, { balance: 10 })
  const opened = await readyForLater(sandbox, {
    member: {},
    order: { refund: { payerId: payer.memberId, ...refund }, ...order },
  })
  const login = await logIn(sandbox, opened.order, payer)
  const { token } = opened.order
  const detail = async () => (await opened.send('refundDetail', { locale: 'tr', token })).body
  const claimToken = (await detail())['refundToken']
  const claim = (changed: object = {}, headers = login.headers) =>
    opened.send('claim', { claimToken, conversationId: 'claim-1', ...changed }, headers)
  return { ...opened, payer, login, stranger: opened.login, detail, claim, claimToken }
}

takesExactly('the start of a refund', async () => {
  const own = await openSandbox()
  const { pay } = await readyForLater(own)
  const { paymentId } = (await pay()).body
  const payload = { locale: 'tr', conversationId: 'c', paymentId, callbackUrl: CALLBACK }
  const send = (sent: unknown, headers = {}) => askAsMerchant(own, INIT, sent, { headers })
  return { sandbox: own, payload, send, optional: ['locale', 'conversationId'] }
})

describe('the start of a refund', () => {
  const start = async (paymentId: unknown) =>
    (await askAsMerchant(sandbox, INIT, { locale: 'en', conversationId: 'c', paymentId, callbackUrl: CALLBACK })).body

  it('a started refund has a token and the URL where the buyer claims it, once (REF-01~, SBX-01~)', async () => {
    const shopper = await readyForLater(sandbox)
    const paid = await shopper.pay()
    const { token, ...opened } = await start(paid.body['paymentId'])
    expect(opened).toMatchObject({
      status: 'success',
      conversationId: 'c',
      url: `${ORIGINS.app}/refund-to-balance?token=${String(token)}&lang=en`,
    })
    const login = await logIn(sandbox, { ...shopper.order, token: String(token) }, shopper.member)
    const order = { ...shopper.order, token: String(token) }
    const { body } = await call('refundDetail', order.token, { locale: 'tr', token })
    expect(body).toMatchObject({ price: 2480, email: shopper.member.email, callbackUrl: CALLBACK })
    const claimed = await call(
      'claim',
      order.token,
      { claimToken: body['refundToken'], conversationId: 'x' },
      login.headers,
    )
    expect(dataOf(claimed)).toEqual({ amount: 2480, currencyCode: 'TRY' })
    expect(await balanceOf(sandbox, order.token, login)).toBe('2480.00')
    expect(await brokenLaws(sandbox)).toEqual([])
    expect(await start(paid.body['paymentId'])).toMatchObject({ errorCode: '10642' })
  })

  it('the start of a refund fails for a payment that was never made', async () => {
    expect(await start('29999999')).toMatchObject({ status: 'failure', errorCode: '10643' })
  })

  it('the start of a refund fails more than a year after the payment', async () => {
    const shopper = await readyForLater(sandbox)
    const { paymentId } = (await shopper.pay()).body
    await sandbox.control('/clock', { token: shopper.order.token, advanceSeconds: 365 * 86_400 })
    expect(await start(paymentId)).toMatchObject({ status: 'success' })
    await sandbox.control('/clock', { token: shopper.order.token, advanceSeconds: 1 })
    expect(await start(paymentId)).toMatchObject({ errorCode: '10644' })
  })
})

const call = async (path: 'refundDetail' | 'claim', token: string, payload: object, headers = {}) => {
  const ready = await readyForLater(sandbox)
  return ready.send(path, payload, { ...headers, 'x-wallet-token': token })
}

describe('refunds', () => {
  it('a refund is shown to every holder of its link, with the payer’s contact', async () => {
    const { payer, detail, order } = await refunded({}, { merchantName: 'Defne' })
    expect(await detail()).toMatchObject({
      token: order.token,
      price: 2480,
      currency: 'TRY',
      merchantName: 'Defne',
      email: payer.email,
      gsmNumber: payer.gsmNumber,
      refundToBalanceUsed: true,
    })
  })

  it('a refund moves money from merchant and provider to the payer’s balance (SBX-07~)', async () => {
    const made = await refunded()
    expect(dataOf(await made.claim())).toEqual({ amount: 2480, currencyCode: 'TRY' })
    expect(await balanceOf(sandbox, made.order.token, made.login)).toBe('2490.00')
    expect(await made.detail()).toMatchObject({ refundToBalanceUsed: true, paymentStatus: 'SUCCESS' })
    expect(await sandbox.control(`/orders/${made.order.token}`)).toMatchObject({ refund: { claimed: true } })
    expect(await brokenLaws(sandbox)).toEqual([])
  })

  it('a refund is claimed once; only the same submission gets the same answer again (REF-02~)', async () => {
    const made = await refunded()
    const first = await made.claim()
    expect(dataOf(await made.claim())).toEqual(dataOf(first))
    const second = await made.claim({ conversationId: 'claim-2' })
    expect(second.body).toMatchObject({ errorCode: '10642', errorGroup: 'REFUND_ALREADY_CLAIMED' })
    expect(await balanceOf(sandbox, made.order.token, made.login)).toBe('2490.00')
  })

  it('a refund cannot be claimed by another member (REF-02~)', async () => {
    const { claim, stranger } = await refunded()
    const answer = await claim({}, stranger.headers)
    expect(answer.body).toMatchObject({ errorCode: '10640', errorGroup: 'REFUND_CANNOT_TRANSFER' })
  })

  it.each([
    ['has a problem at the provider', { hasProblem: true }, '10641', 'REFUND_PROBLEM'],
    ['is of a payment older than a year', { paidDaysAgo: 366 }, '10640', 'REFUND_CANNOT_TRANSFER'],
  ])(
    'a refund that %s moves no money, and its detail has the reason (REF-02~)',
    async (_, refund, errorCode, errorGroup) => {
      const made = await refunded(refund)
      expect((await made.claim()).body).toMatchObject({ errorCode, errorGroup })
      expect(await made.detail()).toMatchObject({ paymentStatus: 'FAILURE', submissionId: 'claim-1', errorCode })
      expect(await balanceOf(sandbox, made.order.token, made.login)).toBe('10.00')
    },
  )

  it('a refund claim needs the token of the refund’s detail (SBX-06~)', async () => {
    const { claim, order } = await refunded()
    expect(await claim({ claimToken: order.token })).toMatchObject({ status: 400, body: { errorCode: '60010' } })
  })

  it('a refund’s token is refused and recorded in payment calls (SBX-06~)', async () => {
    const { pay, order, send, transfer } = await refunded()
    for (const answer of [await pay(), await send('transfer', transfer())])
      expect(answer).toMatchObject({ status: 400, body: { errorCode: '60020' } })
    expect((await refusalsOf(sandbox, order.token)).map(({ reason }) => reason)).toEqual([
      'wrong-purpose',
      'wrong-purpose',
    ])
    expect(await sandbox.control(`/orders/${order.token}`)).toMatchObject({ refund: { claimed: false } })
  })

  it('a refund is not found by a payment’s token, nor an order by a refund’s token', async () => {
    const paying = await readyForLater(sandbox)
    const { token } = paying.order
    expect((await paying.send('refundDetail', { locale: 'tr', token })).body).toMatchObject({ errorCode: '5124' })
    expect((await (await refunded()).detail())['status']).toBe('success')
    expect((await (await makeRefund()).detail()).body).toMatchObject({ errorCode: '5124' })
  })
})

const makeRefund = async () => readyForLater(sandbox, { order: { refund: {} } })

describe('checkout URL of a refund order', () => {
  it('an order with a refund has the refund page as its checkout URL', async () => {
    const { token, checkoutUrl } = await makeOrder(sandbox, { refund: {} })
    expect(checkoutUrl.tr).toBe(`${ORIGINS.app}/refund-to-balance?token=${token}&lang=tr`)
  })
})
