import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { exitView, isPaymentPressed, returnView } from '../../machines/checkout/views'
import type { checkOrder } from '../../machines/payment/order-check/ports'
import { beginCheckout, beginning } from './support/checkout-harness'
import { OTHER_PRICE } from './fixtures/funds'
import { hold } from './support/held-port'
import { attemptOver, paymentOver } from './support/payment-over'
import { LOOK, MEMBER, ORDER, ORDER_WITH_TIME } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

const SHOP = ORDER.goBackUrl
const END = ORDER_WITH_TIME.endsAt ?? 0

/** At the payment methods; the test answers the order check. */
async function choosing(machine: Machine) {
  const check = hold<typeof checkOrder>()
  const harness = await ways['paying.choosing'](
    beginning(machine, {
      children: (ports) => ({
        payment: paymentOver(ports).provide({
          actors: { paymentAttempt: attemptOver(ports).provide({ actors: { checkOrder: check.logic } }) },
        }),
      }),
    }),
  )
  const leave = () => {
    harness.send({ type: 'shopper.askedToExit' })
    harness.send({ type: 'shopper.exited' })
  }
  return { ...harness, check, leave }
}

type Choosing = Awaited<ReturnType<typeof choosing>>

/** Leaving for the shop before anything is paid (SHELL-10). */
export const exitScenarios: Scenarios<Machine> = {
  'the exit dialog says “not charged” unless the order has or had a transfer with a code (SHELL-10~, PAY-13~)': async (
    machine,
  ) => {
    for (const [given, isUncharged] of [
      [{}, true],
      [{ hasTransfer: true }, false],
      [{ hasOldTransfer: true }, false],
    ] as const) {
      const harness = beginCheckout(machine, { order: given })
      await harness.start()
      harness.send({ type: 'shopper.askedToExit' })
      expect(exitView(harness.snapshot())).toMatchObject({ isOpen: true, isUncharged })
    }
  },

  'the way back asks for confirmation; the shopper may keep paying, or leave (SHELL-10~)': async (machine) => {
    const harness = await ways['paying.choosing'](beginning(machine))
    expect(returnView(harness.snapshot())).toEqual({ is: 'open', merchantHost: ORDER.merchantHost })
    harness.send({ type: 'shopper.exited' })
    expect(exitView(harness.snapshot())).toMatchObject({ isOpen: false })
    harness.send({ type: 'shopper.askedToExit' })
    const { merchantName, merchantHost, goBackUrl: shopUrl } = ORDER
    const asked = { isOpen: true, isLeaving: false, merchantName, merchantHost, shopUrl, isUncharged: true }
    expect(exitView(harness.snapshot())).toEqual(asked)
    harness.send({ type: 'shopper.keptPaying' })
    expect(exitView(harness.snapshot())).toMatchObject({ isOpen: false })
    expect(harness.ports.leaveForShop.asked).toEqual([])
    harness.send({ type: 'shopper.askedToExit' })
    harness.send({ type: 'shopper.exited' })
    expect(exitView(harness.snapshot())).toMatchObject({ isOpen: true, isLeaving: true })
    expect(harness.ports.leaveForShop.asked).toEqual([SHOP])
    // The browser restored the page from its back/forward cache.
    await harness.ports.leaveForShop.answer(undefined)
    expect(exitView(harness.snapshot())).toMatchObject({ isOpen: false })
  },

  'a redirect to the shop that fails, or takes too long, leads back to paying (SHELL-10~)': async (machine) => {
    const harness = await ways['arriving.identifying'](beginning(machine))
    const leave = () => {
      harness.send({ type: 'shopper.askedToExit' })
      harness.send({ type: 'shopper.exited' })
    }
    leave()
    await harness.ports.leaveForShop.fail()
    expect(harness.snapshot().value.exit).toBe('closed')
    leave()
    harness.send({ type: 'shopper.keptPaying' })
    expect(harness.snapshot().value.exit).toBe('closed')
  },

  'a payment in progress is not left for the shop (PAY-05~, SHELL-10~)': async (machine) => {
    const harness = await ways['paying.choosing'](beginning(machine))
    harness.send({ type: 'shopper.askedToExit' })
    harness.pay()
    expect(harness.state()).toBe('paying.inFlight')
    expect(exitView(harness.snapshot())).toMatchObject({ isOpen: false })
    expect(returnView(harness.snapshot()).is).toBe('locked')
    harness.send({ type: 'shopper.askedToExit' })
    expect(exitView(harness.snapshot())).toMatchObject({ isOpen: false })
  },

  'a pressed payment is not left before it is sent, and is sent (PAY-05~, PAY-11~, SHELL-10~)': async (machine) => {
    const harness = await choosing(machine)
    expect(isPaymentPressed(harness.snapshot())).toBe(false)
    harness.pay()
    expect([harness.state(), isPaymentPressed(harness.snapshot())]).toEqual(['paying.pressed', true])
    expect(returnView(harness.snapshot()).is).toBe('locked')
    harness.leave()
    expect(harness.snapshot().value.exit).toBe('closed')
    expect(harness.ports.leaveForShop.asked).toEqual([])
    await harness.check.answer({ kind: 'ready' })
    expect([harness.state(), isPaymentPressed(harness.snapshot())]).toEqual(['paying.inFlight', false])
    expect(harness.ports.authorise.asked).toHaveLength(1)
  },

  'a press on pay under the exit dialog closes the dialog (PAY-05~, SHELL-10~)': async (machine) => {
    const harness = await choosing(machine)
    harness.send({ type: 'shopper.askedToExit' })
    harness.pay()
    harness.send({ type: 'shopper.exited' })
    expect([harness.state(), harness.snapshot().value.exit]).toEqual(['paying.pressed', 'closed'])
  },

  'leaving for the shop stops the payment machine until the shopper stays (PAY-11~, SHELL-10~)': async (machine) => {
    const harness = await choosing(machine)
    harness.leave()
    expect([harness.state(), harness.snapshot().value.exit]).toEqual(['exiting', 'leaving'])
    expect(harness.snapshot().children.payment).toBeUndefined()
    harness.send({ type: 'shopper.keptPaying' })
    expect(harness.state()).toBe('arriving.starting')
    await harness.start()
    await harness.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
    await harness.open()
    await harness.openWallet()
    harness.pay()
    await harness.check.answer({ kind: 'ready' })
    expect(harness.state()).toBe('paying.inFlight')
  },

  'methods that load while the page leaves for the shop open no payment (PAY-11~, SHELL-10~)': async (machine) => {
    const harness = await ways.opening(beginning(machine))
    harness.send({ type: 'shopper.askedToExit' })
    harness.send({ type: 'shopper.exited' })
    await harness.open()
    expect([harness.state(), harness.snapshot().children.payment]).toEqual(['exiting', undefined])
  },

  'a changed price can be left for the shop, which ends the attempt with nothing sent (PAY-05~, PAY-11~, SHELL-10~)':
    async (machine) => {
      const harness = await choosing(machine)
      harness.pay()
      await harness.check.answer({ kind: 'changed', price: OTHER_PRICE })
      expect([harness.state(), returnView(harness.snapshot()).is]).toEqual(['paying.choosing', 'open'])
      harness.leave()
      expect(harness.ports.leaveForShop.asked).toEqual([SHOP])
      expect(harness.snapshot().children.payment).toBeUndefined()
      expect(harness.ports.authorise.asked).toEqual([])
    },

  'a page left for the shop starts again when restored, or ends with its time (BEST-02~, BEST-04~, SHELL-10~)': async (
    machine,
  ) => {
    const restored = await choosing(machine)
    restored.leave()
    restored.send({ type: 'tab.restored' })
    expect(restored.state()).toBe('arriving.starting')
    const late = await choosing(machine)
    late.leave()
    late.send({ type: 'session.ended', whose: 'member' })
    expect(late.state()).toBe('expired.shown')
    const dead = await choosing(machine)
    dead.leave()
    dead.send({ type: 'session.ended', whose: 'order' })
    expect(dead.state()).toBe('closed')
    const displaced = await choosing(machine)
    await displaced.join('owned')
    displaced.leave()
    displaced.others.tell('tab.lostOrder')
    expect(displaced.state()).toBe('suspended.choosing')
  },

  'expiry, a dead link, another tab, a left page and a restored one end a press before sending (BEST-02~, BEST-04~, PAY-11~)':
    async (machine) => {
      for (const [happens, state] of [
        [(harness: Choosing) => harness.send({ type: 'session.ended', whose: 'member' }), 'expired.shown'],
        [(harness: Choosing) => harness.send({ type: 'session.ended', whose: 'order' }), 'closed'],
        [(harness: Choosing) => harness.others.tell('tab.lostOrder'), 'suspended.choosing'],
        [(harness: Choosing) => harness.others.tell('tab.left'), 'exiting'],
        [(harness: Choosing) => harness.send({ type: 'tab.restored' }), 'arriving.starting'],
      ] as const) {
        const harness = await choosing(machine)
        await harness.join('owned')
        harness.pay()
        happens(harness)
        await harness.check.answer({ kind: 'ready' })
        expect([harness.state(), harness.ports.authorise.asked]).toEqual([state, []])
      }
    },

  'the exit dialog closes when the time ends, and can be opened on the screen that says so (SHELL-10~, CNT-05~)':
    async (machine) => {
      const harness = await ways['paying.choosing'](beginning(machine, { order: { endsAt: END } }))
      harness.send({ type: 'shopper.askedToExit' })
      harness.time.tick(END)
      expect([harness.screen(), exitView(harness.snapshot()).isOpen]).toEqual(['form-expired', false])
      harness.send({ type: 'shopper.askedToExit' })
      harness.time.tick(END + 1000)
      expect(exitView(harness.snapshot()).isOpen).toBe(true)
      harness.send({ type: 'shopper.exited' })
      expect(harness.ports.leaveForShop.asked).toEqual([SHOP])
    },

  'an exit is accepted only while the exit dialog is open (SHELL-10~)': async (machine) => {
    const harness = await choosing(machine)
    const { payment } = harness.snapshot().children
    harness.send({ type: 'shopper.exited' })
    expect(harness.snapshot().children.payment).toBe(payment)
  },

  'a refund or settlement is not decided on a page that is left for the shop (REF-02~, SET-02~, SHELL-10~)': async (
    machine,
  ) => {
    for (const [state, child] of [
      ['refunding.choosing', 'refund'],
      ['settling.choosing', 'settlement'],
    ] as const) {
      const harness = await ways[state](beginning(machine))
      harness.send({ type: 'shopper.askedToExit' })
      harness.send({ type: 'shopper.exited' })
      expect([harness.state(), harness.snapshot().children[child]]).toEqual(['exiting', undefined])
      await harness.ports.leaveForShop.fail()
      expect(harness.state()).toBe('arriving.starting')
    }
  },

  'the way back is shown and locked while a refund or settlement is in flight (SHELL-01~, SHELL-10~)': async (
    machine,
  ) => {
    for (const state of ['refunding.inFlight', 'settling.inFlight'] as const) {
      const harness = await ways[state](beginning(machine))
      harness.send({ type: 'shopper.askedToExit' })
      expect([returnView(harness.snapshot()).is, harness.snapshot().value.exit], state).toEqual(['locked', 'closed'])
    }
  },

  'the way back is missing where the order offers none, or where the payment is over (SHELL-01~)': async (machine) => {
    const without = await ways['paying.choosing'](
      beginning(machine, { order: { look: { ...LOOK, isReturnOffered: false } } }),
    )
    without.send({ type: 'shopper.askedToExit' })
    expect([returnView(without.snapshot()).is, without.snapshot().value.exit]).toEqual([undefined, 'closed'])
    for (const state of ['closed', 'reconciling', 'result', 'suspended.choosing'] as const) {
      const harness = await ways[state](beginning(machine))
      harness.send({ type: 'shopper.askedToExit' })
      expect([returnView(harness.snapshot()).is, harness.snapshot().value.exit], state).toEqual([undefined, 'closed'])
    }
  },
}
