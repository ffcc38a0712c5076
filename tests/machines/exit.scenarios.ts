import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { exitView, isPaymentPressed, returnView } from '../../machines/checkout/views'
import type { checkOrder } from '../../machines/payment/order-check/ports'
import { beginning } from './support/checkout-story'
import { OTHER_PRICE } from './support/funds'
import { hold } from './support/held-port'
import { attemptOver, paymentOver } from './support/payment-over'
import { LOOK, MEMBER, ORDER } from './support/shopper'
import type { Told } from './support/tell'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

const SHOP = ORDER.goBackUrl

/** At the methods; the last look at the order answers when it is told to. */
async function choosing(machine: Machine) {
  const check = hold<typeof checkOrder>()
  const story = await ways['paying.choosing'](
    beginning(machine, {
      children: (ports) => ({
        payment: paymentOver(ports).provide({
          actors: { paymentAttempt: attemptOver(ports).provide({ actors: { checkOrder: check.logic } }) },
        }),
      }),
    }),
  )
  const leave = () => {
    story.send({ type: 'shopper.askedToExit' })
    story.send({ type: 'shopper.exited' })
  }
  return { ...story, check, leave }
}

type Choosing = Awaited<ReturnType<typeof choosing>>

/** Leaving for the shop before anything is paid (SHELL-10). */
export const exitTold: Told<Machine> = {
  'the way back asks first; the shopper may keep paying, or leave (SHELL-10~)': async (machine) => {
    const story = await ways['paying.choosing'](beginning(machine))
    expect(returnView(story.snapshot())).toEqual({ is: 'open', merchantHost: ORDER.merchantHost })
    story.send({ type: 'shopper.exited' })
    expect(exitView(story.snapshot())).toMatchObject({ isOpen: false })
    story.send({ type: 'shopper.askedToExit' })
    expect(exitView(story.snapshot())).toEqual({
      ...{ isOpen: true, isLeaving: false, merchantName: ORDER.merchantName },
      ...{ merchantHost: ORDER.merchantHost, shopUrl: ORDER.goBackUrl, isUncharged: true },
    })
    story.send({ type: 'shopper.keptPaying' })
    expect(exitView(story.snapshot())).toMatchObject({ isOpen: false })
    expect(story.ports.leaveForShop.asked).toEqual([])
    story.send({ type: 'shopper.askedToExit' })
    story.send({ type: 'shopper.exited' })
    expect(exitView(story.snapshot())).toMatchObject({ isOpen: true, isLeaving: true })
    expect(story.ports.leaveForShop.asked).toEqual([SHOP])
    // Back on the page as it was left.
    await story.ports.leaveForShop.answer(undefined)
    expect(exitView(story.snapshot())).toMatchObject({ isOpen: false })
  },

  'a way to the shop that breaks, or takes too long, leads back to paying (SHELL-10~)': async (machine) => {
    const story = await ways['arriving.identifying'](beginning(machine))
    const leave = () => {
      story.send({ type: 'shopper.askedToExit' })
      story.send({ type: 'shopper.exited' })
    }
    leave()
    await story.ports.leaveForShop.fail()
    expect(story.snapshot().value.exit).toBe('closed')
    leave()
    story.send({ type: 'shopper.keptPaying' })
    expect(story.snapshot().value.exit).toBe('closed')
  },

  'a payment that is in progress is not left (PAY-05~, SHELL-10~)': async (machine) => {
    const story = await ways['paying.choosing'](beginning(machine))
    story.send({ type: 'shopper.askedToExit' })
    story.pay()
    expect(story.state()).toBe('paying.inFlight')
    expect(exitView(story.snapshot())).toMatchObject({ isOpen: false })
    expect(returnView(story.snapshot()).is).toBe('locked')
    story.send({ type: 'shopper.askedToExit' })
    expect(exitView(story.snapshot())).toMatchObject({ isOpen: false })
  },

  'a pressed payment is not left before it is sent, and is sent (PAY-05~, PAY-11~, SHELL-10~)': async (machine) => {
    const story = await choosing(machine)
    expect(isPaymentPressed(story.snapshot())).toBe(false)
    story.pay()
    expect([story.state(), isPaymentPressed(story.snapshot())]).toEqual(['paying.pressed', true])
    expect(returnView(story.snapshot()).is).toBe('locked')
    story.leave()
    expect(story.snapshot().value.exit).toBe('closed')
    expect(story.ports.leaveForShop.asked).toEqual([])
    await story.check.answer({ kind: 'ready' })
    expect([story.state(), isPaymentPressed(story.snapshot())]).toEqual(['paying.inFlight', false])
    expect(story.ports.authorise.asked).toHaveLength(1)
  },

  'a press under the question to exit closes it (PAY-05~, SHELL-10~)': async (machine) => {
    const story = await choosing(machine)
    story.send({ type: 'shopper.askedToExit' })
    story.pay()
    story.send({ type: 'shopper.exited' })
    expect([story.state(), story.snapshot().value.exit]).toEqual(['paying.pressed', 'closed'])
  },

  'leaving for the shop stops the payment machine until the shopper stays (PAY-11~, SHELL-10~)': async (machine) => {
    const story = await choosing(machine)
    story.leave()
    expect([story.state(), story.snapshot().value.exit]).toEqual(['exiting', 'leaving'])
    expect(story.snapshot().children.payment).toBeUndefined()
    story.send({ type: 'shopper.keptPaying' })
    expect(story.state()).toBe('arriving.starting')
    await story.start()
    await story.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
    await story.open()
    await story.openWallet()
    story.pay()
    await story.check.answer({ kind: 'ready' })
    expect(story.state()).toBe('paying.inFlight')
  },

  'methods that open under a page that is left for the shop are not paid with (PAY-11~, SHELL-10~)': async (
    machine,
  ) => {
    const story = await ways.opening(beginning(machine))
    story.send({ type: 'shopper.askedToExit' })
    story.send({ type: 'shopper.exited' })
    await story.open()
    expect([story.state(), story.snapshot().children.payment]).toEqual(['exiting', undefined])
  },

  'a changed price can be left, which ends the attempt with nothing sent (PAY-05~, PAY-11~, SHELL-10~)': async (
    machine,
  ) => {
    const story = await choosing(machine)
    story.pay()
    await story.check.answer({ kind: 'changed', price: OTHER_PRICE })
    expect([story.state(), returnView(story.snapshot()).is]).toEqual(['paying.choosing', 'open'])
    story.leave()
    expect(story.ports.leaveForShop.asked).toEqual([SHOP])
    expect(story.snapshot().children.payment).toBeUndefined()
    expect(story.ports.authorise.asked).toEqual([])
  },

  'a page that is left for the shop begins again where it is restored, and ends with its time or its order (BEST-02~, BEST-04~, SHELL-10~)':
    async (machine) => {
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
      const robbed = await choosing(machine)
      await robbed.join('owned')
      robbed.leave()
      robbed.others.tell('tab.robbed')
      expect(robbed.state()).toBe('suspended.choosing')
    },

  'time, a dead link, another tab, a page that is left and one that is restored end a pressed payment before it is sent (BEST-02~, BEST-04~, PAY-11~)':
    async (machine) => {
      for (const [happens, state] of [
        [(story: Choosing) => story.send({ type: 'session.ended', whose: 'member' }), 'expired.shown'],
        [(story: Choosing) => story.send({ type: 'session.ended', whose: 'order' }), 'closed'],
        [(story: Choosing) => story.others.tell('tab.robbed'), 'suspended.choosing'],
        [(story: Choosing) => story.others.tell('tab.left'), 'exiting'],
        [(story: Choosing) => story.send({ type: 'tab.restored' }), 'arriving.starting'],
      ] as const) {
        const story = await choosing(machine)
        await story.join('owned')
        story.pay()
        happens(story)
        await story.check.answer({ kind: 'ready' })
        expect([story.state(), story.ports.authorise.asked]).toEqual([state, []])
      }
    },

  'exit is heard only while it is asked about (SHELL-10~)': async (machine) => {
    const story = await choosing(machine)
    const { payment } = story.snapshot().children
    story.send({ type: 'shopper.exited' })
    expect(story.snapshot().children.payment).toBe(payment)
  },

  'money for the balance is not moved from a page that is left for the shop (REF-02~, SET-02~, SHELL-10~)': async (
    machine,
  ) => {
    for (const [state, child] of [
      ['refunding.choosing', 'refund'],
      ['settling.choosing', 'settlement'],
    ] as const) {
      const story = await ways[state](beginning(machine))
      story.send({ type: 'shopper.askedToExit' })
      story.send({ type: 'shopper.exited' })
      expect([story.state(), story.snapshot().children[child]]).toEqual(['exiting', undefined])
      await story.ports.leaveForShop.fail()
      expect(story.state()).toBe('arriving.starting')
    }
  },

  'the way back is shown and locked while money for the balance moves (SHELL-01~, SHELL-10~)': async (machine) => {
    for (const state of ['refunding.inFlight', 'settling.inFlight'] as const) {
      const story = await ways[state](beginning(machine))
      story.send({ type: 'shopper.askedToExit' })
      expect([returnView(story.snapshot()).is, story.snapshot().value.exit], state).toEqual(['locked', 'closed'])
    }
  },

  'there is no way back where the order offers none, or nothing is to be left (SHELL-01~)': async (machine) => {
    const without = await ways['paying.choosing'](
      beginning(machine, { order: { look: { ...LOOK, isReturnOffered: false } } }),
    )
    without.send({ type: 'shopper.askedToExit' })
    expect([returnView(without.snapshot()).is, without.snapshot().value.exit]).toEqual([undefined, 'closed'])
    for (const state of ['closed', 'reconciling', 'result', 'suspended.choosing'] as const) {
      const story = await ways[state](beginning(machine))
      story.send({ type: 'shopper.askedToExit' })
      expect([returnView(story.snapshot()).is, story.snapshot().value.exit], state).toEqual([undefined, 'closed'])
    }
  },
}
