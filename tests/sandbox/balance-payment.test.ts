import { beforeEach, describe, expect, it } from 'vitest'
import { ORIGINS, openSandbox } from './harness'
import type { Harness } from './harness'
import { goToBank } from './bank'
import { balanceOf, brokenLaws, ledgerOf, movedBy, readyToSend, typed } from './payments'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const OWN_CARD = '5358050000000002'

/** All but the second passed 3-D Secure before. */
const CARDS = [
  { cardNumber: '5549607159333771', threeDSVerified: true },
  { cardNumber: '5400360000000003', threeDSVerified: false },
  { cardNumber: '5170410000000004', threeDSVerified: true },
  { cardNumber: OWN_CARD, threeDSVerified: true },
]

async function rich(order: object = {}, balance = 1000) {
  const ready = await readyToSend(sandbox, { member: { balance, cards: CARDS }, order })
  const saved = (place: number) => ({ paymentCard: { cardToken: ready.member.cards[place]?.cardToken } })
  const left = () => balanceOf(sandbox, ready.token, ready.login)
  const reserved = async () => (await movedBy(sandbox, ready.token))[`reserved:${ready.member.memberId}`] ?? 0
  return { ...ready, saved, left, reserved }
}

describe('balance payments', () => {
  it('a balance payment takes the whole price and its answer has the callback URL (BAL-01~, GWY-09~)', async () => {
    const { send, order, token, detail, left } = await rich({}, 2480)
    expect((await send('balance', { conversationId: 'abc' })).body).toMatchObject({
      status: 'success',
      conversationId: 'abc',
      token,
      paymentStatus: 'SUCCESS',
      installment: 1,
      price: 2480,
      paidPrice: 2480,
      currency: 'TRY',
      callbackUrl: `${ORIGINS.shop}/callback?order=${order.orderId}`,
    })
    expect(await left()).toBe('0.00')
    expect((await detail()).body).toMatchObject({ paymentStatus: 'SUCCESS', submissionId: 'abc' })
    expect((await ledgerOf(sandbox, token)).authorisations).toMatchObject([{ minor: 248_000 }])
  })

  it('a balance payment above the balance fails, and the order detail names its submission (BAL-04~)', async () => {
    const { send, left, detail } = await rich({}, 2479.99)
    expect((await send('balance')).body).toMatchObject({ errorCode: '10051', errorGroup: 'NOT_SUFFICIENT_FUNDS' })
    expect(await left()).toBe('2479.99')
    expect((await detail()).body).toMatchObject({ paymentStatus: 'FAILURE', submissionId: 'submission-1' })
  })

  it('a balance in lira does not pay an order in another currency', async () => {
    const { send } = await rich({ currency: 'EUR' }, 5000)
    expect((await send('balance')).body).toMatchObject({ errorCode: '10051' })
  })

  it('a repeated balance payment is booked again in naive mode and once in strict mode (BEST-01~, SBX-07~)', async () => {
    const naive = await rich({}, 5000)
    await naive.send('balance')
    await naive.send('balance')
    expect(await ledgerOf(sandbox, naive.token)).toMatchObject({ transportDuplicates: 1 })
    await sandbox.control('/mode', { ledger: 'strict' })
    const strict = await rich({}, 5000)
    const first = await strict.send('balance')
    expect((await strict.send('balance')).body).toEqual(first.body)
    expect((await strict.send('balance', { conversationId: 'b' })).body).toMatchObject({ errorCode: '10203' })
    expect(await strict.left()).toBe('2520.00')
  })
})

