import { describe, expect, it } from 'vitest'
import { authoriseCard } from '../../src/gateways/payment/card/calls'
import { PAGE, PAGE_SENT } from '../support/contract/row'
import { edgeOver, gatewaysAnswered, httpAnswering } from '../support/answering-http'
import { PAYMENT } from '../support/payment'

const PATH = 'malformed /payment/iyzipos/checkoutform/auth/ecom'

const PAID = { paymentId: 99, paidPrice: 2480.5 }

const answeredWith = (answer: object) => {
  const http = httpAnswering(JSON.stringify({ status: 'success', ...answer }))
  return authoriseCard(edgeOver(http), PAYMENT)
}

describe('answers to a card payment', () => {
  it('the answer to a card payment may be a bank’s page, encoded or plain (CARD-10~)', async () => {
    const redirected = { kind: 'ok', value: { kind: 'redirected', page: { html: PAGE, paymentId: undefined } } }
    expect(await answeredWith({ threeDSHtmlContent: PAGE_SENT })).toEqual(redirected)
    expect(await answeredWith({ threeDSHtmlContent: PAGE })).toEqual(redirected)
    expect(await answeredWith({ threeDSHtmlContent: PAGE_SENT, paymentStatus: 'INIT_THREEDS' })).toEqual(redirected)
  })

  it('the answer to a card payment is a payment where it has no page (CARD-10~)', async () => {
    for (const threeDSHtmlContent of [undefined, null, '']) {
      expect(await answeredWith({ ...PAID, threeDSHtmlContent })).toMatchObject({
        value: { kind: 'paid', receipt: { paymentId: '99' } },
      })
    }
  })

  it.each([
    ['no form', Buffer.from('<p>').toString('base64')],
    ['no text', 5],
    ['no base64 and no page', '%%%'],
    ['more than any bank sends', `<form>${'x'.repeat(300_000)}`],
  ])(
    'the answer to a card payment whose page holds %s is malformed, and no payment (GWY-08~, PAY-06~)',
    async (_, page) => {
      await expect(answeredWith({ ...PAID, threeDSHtmlContent: page })).rejects.toThrow(PATH)
    },
  )

  it.each(['FAILURE', 'INIT_THREEDS', 'BKM_POS_SELECTED', 'success'])(
    'the answer to a card payment with the paymentStatus %s is malformed, and no payment (PAY-06~)',
    async (paymentStatus) => {
      await expect(answeredWith({ ...PAID, paymentStatus })).rejects.toThrow(`${PATH} paymentStatus`)
    },
  )

  it.each(['threeDS', 'bkm'] as const)(
    'the answer to the card call %s is no payment without both payment id and amount (PAY-06~, CARD-17~)',
    async (by) => {
      for (const { field, ...half } of [
        { field: 'paidPrice', paymentId: 99 },
        { field: 'paymentId', paidPrice: 2480.5 },
      ]) {
        const { payments } = gatewaysAnswered({ status: 'success', ...half })
        await expect(payments.payByCard[by](PAYMENT)).rejects.toThrow(field)
      }
    },
  )

  it.each(['auth', 'threeDS', 'bkm', 'mix'] as const)(
    'the answer to the card call %s may be a payment or a bank’s page (CARD-17~)',
    async (by) => {
      const payment = {
        ...PAYMENT,
        memberId: '7',
        memberToken: 'wallet-token',
        balanceUsed: { minor: 1, currency: 'TRY' },
      }
      const paid = { status: 'success', ...PAID }
      const page = { status: 'success', threeDSHtmlContent: PAGE_SENT }
      expect(await gatewaysAnswered(paid).payments.payByCard[by](payment)).toMatchObject({ value: { kind: 'paid' } })
      expect(await gatewaysAnswered(page).payments.payByCard[by](payment)).toMatchObject({
        value: { page: { html: PAGE } },
      })
    },
  )

  it('a guest’s card call has neither member id nor member token (PAY-07~)', async () => {
    const http = httpAnswering(JSON.stringify({ status: 'success', ...PAID }))
    await authoriseCard(edgeOver(http), { ...PAYMENT, memberId: undefined, memberToken: undefined })
    expect(http.calls[0]?.body).not.toHaveProperty('memberId')
    expect(http.calls[0]?.body).not.toHaveProperty('memberToken')
    expect(http.calls[0]).toMatchObject({ by: 'buyer', submissionId: 'f00d' })
  })
})
