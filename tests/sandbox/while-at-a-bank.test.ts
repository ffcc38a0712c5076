import { beforeEach, describe, expect, it } from 'vitest'
import { atBank, verify } from './at-bank'
import { goToBank } from './bank'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { readyForLater } from './later-money'
import { PAYMENT_PATHS, brokenLaws } from './payments'
import { call, cardPayload } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

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

describe('two pending payments of one order', () => {
  async function sideBySide() {
    await sandbox.control('/mode', { ledger: 'strict' })
    const shopper = await readyForLater(sandbox)
    const { order, member, login } = shopper
    await shopper.send('transfer', shopper.transfer())
    const payload = cardPayload(member, login, { conversationId: 'card-1' })
    const asked = { token: order.token, path: PAYMENT_PATHS.threeDS, payload, headers: login.headers }
    const bank = await goToBank(sandbox, await call(sandbox, asked))
    const arrive = () => sandbox.control(`/orders/${order.token}/transfer`, {})
    return { ...shopper, bank, arrive }
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
})
