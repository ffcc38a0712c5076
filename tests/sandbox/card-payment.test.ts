import { beforeEach, describe, expect, it } from 'vitest'
import { passesLuhn } from '../../sandbox/cards/luhn'
import { TEST_CARDS } from '../../sandbox/cards/test-cards'
import { failureText } from '../../sandbox/failures/failures'
import { ORIGINS, START, openSandbox } from './harness'
import type { Harness } from './harness'
import { PUBLISHED_DECLINES } from './published-declines'
import { refusalsOf } from './refusals'
import { NEW_CARD, dataOf, call, PATHS, readyToPay } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const typed = (cardNumber: string) => ({ ...NEW_CARD, cardNumber, cvc: cardNumber.length === 15 ? '1234' : '123' })

const ledgerOf = (token: string) =>
  sandbox.control<{ authorisations: Record<string, unknown>[]; transportDuplicates: number }>(`/ledger?token=${token}`)

describe('payments by card', () => {
  it('a card payment’s answer has every field that the way back to the shop needs (CARD-10~, RES-03~)', async () => {
    const { pay, order } = await readyToPay(sandbox)
    expect(await pay({ conversationId: 'abc' })).toMatchObject({
      status: 200,
      body: {
        status: 'success',
        locale: 'tr',
        systemTime: START,
        conversationId: 'abc',
        token: order.token,
        callbackUrl: `${ORIGINS.shop}/callback?order=${order.orderId}`,
        paymentId: expect.stringMatching(/^\d{8}$/) as string,
        paymentStatus: 'SUCCESS',
        price: 2480,
        paidPrice: 2480,
        currency: 'TRY',
        installment: 1,
      },
    })
  })

  it('a card payment is booked once, with its submission id', async () => {
    const { pay, order, member } = await readyToPay(sandbox)
    await pay({ conversationId: 'abc' })
    const { authorisations, transportDuplicates } = await ledgerOf(order.token)
    expect(authorisations).toMatchObject([
      { submissionId: 'abc', minor: 248_000, memberId: member.memberId, transportDuplicate: false },
    ])
    expect(transportDuplicates).toBe(0)
  })

  it.each([0.3, 0.1 + 0.7, 19.99, 1_000_000.01, 2480])(
    'a card payment of %d matches the order’s price to the minor unit',
    async (price) => {
      const rounded = Math.round(price * 100) / 100
      const { pay } = await readyToPay(sandbox, { order: { price: rounded } })
      expect((await pay({ paidPrice: rounded })).body).toMatchObject({ status: 'success', paidPrice: rounded })
    },
  )

  it('a card payment of another amount than the order’s is refused and recorded (BEST-08~)', async () => {
    const { pay, order } = await readyToPay(sandbox)
    expect(await pay({ paidPrice: 2479.99 })).toMatchObject({ status: 400, body: { errorCode: '10232' } })
    expect(await refusalsOf(sandbox, order.token)).toMatchObject([{ reason: 'wrong-amount' }])
    expect((await ledgerOf(order.token)).authorisations).toEqual([])
  })

  it.each([
    ['memberId', { memberId: '1' }],
    ['memberToken', { memberToken: 'x' }],
    ['userIdentification', { userIdentification: '0'.repeat(64) }],
  ])('a card payment with another member’s %s is refused and recorded (PAY-07~)', async (detail, changed) => {
    const { pay, order } = await readyToPay(sandbox)
    expect((await pay(changed)).status).toBe(400)
    expect(await refusalsOf(sandbox, order.token)).toMatchObject([{ reason: 'wrong-identity', detail }])
  })

  it('a card payment with a number that is not a test card is refused and recorded (SBX-06~)', async () => {
    const { pay, order } = await readyToPay(sandbox)
    expect(await pay({ paymentCard: typed('4111111111111111') })).toMatchObject({
      status: 400,
      body: { errorCode: '60011' },
    })
    expect(await refusalsOf(sandbox, order.token)).toMatchObject([{ reason: 'not-a-test-card' }])
  })

  it('a card payment can use a saved card, which becomes the last paid card (CARD-16~)', async () => {
    const cards = [{ cardNumber: '4543590000000006', lastPaidCard: true }, { cardNumber: '5526080000000006' }]
    const { pay, member, login, order } = await readyToPay(sandbox, { member: { cards } })
    const second = member.cards[1]?.cardToken
    expect((await pay({ paymentCard: { cardToken: second } })).body).toMatchObject({ status: 'success' })
    const payload = { checkoutFormToken: order.token, memberId: member.memberId }
    const listed = dataOf(
      await call(sandbox, { token: order.token, path: PATHS.cards, payload, headers: login.headers }),
    )
    expect(listed['items']).toMatchObject([{ lastPaidCard: false }, { lastPaidCard: true, cardToken: second }])
  })

  it('a card payment with another member’s saved card fails', async () => {
    const { member: other } = await readyToPay(sandbox, { member: { cards: [{ cardNumber: '4543590000000006' }] } })
    const { pay } = await readyToPay(sandbox)
    expect((await pay({ paymentCard: { cardToken: other.cards[0]?.cardToken } })).body).toMatchObject({
      errorCode: '10605',
    })
  })

  it('a new card is saved with a payment only if the payment asks for it (CARD-15~)', async () => {
    const listAfter = async (registerConsumerCard: boolean) => {
      const { pay, order, member, login } = await readyToPay(sandbox)
      await pay({ paymentCard: { ...NEW_CARD, registerConsumerCard } })
      const payload = { checkoutFormToken: order.token, memberId: member.memberId }
      return dataOf(await call(sandbox, { token: order.token, path: PATHS.cards, payload, headers: login.headers }))[
        'items'
      ]
    }
    expect(await listAfter(false)).toEqual([])
    expect(await listAfter(true)).toMatchObject([
      { lastFourDigits: '0003', lastPaidCard: true, threeDSVerified: false },
    ])
  })

  it.each([
    ['a card past its month', { ...NEW_CARD, expireMonth: '10', expireYear: '2025' }, '17', undefined],
    ['a debit card, which needs 3-D', typed('5170410000000004'), '10217', 'DEBIT_CARDS_REQUIRES_3DS'],
  ])('a card payment fails with %s', async (_, paymentCard, errorCode, errorGroup) => {
    const { pay } = await readyToPay(sandbox)
    const { status, body } = await pay({ paymentCard })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'failure', errorCode, conversationId: 'submission-1' })
    expect(body['errorGroup']).toBe(errorGroup)
  })

  it('a card pays until the end of its month of expiry', async () => {
    const { pay } = await readyToPay(sandbox)
    const paymentCard = { ...NEW_CARD, expireMonth: '11', expireYear: '2025' }
    expect((await pay({ paymentCard })).body).toMatchObject({ status: 'success' })
  })

  it('a card payment in installments fails if the merchant offers none', async () => {
    const { pay } = await readyToPay(sandbox)
    expect((await pay({ installment: 3 })).body).toMatchObject({ errorCode: '10222' })
    const byDebit = { installment: 3, paymentCard: typed('5170410000000004'), conversationId: 'submission-2' }
    expect((await pay(byDebit)).body).toMatchObject({ errorCode: '10218' })
  })

  it('a card payment without 3-D Secure fails if the order requires it (CARD-09~)', async () => {
    const { pay } = await readyToPay(sandbox, { order: { flags: { force3Ds: true } } })
    expect((await pay()).body).toMatchObject({ status: 'failure', errorCode: '5010' })
  })

  it('the wallet’s own card pays from the balance, and fails if the balance is too low (BAL-04~)', async () => {
    const poor = await readyToPay(sandbox, { member: { balance: 2479.99 } })
    expect((await poor.pay({ paymentCard: typed('5358050000000002') })).body).toMatchObject({
      errorGroup: 'NOT_SUFFICIENT_FUNDS',
    })
    const rich = await readyToPay(sandbox, { member: { balance: 2480 } })
    expect((await rich.pay({ paymentCard: typed('5358050000000002') })).body).toMatchObject({ status: 'success' })
    const { order, login } = rich
    const balance = await call(sandbox, { token: order.token, path: PATHS.balances, headers: login.headers })
    expect(dataOf(balance)['amount']).toBe('0.00')
  })
})

