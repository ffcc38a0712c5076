import { beforeEach, describe, expect, it } from 'vitest'
import { atBank, verify } from './at-bank'
import { follow, goToBank } from './bank'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { type Later, readyForLater } from './later-money'
import { PAYMENT_PATHS, brokenLaws, ledgerOf, movedBy, payloadsOf, readyToSend, typed } from './payments'
import type { PaymentCall } from './payments'
import { call, cardPayload, dataOf } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

async function atCardsBank(shopper: Later) {
  const { order, member, login } = shopper
  const payload = cardPayload(member, login, { conversationId: 'card-1' })
  const asked = { token: order.token, path: PAYMENT_PATHS.threeDS, payload, headers: login.headers }
  return { ...shopper, bank: await goToBank(sandbox, await call(sandbox, asked)) }
}

type Headers = Readonly<Record<string, string>>

/** A call that a shopper sends, to be delivered any number of times. */
async function callOf(shopper: Later, by: PaymentCall | 'transfer' | 'credit') {
  const { order, member, login, send, transfer, validation, application } = shopper
  if (by === 'transfer')
    return (changed: object = {}, headers: Headers = {}) => send('transfer', { ...transfer(), ...changed }, headers)
  if (by === 'credit') {
    const { creditToken } = dataOf(await send('validation', validation()))
    return (changed: object = {}, headers: Headers = {}) =>
      send('application', { ...application(creditToken), ...changed }, headers)
  }
  // Declined, where a bank answers at once.
  const poor = by === 'auth' || by === 'mix' ? { paymentCard: typed('4111111111111129') } : {}
  const payload = { ...payloadsOf(member, login)[by], ...poor }
  const asked = { token: order.token, path: PAYMENT_PATHS[by] }
  return (changed: object = {}, headers: Headers = {}) =>
    call(sandbox, { ...asked, payload: { ...payload, ...changed }, headers: { ...login.headers, ...headers } })
}

describe('an order during a payment at the bank', () => {
  const begin = async () => {
    const { bank, ...ready } = await atBank(sandbox, {}, { order: { expiresInSeconds: 60 } })
    sandbox.pass(61)
    return { ...ready, bank }
  }

  it('an order with a payment at the bank is readable past its expiry, and takes no other one (PAY-06~)', async () => {
    const { detail, send } = await begin()
    expect((await detail()).body).toMatchObject({ status: 'success', paymentStatus: 'INIT_THREEDS' })
    expect((await send('auth', { conversationId: 'submission-2' })).body).toMatchObject({ errorCode: '5125' })
  })

  it('an order paid at the bank shows the success for ten minutes from then on (RES-04~)', async () => {
    const { bank, detail } = await begin()
    sandbox.pass(200)
    await bank.answer(verify(bank.code))
    sandbox.pass(599)
    expect((await detail()).body).toMatchObject({ paymentStatus: 'SUCCESS' })
    sandbox.pass(1)
    expect((await detail()).body).toMatchObject({ errorCode: '5125' })
  })

  it('an expired order can’t be read after the bank’s time is up', async () => {
    const { detail, order } = await begin()
    sandbox.pass(300)
    expect(await sandbox.control(`/orders/${order.token}`)).toMatchObject({ attempts: [{ errorCode: '10682' }] })
    expect((await detail()).body).toMatchObject({ errorCode: '5125' })
  })
})

describe('an order that the merchant cancels during a payment at the bank', () => {
  it.each<[PaymentCall, Readonly<Record<string, string>>]>([
    ['threeDS', {}],
    ['mix', {}],
    ['bkm', { act: 'approve', card: '1' }],
  ])('a cancelled order is not charged after %s, and its balance part is free again (SBX-07~)', async (by, pressed) => {
    const { send, token } = await readyToSend(sandbox, { member: { balance: 1000 } })
    const bank = await goToBank(sandbox, await send(by))
    await sandbox.control(`/orders/${token}/cancel`, {})
    await bank.answer({ ...verify(bank.code), ...pressed })
    expect(await sandbox.control(`/orders/${token}`)).toMatchObject({
      attempts: [{ paymentStatus: 'FAILURE', errorCode: '5125', errorGroup: 'TOKEN_NOT_VALID' }],
    })
    expect((await ledgerOf(sandbox, token)).authorisations).toEqual([])
    expect(Object.values(await movedBy(sandbox, token)).filter((minor) => minor !== 0)).toEqual([])
    expect(await brokenLaws(sandbox)).toEqual([])
  })
})

