import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { planOf } from '../../machines/checkout/screen-meta'
import { screensAhead } from '../../machines/checkout/next-screens'
import { layoutView } from '../../machines/checkout/layout-view'
import { beginCheckout, beginning } from './support/checkout-story'
import { settled } from './support/settled'
import { FOREIGN_BUYER, MEMBER, ORDER, ORDER_WITH_TIME, RECEIPT, TYPED_ABROAD } from './support/shopper'
import type { Told } from './support/tell'
import { BROKEN } from './support/broken-children'
import { type SeenState, seenStates } from './support/way-table'
import { ways } from './support/ways'
import { GIVES_WAY } from './left-page.scenarios'

type Machine = typeof checkoutMachine

/** Where something is said that is true whichever tab has the order: of a payment that was sent, or that all is over. */
const TOLD_ANYHOW: readonly SeenState[] = [
  ...(['closed', 'paying.inFlight', 'paying.overdue', 'paying.redirecting', 'paying.goingForCredit'] as const),
  ...(['refunding.inFlight', 'settling.inFlight'] as const),
  ...(['reconciling', 'reconcilingFailed', 'result', 'resultStaying'] as const),
  ...(['expired.shown', 'expired.unsettled', 'expired.leaving', 'expired.returning'] as const),
]

const END = ORDER_WITH_TIME.endsAt ?? 0

/** The order costs something else by now. */
const DEARER = { ...ORDER, price: { minor: 990_000, currency: 'TRY' } } as const

/** One order in several tabs, and a page that comes back after a while. */

