import { expect } from 'vitest'
import { cardPaymentView } from '../../machines/payment/card/view'
import type { ReturningShopper } from '../../machines/entities/contact'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { endingView, exitView, isTransferAwaited, isPaymentUnsettled } from '../../machines/checkout/views'
import { reconciliationView } from '../../machines/after/reconciliation/view'
import { recordView } from '../../machines/after/result-extras/view'
import { ATTEMPTED } from '../support/attempted'
import { PAYMENT_RECORD } from './fixtures/payment-record'
import { beginCheckout, beginning } from './support/checkout-harness'
import { BANK_HOST } from './fixtures/offers'
import { MEMBER, NOT_CHARGED, ORDER, ORDER_WITH_TIME, RECEIPT } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { ways } from './support/ways'

/** The login of a sent payment was refused; the shopper has logged in again, and the payment is loading. */
async function unresolvedAtOpening(machine: typeof checkoutMachine, returning?: ReturningShopper) {
  const harness = beginCheckout(machine, { input: { returning } })
  const found = { kind: 'started', order: ORDER, refused: undefined, attempted: ATTEMPTED } as const
  await harness.ports.startOrder.answer({ ...found, isUnresolved: true })
  harness.type()
  harness.goOn()
  await harness.sendCode()
  harness.enterCode()
  await harness.verify()
  return harness
}