describe('two pending payments of one order', () => {
  async function sideBySide() {
    await sandbox.control('/mode', { ledger: 'strict' })
    const shopper = await readyForLater(sandbox)
    await shopper.send('transfer', shopper.transfer())
    const arrive = () => sandbox.control(`/orders/${shopper.order.token}/transfer`, {})
    return { ...(await atCardsBank(shopper)), arrive }
  }

  it('an order with a pending transfer and card is paid by the card if its bank is first (SBX-07~)', async () => {
    const { bank, arrive, state } = await sideBySide()
    await bank.answer(verify(bank.code))
    expect(await arrive()).toEqual({ outcome: 'no-longer-valid' })
    expect(await state()).toMatchObject({ paymentStatus: 'SUCCESS', attempts: [{ errorCode: '10674' }, {}] })
    expect(await brokenLaws(sandbox)).toEqual([])
  })

  it('an order with a pending transfer and card is paid by the transfer if its money is first (SBX-07~)', async () => {
    const { bank, arrive, state } = await sideBySide()
    expect(await arrive()).toEqual({ outcome: 'arrived' })
    await bank.answer(verify(bank.code))
    expect(await state()).toMatchObject({ paymentStatus: 'SUCCESS', attempts: [{}, { errorCode: '10203' }] })
    expect(await brokenLaws(sandbox)).toEqual([])
  })

  it('two pending payments of one order can’t have the same submission id (SBX-06~)', async () => {
    const { send, transfer, order } = await sideBySide()
    const answer = await send('transfer', transfer({ conversationId: 'card-1' }))
    expect(answer).toMatchObject({ status: 400, body: { errorCode: '11' } })
    expect(await sandbox.control(`/refusals?token=${order.token}`)).toMatchObject({
      refusals: [{ reason: 'wrong-payload', detail: 'conversationId is that of another payment' }],
    })
  })

  const LATER_PAYMENTS: readonly PaymentCall[] = ['auth', 'threeDS', 'mix', 'balance', 'bkm']
  it.each(LATER_PAYMENTS.flatMap((by) => (['naive', 'strict'] as const).map((ledger) => [by, ledger] as const)))(
    'a call %s under the id of a pending transfer is refused and recorded by a %s provider (SBX-06~)',
    async (by, ledger) => {
      await sandbox.control('/mode', { ledger })
      const { order, member, login, ...later } = await readyForLater(sandbox, { member: { balance: 5000 } })
      await later.send('transfer', later.transfer())
      const payload = { ...payloadsOf(member, login)[by], conversationId: 'transfer-1' }
      const asked = { token: order.token, path: PAYMENT_PATHS[by], payload, headers: login.headers }
      expect(await call(sandbox, asked)).toMatchObject({ status: 400, body: { errorCode: '11' } })
      expect(await sandbox.control(`/refusals?token=${order.token}`)).toMatchObject({
        refusals: [{ reason: 'wrong-payload', detail: 'conversationId is that of another payment' }],
      })
      expect(await later.state()).toMatchObject({ paymentStatus: 'INIT_BANK_TRANSFER', attempts: [{}] })
    },
  )
})

