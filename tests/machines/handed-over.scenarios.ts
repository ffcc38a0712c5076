import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { planOf } from '../../machines/checkout/screen-meta'
import { BROKEN } from './support/broken-children'
import { beginCheckout, beginning } from './support/checkout-harness'
import { MEMBER, NOT_CHARGED, ORDER, PENDING, REFUSAL, TYPED } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { type SeenState, seenStates } from './support/way-table'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

const REGISTERS = [{ type: 'shopper.ticked', box: 'agreement', isTicked: true }, { type: 'shopper.continued' }] as const

const CHANGES_NUMBER = [{ type: 'shopper.typedNumber', text: '5559876543' }, { type: 'shopper.continued' }] as const

/** A login that the host app hands over, in each state of the checkout. */
export const handedOverScenarios: Scenarios<Machine> = {
  'a login from the app is checked, and leads to the methods without an OTP (APP-01~, APP-02~)': async (machine) => {
    for (const state of ['arriving.identifying', 'verifyingOtp'] as const) {
      const harness = await ways[state](beginning(machine))
      const before = harness.askedPorts()
      harness.send({ type: 'host.handedOver' })
      expect([harness.state(), harness.snapshot().context.member]).toEqual(['restoring', undefined])
      await harness.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
      await harness.open()
      expect(harness.state()).toBe('paying.choosing')
      expect(harness.askedPorts()).toEqual({ ...before, restoreLogin: 1, openPayment: 1, openWallet: 1 })
    }
  },

  'a login from the app waits until the order is known (APP-02~)': async (machine) => {
    const harness = await ways['arriving.starting'](beginning(machine))
    harness.send({ type: 'host.handedOver' })
    expect(harness.askedPorts()).toEqual({ startOrder: 1 })
    await harness.start()
    expect(harness.state()).toBe('restoring')
  },

  'a login from the app leaves the shopper where they were (APP-03~, BEST-13~)': async (machine) => {
    const harness = await ways['arriving.identifying'](beginning(machine))
    harness.type()
    harness.send({ type: 'host.handedOver' })
    await harness.ports.restoreLogin.answer({ kind: 'visitor' })
    // Together with everything that the shopper had typed.
    expect(harness.child('identify').getSnapshot().context.form).toMatchObject(TYPED)
    expect([harness.state(), harness.screen(), harness.snapshot().context.toRestore]).toEqual([
      'arriving.identifying',
      'identify',
      undefined,
    ])
    const waiting = await ways.verifyingOtp(beginning(machine))
    waiting.send({ type: 'host.handedOver' })
    await waiting.ports.restoreLogin.answer({ kind: 'codePending', pending: PENDING })
    // Its code was announced there.
    const { screen, live } = planOf(waiting.snapshot())
    expect([waiting.state(), screen, live]).toEqual(['verifyingOtp', 'otp', undefined])
  },

  'a login from the app ends an idle registration or look-up and is checked at once (APP-02~)': async (machine) => {
    for (const state of ['registering', 'resolvingEmailMismatch', 'admittingForeignPhone', 'changingPhone'] as const) {
      for (const kind of ['restored', 'visitor'] as const) {
        const harness = await ways[state](beginning(machine))
        const { email } = harness.snapshot().context.form
        harness.send({ type: 'host.handedOver' })
        expect([state, harness.state()]).toEqual([state, 'restoring'])
        await harness.ports.restoreLogin.answer(kind === 'visitor' ? { kind } : { kind, member: MEMBER })
        const next = kind === 'visitor' ? 'arriving.identifying' : 'opening'
        expect([state, harness.state()]).toEqual([state, next])
        expect(harness.snapshot().context.form.email).toBe(email)
      }
    }
  },

  'a login from the app waits for a registration or a change of number that is under way (APP-02~)': async (
    machine,
  ) => {
    for (const state of ['registering', 'changingPhone'] as const) {
      const harness = await ways[state](beginning(machine))
      harness.does(state === 'registering' ? REGISTERS : CHANGES_NUMBER)
      harness.send({ type: 'host.handedOver' })
      expect(harness.state()).toBe(state)
      if (state === 'registering') await harness.ports.register.answer({ kind: 'codeSent', pending: PENDING })
      else await harness.ports.changePhone.answer({ kind: 'sent', pending: PENDING })
      expect([state, harness.state()]).toEqual([state, 'restoring'])
      await harness.ports.restoreLogin.answer({ kind: 'codePending', pending: PENDING })
      expect([state, harness.state()]).toEqual([state, 'verifyingOtp'])

      const refused = await ways[state](beginning(machine))
      refused.does(state === 'registering' ? REGISTERS : CHANGES_NUMBER)
      refused.send({ type: 'host.handedOver' })
      await refused.ports[state === 'registering' ? 'register' : 'changePhone'].answer({
        kind: 'refused',
        refusal: REFUSAL,
      })
      expect([state, refused.state()]).toEqual([state, 'restoring'])
    }
  },

  'a login from the app comes before the admission of a foreign buyer (APP-02~, FRGN-02~)': async (machine) => {
    const harness = await ways.admittingForeignPhone(beginning(machine))
    harness.child('foreignPhone').send({ type: 'shopper.continued' })
    harness.send({ type: 'host.handedOver' })
    await harness.ports.askPreference.answer({ kind: 'here' })
    await harness.ports.admitForeign.answer({ kind: 'admitted' })
    await harness.ports.updateContact.answer(undefined)
    expect(harness.state()).toBe('restoring')
  },

  'a login from the app is checked while an admitted buyer’s payment opens, is chosen or has failed (APP-02~, FRGN-02~)':
    async (machine) => {
      for (const state of ['opening', 'openingFailed', 'paying.choosing', 'paying.inFlight'] as const) {
        const harness = await ways.admittingForeignPhone(beginning(machine))
        await harness.admitForeignPhone()
        if (state === 'openingFailed') await harness.ports.openPayment.fail()
        else if (state !== 'opening') await harness.open()
        if (state === 'paying.inFlight') {
          await harness.openWallet()
          harness.pay()
        }
        expect(harness.state()).toBe(state)
        harness.send({ type: 'host.handedOver' })
        if (state === 'openingFailed') harness.send({ type: 'shopper.retried' })
        if (state === 'paying.inFlight') await harness.refuse()
        expect([state, harness.state()]).toEqual([state, 'restoring'])
        await harness.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER, isOther: true })
        await harness.open()
        const { buyer, problem, isAgreed } = harness.child('payment').getSnapshot().context
        expect([state, buyer, problem, isAgreed]).toEqual([state, MEMBER, undefined, false])
      }
    },

  'a login from the app is checked before a refund or a settlement is decided (APP-02~)': async (machine) => {
    for (const state of ['refunding.choosing', 'settling.choosing'] as const) {
      const harness = await ways[state](beginning(machine))
      harness.send({ type: 'host.handedOver' })
      expect([state, harness.state()]).toEqual([state, 'restoring'])
    }
  },

  'a login from the app is checked once the shopper has tried again after a failure (APP-02~)': async (machine) => {
    const arriving = await ways.arrivalFailed(beginning(machine))
    arriving.send({ type: 'host.handedOver' })
    arriving.send({ type: 'shopper.retried' })
    await arriving.start()
    expect(arriving.state()).toBe('restoring')
    const searching = beginCheckout(machine, { children: BROKEN.reconciliationAtOnce })
    await searching.ports.startOrder.answer({ kind: 'unsettled', order: ORDER, attempted: undefined, isAtBank: false })
    searching.send({ type: 'host.handedOver' })
    expect([searching.state(), searching.snapshot().context.toRestore]).toEqual(['reconcilingFailed', 'login'])
  },

  'a member whose login the app hands over sees neither reason nor choice of the tab’s payment (BEST-02~, APP-02~)':
    async (machine) => {
      const attempted = { method: 'balance', price: ORDER.price, sum: ORDER.price, choice: undefined } as const
      for (const [isOther, problem, chosen] of [
        [undefined, NOT_CHARGED, 'balance'],
        [true, undefined, undefined],
      ] as const) {
        const harness = beginCheckout(machine, { input: { toRestore: 'login', asked: 'pay' } })
        await harness.start(ORDER, NOT_CHARGED, attempted)
        await harness.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER, ...(isOther && { isOther }) })
        await harness.open()
        const { context } = harness.child('payment').getSnapshot()
        expect([isOther, context.problem, context.chosen]).toEqual([isOther, problem, chosen])
      }
    },

  'a login from the app is checked after a search for a payment’s outcome (APP-02~)': async (machine) => {
    const harness = beginCheckout(machine)
    await harness.ports.startOrder.answer({ kind: 'unsettled', order: ORDER, attempted: undefined, isAtBank: false })
    harness.send({ type: 'host.handedOver' })
    expect(harness.state()).toBe('reconciling')
    await harness.ports.askOutcome.answer({ kind: 'free', problem: undefined })
    expect(harness.state()).toBe('restoring')
  },

  'a login from the app leads out of no other state, and is noted there (APP-02~, APP-03~)': async (machine) => {
    const entered: readonly SeenState[] = [
      'arriving.starting',
      'arriving.identifying',
      'arriving.startFailed',
      'registering',
      'resolvingEmailMismatch',
      'admittingForeignPhone',
      'verifyingOtp',
      'changingPhone',
      'opening',
      'paying.choosing',
      'refunding.choosing',
      'settling.choosing',
    ]
    for (const state of seenStates.filter((seen) => !entered.includes(seen))) {
      const harness = await ways[state](beginning(machine))
      const before = harness.snapshot()
      harness.send({ type: 'host.handedOver' })
      expect([state, harness.snapshot().value]).toEqual([state, before.value])
      expect([state, harness.snapshot().context]).toEqual([state, { ...before.context, toRestore: 'login' }])
    }
  },
}
