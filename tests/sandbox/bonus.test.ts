import { beforeEach, describe, expect, it } from 'vitest'
import { TEST_CARDS } from '../../sandbox/cards/test-cards'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { brokenLaws, movedBy, readyToSend, typed } from './payments'
import type { Send } from './payments'
import { PATHS, makeOrder, NEW_CARD, logIn, call, cardPayload } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const WORLD = '5451030000000000'
const POINTS = (TEST_CARDS.get(WORLD)?.points?.minor ?? 0) / 100

const bonusOf = async (send: Send, paymentCard: object = typed(WORLD)) => (await send('bonus', { paymentCard })).body

const withReward = (rewardAmount: number, paymentCard: object = typed(WORLD)) => ({
  paymentCard,
  reward: { rewardAmount, rewardUsage: 1 },
})

describe('bonus point queries', () => {
  it('a bonus point query returns points and amount, with the name of the card’s bank (BON-01~, GWY-09~)', async () => {
    const { send } = await readyToSend(sandbox)
    expect(POINTS).toBeGreaterThan(0)
    expect(await bonusOf(send)).toMatchObject({
      status: 'success',
      conversationId: 'submission-1',
      points: POINTS * 100,
      amount: POINTS,
      cardBank: 'Yapı Kredi Bankası',
      cardFamily: 'World',
      currency: 'TRY',
    })
  })

  it('a bonus point query by card token works for the member’s own saved cards alone', async () => {
    const { send, member } = await readyToSend(sandbox, { member: { cards: [{ cardNumber: WORLD }] } })
    const saved = { cardToken: member.cards[0]?.cardToken }
    expect(await bonusOf(send, saved)).toMatchObject({ amount: POINTS })
    const other = await readyToSend(sandbox)
    expect(await bonusOf(other.send, saved)).toMatchObject({ errorCode: '10605' })
  })

  it('a bonus point query for a credit card of a bank without points fails', async () => {
    const { send } = await readyToSend(sandbox)
    expect(await bonusOf(send, typed('5168880000000002'))).toMatchObject({ errorGroup: 'BONUS_NOT_AVAILABLE' })
    expect(await bonusOf(send, NEW_CARD)).toMatchObject({ status: 'success', points: expect.any(Number) as number })
  })

  it.each([
    ['a debit card', typed('5170410000000004')],
    ['a card from abroad', typed('5400010000000004')],
    ['the wallet’s own card', typed('5358050000000002')],
    ['a card past its month', { ...typed(WORLD), expireMonth: '10', expireYear: '2025' }],
  ])('a bonus point query with %s fails (BON-05~)', async (_, paymentCard) => {
    const { send } = await readyToSend(sandbox)
    expect(await bonusOf(send, paymentCard)).toMatchObject({ status: 'failure', errorCode: '10662' })
  })

  it('bonus point queries and payments with points fail in another currency than lira', async () => {
    const { send } = await readyToSend(sandbox, { order: { currency: 'EUR' } })
    expect((await send('bonus', { paymentCard: typed(WORLD), currency: 'EUR' })).body).toMatchObject({
      errorCode: '10662',
    })
    expect((await send('auth', withReward(1))).body).toMatchObject({ errorCode: '10234' })
  })
})

describe('payments with bonus points', () => {
  it('a payment with bonus points takes them from the bank and the rest from the card (SBX-07~)', async () => {
    const { send, token, member } = await readyToSend(sandbox)
    const paid = await send('auth', withReward(4))
    expect(paid.body).toMatchObject({ paymentStatus: 'SUCCESS', paidPrice: 2480 })
    expect(await movedBy(sandbox, token)).toMatchObject({
      [`card-points:${member.memberId}:54510300-0000`]: -400,
      'network:MASTER_CARD': -247_600,
      merchant: 243_065,
      provider: 4935,
    })
    expect(await bonusOf(send)).toMatchObject({ amount: POINTS - 4 })
    expect(await brokenLaws(sandbox)).toEqual([])
  })

  it('bonus points of a test card are counted for each shopper separately', async () => {
    const first = await readyToSend(sandbox)
    await first.send('auth', withReward(POINTS))
    expect(await bonusOf(first.send)).toMatchObject({ amount: 0 })
    const second = await readyToSend(sandbox)
    expect(await bonusOf(second.send)).toMatchObject({ amount: POINTS })
  })

  it('bonus points that a member has spent stay spent in the next order', async () => {
    const { send, member } = await readyToSend(sandbox)
    await send('auth', withReward(POINTS))
    const next = await makeOrder(sandbox)
    const login = await logIn(sandbox, next, member)
    const payload = cardPayload(member, login, withReward(0.01))
    const again = await call(sandbox, { token: next.token, path: PATHS.auth, payload, headers: login.headers })
    expect(again.body).toMatchObject({ errorCode: '10234' })
  })

  it('an order can be paid with bonus points alone', async () => {
    const { send, token } = await readyToSend(sandbox, { order: { price: POINTS } })
    expect((await send('auth', { ...withReward(POINTS), paidPrice: POINTS })).body).toMatchObject({
      paymentStatus: 'SUCCESS',
    })
    expect(await movedBy(sandbox, token)).not.toHaveProperty('network:MASTER_CARD')
  })

  it.each([
    ['more than the card has', POINTS + 0.01, 2480, '10234'],
    ['more than is to be paid', POINTS, POINTS - 0.01, '10231'],
  ])('a payment with bonus points of %s is declined', async (_, rewardAmount, price, errorCode) => {
    const { send, token } = await readyToSend(sandbox, { order: { price } })
    expect((await send('auth', { ...withReward(rewardAmount), paidPrice: price })).body).toMatchObject({ errorCode })
    expect(await movedBy(sandbox, token)).toEqual({})
  })

  it.each(['5528790000000008', '5125951122223335'])(
    'bonus points of the card %s pay a whole order, and no part of one (BON-02~)',
    async (number) => {
      const points = (TEST_CARDS.get(number)?.points?.minor ?? 0) / 100
      const above = await readyToSend(sandbox, { member: { balance: 1000 } })
      for (const by of ['auth', 'threeDS', 'mix'] as const)
        expect((await above.send(by, { ...withReward(points, typed(number)), conversationId: by })).body).toMatchObject(
          { errorCode: '10234' },
        )
      const slightlyAbove = await readyToSend(sandbox, { order: { price: points + 0.01 } })
      const most = { ...withReward(points, typed(number)), paidPrice: points + 0.01 }
      expect((await slightlyAbove.send('auth', most)).body).toMatchObject({ errorCode: '10234' })
      expect(await movedBy(sandbox, above.token)).toEqual({})
      const whole = await readyToSend(sandbox, { order: { price: points } })
      const paid = await whole.send('auth', { ...withReward(points, typed(number)), paidPrice: points })
      expect(paid.body).toMatchObject({ paymentStatus: 'SUCCESS' })
    },
  )

  it('a card of the bank that allows either points or installments pays with no points in installments', async () => {
    const { send } = await readyToSend(sandbox)
    const inTwo = { ...withReward(1, typed('4543590000000006')), installment: 2, paidPrice: 2513.73 }
    expect((await send('auth', inTwo)).body).toMatchObject({ errorCode: '10222' })
  })

  it('a declined payment spends no bonus points', async () => {
    const { send } = await readyToSend(sandbox, { order: { flags: { force3Ds: true } } })
    expect((await send('auth', withReward(POINTS))).body).toMatchObject({ errorCode: '5010' })
    expect(await bonusOf(send)).toMatchObject({ amount: POINTS })
  })
})
