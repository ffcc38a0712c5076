import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { paymentView } from '../../machines/payment/view'
import { beginning } from './support/checkout-story'
import { settled } from './support/settled'
import type { Told } from './support/tell'
import { BROKEN } from './support/broken-children'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

/** A paying side that breaks: what was sent decides what comes of it. */
export const brokenPaymentTold: Told<Machine> = {
  'a card form that breaks before anything was sent can be opened again (PAY-06~)': async (machine) => {
    const story = await ways.opening(beginning(machine, { children: BROKEN.cardPaymentAtWallet }))
    await story.open()
    await story.openWallet()
    expect(story.state()).toBe('paying.choosing')
    const payment = story.child('payment')
    const view = () => paymentView(payment.getSnapshot())
    expect(view()).toMatchObject({ kind: 'methodCrashed', isAnnounced: true, method: undefined })
    payment.send({ type: 'shopper.closedDanger' })
    expect(view()).toMatchObject({ kind: 'methodCrashed', isAnnounced: false })
    story.child('payment').send({ type: 'shopper.retried' })
    expect(story.ports.openWallet.asked).toHaveLength(2)
  },

  'a paying side that breaks before anything was sent can be opened again (PAY-06~)': async (machine) => {
    const story = await ways.opening(beginning(machine, { children: BROKEN.paymentAtOnce }))
    await story.open()
    await settled()
    expect(story.screen()).toBe('opening-failed')
  },

  'a paying side that breaks while a payment is under way is unknown, never payable again (PAY-06~)': async (
    machine,
  ) => {
    const story = await ways['paying.inFlight'](beginning(machine, { children: BROKEN.paymentAtAnswer }))
    await story.book()
    expect(story.state()).toBe('reconciling')
  },

  'an attempt that breaks while it is under way is unknown, never payable again (PAY-06~)': async (machine) => {
    const story = await ways['paying.inFlight'](beginning(machine, { children: BROKEN.attemptAtAnswer }))
    await story.book()
    expect(story.state()).toBe('reconciling')
    expect(story.ports.askOutcome.asked).toHaveLength(1)
    expect(story.ports.authorise.asked).toHaveLength(1)
  },

  'an attempt that breaks on the way to the bank has the outcome asked for, and nothing can be paid again (PAY-06~)':
    async (machine) => {
      const story = await ways['paying.inFlight'](beginning(machine, { children: BROKEN.attemptAtBank }))
      await story.redirect()
      story.attempt()?.send({ type: 'shopper.wentToBank' })
      await story.ports.goToBank.answer(undefined)
      await settled()
      expect(story.state()).toBe('reconciling')
    },
}
