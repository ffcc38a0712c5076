import { beforeEach, describe, expect, it } from 'vitest'
import { situationOf } from '../../sandbox/shop/situation'
import { paymentFacts } from '../../sandbox/shop/payment-facts'
import { ORIGINS, openSandbox } from './harness'
import type { Harness } from './harness'
import { makeOrder, readyToPay } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const callback = (orderId: string, fields: Record<string, string>) =>
  sandbox.send('shop', `/callback?order=${orderId}`, { method: 'POST', body: new URLSearchParams(fields) })

const look = async (orderId: string, lang = 'tr') =>
  (await sandbox.send('shop', `/orders/${orderId}?lang=${lang}`)).text()

const answered = (paymentStatus?: string) => ({ status: 'success' as const, basketId: 'DF1', paymentStatus })

describe('the shop’s page of an order', () => {
  it('the page of an order shows card, amount, installment and ids as the provider reports them (SBX-02~)', async () => {
    const { order, pay } = await readyToPay(sandbox)
    const { body } = await pay()
    await callback(order.orderId, { token: order.token })
    const html = await look(order.orderId, 'en')
    for (const [handle, value] of [
      ['payment-status', 'SUCCESS'],
      ['payment-method', 'Card'],
      ['card', 'MASTER_CARD 54003600 ···· 0003 · Bonus'],
      ['installment', 'Single payment'],
      ['paid-price', '₺2,480.00'],
      ['payment-id', String(body['paymentId'])],
    ]) {
      expect(html).toContain(`data-${handle}="${value}"`)
    }
    expect(html).toMatch(/data-auth-code="\d{6}"/)
    expect(html).toContain(`${ORIGINS.gateways}/desk/ledger?lang=en&amp;token=${order.token}`)
  })

  it('the page of an order shows why its payment failed, and can be refreshed', async () => {
    const { order, pay } = await readyToPay(sandbox)
    await pay({ paymentCard: { ...DECLINED } })
    const html = await look(order.orderId)
    expect(html).toContain('data-order-status="failed"')
    expect(html).toContain('data-error="10051 · NOT_SUFFICIENT_FUNDS"')
    expect(html).toContain('Durumu yenile')
  })

  it('the page of an order shows each callback, with a shortened token and escaped fields', async () => {
    const { orderId, token } = await makeOrder(sandbox)
    expect(await look(orderId)).toContain('Henüz bir şey gelmedi')
    await callback(orderId, { token, extra: '<b>' })
    await callback(orderId, { token })
    const html = await look(orderId)
    expect(html.match(/data-received/g)).toHaveLength(2)
    expect(html).toContain(`<dd>${token.slice(0, 8)}…</dd>`)
    expect(html).toContain('<dd>&lt;b&gt;</dd>')
  })

  it('the page of an order shows a callback without a token, too', async () => {
    const { orderId } = await makeOrder(sandbox)
    expect(await (await callback(orderId, { tokn: 'abc' })).text()).toContain('<dt>tokn</dt>')
  })

  it('the page of an order is pending while the provider can’t be reached', async () => {
    const { orderId } = await makeOrder(sandbox)
    await sandbox.control('/faults', { path: '/payment/*', phase: 'before', act: 'empty' })
    const html = await look(orderId)
    expect(html).toContain('data-order-status="pending"')
    expect(html).toContain('Ödemenizi şu anda soramıyoruz')
  })
})

const DECLINED = {
  cardHolderName: 'Elif Yılmaz',
  cardNumber: '4111111111111129',
  expireMonth: '12',
  expireYear: '2030',
  cvc: '123',
  registerConsumerCard: false,
}

describe('order status in the shop', () => {
  it.each([
    [undefined, 'We are waiting for your payment'],
    ['NONE', 'We are waiting for your payment'],
    ['INIT_THREEDS', 'We are waiting for the bank'],
    ['CALLBACK_THREEDS', 'We are waiting for the bank'],
    ['BKM_POS_SELECTED', 'We are waiting for the bank'],
    ['INIT_BANK_TRANSFER', 'We are waiting for your transfer'],
    ['INIT_CREDIT', 'Your credit application is under way'],
    ['PENDING_CREDIT', 'Your credit application is under way'],
  ])('an order with payment status %s is pending, with the text "%s"', (paymentStatus, title) => {
    const situation = situationOf({ status: 'pending', answer: answered(paymentStatus) })
    expect([situation.status, situation.title.en]).toEqual(['pending', title])
  })

  it.each([
    ['INIT_BANK_TRANSFER', 'Bank transfer'],
    ['PENDING_CREDIT', 'Shopping credit'],
    ['BKM_POS_SELECTED', 'BKM Express'],
    ['SUCCESS', 'Without a card (balance, transfer or credit)'],
  ])('an order with payment status %s has the payment method "%s" and its reference code', (paymentStatus, method) => {
    const facts = paymentFacts({ ...answered(paymentStatus), referenceCode: 'K7' }, 'TRY', 'en')
    expect(facts).toContainEqual({ handle: 'payment-method', name: 'Method', value: method })
    expect(facts).toContainEqual({ handle: 'reference', name: 'Reference code', value: 'K7' })
  })

  it('an order without a payment has that as its only payment fact', () => {
    expect(paymentFacts(answered(), 'TRY', 'tr').map(({ value }) => value)).toEqual(['henüz ödeme yok'])
  })
})
