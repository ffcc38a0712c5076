import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { endingView, problemView } from '../../machines/checkout/views'
import { shopReturnView } from '../../machines/after/shop-return/view'
import { beginCheckout, beginning } from './support/checkout-harness'
import { MEMBER, ORDER, ORDER_OF_NOBODY, PENDING, RECEIPT, REFUSAL, TYPED } from './fixtures/shopper'
import { settled } from './support/settled'
import type { Scenarios } from './support/scenario'
import { BROKEN } from './support/broken-children'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

/** From the link to the code: everything before the shopper is identified. */
export const arrivalScenarios: Scenarios<Machine> = {
  'a link without a token is invalid, and sends no call (BOOT-05~)': async (machine) => {
    const harness = beginCheckout(machine, { input: { token: '' } })
    await settled()
    expect(harness.screen()).toBe('invalid-token')
    expect(harness.askedPorts()).toEqual({})
    expect(harness.snapshot().children.identify).toBeUndefined()
    harness.send({ type: 'shopper.retried' })
    harness.send({ type: 'address.asked', screen: 'sdk' })
    expect(harness.screen()).toBe('invalid-token')
    expect(harness.askedPorts()).toEqual({})
  },

  'a dead token closes the checkout before any look-up (BOOT-05~)': async (machine) => {
    const harness = beginCheckout(machine)
    harness.type()
    harness.goOn()
    await harness.ports.startOrder.answer({ kind: 'dead', refusal: { ...REFUSAL, code: '5125' } })
    expect(harness.screen()).toBe('invalid-token')
    expect(harness.askedPorts()).toEqual({ startOrder: 1 })
    expect(harness.snapshot().children.identify).toBeUndefined()
  },

  'the order is read with the token of the URL (BOOT-03~)': (machine) => {
    const harness = beginCheckout(machine, {})
    expect(harness.ports.startOrder.asked).toEqual([{ token: 'tok' }])
    expect(harness.screen()).toBe('identify')
  },

  'a shopper who pressed early is looked up as soon as the order is there': async (machine) => {
    const harness = beginCheckout(machine)
    harness.type()
    harness.goOn()
    expect(harness.askedPorts()).toEqual({ startOrder: 1 })
    await harness.start()
    expect(harness.ports.checkMember.asked).toEqual([
      { email: 'ayse@shop.example', phone: '+905321234567', isQuick: false },
    ])
    await harness.sendCode()
    expect(harness.screen()).toBe('otp')
  },

  'a refused start shows the reason, and another try loses nothing that was typed (BOOT-06~)': async (machine) => {
    const harness = beginCheckout(machine)
    harness.type()
    await harness.ports.startOrder.answer({ kind: 'refused', refusal: REFUSAL })
    expect(harness.screen()).toBe('start-failed')
    expect(problemView(harness.snapshot())).toEqual({ text: 'İşlem onaylanmadı', key: 'errors.generic' })
    harness.send({ type: 'shopper.retried' })
    expect(harness.screen()).toBe('identify')
    expect(harness.snapshot().context.problem).toBeUndefined()
    await harness.start(ORDER_OF_NOBODY)
    expect(harness.typed()).toMatchObject(TYPED)
    expect(harness.askedPorts()).toEqual({ startOrder: 2 })
  },

  'a failed start closes the country list, which another try does not reopen (BOOT-06~, FRGN-01~)': async (machine) => {
    const harness = beginCheckout(machine)
    const identify = () => harness.snapshot().children.identify
    const list = () => identify()?.getSnapshot().children['countryChoice']
    harness.type()
    identify()?.send({ type: 'shopper.askedCountries' })
    expect(list()).toBeDefined()
    await harness.ports.startOrder.fail()
    expect([harness.screen(), list()]).toEqual(['start-failed', undefined])
    harness.send({ type: 'shopper.retried' })
    expect([harness.screen(), list()]).toEqual(['identify', undefined])
    await harness.start(ORDER_OF_NOBODY)
    expect(harness.typed()).toMatchObject(TYPED)
  },

  'a failed start shows a generic error, and an earlier press is not lost (BOOT-06~)': async (machine) => {
    const harness = beginCheckout(machine)
    harness.type()
    harness.goOn()
    await harness.ports.startOrder.fail()
    expect(harness.screen()).toBe('start-failed')
    expect(problemView(harness.snapshot())).toEqual({ text: undefined, key: 'errors.generic' })
    harness.send({ type: 'shopper.retried' })
    await harness.start()
    expect(harness.ports.checkMember.asked).toHaveLength(1)
  },

  'an identification form that crashes leaves a way to start again (GWY-08~)': async (machine) => {
    const harness = beginCheckout(machine, { children: BROKEN.identifyAtPressOnEmptyForm })
    await harness.start(ORDER_OF_NOBODY)
    harness.goOn()
    expect(harness.screen()).toBe('start-failed')
    expect(problemView(harness.snapshot())).toEqual({ text: undefined, key: 'errors.generic' })
    harness.send({ type: 'shopper.retried' })
    expect(harness.state()).toBe('arriving.starting')
    expect(harness.snapshot().context.problem).toBeUndefined()
    expect(harness.askedPorts()).toEqual({ startOrder: 2 })
  },

  'the URL of the other entrance changes the entrance, and that of a later screen changes nothing (BOOT-13~)': async (
    machine,
  ) => {
    const harness = await ways['arriving.identifying'](beginning(machine))
    harness.send({ type: 'address.asked', screen: 'sdk' })
    expect(harness.screen()).toBe('sdk')
    for (const screen of ['otp', 'pay', 'result'] as const) {
      harness.send({ type: 'address.asked', screen })
      expect(harness.screen()).toBe('sdk')
    }
    harness.send({ type: 'address.asked', screen: 'identify' })
    expect(harness.screen()).toBe('identify')
    expect(harness.askedPorts()).toEqual({ startOrder: 1 })
  },

  'Back from the OTP restarts the form with its text, and sends no call on its own (BOOT-13~)': async (machine) => {
    const harness = await ways.verifyingOtp(beginning(machine))
    harness.send({ type: 'address.asked', screen: 'identify' })
    expect(harness.state()).toBe('arriving.identifying')
    expect(harness.typed()).toMatchObject(TYPED)
    expect(harness.askedPorts()).toEqual({ startOrder: 1, checkMember: 1, updateContact: 1 })
    harness.goOn()
    await harness.sendCode()
    expect(harness.screen()).toBe('otp')
    expect(harness.askedPorts()).toEqual({ startOrder: 1, checkMember: 2, updateContact: 2 })
  },

  'Back from the OTP to the other entrance keeps the text too (BOOT-13~)': async (machine) => {
    const harness = await ways.verifyingOtp(beginning(machine))
    harness.send({ type: 'address.asked', screen: 'sdk' })
    expect(harness.screen()).toBe('sdk')
    expect(harness.typed()).toMatchObject(TYPED)
  },

  'a URL of a later screen does not skip the OTP (BOOT-08~)': async (machine) => {
    const harness = await ways.verifyingOtp(beginning(machine))
    for (const screen of ['pay', 'result', 'otp', 'outcome-unknown'] as const) {
      harness.send({ type: 'address.asked', screen })
      expect(harness.screen()).toBe('otp')
    }
  },

  'an OTP screen that crashes at its start leads back to the form with its text': async (machine) => {
    const harness = await ways.verifyingOtp(beginning(machine, { children: BROKEN.otpAtOnce }))
    await settled()
    expect(harness.state()).toBe('arriving.identifying')
    expect(harness.typed()).toMatchObject(TYPED)
  },

  'an order paid already shows its result, with nothing to pay and no automatic redirect (RES-04~)': async (
    machine,
  ) => {
    for (const asked of ['identify', 'pay', 'result'] as const) {
      const harness = beginCheckout(machine, { input: { asked } })
      await harness.ports.startOrder.answer({ kind: 'paid', order: ORDER, receipt: RECEIPT, isOwnPaymentFound: false })
      expect(harness.screen()).toBe('result')
      expect(shopReturnView(harness.child('shopReturn').getSnapshot())).toEqual({
        way: 'resting',
        callbackUrl: 'https://www.shop.example/callback',
      })
      expect(endingView(harness.snapshot())).toMatchObject({ amount: RECEIPT.paid, merchantName: ORDER.merchantName })
      expect(harness.askedPorts()).toEqual({ startOrder: 1, readRecord: 1 })
    }
  },

  'an order that can be read overrides what this tab has sent for it (BOOT-17~)': async (machine) => {
    const harness = beginCheckout(machine)
    const order = { ...ORDER, intoBalance: 'settlement' } as const
    const receipt = { ...RECEIPT, decided: 'claimed' } as const
    await harness.ports.startOrder.answer({ kind: 'paid', order, receipt, isOwnPaymentFound: false })
    expect(harness.screen()).toBe('settlement')
  },

  'a return from the bank to an order paid just now shows the result and goes on to the shop (CARD-10~, RES-04~)':
    async (machine) => {
      const harness = beginCheckout(machine, { input: { asked: 'result', toRestore: 'login' } })
      await harness.ports.startOrder.answer({ kind: 'paid', order: ORDER, receipt: RECEIPT, isOwnPaymentFound: true })
      expect(harness.screen()).toBe('result')
      expect(shopReturnView(harness.child('shopReturn').getSnapshot())).toEqual({
        way: 'pausing',
        callbackUrl: 'https://www.shop.example/callback',
      })
      expect(harness.askedPorts()).toEqual({ startOrder: 1, readRecord: 1 })
    },

  'a login stored by this tab is checked once, and leads to the methods without an OTP (BOOT-07~)': async (machine) => {
    const harness = beginCheckout(machine, { input: { toRestore: 'login', asked: 'pay' } })
    expect(harness.screen()).toBe('pay')
    await harness.start()
    expect([harness.state(), harness.screen()]).toEqual(['restoring', 'pay'])
    await harness.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
    await harness.open()
    expect(harness.state()).toBe('paying.choosing')
    expect(harness.ports.openWallet.asked).toEqual([{ buyer: MEMBER }])
    expect(harness.askedPorts()).toEqual({ startOrder: 1, restoreLogin: 1, openPayment: 1, openWallet: 1 })
  },

  'a pending OTP is restored on its screen, and no other one is sent (OTP-05~, BOOT-14~)': async (machine) => {
    for (const asked of ['otp', 'pay', 'result'] as const) {
      const harness = beginCheckout(machine, { input: { toRestore: 'code', asked } })
      expect(harness.screen()).toBe('otp')
      await harness.start()
      expect([harness.state(), harness.screen()]).toEqual(['restoring', 'otp'])
      await harness.ports.restoreLogin.answer({ kind: 'codePending', pending: PENDING })
      expect([harness.state(), harness.screen()]).toEqual(['verifyingOtp', 'otp'])
      harness.enterCode()
      expect(harness.ports.verifyCode.asked).toMatchObject([{ referenceCode: PENDING.referenceCode }])
      expect(harness.askedPorts()).toEqual({ startOrder: 1, restoreLogin: 1, updateContact: 1, verifyCode: 1 })
    }
  },

  'Back from a restored OTP leads to the form, with the contact it was sent to (BOOT-13~)': async (machine) => {
    const harness = beginCheckout(machine, { input: { toRestore: 'code', asked: 'otp' } })
    await harness.start()
    await harness.ports.restoreLogin.answer({ kind: 'codePending', pending: PENDING })
    harness.send({ type: 'address.asked', screen: 'identify' })
    expect(harness.state()).toBe('arriving.identifying')
    expect(harness.typed()).toMatchObject({
      email: PENDING.email,
      gsmNumber: '532 123 45 67',
    })
  },

  'a reload of an entrance starts there, although an OTP is pending (BOOT-14~)': async (machine) => {
    for (const asked of ['identify', 'sdk'] as const) {
      const harness = beginCheckout(machine, { input: { toRestore: 'code', asked } })
      await harness.start()
      expect([harness.state(), harness.screen()]).toEqual(['arriving.identifying', asked])
      expect(harness.askedPorts()).toEqual({ startOrder: 1 })
    }
  },

  'a stored login that is invalid, or can’t be checked, leads to the form (BOOT-07~)': async (machine) => {
    for (const settle of ['answer', 'fail'] as const) {
      const harness = await ways.restoring(beginning(machine))
      await (settle === 'fail'
        ? harness.ports.restoreLogin.fail()
        : harness.ports.restoreLogin.answer({ kind: 'visitor' }))
      expect([harness.state(), harness.screen()]).toEqual(['arriving.identifying', 'identify'])
      harness.type()
      harness.goOn()
      await harness.sendCode()
      expect(harness.state()).toBe('verifyingOtp')
      expect(harness.ports.restoreLogin.asked).toHaveLength(1)
    }
  },
}
