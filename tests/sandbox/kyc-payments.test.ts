import { beforeEach, describe, expect, it } from 'vitest'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { verify } from './at-bank'
import { follow, goToBank } from './bank'
import type { AtBank } from './bank'
import { PAYMENT_PATHS, brokenLaws, ledgerOf, payloadsOf, readyToSend, typed } from './payments'
import type { PaymentCall } from './payments'
import { PATHS, call, dataOf, logIn, makeOrder } from './shopper'
import type { MadeMember } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const OWN_CARD = '5358050000000002'

const UNTRUSTED = { flags: { merchantTrustStampAvailableOrIgnored: false } }

async function ready(wanted: object, order: object = {}) {
  const cards = [{ cardNumber: OWN_CARD }]
  const made = await readyToSend(sandbox, { member: { balance: 5000, cards, ...wanted }, order })
  const saved = { paymentCard: { cardToken: made.member.cards[0]?.cardToken } }
  const sendBy = (by: PaymentCall, card: 'saved' | 'usual') => made.send(by, card === 'saved' ? saved : {})
  return { ...made, sendBy }
}

/** The same member, logged in for another order. */
async function atAnotherOrder(member: MadeMember) {
  const order = await makeOrder(sandbox)
  const { token } = order
  const login = await logIn(sandbox, order, member)
  const { headers } = login
  const pay = (conversationId: string) => {
    const payload = { ...payloadsOf(member, login).auth, conversationId }
    return call(sandbox, { token, path: PAYMENT_PATHS.auth, payload, headers })
  }
  const violated = async () => {
    const payload = { memberId: member.memberId, amount: 2480, currencyCode: 'TRY' }
    return dataOf(await call(sandbox, { token, path: PATHS.limit, payload, headers }))['isKycViolated']
  }
  return { pay, violated }
}

type Row = readonly [by: string, call: PaymentCall, card: 'saved' | 'usual']

const WALLET: readonly Row[] = [
  ['the balance', 'balance', 'usual'],
  ['balance and card', 'mix', 'usual'],
  ['the wallet’s own card', 'auth', 'saved'],
  ['the wallet’s own card and 3-D Secure', 'threeDS', 'saved'],
]

const CARDS: readonly Row[] = [
  ['a bank’s card', 'auth', 'usual'],
  ['a bank’s card and 3-D Secure', 'threeDS', 'usual'],
  ['BKM Express', 'bkm', 'usual'],
]

describe('a payment of an unverified member without the trust stamp', () => {
  it.each(WALLET)('a member of level 0 cannot pay by %s (KYC-01~)', async (_, by, card) => {
    const { sendBy, token, detail } = await ready({ kycLevel: 0 }, UNTRUSTED)
    expect((await sendBy(by, card)).body).toMatchObject({ errorCode: '10622', errorGroup: 'KYC_REQUIRED' })
    expect((await detail()).body).toMatchObject({ paymentStatus: 'FAILURE', errorCode: '10622' })
    expect((await ledgerOf(sandbox, token)).authorisations).toEqual([])
    expect(await brokenLaws(sandbox)).toEqual([])
  })

  it.each(WALLET)('a member of level 0 pays by %s where the shop has the stamp (KYC-01~)', async (_, by, card) => {
    const { sendBy } = await ready({ kycLevel: 0 })
    expect((await sendBy(by, card)).body).toMatchObject({ status: 'success' })
  })

  it.each(WALLET)('a member of level 1 needs no stamp to pay by %s (KYC-01~)', async (_, by, card) => {
    const { sendBy } = await ready({ kycLevel: 1 }, UNTRUSTED)
    expect((await sendBy(by, card)).body).toMatchObject({ status: 'success' })
  })

  it.each(CARDS)('a member of level 0 needs no stamp to pay by %s', async (_, by) => {
    const { send } = await ready({ kycLevel: 0 }, UNTRUSTED)
    expect((await send(by)).body).toMatchObject({ status: 'success' })
  })

  it('a typed card of the wallet’s own pays like a bank’s, since no client can tell it from one (KYC-01~)', async () => {
    const { send } = await ready({ kycLevel: 0 }, UNTRUSTED)
    expect((await send('auth', { paymentCard: typed(OWN_CARD) })).body).toMatchObject({ status: 'success' })
  })
})

describe('a payment from a suspended balance', () => {
  it.each<PaymentCall>(['balance', 'mix'])(
    'a suspended balance is named before an identity that would not help, in the call %s (AGR-04~, KYC-01~)',
    async (by) => {
      const { send, member } = await ready({ kycLevel: 0, monthlyLimit: 1 }, UNTRUSTED)
      await sandbox.control(`/members/${member.memberId}`, { suspendedInstruments: ['balance'] }, 'PATCH')
      expect((await send(by)).body).toMatchObject({ errorCode: '10631' })
    },
  )
})