describe('a call that is delivered again after the price has changed', () => {
  it.each<[PaymentCall | 'transfer' | 'credit', string]>([
    ['threeDS', 'INIT_THREEDS'],
    ['bkm', 'BKM_POS_SELECTED'],
    ['auth', 'FAILURE'],
    ['mix', 'FAILURE'],
    ['balance', 'FAILURE'],
    ['transfer', 'INIT_BANK_TRANSFER'],
    ['credit', 'INIT_CREDIT'],
  ])('the same bytes of %s get the same answer at another price (PAY-06~, SBX-06~)', async (by, paymentStatus) => {
    await sandbox.control('/mode', { ledger: 'strict' })
    const { order, member, login, ...later } = await readyForLater(sandbox)
    const deliver = await callOf({ order, member, login, ...later }, by)
    const first = await deliver()
    expect(await later.state()).toMatchObject({ paymentStatus })
    await sandbox.control(`/orders/${order.token}`, { price: 3000 }, 'PATCH')
    const { status, body } = await deliver()
    expect({ status, body }).toEqual({ status: 200, body: first.body })
    expect(await later.state()).toMatchObject({ attempts: [{}] })
    expect(await sandbox.control(`/refusals?token=${order.token}`)).toEqual({ refusals: [] })
    const another = await deliver({ conversationId: 'another' })
    if (by !== 'credit') expect(another).toMatchObject({ status: 400, body: { errorCode: '10232' } })
  })

  it.each(['threeDS', 'credit'] as const)(
    'a repeat of %s that only its idempotency key names gets the same answer at another price (PAY-06~)',
    async (by) => {
      await sandbox.control('/mode', { ledger: 'strict' })
      const shopper = await readyForLater(sandbox)
      const deliver = await callOf(shopper, by)
      const key = { 'idempotency-key': 'k' }
      const first = await deliver({}, key)
      await sandbox.control(`/orders/${shopper.order.token}`, { price: 3000 }, 'PATCH')
      const { status, body } = await deliver({ conversationId: 'another' }, key)
      expect({ status, body }).toEqual({ status: 200, body: first.body })
      expect(await shopper.state()).toMatchObject({ attempts: [{}] })
    },
  )
})

describe('another payment while a bank decides', () => {
  const decidedByCard = async () => {
    const { bank, state, pay } = await atCardsBank(await readyForLater(sandbox))
    const leave = await bank.press(verify(bank.code))
    expect(await state()).toMatchObject({ paymentStatus: 'CALLBACK_THREEDS' })
    return { state, pay, end: () => follow(sandbox, leave) }
  }
  const decidedByLender = async () => {
    const { order, state, pay, send, validation, application } = await readyForLater(sandbox)
    const { body } = await send('validation', validation())
    const { creditToken } = body['data'] as { creditToken: string }
    await send('application', application(creditToken))
    const decide = (decision: string) => sandbox.control(`/orders/${order.token}/credit`, { decision })
    await decide('new-customer')
    expect(await state()).toMatchObject({ paymentStatus: 'PENDING_CREDIT' })
    return { state, pay, end: () => decide('reject') }
  }

  it('a strict provider refuses another payment while a card’s bank decides (PAY-06~, SBX-07~)', async () => {
    await sandbox.control('/mode', { ledger: 'strict' })
    const { pay, end, state } = await decidedByCard()
    expect((await pay({ conversationId: 'card-2' })).body).toMatchObject({ errorCode: '10203' })
    await end()
    expect(await state()).toMatchObject({ paymentStatus: 'SUCCESS', attempts: [{ submissionId: 'card-1' }] })
    expect(await brokenLaws(sandbox)).toEqual([])
  })

  it('a strict provider refuses another payment while a lender decides, and takes it afterwards (SBX-07~)', async () => {
    await sandbox.control('/mode', { ledger: 'strict' })
    const { pay, end, state } = await decidedByLender()
    expect((await pay({ conversationId: 'card-2' })).body).toMatchObject({ errorCode: '10203' })
    expect(await state()).toMatchObject({ paymentStatus: 'PENDING_CREDIT', attempts: [{}] })
    await end()
    expect((await pay({ conversationId: 'card-3' })).body).toMatchObject({ status: 'success' })
    expect(await brokenLaws(sandbox)).toEqual([])
  })

  it('a naive provider takes another payment while a lender decides (BEST-01~)', async () => {
    const { pay } = await decidedByLender()
    expect((await pay({ conversationId: 'card-2' })).body).toMatchObject({ status: 'success' })
  })
})
