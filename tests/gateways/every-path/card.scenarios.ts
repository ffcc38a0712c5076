import { expect } from 'vitest'
import { bonus } from '../../../src/gateways/payment/bonus/calls'
import { authoriseByBkm, authoriseByThreeDS, authoriseCard } from '../../../src/gateways/payment/card/calls'
import { installments } from '../../../src/gateways/payment/installments/calls'
import { detail, foreignNumber, outcome, preference } from '../../../src/gateways/payment/order/calls'
import { formOf } from '../../support/bank-form'
import { GOOD_CARD } from '../support/cards'
import type { Chains } from '../support/driving'
import type { Shopper } from '../support/shoppers'

const lira = (minor: number) => ({ minor, currency: 'TRY' })

const PRICE = lira(248_000)
const PAYMENT_ID = expect.stringMatching(/^\d+$/) as string

const typed = (cardNumber: string) => ({ ...GOOD_CARD, cardNumber })

/** A card with bonus points worth ₺10, from a bank without special rules. */
const POINTS_CARD = typed('5451030000000000')

const paidWith = ({ order }: Shopper, paid = PRICE) => ({
  kind: 'paid',
  receipt: { paymentId: PAYMENT_ID, paid, callbackUrl: expect.stringContaining(order.orderId) as string },
})

/** Posts the form to the bank, and expects a redirect to a page of the bank. */
async function arrivesAtBank(html: string): Promise<void> {
  const { action, fields } = formOf(html)
  const response = await fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toMatch(/\/[0-9a-f-]{36}/)
}

