import { expect } from 'vitest'
import { mayBePaidElsewhere, resultView } from '../../machines/checkout/views'
import { bankTransferView } from '../../machines/payment/bank-transfer/view'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { planOf } from '../../machines/checkout/screen-meta'
import { TRANSFER_RECEIPT, TRANSFER_TERMS } from './fixtures/bank-accounts'
import { BROKEN } from './support/broken-children'
import { beginCheckout, beginning } from './support/checkout-harness'
import { settled } from './support/settled'
import { MEMBER, ORDER_WITH_TIME } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { ACTS } from './support/way-table'
import { ways } from './support/ways'
import type { Beginning } from './support/beginning'

type Machine = typeof checkoutMachine

const locked = (machine: Machine) => ways['paying.lockedIn'](beginning(machine))

const END = ORDER_WITH_TIME.endsAt ?? 0

const lockedInTime = (machine: Machine, children?: Beginning['children']) =>
  ways['paying.lockedIn'](beginning(machine, { order: { endsAt: END }, ...(children && { children }) }))

type Harness = Awaited<ReturnType<typeof locked>>

async function leaveTransfer(harness: Harness) {
  const transfer = harness.method('bankTransfer')
  transfer.send({ type: 'shopper.askedToLeave' })
  transfer.send({ type: 'shopper.left' })
  await settled()
}

const kindIn = (harness: Harness) => bankTransferView(harness.method('bankTransfer').getSnapshot()).kind

