import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { hasPaymentUnderWay } from '../../machines/checkout/views'
import type { checkOrder } from '../../machines/payment/order-check/ports'
import type { Method } from '../../machines/payment/rules'
import { layoutView } from '../../src/screens/layout-view'
import { TRANSFER } from './fixtures/bank-accounts'
import { beginning, type CheckoutHarness } from './support/checkout-harness'
import { CREDIT_HOST } from './fixtures/credits'
import { OTHER_PRICE } from './fixtures/funds'
import { NOT_CHARGED, RECEIPT } from './fixtures/shopper'
import { hold } from './support/held-port'
import { attemptOver, paymentOver } from './support/payment-over'
import { settled } from './support/settled'
import type { Scenarios } from './support/scenario'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

/** Takes a checkout from the methods to a payment in progress. */
type Begin = (harness: CheckoutHarness) => Promise<void>

/** How a payment begins with each method. The type requires an entry for every method. */
const PAYMENTS: Record<Method, Begin> = {
  'credit-card': async (harness) => {
    harness.pay()
    await settled()
  },
  balance: async (harness) => {
    harness.child('payment').send({ type: 'shopper.choseMethod', method: 'balance' })
    harness.child('payment').send({ type: 'shopper.agreed', isAgreed: true })
    harness.method('balancePayment').send({ type: 'shopper.paid' })
    await settled()
  },
  'shopping-credit': (harness) => harness.applyForCredit(),
  'bank-transfer': async (harness) => {
    harness.transfer()
    await settled()
  },
}

/** End of the login. */
const END = 600_000

const WORDS_OF_PROGRESS = /start$|started|progress|inflight|underway|locked/i

const contextOf = (snapshot: unknown) => (snapshot as { readonly context?: object } | undefined)?.context

/** The names of all context fields of the checkout, the payment and the displayed method. */
function remembered(harness: CheckoutHarness): readonly string[] {
  const payment = harness.child('payment').getSnapshot()
  const methods = Object.values(payment.children).flatMap((child) => contextOf(child.getSnapshot()) ?? [])
  const contexts = [harness.snapshot().context, payment.context, ...methods]
  return contexts.flatMap((context) => Object.keys(context))
}

export const inProgressScenarios: Scenarios<Machine> = {
  'a payment in progress is known by the machines’ states alone, in every method: no field remembers it (PAY-10)':
    async (machine) => {
      for (const [method, begin] of Object.entries(PAYMENTS)) {
        const harness = await ways['paying.choosing'](beginning(machine))
        expect([method, hasPaymentUnderWay(harness.snapshot())]).toEqual([method, false])
        await begin(harness)
        expect([method, hasPaymentUnderWay(harness.snapshot())]).toEqual([method, true])
        expect(remembered(harness).filter((name) => WORDS_OF_PROGRESS.test(name))).toEqual([])
        await harness.refuse()
        expect([method, harness.state(), hasPaymentUnderWay(harness.snapshot())]).toEqual([
          method,
          'paying.choosing',
          false,
        ])
      }
    },

  'no expiry ends a payment in progress; once it is refused, an expiry that has passed does (CNT-05~, PAY-10~)': async (
    machine,
  ) => {
    for (const [method, begin] of Object.entries(PAYMENTS)) {
      const harness = await ways['paying.choosing'](beginning(machine))
      harness.tellLoginEnd(END)
      await begin(harness)
      harness.time.tick(END)
      expect([method, harness.state()]).toEqual([method, 'paying.inFlight'])
      await harness.refuse()
      expect([method, harness.state()]).toEqual([method, 'expired.shown'])
    }
  },

  'the clock stays at zero while a payment, refund or settlement goes on past its time or login (CNT-02~, CNT-04~)':
    async (machine) => {
      const isOver = async (harness: CheckoutHarness, begin: Begin, ending: () => void) => {
        await begin(harness)
        const { screen } = layoutView(harness.snapshot())
        expect(layoutView(harness.snapshot()).clock).toBe('running')
        ending()
        expect(layoutView(harness.snapshot())).toMatchObject({ screen, clock: 'over' })
      }
      for (const begin of Object.values(PAYMENTS)) {
        const timed = await ways['paying.choosing'](beginning(machine, { order: { endsAt: END } }))
        await isOver(timed, begin, () => timed.time.tick(END))
        const loggedIn = await ways['paying.choosing'](beginning(machine))
        loggedIn.tellLoginEnd(END)
        await isOver(loggedIn, begin, () => loggedIn.time.tick(END))
        const loggedOut = await ways['paying.choosing'](beginning(machine))
        await isOver(loggedOut, begin, () => loggedOut.send({ type: 'session.ended', whose: 'member' }))
      }
      for (const state of ['refunding.inFlight', 'settling.inFlight'] as const) {
        const harness = await ways[state](beginning(machine, { order: { endsAt: END } }))
        await isOver(harness, settled, () => harness.time.tick(END))
      }
    },

  'the clock is gone beside a transfer’s code, also while its notice is sent past the login’s end (CNT-05~)': async (
    machine,
  ) => {
    const harness = await ways['paying.lockedIn'](beginning(machine))
    harness.send({ type: 'session.ended', whose: 'member' })
    for (const state of ['paying.lockedIn', 'paying.inFlight']) {
      expect([harness.state(), layoutView(harness.snapshot()).clock]).toEqual([state, undefined])
      harness.method('bankTransfer').send({ type: 'shopper.tookDetails' })
    }
  },

  'the clock is gone once a paid order has its result, also past the order’s time (CNT-02~, CNT-04~)': async (
    machine,
  ) => {
    const harness = await ways['paying.inFlight'](beginning(machine, { order: { endsAt: END } }))
    harness.time.tick(END)
    await harness.book(RECEIPT)
    expect(layoutView(harness.snapshot())).toMatchObject({ screen: 'result', clock: undefined })
  },

  'an accepted price stays the order’s after an unknown outcome, also once nothing was charged (PAY-12~, BEST-08~)':
    async (machine) => {
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
      harness.pay()
      await check.answer({ kind: 'changed', price: OTHER_PRICE })
      harness.attempt()?.send({ type: 'shopper.acceptedPrice' })
      harness.pay()
      await check.answer({ kind: 'ready' })
      await harness.ports.authorise.answer({ kind: 'unknown' })
      expect(harness.state()).toBe('reconciling')
      await harness.ports.askOutcome.answer({ kind: 'notCharged', problem: NOT_CHARGED })
      await harness.open()
      expect(harness.child('payment').getSnapshot().context).toMatchObject({ price: OTHER_PRICE, isAgreed: true })
    },

  'a transfer with its code, and the way to a bank, are payments in progress as well (CNT-05~, PAY-10~)': async (
    machine,
  ) => {
    const locked = await ways['paying.lockedIn'](beginning(machine))
    expect(locked.method('bankTransfer').getSnapshot().context.transfer).toEqual(TRANSFER)
    const leaving = await ways['paying.goingForCredit'](beginning(machine))
    expect(leaving.attempt()?.getSnapshot().context.bankHost).toBe(CREDIT_HOST)
    for (const harness of [locked, leaving]) {
      const state = harness.state()
      harness.tellLoginEnd(END)
      harness.time.tick(END)
      expect(harness.state()).toBe(state)
    }
  },
}