describe('mixed payments, from balance and card', () => {
  it('a mixed payment with a card that passed 3-D Secure before is approved at once (MIX-02~, GWY-09~)', async () => {
    const { send, saved, token, member, left } = await rich()
    const paid = await send('mix', { ...saved(0), memberBalanceAmount: 480.5 })
    expect(paid.body).toMatchObject({ paymentStatus: 'SUCCESS', paidPrice: 2480, installment: 1 })
    expect(await movedBy(sandbox, token)).toEqual({
      [`member:${member.memberId}`]: -48_050,
      'network:MASTER_CARD': -199_950,
      merchant: 243_065,
      provider: 4935,
    })
    expect(await left()).toBe('519.50')
    expect((await ledgerOf(sandbox, token)).authorisations).toHaveLength(1)
  })

  it.each<[string, { saved?: number; paymentCard?: object }, object]>([
    ['a new card', { paymentCard: typed('5400360000000003') }, {}],
    ['a card that its bank has not verified', { saved: 1 }, {}],
    ['a debit card', { saved: 2 }, {}],
    ['an order that wants 3-D', { saved: 0 }, { flags: { force3Ds: true } }],
  ])(
    'a mixed payment with %s goes to 3-D Secure, and the balance part is reserved meanwhile (MIX-02~, SBX-07~)',
    async (_, changed, order) => {
      const { send, saved, token, left, reserved, detail } = await rich(order)
      const { saved: place, ...card } = changed
      const begun = await send('mix', place === undefined ? card : saved(place))
      expect(begun.body).toMatchObject({ paymentStatus: 'INIT_THREEDS' })
      expect([await left(), await reserved()]).toEqual(['520.00', 48_000])
      const bank = await goToBank(sandbox, begun)
      expect(await bank.html()).toContain('₺</i>2.000<i>,00')
      expect(await brokenLaws(sandbox)).toEqual([])
      await bank.answer({ act: 'verify', code: bank.code })
      expect([await left(), await reserved()]).toEqual(['520.00', 0])
      expect((await detail()).body).toMatchObject({ paymentStatus: 'SUCCESS', paidPrice: 2480 })
      expect((await ledgerOf(sandbox, token)).authorisations).toMatchObject([{ minor: 248_000 }])
      expect(await brokenLaws(sandbox)).toEqual([])
    },
  )

  it('a mixed payment that the shopper cancels at the bank gives back the balance part (SBX-07~)', async () => {
    const { send, token, left, reserved } = await rich()
    const bank = await goToBank(sandbox, await send('mix'))
    await bank.answer({ act: 'cancel' })
    await bank.answer({ act: 'cancel' })
    expect([await left(), await reserved()]).toEqual(['1000.00', 0])
    expect((await ledgerOf(sandbox, token)).authorisations).toEqual([])
    expect(await brokenLaws(sandbox)).toEqual([])
  })

  it('a mixed payment gives back the balance part if the bank’s time is up or the bank declines (SBX-07~)', async () => {
    const hanging = await rich()
    await hanging.send('mix')
    sandbox.pass(300)
    expect(await hanging.left()).toBe('1000.00')
    const declined = await rich()
    const bank = await goToBank(sandbox, await declined.send('mix', { paymentCard: typed('4111111111111129') }))
    await bank.answer({ act: 'verify', code: bank.code })
    expect(await declined.left()).toBe('1000.00')
    expect(await brokenLaws(sandbox)).toEqual([])
  })

  it('a balance part that one mixed payment has reserved is not available to another (SBX-07~)', async () => {
    const { send, saved } = await rich()
    await send('mix', { memberBalanceAmount: 800 })
    expect((await send('mix', { ...saved(0), memberBalanceAmount: 300, conversationId: 'b' })).body).toMatchObject({
      errorCode: '10661',
      errorGroup: 'BALANCE_CHANGED',
      conversationId: 'b',
    })
  })

  it('a mixed payment whose balance part exceeds the balance fails', async () => {
    const { send, left } = await rich({}, 479.99)
    expect((await send('mix')).body).toMatchObject({ errorCode: '10661' })
    expect(await left()).toBe('479.99')
  })

  it('a mixed payment can also use the card’s bonus points (BON-03~)', async () => {
    const { send, saved, token, member } = await rich()
    const reward = { rewardAmount: 20, rewardUsage: 1 }
    const paid = await send('mix', { ...saved(0), memberBalanceAmount: 480, reward })
    expect(paid.body).toMatchObject({ paymentStatus: 'SUCCESS' })
    const moved = await movedBy(sandbox, token)
    expect(moved[`member:${member.memberId}`]).toBe(-48_000)
    expect(moved['network:MASTER_CARD']).toBe(-198_000)
  })

  it('the wallet’s own card draws on the balance, which has to cover both parts (BAL-04~)', async () => {
    const poor = await rich({}, 2479.99)
    const cards = { typed: typed(OWN_CARD), saved: poor.saved(3).paymentCard }
    for (const [conversationId, paymentCard] of Object.entries(cards)) {
      expect((await poor.send('auth', { paymentCard, conversationId })).body).toMatchObject({ errorCode: '10051' })
      const parts = { paymentCard, memberBalanceAmount: 480, conversationId: `${conversationId}-mixed` }
      const mixed = await poor.send('mix', parts)
      expect(mixed.body).toMatchObject({ errorCode: '10051' })
    }
    expect(await poor.left()).toBe('2479.99')
    expect(await brokenLaws(sandbox)).toEqual([])
  })

  it('the wallet’s own card fails if the balance is spent while the payment is in 3-D Secure (BAL-04~)', async () => {
    const { send, detail, left } = await rich({}, 2480)
    const bank = await goToBank(sandbox, await send('threeDS', { paymentCard: typed(OWN_CARD) }))
    await send('balance', { conversationId: 'b' })
    await bank.answer({ act: 'verify', code: bank.code })
    expect(await left()).toBe('0.00')
    expect((await detail()).body).toMatchObject({ paymentStatus: 'SUCCESS', submissionId: 'b' })
    expect(await brokenLaws(sandbox)).toEqual([])
  })
})