/** A page reloaded in a tab that had sent a payment. */
export const unsettledScenarios: Scenarios<typeof checkoutMachine> = {
  'a payment of unknown outcome is looked up first, and nothing can be paid meanwhile (BEST-01~, BEST-03~)': async (
    machine,
  ) => {
    const harness = beginCheckout(machine, { input: { toRestore: 'login', asked: 'pay' } })
    await harness.ports.startOrder.answer({ kind: 'unsettled', order: ORDER, attempted: undefined, isAtBank: false })
    expect([harness.state(), harness.screen()]).toEqual(['reconciling', 'outcome-unknown'])
    await harness.ports.askOutcome.answer({ kind: 'unknown', callbackUrl: undefined, bankHost: undefined })
    harness.child('reconciliation').send({ type: 'shopper.askedAgain' })
    expect(harness.askedPorts()).toEqual({ startOrder: 1, askOutcome: 2 })
    await harness.ports.askOutcome.answer({ kind: 'paid', receipt: RECEIPT })
    expect(harness.screen()).toBe('result')
  },

  'a payment found paid shows the order’s facts, and our method only if recorded (RES-01~, PAY-12~)': async (
    machine,
  ) => {
    for (const attempted of [undefined, ATTEMPTED]) {
      const harness = beginCheckout(machine, { input: { toRestore: 'login', asked: 'pay' } })
      const tried = { order: ORDER, attempted: ATTEMPTED, isAtBank: false }
      await harness.ports.startOrder.answer({ kind: 'unsettled', ...tried })
      await harness.ports.askOutcome.answer({ kind: 'paid', receipt: RECEIPT })
      const isCreditCard = () => recordView(harness.child('resultExtras').getSnapshot()).isCreditCard
      expect([harness.screen(), isCreditCard()]).toEqual(['result', false])
      await harness.ports.readRecord.answer({ ...PAYMENT_RECORD, attempted })
      expect(isCreditCard()).toBe(attempted !== undefined)
    }
  },

  'a login refused with the payment leads to another login, and “not charged” is never said (GWY-10~)': async (
    machine,
  ) => {
    const harness = await ways.reconciling(beginning(machine))
    const seen = () => [harness.state(), harness.screen(), isPaymentUnsettled(harness.snapshot())]
    harness.send({ type: 'session.ended', whose: 'member' })
    expect(seen()).toEqual(['reconciling', 'outcome-unknown', false])
    await harness.ports.askOutcome.answer({ kind: 'loginOver' })
    expect(seen()).toEqual(['expired.shown', 'member-expired', true])
    harness.send({ type: 'shopper.retried' })
    expect(seen()).toEqual(['expired.returning', 'member-expired', true])
    expect(harness.ports.startOver.asked).toMatchObject([{ returning: { email: MEMBER.email } }])
    await harness.ports.startOver.answer(undefined)
    expect(seen()).toEqual(['expired.shown', 'member-expired', true])
    const stays = await ways.reconciling(beginning(machine))
    await stays.ports.askOutcome.answer({ kind: 'loginOver' })
    stays.send({ type: 'shopper.retried' })
    expect(stays.state()).toBe('expired.leaving')
    await stays.ports.startOver.fail()
    expect([stays.state(), isPaymentUnsettled(stays.snapshot())]).toEqual(['expired.shown', true])
    expect(isPaymentUnsettled((await ways['expired.shown'](beginning(machine))).snapshot())).toBe(false)
  },

  'a payment whose login was refused is looked up after the next login, before any verdict (GWY-10~, PAY-14~)': async (
    machine,
  ) => {
    const harness = beginCheckout(machine)
    const uncharged = () => [isPaymentUnsettled(harness.snapshot()), exitView(harness.snapshot()).isUncharged]
    const found = { kind: 'started', order: ORDER, refused: undefined, attempted: ATTEMPTED } as const
    await harness.ports.startOrder.answer({ ...found, isUnresolved: true })
    expect([harness.state(), uncharged()]).toEqual(['arriving.identifying', [true, false]])
    harness.type()
    harness.goOn()
    await harness.sendCode()
    harness.enterCode()
    await harness.verify()
    await harness.open()
    expect([harness.state(), endingView(harness.snapshot()).amount]).toEqual(['reconciling', ATTEMPTED.sum])
    await harness.ports.askOutcome.answer({ kind: 'notCharged', problem: NOT_CHARGED })
    expect([harness.state(), isPaymentUnsettled(harness.snapshot())]).toEqual(['paying.choosing', false])
    await harness.openWallet()
    expect(cardPaymentView(harness.method('cardPayment').getSnapshot())).toMatchObject({ isAgreed: false })
  },

  'a payment looked up after a login is looked up once, however that ended (GWY-10~, PAY-13~)': async (machine) => {
    const outcomes = [{ kind: 'free', problem: undefined }, { kind: 'begun' }] as const
    for (const outcome of outcomes) {
      const harness = await unresolvedAtOpening(machine)
      await harness.open()
      await harness.ports.askOutcome.answer(outcome)
      expect([harness.state(), isPaymentUnsettled(harness.snapshot())]).toEqual(['paying.choosing', false])
      expect(harness.ports.askOutcome.asked).toHaveLength(1)
    }
  },

  'an unresolved payment that was not charged leaves the agreement as its shopper had set it (GWY-10~, PAY-03~)':
    async (machine) => {
      for (const [change, isAgreed] of [
        [{ hasAgreed: undefined }, false],
        [{ hasAgreed: false }, false],
        [{ hasAgreed: true }, true],
        [{ hasAgreed: true, gsmNumber: '+905550001122' }, false],
      ] as const) {
        const harness = await unresolvedAtOpening(machine, { ...MEMBER, ...change })
        await harness.open()
        await harness.ports.askOutcome.answer({ kind: 'notCharged', problem: NOT_CHARGED })
        await harness.openWallet()
        expect([change, harness.method('cardPayment').getSnapshot().context.isAgreed]).toEqual([change, isAgreed])
      }
    },

  'an order that is read again says again whether a payment of it is unsettled (GWY-10~, SHELL-10~)': async (
    machine,
  ) => {
    const harness = await unresolvedAtOpening(machine)
    harness.send({ type: 'shopper.askedToExit' })
    harness.send({ type: 'shopper.exited' })
    await harness.open()
    expect([harness.state(), isPaymentUnsettled(harness.snapshot())]).toEqual(['exiting', true])
    harness.send({ type: 'shopper.keptPaying' })
    await harness.start()
    expect(isPaymentUnsettled(harness.snapshot())).toBe(false)
  },

  'an order that expires with an unsettled payment does not say “not charged” (GWY-10~, CNT-04~)': async (machine) => {
    const harness = beginCheckout(machine)
    const found = { kind: 'started', order: ORDER_WITH_TIME, refused: undefined, attempted: ATTEMPTED } as const
    await harness.ports.startOrder.answer({ ...found, isUnresolved: true })
    harness.time.tick(ORDER_WITH_TIME.endsAt ?? 0)
    expect([harness.screen(), isPaymentUnsettled(harness.snapshot())]).toEqual(['form-expired', true])
  },

  'a stored login leads back to paying after “not charged”, which the form says (BEST-03~)': async (machine) => {
    const harness = beginCheckout(machine, { input: { toRestore: 'login', asked: 'result' } })
    await harness.ports.startOrder.answer({ kind: 'unsettled', order: ORDER, attempted: undefined, isAtBank: false })
    await harness.ports.askOutcome.answer({ kind: 'notCharged', problem: NOT_CHARGED })
    expect(harness.state()).toBe('restoring')
    await harness.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
    await harness.open()
    await harness.openWallet()
    expect(cardPaymentView(harness.method('cardPayment').getSnapshot())).toMatchObject({
      kind: 'choosing',
      problem: { key: 'errors.notCharged' },
      // The agreement was accepted for the payment that was sent.
      isAgreed: true,
    })
  },

  'an order that is known to be with a bank says so before any login (PAY-13~)': async (machine) => {
    const harness = beginCheckout(machine)
    await harness.ports.startOrder.answer({ kind: 'unsettled', order: ORDER, attempted: undefined, isAtBank: true })
    const search = () => reconciliationView(harness.child('reconciliation').getSnapshot())
    expect([harness.screen(), search().standing, endingView(harness.snapshot()).amount]).toEqual([
      'outcome-unknown',
      'withBank',
      undefined,
    ])
    harness.send({ type: 'tab.restored' })
    await harness.ports.askOutcome.answer({ kind: 'withBank', callbackUrl: undefined, bankHost: undefined })
    harness.send({ type: 'tab.restored' })
    expect(harness.askedPorts()).toEqual({ startOrder: 1, askOutcome: 2 })
  },

  'an order whose other payment failed can be paid by every member who logs in and agrees (PAY-13~)': async (
    machine,
  ) => {
    for (const problem of [undefined, NOT_CHARGED]) {
      const harness = beginCheckout(machine, { input: { toRestore: 'login', asked: 'result' } })
      await harness.ports.startOrder.answer({ kind: 'unsettled', order: ORDER, attempted: undefined, isAtBank: true })
      await harness.ports.askOutcome.answer({ kind: 'free', problem })
      await harness.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
      await harness.open()
      await harness.openWallet()
      const shown = { kind: 'choosing', isAgreed: false, problem: problem && { key: problem.key } }
      expect(cardPaymentView(harness.method('cardPayment').getSnapshot())).toMatchObject(shown)
    }
  },

  'a transfer that is found to be awaited is shown over the form, without the order’s expiry (PAY-13~, CNT-05~)':
    async (machine) => {
      const harness = beginCheckout(machine)
      const order = ORDER_WITH_TIME
      await harness.ports.startOrder.answer({ kind: 'unsettled', order, attempted: undefined, isAtBank: true })
      expect(isTransferAwaited(harness.snapshot())).toBe(false)
      await harness.ports.askOutcome.answer({ kind: 'begun' })
      expect([harness.state(), isTransferAwaited(harness.snapshot())]).toEqual(['arriving.identifying', true])
      harness.time.tick(order.endsAt ?? 0)
      expect(harness.screen()).toBe('identify')

      const late = beginCheckout(machine)
      await late.ports.startOrder.answer({ kind: 'unsettled', order, attempted: undefined, isAtBank: true })
      late.time.tick(order.endsAt ?? 0)
      await late.ports.askOutcome.answer({ kind: 'begun' })
      expect(late.screen()).toBe('identify')
    },

  'only the form says that an order waits for a transfer, in both its presentations (PAY-13~)': async (machine) => {
    for (const isQuickLogin of [false, true]) {
      const harness = beginCheckout(machine, { order: { hasTransfer: true, isQuickLogin } })
      expect(isTransferAwaited(harness.snapshot())).toBe(false)
      await harness.start()
      expect(isTransferAwaited(harness.snapshot())).toBe(true)
      harness.type()
      harness.goOn()
      await harness.sendCode()
      expect(isTransferAwaited(harness.snapshot())).toBe(isQuickLogin)
    }
    const other = beginCheckout(machine)
    await other.start()
    expect(isTransferAwaited(other.snapshot())).toBe(false)
  },

  'a shopper who comes back from a bank to the cached page has the order looked up at once (PAY-13~)': async (
    machine,
  ) => {
    for (const way of ['paying.redirecting', 'paying.goingForCredit'] as const) {
      const harness = await ways[way](beginning(machine))
      harness.send({ type: 'tab.restored' })
      expect([harness.state(), harness.ports.askOutcome.asked.length]).toEqual(['reconciling', 1])
      const search = () => reconciliationView(harness.child('reconciliation').getSnapshot())
      expect([search().standing, endingView(harness.snapshot()).amount]).toEqual(['withBank', ORDER.price])
      await harness.ports.askOutcome.answer({ kind: 'withBank', callbackUrl: undefined, bankHost: BANK_HOST })
      harness.child('reconciliation').send({ type: 'shopper.wentToBank' })
      expect(harness.ports.goToBank.asked).toHaveLength(1)
      await harness.ports.goToBank.answer(undefined)
      harness.send({ type: 'tab.restored' })
      expect(harness.ports.askOutcome.asked).toHaveLength(2)
    }
  },

  'a visitor begins at the form; an order that failed to load is read again (BEST-03~)': async (machine) => {
    for (const [order, state] of [
      [ORDER, 'arriving.identifying'],
      [undefined, 'arriving.starting'],
    ] as const) {
      const harness = beginCheckout(machine)
      await harness.ports.startOrder.answer({ kind: 'unsettled', order, attempted: undefined, isAtBank: false })
      await harness.ports.askOutcome.answer({ kind: 'notCharged', problem: NOT_CHARGED })
      expect(harness.state()).toBe(state)
    }
  },
}
