import { expect } from 'vitest'
import { cardPaymentView } from '../../machines/card-payment/view'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { beginCheckout } from './support/checkout-story'
import { MEMBER, NOT_CHARGED, ORDER, RECEIPT } from './support/shopper'
import type { Told } from './support/tell'

/** A page that is loaded anew in a tab that had sent a payment. */
export const unsettledTold: Told<typeof checkoutMachine> = {
  'a payment that nobody has told the end of is asked about before anything else, and nothing can be paid meanwhile (BEST-01~, BEST-03~)':
    async (machine) => {
      const story = beginCheckout(machine, { input: { kept: 'login', asked: 'pay' } })
      await story.ports.startOrder.answer({ kind: 'unsettled', order: ORDER, attempted: undefined })
      expect([story.state(), story.screen()]).toEqual(['reconciling', 'outcome-unknown'])
      await story.ports.askOutcome.answer({ kind: 'unknown', callbackUrl: undefined })
      story.child('reconciliation').send({ type: 'shopper.askedAgain' })
      expect(story.askedPorts()).toEqual({ startOrder: 1, askOutcome: 2 })
      await story.ports.askOutcome.answer({ kind: 'paid', receipt: RECEIPT })
      expect(story.screen()).toBe('result')
    },

  'when it was not charged, the login that was kept leads back to paying, which says so (BEST-03~)': async (
    machine,
  ) => {
    const story = beginCheckout(machine, { input: { kept: 'login', asked: 'result' } })
    await story.ports.startOrder.answer({ kind: 'unsettled', order: ORDER, attempted: undefined })
    await story.ports.askOutcome.answer({ kind: 'notCharged', problem: NOT_CHARGED })
    expect(story.state()).toBe('restoring')
    await story.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
    await story.open()
    await story.openWallet()
    expect(cardPaymentView(story.method('cardPayment').getSnapshot())).toMatchObject({
      kind: 'choosing',
      problem: { key: 'errors.notCharged' },
      // It was accepted for the payment that was sent.
      isAgreed: true,
    })
  },

  'and a visitor begins at the form; where the order could not be asked for, it is asked for again (BEST-03~)': async (
    machine,
  ) => {
    for (const [order, state] of [
      [ORDER, 'arriving.identifying'],
      [undefined, 'arriving.starting'],
    ] as const) {
      const story = beginCheckout(machine)
      await story.ports.startOrder.answer({ kind: 'unsettled', order, attempted: undefined })
      await story.ports.askOutcome.answer({ kind: 'notCharged', problem: NOT_CHARGED })
      expect(story.state()).toBe(state)
    }
  },
}