/** From a transfer's reference code to the end. */
export const payingTransferScenarios: Scenarios<Machine> = {
  'a transfer with its code is a payment in progress, which no expiry ends (CNT-05~, PAY-10~)': async (machine) => {
    const harness = await locked(machine)
    harness.send({ type: 'session.ended', whose: 'member' })
    harness.tellLoginEnd(1)
    harness.time.tick(1)
    expect([harness.state(), harness.screen()]).toEqual(['paying.lockedIn', 'pay'])
  },

  'the order’s own time counts again once the code of its transfer was left, and ends it (CNT-04~, CNT-05~, BANK-04~)':
    async (machine) => {
      const harness = await lockedInTime(machine)
      await leaveTransfer(harness)
      expect([harness.state(), harness.child('countdown').getSnapshot().context.deadline?.at]).toEqual([
        'paying.choosing',
        END,
      ])
      harness.time.tick(END)
      expect([harness.state(), harness.screen()]).toEqual(['expired.shown', 'form-expired'])
    },

  'an order that expired beside the code of its transfer ends once that code was left (CNT-04~, CNT-05~)': async (
    machine,
  ) => {
    const harness = await lockedInTime(machine)
    harness.time.tick(END)
    expect(harness.state()).toBe('paying.lockedIn')
    await leaveTransfer(harness)
    harness.time.tick(END)
    expect([harness.state(), harness.screen()]).toEqual(['expired.shown', 'form-expired'])
  },

  'a login that expires beside a code counts where the order’s own time is over, or never counted (CNT-04~, CNT-05~)':
    async (machine) => {
      const issued = await ways['paying.choosing'](beginning(machine, { order: { endsAt: END } }))
      issued.transfer()
      issued.time.tick(END)
      await issued.giveCode()
      const found = await ways.reconciling(beginning(machine, { order: { endsAt: END } }))
      await found.ports.askOutcome.answer({ kind: 'begun' })
      for (const harness of [issued, found]) {
        harness.time.tick(END)
        expect(harness.snapshot().matches({ session: 'formExpired' })).toBe(false)
        harness.tellLoginEnd(END + 1000)
        harness.time.tick(END + 1000)
        expect(harness.snapshot().matches({ session: 'memberExpired' })).toBe(true)
      }
    },

  'a transfer that is found before any login ends the order’s time (CNT-05~, PAY-13~)': async (machine) => {
    const harness = beginCheckout(machine)
    await harness.ports.startOrder.answer({
      kind: 'unsettled',
      order: ORDER_WITH_TIME,
      attempted: undefined,
      isAtBank: true,
    })
    await harness.ports.askOutcome.answer({ kind: 'begun' })
    harness.time.tick(END)
    expect([harness.state(), harness.snapshot().matches({ session: 'formExpired' })]).toEqual([
      'arriving.identifying',
      false,
    ])
  },

  'an order that waits for another payment than its transfer by now has its time again (CNT-05~, PAY-13~)': async (
    machine,
  ) => {
    const harness = await lockedInTime(machine)
    harness.send({ type: 'tab.restored' })
    await harness.ports.startOrder.answer({
      kind: 'unsettled',
      order: ORDER_WITH_TIME,
      attempted: undefined,
      isAtBank: true,
    })
    harness.time.tick(END)
    expect(harness.snapshot().matches({ session: 'formExpired' })).toBe(true)
  },

  'the order’s time stops again with the code of a second transfer, and counts without one (CNT-05~)': async (
    machine,
  ) => {
    const harness = await lockedInTime(machine)
    await leaveTransfer(harness)
    expect(mayBePaidElsewhere(harness.snapshot())).toBe(true)
    harness.does(ACTS.asksForCode)
    await harness.giveCode()
    harness.time.tick(END)
    expect(harness.state()).toBe('paying.lockedIn')
    await leaveTransfer(harness)
    harness.time.tick(END)
    expect(harness.state()).toBe('expired.shown')
  },

  'an order that waits for a transfer has no expiry while its code is looked up (CNT-05~, BANK-06~)': async (
    machine,
  ) => {
    const order = { endsAt: END, hasTransfer: true }
    const harness = await ways['paying.choosing'](beginning(machine, { order }))
    expect(harness.snapshot().children.countdown).toBeUndefined()
    harness.tellLoginEnd(END + 1000)
    harness.time.tick(END)
    expect(harness.state()).toBe('paying.choosing')
  },

  'a transfer whose form crashes keeps its order without an expiry: its code still waits (CNT-05~, BANK-06~)': async (
    machine,
  ) => {
    const harness = await lockedInTime(machine, BROKEN.bankTransferAtPress)
    harness.method('bankTransfer').send({ type: 'shopper.tookDetails' })
    expect([harness.state(), harness.child('payment').getSnapshot().hasTag('methodCrashed')]).toEqual([
      'paying.choosing',
      true,
    ])
    harness.tellLoginEnd(END + 1000)
    harness.time.tick(END)
    expect(harness.state()).toBe('paying.choosing')
  },

  'a member whose login ends beside a code keeps the code, and may log in again (CNT-05~, BANK-06~)': async (
    machine,
  ) => {
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

  'a page that comes back keeps a code that it could not read again: the login is over, or it is offline (CNT-05~, BEST-04~)':
    async (machine) => {
      const harness = await locked(machine)
      harness.send({ type: 'network.changed', is: 'offline' })
      harness.send({ type: 'tab.restored' })
      expect([harness.state(), kindIn(harness)]).toEqual(['paying.lockedIn', 'reading'])
      harness.send({ type: 'network.changed', is: 'online' })
      harness.send({ type: 'session.ended', whose: 'member' })
      harness.send({ type: 'tab.restored' })
      expect([harness.state(), kindIn(harness), harness.ports.startOrder.asked.length]).toEqual([
        'paying.lockedIn',
        'reading',
        1,
      ])
      harness.send({ type: 'shopper.retried' })
      expect(harness.state()).toBe('expired.returning')
    },

  'Back and typed URLs lead nowhere from a transfer’s code, and show the reason (BANK-03~, BOOT-13~)': async (
    machine,
  ) => {
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

  'a transfer start whose answer was lost is looked up, and goes on with the code that the order has (BANK-02~, BEST-01~)':
    async (machine) => {
      const harness = await ways['paying.choosing'](beginning(machine))
      harness.transfer()
      await harness.ports.authorise.answer({ kind: 'unknown' })
      expect(harness.state()).toBe('reconciling')
      await harness.ports.askOutcome.answer({ kind: 'begun' })
      expect([harness.state(), harness.snapshot().context.problem]).toEqual(['paying.choosing', undefined])
    },

  'an order with a notified transfer says that it waits for the money, and has the transfer’s return URL (BANK-05~)':
    async (machine) => {
      const harness = await locked(machine)
      expect(planOf(harness.snapshot())).toMatchObject({ title: 'title.transfer', live: 'live.transfer' })
      harness.method('bankTransfer').send({ type: 'shopper.tookDetails' })
      expect(harness.state()).toBe('paying.inFlight')
      await harness.ports.notifyTransfer.answer({ kind: 'notified', callbackUrl: undefined })
      expect([harness.state(), harness.screen()]).toEqual(['result', 'result'])
      expect(planOf(harness.snapshot())).toMatchObject({ title: 'title.awaited', live: 'live.awaited' })
      expect(resultView(harness.snapshot())).toEqual({ kind: 'transfer', receipt: TRANSFER_RECEIPT })
      expect(harness.child('shopReturn').getSnapshot().context).toMatchObject({
        callbackUrl: TRANSFER_TERMS.redirectUrl,
        isAwaited: true,
      })
    },
}
