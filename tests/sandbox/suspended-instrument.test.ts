import { beforeEach, describe, expect, it } from 'vitest'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { readyToSend } from './payments'
import type { PaymentCall } from './payments'

let sandbox: Harness
let ready: Awaited<ReturnType<typeof readyToSend>>
beforeEach(async () => {
  sandbox = await openSandbox()
  const cards = [{ cardNumber: '4543590000000006' }, { cardNumber: '5406670000000009' }]
  ready = await readyToSend(sandbox, { member: { balance: 5000, cards }, order: { flags: { fundEnabled: true } } })
})

const REFUSED = { status: 'failure', errorCode: '10631', errorGroup: 'PAYMENT_INSTRUMENT_SUSPENDED' }

const suspend = (...suspendedInstruments: readonly string[]) =>
  sandbox.control(`/members/${ready.member.memberId}`, { suspendedInstruments }, 'PATCH')

const saved = (place: number) => ({ paymentCard: { cardToken: ready.member.cards[place]?.cardToken } })

const booked = async () =>
  (await sandbox.control<{ authorisations: readonly unknown[] }>(`/ledger?token=${ready.token}`)).authorisations.length

describe('a suspended payment instrument', () => {
  it.each<[string, () => string, PaymentCall, () => object]>([
    ['a saved card', () => ready.member.cards[0]?.cardToken ?? '', 'auth', () => saved(0)],
    ['a saved card on the way to its bank', () => ready.member.cards[0]?.cardToken ?? '', 'threeDS', () => saved(0)],
    ['a card beside the balance', () => ready.member.cards[0]?.cardToken ?? '', 'mix', () => saved(0)],
    ['the balance beside a card', () => 'balance', 'mix', () => saved(0)],
    ['the balance', () => 'balance', 'balance', () => ({})],
  ])(
    '%s can’t pay while suspended, and is accepted again once restored (SBX-04~, AGR-04~)',
    async (_, instrument, call, changed) => {
      await suspend(instrument())
      expect((await ready.send(call, { ...changed() })).body).toMatchObject(REFUSED)
      expect(await booked()).toBe(0)
      await suspend()
      expect((await ready.send(call, { ...changed() })).body).toMatchObject({ status: 'success' })
    },
  )

  it('a suspended payment instrument leaves another one usable (SBX-04~, AGR-04~)', async () => {
    await suspend(ready.member.cards[0]?.cardToken ?? '', 'balance')
    expect((await ready.send('auth', saved(1))).body).toMatchObject({ status: 'success' })
  })
})
