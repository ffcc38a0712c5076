import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { paymentView } from '../../machines/payment/view'
import { beginning } from './support/checkout-harness'
import { settled } from './support/settled'
import type { Scenarios } from './support/scenario'
import type { Beginning } from './support/beginning'
import { BROKEN } from './support/broken-children'
import { paymentOver } from './support/payment-over'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

/** A payment machine that throws: the outcome depends on whether a payment was sent. */
export const brokenPaymentScenarios: Scenarios<Machine> = {
  'a card form that crashes before anything was sent can be opened again (PAY-06~)': async (machine) => {
    const harness = await ways.opening(beginning(machine, { children: BROKEN.cardPaymentAtWallet }))
    await harness.open()
    await harness.openWallet()
    expect(harness.state()).toBe('paying.choosing')
    const payment = harness.child('payment')
    const view = () => paymentView(payment.getSnapshot())
    expect(view()).toMatchObject({ kind: 'methodCrashed', canRetry: true, isAnnounced: true, method: undefined })
    payment.send({ type: 'shopper.closedDanger' })
    expect(view()).toMatchObject({ kind: 'methodCrashed', isAnnounced: false })
    harness.child('payment').send({ type: 'shopper.retried' })
    expect(harness.ports.openWallet.asked).toHaveLength(2)
  },

  'a payment machine that crashes before anything was sent can be opened again (PAY-06~)': async (machine) => {
    let isBroken = true
    const isMember = () => {
      if (isBroken) throw new Error('broken on purpose')
      return true
    }
    const children: Beginning['children'] = (ports) => ({
      payment: paymentOver(ports).provide({ guards: { isMember } }),
    })
    const harness = await ways.opening(beginning(machine, { children }))
    await harness.open()
    await settled()
    expect(harness.screen()).toBe('opening-failed')
    isBroken = false
    harness.send({ type: 'shopper.retried' })
    await harness.open()
    expect(harness.state()).toBe('paying.choosing')
  },

  'a payment machine that crashes during a payment leaves its outcome unknown, never payable again (PAY-06~)': async (
    machine,
  ) => {
    for (const state of ['paying.inFlight', 'paying.overdue'] as const) {
      const harness = await ways[state](beginning(machine, { children: BROKEN.paymentAtAnswer }))
      await harness.book()
      expect([state, harness.state()]).toEqual([state, 'reconciling'])
    }
  },

  'an attempt that crashes in flight leaves its outcome unknown, never payable again (PAY-06~)': async (machine) => {
    const harness = await ways['paying.inFlight'](beginning(machine, { children: BROKEN.attemptAtAnswer }))
    await harness.book()
    expect(harness.state()).toBe('reconciling')
    expect(harness.ports.askOutcome.asked).toHaveLength(1)
    expect(harness.ports.authorise.asked).toHaveLength(1)
  },

  'an attempt that would end as paid without a receipt is looked up, never shown as paid (PAY-06~)': async (
    machine,
  ) => {
    const harness = await ways['paying.inFlight'](beginning(machine, { children: BROKEN.attemptAtReceipt }))
    await harness.ports.authorise.answer({ kind: 'unknown' })
    await settled()
    expect(harness.state()).toBe('reconciling')
    expect(harness.ports.askOutcome.asked).toHaveLength(1)
    expect(harness.ports.authorise.asked).toHaveLength(1)
  },

  'an attempt that crashes on the way to the bank is looked up, and nothing can be paid (PAY-06~)': async (machine) => {
    const harness = await ways['paying.inFlight'](beginning(machine, { children: BROKEN.attemptAtBank }))
    await harness.redirect()
    harness.attempt()?.send({ type: 'shopper.wentToBank' })
    await harness.ports.goToBank.answer(undefined)
    await settled()
    expect(harness.state()).toBe('reconciling')
  },
}
