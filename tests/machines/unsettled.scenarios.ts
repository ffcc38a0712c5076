import { expect } from 'vitest'
import { cardPaymentView } from '../../machines/payment/card/view'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { endingView, isTransferAwaited, isUnsettled, resultFlags } from '../../machines/checkout/views'
import { reconciliationView } from '../../machines/after/reconciliation/view'
import { ATTEMPTED } from '../support/attempted'
import { PAYMENT_RECORD } from './support/payment-record'
import { beginCheckout, beginning } from './support/checkout-story'
import { BANK_HOST } from './support/offers'
import { MEMBER, NOT_CHARGED, ORDER, ORDER_WITH_TIME, RECEIPT } from './support/shopper'
import type { Told } from './support/tell'
import { ways } from './support/ways'

/** A page that is loaded anew in a tab that had sent a payment. */
export const unsettledTold: Told<typeof checkoutMachine> = {
  'a payment that nobody has told the end of is asked about before anything else, and nothing can be paid meanwhile (BEST-01~, BEST-03~)':
    async (machine) => {
      const story = beginCheckout(machine, { input: { kept: 'login', asked: 'pay' } })
      await story.ports.startOrder.answer({ kind: 'unsettled', order: ORDER, attempted: undefined, isAtBank: false })
      expect([story.state(), story.screen()]).toEqual(['reconciling', 'outcome-unknown'])
      await story.ports.askOutcome.answer({ kind: 'unknown', callbackUrl: undefined, bankHost: undefined })
      story.child('reconciliation').send({ type: 'shopper.askedAgain' })
      expect(story.askedPorts()).toEqual({ startOrder: 1, askOutcome: 2 })
      await story.ports.askOutcome.answer({ kind: 'paid', receipt: RECEIPT })
      expect(story.screen()).toBe('result')
    },

  'a success that was found by asking is shown with the order’s facts alone, and with our way of paying only where its record has one (RES-01~, PAY-12~)':
    async (machine) => {
      for (const attempted of [undefined, ATTEMPTED]) {
        const story = beginCheckout(machine, { input: { kept: 'login', asked: 'pay' } })
        const tried = { order: ORDER, attempted: ATTEMPTED, isAtBank: false }
        await story.ports.startOrder.answer({ kind: 'unsettled', ...tried })
        await story.ports.askOutcome.answer({ kind: 'paid', receipt: RECEIPT })
        expect([story.screen(), resultFlags(story.snapshot()).isCreditCard]).toEqual(['result', false])
        await story.ports.readRecord.answer({ ...PAYMENT_RECORD, attempted })
        expect(resultFlags(story.snapshot()).isCreditCard).toBe(attempted !== undefined)
      }
    },

  'a login that was refused with the payment itself leads to another one, and "not charged" is never said (GWY-10~)':
    async (machine) => {
      const story = await ways.reconciling(beginning(machine))
      story.send({ type: 'session.ended', whose: 'member' })
      expect([story.state(), isUnsettled(story.snapshot())]).toEqual(['reconciling', false])
      await story.ports.askOutcome.answer({ kind: 'loginOver' })
      expect([story.state(), story.screen(), isUnsettled(story.snapshot())]).toEqual([
        ...['expired.unsettled', 'member-expired', true],
      ])
      story.send({ type: 'shopper.retried' })
      expect(story.state()).toBe('expired.returning')
      expect(story.ports.startOver.asked).toMatchObject([{ returning: { email: MEMBER.email } }])
      const untimely = await ways['expired.unsettled'](beginning(machine))
      untimely.send({ type: 'shopper.retried' })
      expect(untimely.state()).toBe('expired.leaving')
      const known = await ways['expired.shown'](beginning(machine))
      expect(isUnsettled(known.snapshot())).toBe(false)
    },

  'when it was not charged, the login that was kept leads back to paying, which says so (BEST-03~)': async (
    machine,
  ) => {
    const story = beginCheckout(machine, { input: { kept: 'login', asked: 'result' } })
    await story.ports.startOrder.answer({ kind: 'unsettled', order: ORDER, attempted: undefined, isAtBank: false })
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

  'an order that is known to lie with a bank says so before anybody is asked who they are (PAY-13~)': async (
    machine,
  ) => {
    const story = beginCheckout(machine)
    await story.ports.startOrder.answer({ kind: 'unsettled', order: ORDER, attempted: undefined, isAtBank: true })
    const search = () => reconciliationView(story.child('reconciliation').getSnapshot())
    expect([story.screen(), search().standing, endingView(story.snapshot()).amount]).toEqual([
      ...['outcome-unknown', 'withBank', undefined],
    ])
    story.send({ type: 'tab.restored' })
    await story.ports.askOutcome.answer({ kind: 'withBank', callbackUrl: undefined, bankHost: undefined })
    story.send({ type: 'tab.restored' })
    expect(story.askedPorts()).toEqual({ startOrder: 1, askOutcome: 2 })
  },

  'once somebody else’s payment has come to nothing the order can be paid here, by whoever logs in; that they agree is theirs to say (PAY-13~)':
    async (machine) => {
      for (const problem of [undefined, NOT_CHARGED]) {
        const story = beginCheckout(machine, { input: { kept: 'login', asked: 'result' } })
        await story.ports.startOrder.answer({ kind: 'unsettled', order: ORDER, attempted: undefined, isAtBank: true })
        await story.ports.askOutcome.answer({ kind: 'free', problem })
        await story.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
        await story.open()
        await story.openWallet()
        expect(cardPaymentView(story.method('cardPayment').getSnapshot())).toMatchObject({
          ...{ kind: 'choosing', isAgreed: false, problem: problem && { key: problem.key } },
        })
      }
    },

  'a transfer that is found to be waited for is said over the form, and has its own time (PAY-13~, CNT-05~)': async (
    machine,
  ) => {
    const story = beginCheckout(machine)
    const order = ORDER_WITH_TIME
    await story.ports.startOrder.answer({ kind: 'unsettled', order, attempted: undefined, isAtBank: true })
    expect(isTransferAwaited(story.snapshot())).toBe(false)
    await story.ports.askOutcome.answer({ kind: 'begun' })
    expect([story.state(), isTransferAwaited(story.snapshot())]).toEqual(['arriving.identifying', true])
    story.time.tick(order.endsAt ?? 0)
    expect(story.screen()).toBe('identify')
  },

  'that an order waits for a transfer is said at the form alone, in both its presentations (PAY-13~)': async (
    machine,
  ) => {
    for (const isQuickLogin of [false, true]) {
      const story = beginCheckout(machine, { order: { hasTransfer: true, isQuickLogin } })
      expect(isTransferAwaited(story.snapshot())).toBe(false)
      await story.start()
      expect(isTransferAwaited(story.snapshot())).toBe(true)
      story.type()
      story.goOn()
      await story.sendCode()
      expect(isTransferAwaited(story.snapshot())).toBe(isQuickLogin)
    }
    const other = beginCheckout(machine)
    await other.start()
    expect(isTransferAwaited(other.snapshot())).toBe(false)
  },

  'who comes back from a bank to the page as it was left has the order asked about at once (PAY-13~)': async (
    machine,
  ) => {
    for (const way of ['paying.redirecting', 'paying.goingForCredit'] as const) {
      const story = await ways[way](beginning(machine))
      story.send({ type: 'tab.restored' })
      expect([story.state(), story.ports.askOutcome.asked.length]).toEqual(['reconciling', 1])
      const search = () => reconciliationView(story.child('reconciliation').getSnapshot())
      expect([search().standing, endingView(story.snapshot()).amount]).toEqual(['withBank', ORDER.price])
      await story.ports.askOutcome.answer({ kind: 'withBank', callbackUrl: undefined, bankHost: BANK_HOST })
      story.child('reconciliation').send({ type: 'shopper.wentToBank' })
      expect(story.ports.goToBank.asked).toHaveLength(1)
      await story.ports.goToBank.answer(undefined)
      story.send({ type: 'tab.restored' })
      expect(story.ports.askOutcome.asked).toHaveLength(2)
    }
  },

  'and a visitor begins at the form; where the order could not be asked for, it is asked for again (BEST-03~)': async (
    machine,
  ) => {
    for (const [order, state] of [
      [ORDER, 'arriving.identifying'],
      [undefined, 'arriving.starting'],
    ] as const) {
      const story = beginCheckout(machine)
      await story.ports.startOrder.answer({ kind: 'unsettled', order, attempted: undefined, isAtBank: false })
      await story.ports.askOutcome.answer({ kind: 'notCharged', problem: NOT_CHARGED })
      expect(story.state()).toBe(state)
    }
  },
}
