import { expect } from 'vitest'
import { bankTransferView } from '../../machines/payment/bank-transfer/view'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { planOf } from '../../machines/checkout/screen-meta'
import { TRANSFER_RECEIPT, TRANSFER_TERMS } from './fixtures/bank-accounts'
import { beginning } from './support/checkout-harness'
import { MEMBER } from './fixtures/shopper'
import type { Told } from './support/tell'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

const locked = (machine: Machine) => ways['paying.lockedIn'](beginning(machine))

type Harness = Awaited<ReturnType<typeof locked>>

const kindIn = (harness: Harness) => bankTransferView(harness.method('bankTransfer').getSnapshot()).kind

/** From the reference of a transfer to the end. */
export const payingTransferTold: Told<Machine> = {
  'a transfer that has its code is a payment in progress: no time ends it (CNT-05~, PAY-10~)': async (machine) => {
    const harness = await locked(machine)
    harness.send({ type: 'session.ended', whose: 'member' })
    harness.tellLoginEnd(1)
    harness.time.tick(1)
    expect([harness.state(), harness.screen()]).toEqual(['paying.lockedIn', 'pay'])
  },

  'a member whose login ends beside a code keeps the code on show, and may log in again as the same member (CNT-05~, BANK-06~)':
    async (machine) => {
      const harness = await locked(machine)
      harness.send({ type: 'shopper.retried' })
      expect([harness.state(), harness.snapshot().can({ type: 'shopper.retried' })]).toEqual(['paying.lockedIn', false])
      harness.send({ type: 'session.ended', whose: 'member' })
      expect([harness.state(), kindIn(harness), harness.ports.startOver.asked]).toEqual([
        'paying.lockedIn',
        'reading',
        [],
      ])
      harness.send({ type: 'shopper.retried' })
      expect(harness.state()).toBe('expired.returning')
      const { email, gsmNumber } = MEMBER
      expect(harness.ports.startOver.asked).toMatchObject([{ goBackUrl: undefined, returning: { email, gsmNumber } }])
    },

  'Back and typed addresses lead nowhere from it, and asking for another place shows the reason (BANK-03~, BOOT-13~)':
    async (machine) => {
      for (const screen of ['identify', 'otp', 'result', 'sdk'] as const) {
        const harness = await locked(machine)
        harness.send({ type: 'address.asked', screen })
        expect([screen, harness.state(), harness.place(), kindIn(harness)]).toEqual([
          screen,
          'paying.lockedIn',
          'pay',
          'explaining',
        ])
      }
      const here = await locked(machine)
      here.send({ type: 'address.asked', screen: 'pay' })
      expect(kindIn(here)).toBe('reading')
    },

  'a start whose answer was lost is looked for, and goes on with the code that the order has (BANK-02~, BEST-01~)':
    async (machine) => {
      const harness = await ways['paying.choosing'](beginning(machine))
      harness.transfer()
      await harness.ports.authorise.answer({ kind: 'unknown' })
      expect(harness.state()).toBe('reconciling')
      await harness.ports.askOutcome.answer({ kind: 'begun' })
      expect([harness.state(), harness.snapshot().context.problem]).toEqual(['paying.choosing', undefined])
    },

  'an order with a noted transfer waits for the money: its screen says so, and posts the token where the order says (BANK-05~)':
    async (machine) => {
      const harness = await locked(machine)
      expect(planOf(harness.snapshot())).toMatchObject({ title: 'title.transfer', live: 'live.transfer' })
      harness.method('bankTransfer').send({ type: 'shopper.tookDetails' })
      expect(harness.state()).toBe('paying.inFlight')
      await harness.ports.notifyTransfer.answer({ kind: 'notified', callbackUrl: undefined })
      expect([harness.state(), harness.screen()]).toEqual(['result', 'result'])
      expect(planOf(harness.snapshot())).toMatchObject({ title: 'title.awaited', live: 'live.awaited' })
      expect(harness.snapshot().context.receipt).toEqual(TRANSFER_RECEIPT)
      expect(harness.child('shopReturn').getSnapshot().context).toMatchObject({
        callbackUrl: TRANSFER_TERMS.redirectUrl,
        isAwaited: true,
      })
    },
}