export const cardChains: Chains = {
  'a card pays in as many installments as its bank offers (GWY-09~)': async ({ arrive, good, refusal }) => {
    const shopper = await arrive()
    const { order } = await good(shopper, detail, {})
    expect(order.price).toEqual(PRICE)
    await shopper.logIn()
    const [offered] = await good(shopper, installments, { bin: '55260800', price: order.price })
    expect(offered).toMatchObject({
      binNumber: '55260800',
      cardType: 'credit',
      cardFamilyName: 'Axess',
      bankCode: 46,
      bankName: 'Akbank',
      isThreeDSForced: false,
    })
    const [single, inTwo] = offered?.installmentPrices ?? []
    expect(single).toEqual({ installmentNumber: 1, installmentPrice: PRICE, totalPrice: PRICE })
    expect(inTwo).toEqual({ installmentNumber: 2, installmentPrice: lira(129_307), totalPrice: lira(258_614) })

    const payment = await shopper.payment({ card: typed('5526080000000006'), installment: 2, price: lira(258_614) })
    const wrong = { ...payment, submissionId: 'in-five', installment: 5, price: PRICE }
    expect(await refusal(shopper, authoriseCard, wrong)).toEqual(['10222', 'NOT_PERMITTED_TO_INSTALLMENT'])
    expect(await good(shopper, authoriseCard, payment)).toEqual(paidWith(shopper, payment.price))
    expect(await good(shopper, outcome, { currency: 'TRY' })).toMatchObject({
      paymentStatus: 'SUCCESS',
      paid: payment.price,
    })
  },

  'a card’s bonus points are found, and pay a part (GWY-09~)': async ({ arrive, good, refusal }) => {
    const shopper = await arrive()
    const payment = await shopper.payment({ card: POINTS_CARD, bonusUsed: lira(750) })
    const question = { conversationId: 'a-question', price: PRICE, card: POINTS_CARD }
    const asked = { cardBank: 'Yapı Kredi Bankası', cardFamily: 'World' }
    expect(await good(shopper, bonus, question)).toEqual({ ...asked, amount: lira(1000) })
    const debit = { ...question, card: typed('5890040000000016') }
    expect(await refusal(shopper, bonus, debit)).toEqual(['10662', 'BONUS_NOT_AVAILABLE'])
    const tooMuch = { ...payment, submissionId: 'too-much', bonusUsed: lira(1001) }
    expect(await refusal(shopper, authoriseCard, tooMuch)).toEqual(['10234', 'NOT_SUFFICIENT_AWARD'])
    expect(await good(shopper, authoriseCard, payment)).toEqual(paidWith(shopper))
    expect(await good(shopper, bonus, question)).toEqual({ ...asked, amount: lira(250) })
  },

  '3-D Secure answers with the bank’s form, which its bank accepts (GWY-09~)': async (drive) => {
    const { arrive, good, refusal, sandbox } = drive
    const shopper = await arrive()
    const payment = await shopper.payment()
    const unreachable = { ...payment, submissionId: 'nobody-there', card: typed('4151111111111112') }
    expect(await refusal(shopper, authoriseByThreeDS, unreachable)).toEqual(['10683', 'THREEDS_NOT_STARTED'])
    const answer = await good(shopper, authoriseByThreeDS, payment)
    expect(answer).toEqual({ kind: 'redirected', page: { html: expect.any(String) as string, paymentId: PAYMENT_ID } })
    const { html = '' } = answer.kind === 'redirected' ? answer.page : {}
    expect(formOf(html)).toMatchObject({
      id: 'wallet-3ds-form',
      action: `${sandbox.origins.bank}/3ds/init`,
      fields: { bin: '540036', PaReq: expect.any(String) as string },
    })
    expect(await good(shopper, outcome, { currency: 'TRY' })).toMatchObject({ paymentStatus: 'INIT_THREEDS' })
    await arrivesAtBank(html)
  },

  'BKM Express answers with its form, which its bank accepts (GWY-09~)': async ({ arrive, good, refusal, sandbox }) => {
    const shopper = await arrive()
    const payment = await shopper.payment()
    const answer = await good(shopper, authoriseByBkm, payment)
    expect(answer).toEqual({ kind: 'redirected', page: { html: expect.any(String) as string, paymentId: PAYMENT_ID } })
    const { html = '' } = answer.kind === 'redirected' ? answer.page : {}
    const fields = { t: expect.stringMatching(/^mockToken_\d+$/) as string, ts: expect.any(String) as string }
    expect(formOf(html)).toEqual({
      id: 'bkmHiddenForm',
      action: `${sandbox.origins.bank}/bkm/init`,
      fields: { ...fields, s: expect.any(String) as string },
    })
    await arrivesAtBank(html)
    await sandbox.client.cancelOrder(shopper.token)
    expect(await refusal(shopper, authoriseByBkm, { ...payment, submissionId: 'too-late' })).toEqual([
      '5125',
      'TOKEN_NOT_VALID',
    ])
  },

  'a buyer with a foreign phone is admitted, sees installments, and pays (GWY-09~)': async (drive) => {
    const { arrive, good, refusal } = drive
    const contact = { email: 'anna.schmidt@posta.example', gsmNumber: '+4915112345678' }
    const member = { email: contact.email }
    const shopper = await arrive({ member, order: { gsmNumber: contact.gsmNumber, foreign: 'admitted' } })
    expect(await good(shopper, preference, undefined)).toEqual({ paymentPageUrl: undefined })
    expect(await good(shopper, foreignNumber, undefined)).toEqual({ paymentPageUrl: undefined })
    expect(await good(shopper, installments, { bin: '54510300', price: PRICE })).toHaveLength(1)
    const question = { conversationId: 'a-question', price: PRICE, card: POINTS_CARD }
    expect(await good(shopper, bonus, question)).toMatchObject({ amount: lira(1000) })
    const payment = { ...(await shopper.payment()), ...contact, memberId: undefined, memberToken: undefined }
    shopper.app.session.logOut()
    expect(await good(shopper, authoriseCard, payment)).toEqual(paidWith(shopper))

    const elsewhere = await arrive({ order: { foreign: 'plain-form' } })
    const { paymentPageUrl } = await good(elsewhere, preference, undefined)
    expect(paymentPageUrl).toContain(elsewhere.order.orderId)
    expect(await good(elsewhere, foreignNumber, undefined)).toEqual({ paymentPageUrl })
    const nowhere = await arrive({ order: { foreign: 'refused' } })
    expect(await refusal(nowhere, foreignNumber, undefined)).toEqual(['10660', 'FOREIGN_NOT_ADMITTED'])
  },
}