const CARDS = [...TEST_CARDS.values()]

describe('the test cards', () => {
  it.each(CARDS)('the test card $number passes the check digit and has 15 or 16 digits (SBX-04~)', ({ number }) => {
    expect(passesLuhn(number)).toBe(true)
    expect(number).toMatch(/^\d{15,16}$/)
  })

  it.each(CARDS.filter((card) => card.kind === 'credit' && !card.declined))(
    'the test card $number pays (SBX-04~)',
    async ({ number }) => {
      const { pay } = await readyToPay(sandbox)
      expect((await pay({ paymentCard: typed(number) })).body).toMatchObject({ status: 'success' })
    },
  )

  it.each(CARDS.flatMap(({ number, declined }) => (declined ? [{ number, ...declined }] : [])))(
    'the test card $number is declined with $code in both languages, and nothing is booked (SBX-04~)',
    async ({ number, code, group }) => {
      const { pay, order } = await readyToPay(sandbox)
      const text = failureText(code)
      const turkish = await pay({ paymentCard: typed(number) })
      const english = await pay({ paymentCard: typed(number) }, { locale: 'en' })
      expect(turkish.status).toBe(200)
      expect(turkish.body).toMatchObject({ status: 'failure', errorCode: code, errorMessage: text.tr })
      expect(english.body).toMatchObject({ errorCode: code, errorMessage: text.en })
      expect(turkish.body['errorGroup']).toBe(group ?? text.group)
      expect((await ledgerOf(order.token)).authorisations).toEqual([])
    },
  )

  it.each(PUBLISHED_DECLINES)(
    'the test card %s is declined as documented, with %s %s (SBX-04~)',
    async (number, errorCode, errorGroup) => {
      const { pay } = await readyToPay(sandbox)
      expect((await pay({ paymentCard: typed(number) })).body).toMatchObject({ errorCode, errorGroup })
    },
  )
})
