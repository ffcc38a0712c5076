import { beforeEach, describe, expect, it } from 'vitest'
import { expiryFrom, hasExpired } from '../../sandbox/cards/expiry'
import { DEMO_MEMBER } from '../../sandbox/members/demo-member'
import { START, openSandbox } from './harness'
import type { Harness } from './harness'
import { refusalsOf } from './refusals'
import { logIn, makeOrder, readyToPay, walletOf } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const CREDIT = '5549607159333771'
const DEBIT = '5890040000000016'

/** The fields of a saved card, besides its token. */
const LISTED = {
  walletCard: expect.any(Boolean) as boolean,
  cardType: expect.stringMatching(/^(?:CREDIT|DEBIT|PREPAID)_CARD$/) as string,
  lastPaidCard: expect.any(Boolean) as boolean,
  threeDSVerified: expect.any(Boolean) as boolean,
  cardToken: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  binNumber: expect.stringMatching(/^\d{8}$/) as string,
  lastFourDigits: expect.stringMatching(/^\d{4}$/) as string,
  cardAssociation: expect.stringMatching(/^(?:VISA|MASTER_CARD|AMERICAN_EXPRESS|TROY)$/) as string,
  cardBankName: expect.any(String) as string,
  expireMonth: expect.stringMatching(/^(?:0[1-9]|1[0-2])$/) as string,
  expireYear: expect.stringMatching(/^20\d\d$/) as string,
}

async function demoWallet(): Promise<Record<string, unknown>[]> {
  const order = await makeOrder(sandbox)
  const { headers } = await logIn(sandbox, order, DEMO_MEMBER)
  return (await walletOf(sandbox, order.token, headers))['items'] as Record<string, unknown>[]
}

describe('the demo member’s saved cards', () => {
  it('the demo member has six saved cards of different kinds, each with every field (CARD-01~, CARD-16~)', async () => {
    const items = await demoWallet()
    for (const item of items) expect(item).toEqual(LISTED)
    expect(items).toMatchObject([
      { cardBankName: 'Denizbank', cardType: 'CREDIT_CARD', lastPaidCard: true, threeDSVerified: true },
      { cardBankName: 'Garanti Bankası', cardType: 'CREDIT_CARD', lastPaidCard: false, threeDSVerified: true },
      { cardBankName: 'Akbank', cardType: 'DEBIT_CARD', lastPaidCard: false, threeDSVerified: false },
      { cardBankName: 'Cüzdan', walletCard: true, cardType: 'DEBIT_CARD' },
      { cardBankName: 'Halk Bankası', cardType: 'CREDIT_CARD' },
      { cardBankName: 'İş Bankası', cardType: 'CREDIT_CARD' },
    ])
    expect(items.map(({ lastFourDigits }) => lastFourDigits)).toEqual(['3771', '0003', '0016', '0002', '0008', '0006'])
    expect(items.filter(({ lastPaidCard, walletCard }) => lastPaidCard === true && walletCard === true)).toEqual([])
  })

  it('the demo member has a card that expired last year and one that expires next month (CARD-08~)', async () => {
    const expiry = (await demoWallet()).map(
      ({ expireMonth, expireYear }) => `${String(expireYear)}-${String(expireMonth)}`,
    )
    expect(expiry.slice(4)).toEqual(['2024-11', '2025-12'])
    for (const good of expiry.slice(0, 4)) expect(good > '2026-01').toBe(true)
  })
})

describe('the expiry of a card', () => {
  it.each([
    [START, 0, '11', '2025'],
    [START, 1, '12', '2025'],
    [START, 2, '01', '2026'],
    [START, -12, '11', '2024'],
    [START, -11, '12', '2024'],
    // One minute before midnight in London it is the next month in Istanbul.
    [Date.UTC(2025, 11, 31, 23, 59), 0, '01', '2026'],
  ])(
    'a card’s expiry is derived from the month in Istanbul: %d and %d months more',
    (at, months, expireMonth, expireYear) => {
      expect(expiryFrom(at, months)).toEqual({ expireMonth, expireYear })
    },
  )

  it('a card expires at the end of its month, in Istanbul', () => {
    expect(hasExpired({ expireMonth: '11', expireYear: '2025' }, Date.UTC(2025, 10, 30, 20, 59))).toBe(false)
    expect(hasExpired({ expireMonth: '11', expireYear: '2025' }, Date.UTC(2025, 10, 30, 21, 0))).toBe(true)
  })
})

describe('payments with a saved card', () => {
  it('a payment with a saved card is approved as one with its number is (CARD-16~)', async () => {
    const { pay, member, order } = await readyToPay(sandbox, { member: { cards: [{ cardNumber: CREDIT }] } })
    const { status, body } = await pay({ paymentCard: { cardToken: member.cards[0]?.cardToken } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'success', paymentStatus: 'SUCCESS', paidPrice: 2480 })
    expect(await sandbox.control(`/orders/${order.token}`)).toMatchObject({ paymentStatus: 'SUCCESS' })
    expect(await refusalsOf(sandbox, order.token)).toEqual([])
  })

  it.each([
    ['that has expired', { cardNumber: CREDIT, expireMonth: '10', expireYear: '2025' }, '10054', 'EXPIRED_CARD'],
    ['for debit that has expired', { cardNumber: DEBIT, expireYear: '2024' }, '10054', 'EXPIRED_CARD'],
    ['for debit without 3-D', { cardNumber: DEBIT }, '10217', 'DEBIT_CARDS_REQUIRES_3DS'],
    ['that the bank declines', { cardNumber: '4111111111111129' }, '10051', 'NOT_SUFFICIENT_FUNDS'],
  ])(
    'a payment fails with a saved card %s, and nothing is booked (CARD-08~)',
    async (_, card, errorCode, errorGroup) => {
      const { pay, member, order } = await readyToPay(sandbox, { member: { cards: [card] } })
      const { status, body } = await pay({ paymentCard: { cardToken: member.cards[0]?.cardToken } })
      expect(status).toBe(200)
      expect(body).toMatchObject({ status: 'failure', errorCode, errorGroup })
      expect(await sandbox.control(`/ledger?token=${order.token}`)).toMatchObject({ authorisations: [] })
    },
  )

  it('a saved card pays to the last minute of its month, and no longer (CARD-08~)', async () => {
    sandbox.pass((Date.UTC(2025, 10, 30, 20, 59, 59) - START) / 1000)
    const cards = [{ cardNumber: CREDIT, expireMonth: '11', expireYear: '2025' }]
    const [inTime, late] = [
      await readyToPay(sandbox, { member: { cards } }),
      await readyToPay(sandbox, { member: { cards } }),
    ]
    const payWithSaved = async ({ pay, member }: typeof inTime) =>
      (await pay({ paymentCard: { cardToken: member.cards[0]?.cardToken } })).body
    expect(await payWithSaved(inTime)).toMatchObject({ status: 'success' })
    sandbox.pass(1)
    expect(await payWithSaved(late)).toMatchObject({ status: 'failure', errorGroup: 'EXPIRED_CARD' })
  })
})
