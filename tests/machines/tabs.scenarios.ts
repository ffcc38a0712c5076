import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { planOf } from '../../machines/checkout/screen-meta'
import { nextScreens } from '../../machines/checkout/next-screens'
import { layoutView } from '../../src/screens/layout-view'
import { beginCheckout, beginning } from './support/checkout-harness'
import { settled } from './support/settled'
import { FOREIGN_BUYER, MEMBER, ORDER, ORDER_WITH_TIME, RECEIPT, TYPED_ABROAD } from './fixtures/shopper'
import { TOLD_ANYHOW } from './support/told-anyhow'
import type { Scenarios } from './support/scenario'
import { BROKEN } from './support/broken-children'
import { type SeenState, seenStates } from './support/way-table'
import { ways } from './support/ways'
import { GIVES_WAY } from './left-page.scenarios'

type Machine = typeof checkoutMachine

const END = ORDER_WITH_TIME.endsAt ?? 0

const DEARER = { ...ORDER, price: { minor: 990_000, currency: 'TRY' } } as const

export const tabsScenarios: Scenarios<Machine> = {
  'another tab that has the order covers every screen, and the state under it stays (BEST-02~)': async (machine) => {
    for (const state of seenStates.filter((seen) => !TOLD_ANYHOW.includes(seen) && !GIVES_WAY.includes(seen))) {
      const harness = await ways[state](beginning(machine))
      const before = { state: harness.state(), place: harness.place() }
      if (!state.startsWith('suspended')) await harness.join('taken')
      expect([state, harness.screen(), harness.state()]).toEqual([state, 'elsewhere', state])
      expect(planOf(harness.snapshot())).toMatchObject({
        title: 'title.elsewhere',
        live: 'elsewhere.there.heading',
        modal: undefined,
      })
      expect(layoutView(harness.snapshot())).toMatchObject({ hasPaymentBar: false, step: undefined, clock: undefined })
      harness.child('tabOwnership').send({ type: 'shopper.continuedHere' })
      await harness.others.takeOver.answer({ kind: 'owned' })
      expect([state, harness.place()]).toEqual([state, before.place])
      if (!state.startsWith('suspended')) expect(harness.state()).toBe(before.state)
    }
  },

  'a transfer with its code gives way to another tab, and is read again when the page is back (BEST-02~, BEST-04~)':
    async (machine) => {
      const away = await ways['paying.lockedIn'](beginning(machine))
      await away.join('taken')
      expect([away.state(), away.screen()]).toEqual(['suspended.lockedIn', 'elsewhere'])
      const back = await ways['paying.lockedIn'](beginning(machine))
      back.send({ type: 'tab.restored' })
      expect(back.state()).toBe('arriving.starting')
    },

  'every tab keeps the screen of a payment that was sent, and of an order that is over (BEST-02~, BEST-03~)': async (
    machine,
  ) => {
    for (const state of TOLD_ANYHOW) {
      const harness = await ways[state](beginning(machine))
      const before = harness.screen()
      await harness.join('paying')
      expect([state, harness.state(), harness.screen()]).toEqual([state, state, before])
    }
  },

  'a tab without the order cannot pay, and has sent nothing (BEST-02~, PAY-04~)': async (machine) => {
    const harness = await ways['paying.choosing'](beginning(machine))
    await harness.join('owned')
    expect(harness.state()).toBe('paying.choosing')
    harness.others.tell('tab.lostOrder')
    expect([harness.state(), harness.screen()]).toEqual(['suspended.choosing', 'elsewhere'])
    expect(harness.snapshot().children).not.toHaveProperty('cardPayment')
    expect(harness.ports.authorise.asked).toEqual([])
  },

  'a tab that never had the order comes to no method either (BEST-02~, PAY-04~)': async (machine) => {
    const harness = await ways.opening(beginning(machine))
    await harness.join('taken')
    await harness.open()
    expect(harness.state()).toBe('suspended.choosing')
    expect(harness.ports.openWallet.asked).toEqual([])
  },

  'a shopper who continues here has order and login read first (BEST-02~, BEST-04~)': async (machine) => {
    const harness = await ways['suspended.choosing'](beginning(machine))
    const before = harness.askedPorts()
    harness.child('tabOwnership').send({ type: 'shopper.continuedHere' })
    await harness.others.takeOver.answer({ kind: 'owned' })
    expect([harness.state(), harness.screen()]).toEqual(['arriving.starting', 'pay'])
    await harness.start(DEARER)
    expect(harness.state()).toBe('restoring')
    await harness.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
    await harness.open()
    await harness.openWallet()
    expect(harness.state()).toBe('paying.choosing')
    expect(harness.method('cardPayment').getSnapshot().context.price).toEqual(DEARER.price)
    const again = { startOrder: 2, restoreLogin: 1, openPayment: 2, openWallet: 2 }
    expect(harness.askedPorts()).toEqual({ ...before, ...again })
  },

  'a page from the cache, or after a long absence, reads order and login before a payment, and asks to agree again (BEST-04~, PAY-03~)':
    async (machine) => {
      for (const kind of [undefined, 'owned'] as const) {
        const harness = await ways['paying.choosing'](beginning(machine))
        if (kind) await harness.join(kind)
        harness.child('payment').send({ type: 'shopper.agreed', isAgreed: true })
        harness.send({ type: 'tab.restored' })
        expect([harness.state(), harness.screen()]).toEqual(['arriving.starting', 'pay'])
        await harness.start(DEARER)
        await harness.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
        await harness.open()
        await harness.openWallet()
        expect(harness.method('cardPayment').getSnapshot().context).toMatchObject({
          price: DEARER.price,
          isAgreed: false,
        })
      }
    },

  'the problem of an earlier attempt is not shown again on a restored page (BEST-04~)': async (machine) => {
    const harness = await ways.reconciling(beginning(machine))
    await harness.ports.askOutcome.answer({ kind: 'notCharged', problem: { text: 'no', key: 'errors.notCharged' } })
    await harness.openWallet()
    expect(harness.method('cardPayment').getSnapshot().context.problem).toBeDefined()
    harness.send({ type: 'tab.restored' })
    await harness.start()
    await harness.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
    await harness.open()
    expect(harness.method('cardPayment').getSnapshot().context.problem).toBeUndefined()
  },

  'a login that has ended on a restored page leads to the form as filled in, and is dropped (BEST-04~)': async (
    machine,
  ) => {
    const harness = await ways['paying.choosing'](beginning(machine))
    const { form } = harness.snapshot().context
    harness.send({ type: 'tab.restored' })
    await harness.start()
    await harness.ports.restoreLogin.answer({ kind: 'visitor' })
    expect(harness.state()).toBe('arriving.identifying')
    expect(harness.snapshot().context).toMatchObject({ member: undefined, foreignBuyer: undefined })
    expect(harness.typed()).toMatchObject({ email: form.email, gsmNumber: form.gsmNumber })
  },

  'a login that expires while it is checked brings its member back with contact and agreement (BEST-04~, BEST-14~)':
    async (machine) => {
      const harness = await ways['paying.choosing'](beginning(machine, { order: ORDER_WITH_TIME }))
      harness.tellLoginEnd(END - 30_000)
      harness.child('payment').send({ type: 'shopper.agreed', isAgreed: true })
      harness.send({ type: 'tab.restored' })
      harness.time.tick(END - 30_000)
      expect(harness.screen()).toBe('member-expired')
      harness.send({ type: 'shopper.retried' })
      const { email, gsmNumber } = MEMBER
      expect(harness.ports.startOver.asked).toMatchObject([{ returning: { email, gsmNumber, hasAgreed: true } }])
    },

  'a foreign phone is admitted again by the provider alone (BEST-04~, BOOT-08~)': async (machine) => {
    const harness = beginCheckout(machine)
    await harness.start()
    harness.type(TYPED_ABROAD)
    harness.goOn()
    await harness.admitForeignPhone()
    await harness.open()
    await harness.openWallet()
    harness.send({ type: 'tab.restored' })
    await harness.start()
    expect(harness.state()).toBe('restoring')
    await harness.ports.restoreLogin.answer({ kind: 'admitted', buyer: FOREIGN_BUYER })
    await harness.open()
    expect(harness.state()).toBe('paying.choosing')
  },

  'an order that was paid meanwhile shows its result (BEST-02~, BEST-04~)': async (machine) => {
    const harness = await ways['paying.choosing'](beginning(machine))
    harness.send({ type: 'tab.restored' })
    await harness.ports.startOrder.answer({ kind: 'paid', order: ORDER, receipt: RECEIPT, isOwnPaymentFound: false })
    expect(harness.screen()).toBe('result')
  },

  'a payment in flight is changed neither by a restored page nor by the loss of the order (BEST-04~, PAY-04~)': async (
    machine,
  ) => {
    const sent: readonly SeenState[] = ['paying.inFlight', 'paying.overdue']
    for (const state of sent) {
      const harness = await ways[state](beginning(machine))
      const before = harness.askedPorts()
      await harness.join('owned')
      harness.send({ type: 'tab.restored' })
      harness.others.tell('tab.lostOrder')
      expect([state, harness.state(), harness.askedPorts()]).toEqual([state, state, before])
    }
  },

  'a refused payment in a tab that has lost the order leaves nothing to pay with there (BEST-02~, PAY-04~)': async (
    machine,
  ) => {
    const harness = await ways['paying.inFlight'](beginning(machine))
    await harness.join('owned')
    harness.others.tell('tab.lostOrder')
    await harness.refuse()
    expect([harness.state(), harness.screen()]).toEqual(['suspended.choosing', 'elsewhere'])
  },

  'the expiry of an order is shown in a tab without it, too (CNT-04~, BEST-02~)': async (machine) => {
    const harness = await ways['suspended.choosing'](beginning(machine, { order: ORDER_WITH_TIME }))
    harness.time.tick(END)
    expect([harness.state(), harness.screen()]).toEqual(['expired.shown', 'form-expired'])
  },

  'no expiry ends a transfer with its code, also in a tab that another one took it from (CNT-05~, BEST-02~)': async (
    machine,
  ) => {
    const harness = await ways['suspended.lockedIn'](beginning(machine, { order: ORDER_WITH_TIME }))
    harness.time.tick(END)
    expect([harness.state(), harness.screen()]).toEqual(['suspended.lockedIn', 'elsewhere'])
  },

  'a transfer with its code is read again after the order’s time, from the cache and another tab (CNT-05~)': async (
    machine,
  ) => {
    const restored = await ways['paying.lockedIn'](beginning(machine, { order: ORDER_WITH_TIME }))
    restored.time.tick(END)
    expect(restored.state()).toBe('paying.lockedIn')
    restored.send({ type: 'tab.restored' })
    expect(restored.state()).toBe('arriving.starting')
    const taken = await ways['suspended.lockedIn'](beginning(machine, { order: ORDER_WITH_TIME }))
    taken.time.tick(END)
    taken.child('tabOwnership').send({ type: 'shopper.continuedHere' })
    await taken.others.takeOver.answer({ kind: 'owned' })
    expect(taken.state()).toBe('arriving.starting')
  },

  'a link that dies while another tab has the order shows as invalid (BOOT-05~, BEST-02~)': async (machine) => {
    const harness = await ways['suspended.choosing'](beginning(machine))
    harness.send({ type: 'session.ended', whose: 'order' })
    expect(harness.screen()).toBe('invalid-token')
  },

  'the screen for another tab is loaded ahead once this tab has claimed the order (PERF-01~)': async (machine) => {
    const harness = await ways['arriving.identifying'](beginning(machine))
    expect(nextScreens(harness.snapshot())).not.toContain('elsewhere')
    await harness.join('owned')
    expect(nextScreens(harness.snapshot())).toContain('elsewhere')
  },

  'a crash of the tab ownership leaves payment open (BEST-02~)': async (machine) => {
    const harness = await ways['paying.choosing'](beginning(machine, { children: BROKEN.tabOwnershipAtClaim }))
    harness.send({ type: 'tab.joined' })
    await settled()
    expect([harness.state(), harness.screen()]).toEqual(['paying.choosing', 'pay'])
    harness.pay()
    expect(harness.state()).toBe('paying.inFlight')
  },
}
