import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { type ModalName, planOf } from '../../machines/checkout/screen-meta'
import { beginCheckout, beginning } from './support/checkout-harness'
import { APPLICANT, PENDING, QUICK_ORDER } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import type { SeenState } from './support/way-table'
import { ways } from './support/ways'

const quickly = (machine: typeof checkoutMachine) => beginning(machine, { order: { isQuickLogin: true } })

/** The modal over the one page in each state. The states are the same as for other orders. */
const MODALS: Partial<Record<SeenState, ModalName | undefined>> = {
  'arriving.identifying': undefined,
  registering: undefined,
  resolvingEmailMismatch: 'email-verify',
  admittingForeignPhone: 'foreign-number',
  verifyingOtp: 'otp',
  changingPhone: 'change-phone-number',
}

export const admittingQuickScenarios: Scenarios<typeof checkoutMachine> = {
  'the one-page form is one screen, with the same states as modals over it (QCK-02~, MDL-09~)': async (machine) => {
    for (const [state, modal] of Object.entries(MODALS) as [SeenState, ModalName | undefined][]) {
      const harness = await ways[state](quickly(machine))
      expect([harness.state(), harness.screen(), planOf(harness.snapshot()).modal]).toEqual([
        state,
        'quick-login',
        modal,
      ])
      const plain = await ways[state](beginning(machine))
      expect([plain.screen() === 'quick-login', planOf(plain.snapshot()).modal]).toEqual([false, undefined])
    }
  },

  'a newcomer on the one-page form is registered without another press, by its own call (QCK-03~)': async (machine) => {
    const harness = beginCheckout(machine)
    await harness.start(QUICK_ORDER)
    harness.type()
    harness.child('identify').send({ type: 'shopper.ticked', box: 'agreement', isTicked: true })
    harness.goOn()
    expect(harness.ports.checkMember.asked).toMatchObject([{ isQuick: true }])
    await harness.answerCheck('newcomer')
    expect(harness.ports.register.asked).toEqual([{ ...APPLICANT, isQuick: true }])
    await harness.ports.register.answer({ kind: 'codeSent', pending: PENDING })
    expect(planOf(harness.snapshot())).toMatchObject({ screen: 'quick-login', modal: 'otp' })
    harness.enterCode()
    await harness.verify()
    expect([harness.state(), harness.screen()]).toEqual(['opening', 'pay'])
  },

  'an e-mail mismatch on the one-page form is looked up by the same call of its own (QCK-03~, IDEN-03~)': async (
    machine,
  ) => {
    const harness = await ways.resolvingEmailMismatch(quickly(machine))
    harness.child('emailMismatch').send({ type: 'shopper.continued' })
    expect(harness.ports.checkMember.asked).toMatchObject([{ isQuick: true }, { isQuick: true }])
  },

  'a shopper whose login has expired on return finds the ticks and the name as they left them (REG-01~, BEST-04~)':
    async (machine) => {
      const order = { ...QUICK_ORDER, isAgreementCheckedByDefault: true }
      const harness = beginCheckout(machine)
      await harness.start(order)
      harness.type()
      const form = harness.child('identify')
      form.send({ type: 'shopper.typed', field: 'name', text: 'Ayşe' })
      form.send({ type: 'shopper.ticked', box: 'agreement', isTicked: false })
      harness.goOn()
      await harness.sendCode()
      harness.enterCode()
      await harness.verify()
      await harness.open()
      harness.send({ type: 'tab.restored' })
      await harness.start(order)
      await harness.ports.restoreLogin.answer({ kind: 'visitor' })
      expect(harness.child('identify').getSnapshot().context.form).toMatchObject({ name: 'Ayşe', agreement: false })
    },

  'a pending OTP is restored on the one-page form at the entrance, which is its URL (QCK-02~, BOOT-14~)': async (
    machine,
  ) => {
    const harness = beginCheckout(machine, { input: { toRestore: 'code' } })
    expect(harness.screen()).toBe('identify')
    await harness.start(QUICK_ORDER)
    expect([harness.state(), harness.screen()]).toEqual(['restoring', 'quick-login'])
    expect(harness.ports.restoreLogin.asked).toEqual([{ isQuick: true, flow: 'pay' }])
    await harness.ports.restoreLogin.answer({ kind: 'codePending', pending: PENDING })
    expect([harness.state(), planOf(harness.snapshot()).modal]).toEqual(['verifyingOtp', 'otp'])
    expect(harness.ports.checkMember.asked).toEqual([])
    expect(harness.child('otp').getSnapshot().context).toMatchObject({ isQuick: true })
    harness.child('otp').send({ type: 'shopper.askedNewNumber' })
    expect(harness.child('phoneChange').getSnapshot().context).toMatchObject({ isQuick: true })
    harness.child('phoneChange').send({ type: 'shopper.steppedBack' })
    harness.child('otp').send({ type: 'shopper.steppedBack' })
    expect([harness.state(), harness.screen()]).toEqual(['arriving.identifying', 'quick-login'])
    expect(harness.typed()).toMatchObject({ email: PENDING.email, gsmNumber: '532 123 45 67' })
  },
}
