import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { isLoginExpiryShown } from '../../machines/checkout/views'
import { questionOf } from './support/card-payment-harness'
import { beginCheckout, beginning } from './support/checkout-harness'
import { FOREIGN_BUYER, NOT_CHARGED, ORDER, PENDING, RECEIPT, REFUSAL, TYPED, TYPED_ABROAD } from './fixtures/shopper'
import type { Beginning } from './support/beginning'
import { BROKEN } from './support/broken-children'
import type { Scenarios } from './support/scenario'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

/** A buyer from abroad whom the provider admitted, at the payment methods. */
async function admitted(machine: Machine) {
  const harness = await ways.admittingForeignPhone(beginning(machine))
  await harness.admitForeignPhone()
  await harness.open()
  await harness.openWallet()
  return harness
}

export const admittedScenarios: Scenarios<Machine> = {
  'a foreign phone pays by card once the provider has admitted it, without an OTP (FRGN-02~)': async (machine) => {
    const harness = await admitted(machine)
    expect(harness.state()).toBe('paying.choosing')
    expect(harness.ports.openWallet.asked).toEqual([{ buyer: FOREIGN_BUYER }])
    harness.pay()
    expect(harness.ports.authorise.asked).toMatchObject([
      { gate: undefined, question: questionOf({ kind: 'new', isStored: false }, { buyer: FOREIGN_BUYER }) },
    ])
    await harness.book()
    expect(harness.screen()).toBe('result')
    expect(harness.askedPorts()).toEqual({
      startOrder: 1,
      askPreference: 1,
      admitForeign: 1,
      updateContact: 1,
      openPayment: 1,
      openWallet: 1,
      authorise: 1,
      readRecord: 1,
    })
  },

  'a foreign phone’s contact that the order has already is not sent to it again (IDEN-07~, FRGN-02~)': async (
    machine,
  ) => {
    const order = { ...ORDER, contact: FOREIGN_BUYER }
    const harness = await ways.admittingForeignPhone(beginning(machine, { order }))
    harness.child('foreignPhone').send({ type: 'shopper.continued' })
    await harness.ports.askPreference.answer({ kind: 'here' })
    await harness.ports.admitForeign.answer({ kind: 'admitted' })
    expect([harness.state(), harness.ports.updateContact.asked]).toEqual(['opening', []])
  },

  'a contact that the order may have lost to another of this page is sent again, with a code or an admission (IDEN-07~)':
    async (machine) => {
      const codes = { email: PENDING.email, gsmNumber: PENDING.gsmNumber }
      const guests = { email: FOREIGN_BUYER.email, gsmNumber: FOREIGN_BUYER.gsmNumber }
      const first = beginCheckout(machine)
      await first.start({ ...ORDER, contact: guests })
      first.type({ ...TYPED, gsmNumber: PENDING.gsmNumber })
      first.goOn()
      await first.sendCode()
      first.child('otp').send({ type: 'shopper.steppedBack' })
      first.type(TYPED_ABROAD)
      first.goOn()
      await first.admitForeignPhone()
      expect([first.state(), first.ports.updateContact.asked]).toEqual(['opening', [codes, guests]])

      const order = { ...ORDER, contact: codes }
      const second = await ways.admittingForeignPhone(beginning(machine, { order }))
      await second.admitForeignPhone()
      await second.open()
      second.send({ type: 'tab.restored' })
      await second.start(order)
      await second.ports.restoreLogin.answer({ kind: 'visitor' })
      second.type({ ...TYPED, gsmNumber: PENDING.gsmNumber })
      second.goOn()
      await second.sendCode()
      expect([second.state(), second.ports.updateContact.asked]).toEqual(['verifyingOtp', [guests, codes]])
    },

  'a contact that the order may have lost is sent again with the code of a login that the app handed over meanwhile (IDEN-07~, OTP-08~)':
    async (machine) => {
      const own = { email: PENDING.email, gsmNumber: PENDING.gsmNumber }
      const other = { ...PENDING, email: 'baska@posta.example' }
      const order = { ...ORDER, contact: own }
      const atCode = await ways['arriving.identifying'](beginning(machine, { order }))
      atCode.type({ ...TYPED, email: other.email })
      atCode.goOn()
      await atCode.ports.checkMember.answer({ kind: 'codeSent', pending: other })
      atCode.send({ type: 'host.handedOver' })

      const abroad = await ways.admittingForeignPhone(beginning(machine, { order }))
      abroad.child('foreignPhone').send({ type: 'shopper.continued' })
      abroad.send({ type: 'host.handedOver' })
      await abroad.ports.askPreference.answer({ kind: 'here' })
      await abroad.ports.admitForeign.answer({ kind: 'admitted' })
      await abroad.ports.updateContact.fail()

      for (const harness of [atCode, abroad]) {
        await harness.ports.restoreLogin.answer({ kind: 'codePending', pending: PENDING })
        expect(harness.state()).toBe('verifyingOtp')
        expect(harness.ports.updateContact.asked).toHaveLength(2)
        expect(harness.ports.updateContact.asked.at(-1)).toEqual(own)
      }
    },

  'a contact that the order may have lost is sent again with the code after a login, or after a screen that crashed (IDEN-07~, OTP-08~)':
    async (machine) => {
      const own = { email: PENDING.email, gsmNumber: PENDING.gsmNumber }
      const other = { ...PENDING, email: 'baska@posta.example' }
      const order = { ...ORDER, contact: own }
      /** At the code of another contact. */
      const atCode = async (children?: Beginning['children']) => {
        const harness = await ways['arriving.identifying'](beginning(machine, { order, children }))
        harness.type({ ...TYPED, email: other.email })
        harness.goOn()
        await harness.ports.checkMember.answer({ kind: 'codeSent', pending: other })
        harness.enterCode()
        return harness
      }
      const loggedIn = await atCode()
      await loggedIn.verify()
      await loggedIn.open()
      loggedIn.send({ type: 'tab.restored' })
      await loggedIn.start(order)
      await loggedIn.ports.restoreLogin.answer({ kind: 'visitor' })
      const crashed = await atCode(BROKEN.otpAtVerification)
      await crashed.verify()
      const abroad = await ways.admittingForeignPhone(
        beginning(machine, { order, children: BROKEN.foreignPhoneAfterContact }),
      )
      await abroad.admitForeignPhone()
      expect(abroad.state()).toBe('arrivalFailed')
      abroad.send({ type: 'shopper.retried' })
      await abroad.start(order)
      const sent = { ...own, email: other.email }
      const guests = { email: FOREIGN_BUYER.email, gsmNumber: FOREIGN_BUYER.gsmNumber }
      for (const [harness, before] of [
        [loggedIn, sent],
        [crashed, sent],
        [abroad, guests],
      ] as const) {
        expect(harness.state()).toBe('arriving.identifying')
        harness.type({ ...TYPED, gsmNumber: PENDING.gsmNumber })
        harness.goOn()
        await harness.sendCode()
        expect(harness.state()).toBe('verifyingOtp')
        expect(harness.ports.updateContact.asked).toEqual([before, own])
      }
    },

  'a foreign phone can’t pay before its admission: a refused one stays at the offer (FRGN-02~)': async (machine) => {
    const harness = await ways.admittingForeignPhone(beginning(machine))
    expect([harness.state(), harness.screen()]).toEqual(['admittingForeignPhone', 'foreign-number'])
    harness.child('foreignPhone').send({ type: 'shopper.continued' })
    await harness.ports.askPreference.answer({ kind: 'here' })
    await harness.ports.admitForeign.answer({ kind: 'refused', refusal: REFUSAL })
    expect([harness.state(), harness.snapshot().context.foreignBuyer]).toEqual(['admittingForeignPhone', undefined])
    for (const screen of ['pay', 'otp', 'result'] as const) {
      harness.send({ type: 'address.asked', screen })
      expect(harness.screen()).toBe('foreign-number')
    }
    expect(harness.ports.openPayment.asked).toEqual([])
  },

  'a foreign phone’s result goes back to the shop automatically, like a member’s (FRGN-02~, RES-03~)': async (
    machine,
  ) => {
    const harness = await admitted(machine)
    harness.pay()
    await harness.book()
    harness.clock.increment(2_500)
    expect(harness.ports.postToken.asked).toEqual([{ token: 'tok', url: RECEIPT.callbackUrl }])
  },

  'a foreign phone’s payment that was not charged leads back to the methods (FRGN-02~, PAY-06~)': async (machine) => {
    const harness = await admitted(machine)
    harness.pay()
    await harness.loseAnswer()
    expect(harness.state()).toBe('reconciling')
    await harness.ports.askOutcome.answer({ kind: 'notCharged', problem: NOT_CHARGED })
    expect(harness.state()).toBe('paying.choosing')
    expect(harness.ports.openWallet.asked).toEqual([{ buyer: FOREIGN_BUYER }, { buyer: FOREIGN_BUYER }])
  },

  'a foreign phone has no login to lose, and no price breakdown of a member (FRGN-02~, GWY-10~, SHELL-05~)': async (
    machine,
  ) => {
    const harness = await admitted(machine)
    harness.send({ type: 'session.ended', whose: 'member' })
    expect(harness.screen()).toBe('pay')
    harness.send({ type: 'shopper.toggledDetail' })
    expect(harness.snapshot().value.detail).toBe('closed')
  },

  'a stored admission is checked once after a reload, and leads to the methods (FRGN-02~, BOOT-07~)': async (
    machine,
  ) => {
    for (const asked of ['pay', 'identify'] as const) {
      const harness = beginCheckout(machine, { input: { toRestore: 'admission', asked } })
      expect(harness.screen()).toBe('pay')
      await harness.start()
      expect(harness.state()).toBe('restoring')
      await harness.ports.restoreLogin.answer({ kind: 'admitted', buyer: FOREIGN_BUYER })
      await harness.open()
      await harness.openWallet()
      expect(harness.state()).toBe('paying.choosing')
      expect(harness.ports.openWallet.asked).toEqual([{ buyer: FOREIGN_BUYER }])
      expect(harness.askedPorts()).toEqual({ startOrder: 1, restoreLogin: 1, openPayment: 1, openWallet: 1 })
    }
  },

  'the end of a login that an admission has replaced ends nothing any more (CNT-04~, FRGN-02~)': async (machine) => {
    const loginEndsAt = 1_000_000
    const harness = await ways['paying.choosing'](beginning(machine, { order: { endsAt: loginEndsAt + 1 } }))
    harness.tellLoginEnd(loginEndsAt)
    harness.send({ type: 'tab.restored' })
    await harness.start()
    await harness.ports.restoreLogin.answer({ kind: 'admitted', buyer: FOREIGN_BUYER })
    await harness.open()
    await harness.openWallet()
    harness.time.tick(loginEndsAt)
    expect(harness.screen()).toBe('pay')
  },

  'a stored admission that is no longer valid leads to the form (FRGN-02~, BOOT-07~)': async (machine) => {
    const harness = beginCheckout(machine, { input: { toRestore: 'admission', asked: 'pay' } })
    await harness.start()
    await harness.ports.restoreLogin.answer({ kind: 'visitor' })
    expect([harness.state(), harness.screen()]).toEqual(['arriving.identifying', 'identify'])
    expect(harness.askedPorts()).toEqual({ startOrder: 1, restoreLogin: 1 })
  },

  'only a member at the form again reads that the session ended (BEST-14~, FRGN-02~)': async (machine) => {
    for (const [harness, isShown] of [
      [await admitted(machine), false],
      [await ways['paying.choosing'](beginning(machine)), true],
    ] as const) {
      harness.send({ type: 'tab.restored' })
      await harness.start()
      await harness.ports.restoreLogin.answer({ kind: 'visitor' })
      expect([harness.screen(), isLoginExpiryShown(harness.snapshot())]).toEqual(['identify', isShown])
    }
  },
}