export const tabsTold: Told<Machine> = {
  'wherever the shopper is, another tab that has the order lies over it, and what is under it stays (BEST-02~)': async (
    machine,
  ) => {
    for (const state of seenStates.filter((seen) => !TOLD_ANYHOW.includes(seen) && !GIVES_WAY.includes(seen))) {
      const story = await ways[state](beginning(machine))
      const before = { state: story.state(), place: story.place() }
      if (!state.startsWith('suspended')) await story.join('taken')
      expect([state, story.screen(), story.state()]).toEqual([state, 'elsewhere', state])
      expect(planOf(story.snapshot())).toMatchObject({
        title: 'title.elsewhere',
        live: 'live.elsewhere',
        modal: undefined,
      })
      expect(layoutView(story.snapshot())).toMatchObject({ hasPaymentBar: false, step: undefined, clock: undefined })
      story.child('tabOwnership').send({ type: 'shopper.continuedHere' })
      await story.others.takeOver.answer({ kind: 'owned' })
      expect([state, story.place()]).toEqual([state, before.place])
      if (!state.startsWith('suspended')) expect(story.state()).toBe(before.state)
    }
  },

  'a transfer that has its code gives way to another tab, and is asked for anew where the page comes back (BEST-02~, BEST-04~)':
    async (machine) => {
      const away = await ways['paying.lockedIn'](beginning(machine))
      await away.join('taken')
      expect([away.state(), away.screen()]).toEqual(['suspended.lockedIn', 'elsewhere'])
      const back = await ways['paying.lockedIn'](beginning(machine))
      back.send({ type: 'tab.restored' })
      expect(back.state()).toBe('arriving.starting')
    },

  'of a payment that was sent, and of what is over, the truth is told in every tab (BEST-02~, BEST-03~)': async (
    machine,
  ) => {
    for (const state of TOLD_ANYHOW) {
      const story = await ways[state](beginning(machine))
      const before = story.screen()
      await story.join('paying')
      expect([state, story.state(), story.screen()]).toEqual([state, state, before])
    }
  },

  'in a tab that has not got the order there is nothing to pay with: what was chosen is gone, and nothing was sent (BEST-02~, PAY-04~)':
    async (machine) => {
      const story = await ways['paying.choosing'](beginning(machine))
      await story.join('owned')
      expect(story.state()).toBe('paying.choosing')
      story.others.tell('tab.robbed')
      expect([story.state(), story.screen()]).toEqual(['suspended.choosing', 'elsewhere'])
      expect(story.snapshot().children).not.toHaveProperty('cardPayment')
      expect(story.ports.authorise.asked).toEqual([])
    },

  'a tab that never had it comes to no method either (BEST-02~, PAY-04~)': async (machine) => {
    const story = await ways.opening(beginning(machine))
    await story.join('taken')
    await story.open()
    expect(story.state()).toBe('suspended.choosing')
    expect(story.ports.openWallet.asked).toEqual([])
  },

  'who continues here is asked for nothing, but the order is, and the provider about the login, before anything can be paid (BEST-02~, BEST-04~)':
    async (machine) => {
      const story = await ways['suspended.choosing'](beginning(machine))
      const before = story.askedPorts()
      story.child('tabOwnership').send({ type: 'shopper.continuedHere' })
      await story.others.takeOver.answer({ kind: 'owned' })
      expect([story.state(), story.screen()]).toEqual(['arriving.starting', 'pay'])
      await story.start(DEARER)
      expect(story.state()).toBe('restoring')
      await story.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
      await story.open()
      await story.openWallet()
      expect(story.state()).toBe('paying.choosing')
      expect(story.method('cardPayment').getSnapshot().context.price).toEqual(DEARER.price)
      const again = { startOrder: 2, restoreLogin: 1, openPayment: 2, openWallet: 2 }
      expect(story.askedPorts()).toEqual({ ...before, ...again })
    },

  'a page that comes back as it was left, or after long, asks the same before anything can be paid (BEST-04~)': async (
    machine,
  ) => {
    for (const kind of [undefined, 'owned'] as const) {
      const story = await ways['paying.choosing'](beginning(machine))
      if (kind) await story.join(kind)
      story.child('payment').send({ type: 'shopper.agreed', isAgreed: true })
      story.send({ type: 'tab.restored' })
      expect([story.state(), story.screen()]).toEqual(['arriving.starting', 'pay'])
      await story.start(DEARER)
      await story.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
      await story.open()
      await story.openWallet()
      // What was agreed to is agreed to still.
      expect(story.method('cardPayment').getSnapshot().context).toMatchObject({ price: DEARER.price, isAgreed: true })
    }
  },

  'what was said of a former try is not said again of the next one (BEST-04~)': async (machine) => {
    const story = await ways.reconciling(beginning(machine))
    await story.ports.askOutcome.answer({ kind: 'notCharged', problem: { text: 'no', key: 'errors.notCharged' } })
    await story.openWallet()
    expect(story.method('cardPayment').getSnapshot().context.problem).toBeDefined()
    story.send({ type: 'tab.restored' })
    await story.start()
    await story.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
    await story.open()
    expect(story.method('cardPayment').getSnapshot().context.problem).toBeUndefined()
  },

  'a login that is not good any more by then leads to the form as it was filled in, and is nobody’s (BEST-04~)': async (
    machine,
  ) => {
    const story = await ways['paying.choosing'](beginning(machine))
    const { form } = story.snapshot().context
    story.send({ type: 'tab.restored' })
    await story.start()
    await story.ports.restoreLogin.answer({ kind: 'visitor' })
    expect(story.state()).toBe('arriving.identifying')
    expect(story.snapshot().context).toMatchObject({ member: undefined, foreignBuyer: undefined })
    expect(story.typed()).toMatchObject({ email: form.email, gsmNumber: form.gsmNumber })
  },

  'a login that ends while it is asked about brings its member back as themselves all the same (BEST-04~, BEST-14~)':
    async (machine) => {
      const story = await ways['paying.choosing'](beginning(machine, { order: ORDER_WITH_TIME }))
      story.tellLoginEnd(END - 30_000)
      story.child('payment').send({ type: 'shopper.agreed', isAgreed: true })
      story.send({ type: 'tab.restored' })
      story.time.tick(END - 30_000)
      expect(story.screen()).toBe('member-expired')
      story.send({ type: 'shopper.retried' })
      const { email, gsmNumber } = MEMBER
      expect(story.ports.startOver.asked).toMatchObject([{ returning: { email, gsmNumber, hasAgreed: true } }])
    },

  'nor is a buyer from abroad let in again without the provider (BEST-04~, BOOT-08~)': async (machine) => {
    const story = beginCheckout(machine)
    await story.start()
    story.type(TYPED_ABROAD)
    story.goOn()
    await story.admitForeignPhone()
    await story.open()
    await story.openWallet()
    story.send({ type: 'tab.restored' })
    await story.start()
    expect(story.state()).toBe('restoring')
    await story.ports.restoreLogin.answer({ kind: 'admitted', buyer: FOREIGN_BUYER })
    await story.open()
    expect(story.state()).toBe('paying.choosing')
  },

  'an order that was paid meanwhile shows that (BEST-02~, BEST-04~)': async (machine) => {
    const story = await ways['paying.choosing'](beginning(machine))
    story.send({ type: 'tab.restored' })
    await story.ports.startOrder.answer({ kind: 'paid', order: ORDER, receipt: RECEIPT, isJustPaid: false })
    expect(story.screen()).toBe('result')
  },

  'a payment that is under way is touched by neither (BEST-04~, PAY-04~)': async (machine) => {
    const sent: readonly SeenState[] = ['paying.inFlight', 'paying.overdue']
    for (const state of sent) {
      const story = await ways[state](beginning(machine))
      const before = story.askedPorts()
      await story.join('owned')
      story.send({ type: 'tab.restored' })
      story.others.tell('tab.robbed')
      expect([state, story.state(), story.askedPorts()]).toEqual([state, state, before])
    }
  },

  'one that is refused in a tab that has lost the order meanwhile leaves nothing to pay with there (BEST-02~, PAY-04~)':
    async (machine) => {
      const story = await ways['paying.inFlight'](beginning(machine))
      await story.join('owned')
      story.others.tell('tab.robbed')
      await story.refuse()
      expect([story.state(), story.screen()]).toEqual(['suspended.choosing', 'elsewhere'])
    },

  'the time ends wherever the order is open (CNT-04~, BEST-02~)': async (machine) => {
    const story = await ways['suspended.choosing'](beginning(machine, { order: ORDER_WITH_TIME }))
    story.time.tick(END)
    expect([story.state(), story.screen()]).toEqual(['expired.shown', 'form-expired'])
  },

  'no time ends a transfer that has its code, also in a tab that another one took it from (CNT-05~, BEST-02~)': async (
    machine,
  ) => {
    const story = await ways['suspended.lockedIn'](beginning(machine, { order: ORDER_WITH_TIME }))
    story.time.tick(END)
    expect([story.state(), story.screen()]).toEqual(['suspended.lockedIn', 'elsewhere'])
  },

  'a link that dies while the order waits elsewhere says so (BOOT-05~, BEST-02~)': async (machine) => {
    const story = await ways['suspended.choosing'](beginning(machine))
    story.send({ type: 'session.ended', whose: 'order' })
    expect(story.screen()).toBe('invalid-token')
  },

  'what can come at any moment is fetched as soon as this tab knows of others (PERF-01~)': async (machine) => {
    const story = await ways['arriving.identifying'](beginning(machine))
    expect(screensAhead(story.snapshot())).not.toContain('elsewhere')
    await story.join('owned')
    expect(screensAhead(story.snapshot())).toContain('elsewhere')
  },

  'whatever breaks about the tabs keeps nobody from paying (BEST-02~)': async (machine) => {
    const story = await ways['paying.choosing'](beginning(machine, { children: BROKEN.tabOwnershipAtClaim }))
    story.send({ type: 'tab.joined' })
    await settled()
    expect([story.state(), story.screen()]).toEqual(['paying.choosing', 'pay'])
    story.pay()
    expect(story.state()).toBe('paying.inFlight')
  },
}