describe('a payment beyond the monthly limit', () => {
  const OVER = { errorCode: '10623', errorGroup: 'KYC_LIMIT_EXCEEDED' }

  it.each([...WALLET, ...CARDS])('a payment beyond the limit fails by %s (KYC-07~)', async (_, by, card) => {
    for (const kycLevel of [0, 1]) {
      const { sendBy, token } = await ready({ kycLevel, monthlyLimit: 2479.99 })
      expect((await sendBy(by, card)).body).toMatchObject(OVER)
      expect((await ledgerOf(sandbox, token)).authorisations).toEqual([])
    }
    const { sendBy } = await ready({ kycLevel: 0, monthlyLimit: 2480 })
    expect((await sendBy(by, card)).body).toMatchObject({ status: 'success' })
  })

  it('a payment beyond the limit fails if points pay what is beyond it (KYC-07~)', async () => {
    const { send } = await ready({ kycLevel: 0, monthlyLimit: 2479.99 })
    const reward = { rewardAmount: 4, rewardUsage: 1 }
    expect((await send('auth', { paymentCard: typed('5451030000000000'), reward })).body).toMatchObject(OVER)
  })

  it('a member of level 2 pays beyond any limit, and another currency has none (KYC-03~)', async () => {
    const verified = await ready({ kycLevel: 2, monthlyLimit: 1 })
    expect((await verified.send('auth')).body).toMatchObject({ status: 'success' })
    const abroad = await ready({ kycLevel: 0, monthlyLimit: 1 }, { currency: 'EUR' })
    expect((await abroad.send('auth')).body).toMatchObject({ status: 'success' })
  })

  it('a payment that is at a bank for another order counts towards the limit (KYC-07~)', async () => {
    const { send, member, detail } = await ready({ kycLevel: 1, monthlyLimit: 4959.99 })
    const bank = await goToBank(sandbox, await send('threeDS'))
    const { pay, violated } = await atAnotherOrder(member)
    expect((await pay('first')).body).toMatchObject(OVER)
    expect(await violated()).toBe(true)
    const leave = await bank.press(verify(bank.code))
    // The bank has approved it, and the shopper is on the way back.
    expect(await violated()).toBe(true)
    await follow(sandbox, leave)
    expect((await detail()).body).toMatchObject({ paymentStatus: 'SUCCESS' })
    expect((await pay('second')).body).toMatchObject(OVER)
  })

  it.each<[string, (bank: AtBank, token: string) => unknown]>([
    ['that was cancelled at its bank', (bank) => bank.answer({ act: 'cancel' })],
    ['that was cancelled at its bank, before the way back', (bank) => bank.press({ act: 'cancel' })],
    ['of a cancelled order', (_, token) => sandbox.control(`/orders/${token}/cancel`, {})],
    ['whose bank’s time is over', () => sandbox.pass(300)],
  ])('a payment %s does not count towards the limit (KYC-07~)', async (_, end) => {
    const { send, member, token } = await ready({ kycLevel: 1, monthlyLimit: 4959.99 })
    await end(await goToBank(sandbox, await send('threeDS')), token)
    const { pay, violated } = await atAnotherOrder(member)
    expect(await violated()).toBe(false)
    expect((await pay('first')).body).toMatchObject({ status: 'success' })
  })

  it('two visits to banks for one order count towards the limit once (KYC-07~)', async () => {
    const { send, member } = await ready({ kycLevel: 1, monthlyLimit: 7439.99 })
    for (const conversationId of ['a', 'b']) await send('threeDS', { conversationId })
    const { pay } = await atAnotherOrder(member)
    expect((await pay('first')).body).toMatchObject({ status: 'success' })
  })

  it('the dearer one of two visits to banks for one order counts towards the limit (KYC-07~)', async () => {
    const { send, member } = await ready({ kycLevel: 1, monthlyLimit: 4993.72 })
    const dearer = { paymentCard: typed('4543590000000006'), installment: 2, paidPrice: 2513.73 }
    await send('threeDS', { ...dearer, conversationId: 'dearer' })
    await send('threeDS', { conversationId: 'cheaper' })
    const { pay } = await atAnotherOrder(member)
    expect((await pay('first')).body).toMatchObject(OVER)
  })

  it('a second visit to a bank for an order does not count beside the first (KYC-07~)', async () => {
    const { send } = await ready({ kycLevel: 1, monthlyLimit: 2480 })
    for (const conversationId of ['a', 'b'])
      expect((await send('threeDS', { conversationId })).body).toMatchObject({ status: 'success' })
  })

  it('a visit to a bank for an order that was paid otherwise counts no more (KYC-07~)', async () => {
    const { send, member } = await ready({ kycLevel: 1, monthlyLimit: 4960 })
    await send('threeDS', { conversationId: 'left' })
    await send('auth', { conversationId: 'paid' })
    const { pay } = await atAnotherOrder(member)
    expect((await pay('first')).body).toMatchObject({ status: 'success' })
  })

  it('a visit to a bank by another member, or in another currency, counts towards no limit (KYC-03~)', async () => {
    await (await ready({ kycLevel: 1 })).send('threeDS')
    const { send, member } = await ready({ kycLevel: 1, monthlyLimit: 2480 }, { currency: 'EUR' })
    await send('threeDS')
    const { pay } = await atAnotherOrder(member)
    expect((await pay('first')).body).toMatchObject({ status: 'success' })
  })

  it('a repeated payment is booked again in naive mode, beyond the limit too (BEST-01~)', async () => {
    const { send, token } = await ready({ kycLevel: 0 })
    await send('auth')
    expect((await send('auth')).body).toMatchObject({ status: 'success' })
    expect(await ledgerOf(sandbox, token)).toMatchObject({ transportDuplicates: 1 })
  })
})
