import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { endingView, problemView } from '../../machines/checkout/views'
import { shopReturnView } from '../../machines/after/shop-return/view'
import { beginCheckout, beginning } from './support/checkout-story'
import { MEMBER, ORDER, ORDER_OF_NOBODY, PENDING, RECEIPT, REFUSAL, TYPED } from './support/shopper'
import { settled } from './support/settled'
import type { Told } from './support/tell'
import { BROKEN } from './support/broken-children'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

/** From the link to the code: everything before anybody is known. */
export const arrivalTold: Told<Machine> = {
  'a link without a token is dead, and nobody is asked anything (BOOT-05~)': async (machine) => {
    const story = beginCheckout(machine, { input: { token: '' } })
    await settled()
    expect(story.screen()).toBe('invalid-token')
    expect(story.askedPorts()).toEqual({})
    expect(story.snapshot().children.identify).toBeUndefined()
    story.send({ type: 'shopper.retried' })
    story.send({ type: 'address.asked', screen: 'sdk' })
    expect(story.screen()).toBe('invalid-token')
    expect(story.askedPorts()).toEqual({})
  },

  'a dead token closes the checkout before anybody is looked up (BOOT-05~)': async (machine) => {
    const story = beginCheckout(machine)
    story.type()
    story.goOn()
    await story.ports.startOrder.answer({ kind: 'dead', refusal: { ...REFUSAL, code: '5125' } })
    expect(story.screen()).toBe('invalid-token')
    expect(story.askedPorts()).toEqual({ startOrder: 1 })
    expect(story.snapshot().children.identify).toBeUndefined()
  },

  'the order is asked for with the token of the address (BOOT-03~)': (machine) => {
    const story = beginCheckout(machine, {})
    expect(story.ports.startOrder.asked).toEqual([{ token: 'tok' }])
    expect(story.screen()).toBe('identify')
  },

  'a shopper who was quick is looked up as soon as the order is there': async (machine) => {
    const story = beginCheckout(machine)
    story.type()
    story.goOn()
    expect(story.askedPorts()).toEqual({ startOrder: 1 })
    await story.start()
    expect(story.ports.checkMember.asked).toEqual([
      { email: 'ayse@shop.example', phone: '+905321234567', isQuick: false },
    ])
    await story.sendCode()
    expect(story.screen()).toBe('otp')
  },

  'a refused start says why, and trying again loses nothing that was typed (BOOT-06~)': async (machine) => {
    const story = beginCheckout(machine)
    story.type()
    await story.ports.startOrder.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.screen()).toBe('start-failed')
    expect(problemView(story.snapshot())).toEqual({ text: 'İşlem onaylanmadı', key: 'errors.generic' })
    story.send({ type: 'shopper.retried' })
    expect(story.screen()).toBe('identify')
    expect(story.snapshot().context.problem).toBeUndefined()
    await story.start(ORDER_OF_NOBODY)
    expect(story.typed()).toMatchObject(TYPED)
    expect(story.askedPorts()).toEqual({ startOrder: 2 })
  },

  'a start that broke says so in general words, and a press from before it is not lost (BOOT-06~)': async (machine) => {
    const story = beginCheckout(machine)
    story.type()
    story.goOn()
    await story.ports.startOrder.fail()
    expect(story.screen()).toBe('start-failed')
    expect(problemView(story.snapshot())).toEqual({ text: undefined, key: 'errors.generic' })
    story.send({ type: 'shopper.retried' })
    await story.start()
    expect(story.ports.checkMember.asked).toHaveLength(1)
  },

  'a form that breaks leaves a way to begin again (GWY-08~)': async (machine) => {
    const story = beginCheckout(machine, { children: BROKEN.identifyAtPressOnEmptyForm })
    await story.start(ORDER_OF_NOBODY)
    story.goOn()
    expect(story.screen()).toBe('start-failed')
    expect(problemView(story.snapshot())).toEqual({ text: undefined, key: 'errors.generic' })
    story.send({ type: 'shopper.retried' })
    expect(story.state()).toBe('arriving.starting')
    expect(story.snapshot().context.problem).toBeUndefined()
    expect(story.askedPorts()).toEqual({ startOrder: 2 })
  },

  'an address of the other entrance changes the entrance, and of a later screen nothing (BOOT-13~)': async (
    machine,
  ) => {
    const story = await ways['arriving.identifying'](beginning(machine))
    story.send({ type: 'address.asked', screen: 'sdk' })
    expect(story.screen()).toBe('sdk')
    for (const screen of ['otp', 'pay', 'result'] as const) {
      story.send({ type: 'address.asked', screen })
      expect(story.screen()).toBe('sdk')
    }
    story.send({ type: 'address.asked', screen: 'identify' })
    expect(story.screen()).toBe('identify')
    expect(story.askedPorts()).toEqual({ startOrder: 1 })
  },

  'Back from the code restarts the form with its text, and asks for nothing by itself (BOOT-13~)': async (machine) => {
    const story = await ways.verifyingOtp(beginning(machine))
    story.send({ type: 'address.asked', screen: 'identify' })
    expect(story.state()).toBe('arriving.identifying')
    expect(story.typed()).toMatchObject(TYPED)
    expect(story.askedPorts()).toEqual({ startOrder: 1, checkMember: 1, updateContact: 1 })
    story.goOn()
    await story.sendCode()
    expect(story.screen()).toBe('otp')
    expect(story.askedPorts()).toEqual({ startOrder: 1, checkMember: 2, updateContact: 2 })
  },

  'Back from the code to the other entrance keeps the text too (BOOT-13~)': async (machine) => {
    const story = await ways.verifyingOtp(beginning(machine))
    story.send({ type: 'address.asked', screen: 'sdk' })
    expect(story.screen()).toBe('sdk')
    expect(story.typed()).toMatchObject(TYPED)
  },

  'an address of a later screen does not skip the code (BOOT-08~)': async (machine) => {
    const story = await ways.verifyingOtp(beginning(machine))
    for (const screen of ['pay', 'result', 'otp', 'outcome-unknown'] as const) {
      story.send({ type: 'address.asked', screen })
      expect(story.screen()).toBe('otp')
    }
  },

  'a check of the code that can not even begin leads back to the form with its text': async (machine) => {
    const story = await ways.verifyingOtp(beginning(machine, { children: BROKEN.otpAtOnce }))
    await settled()
    expect(story.state()).toBe('arriving.identifying')
    expect(story.typed()).toMatchObject(TYPED)
  },

  'an order that is paid already shows its result, with nothing to pay and nobody sent anywhere (RES-04~)': async (
    machine,
  ) => {
    for (const asked of ['identify', 'pay', 'result'] as const) {
      const story = beginCheckout(machine, { input: { asked } })
      await story.ports.startOrder.answer({ kind: 'paid', order: ORDER, receipt: RECEIPT, isJustPaid: false })
      expect(story.screen()).toBe('result')
      expect(shopReturnView(story.child('shopReturn').getSnapshot())).toEqual({
        way: 'resting',
        callbackUrl: 'https://www.shop.example/callback',
      })
      expect(endingView(story.snapshot())).toMatchObject({ amount: RECEIPT.paid, merchantName: ORDER.merchantName })
      expect(story.askedPorts()).toEqual({ startOrder: 1, readRecord: 1 })
    }
  },

  'who comes back from their bank to an order that is paid now goes on to the shop (CARD-10~, RES-04~)': async (
    machine,
  ) => {
    const story = beginCheckout(machine, { input: { asked: 'result', kept: 'login' } })
    await story.ports.startOrder.answer({ kind: 'paid', order: ORDER, receipt: RECEIPT, isJustPaid: true })
    expect(story.screen()).toBe('result')
    expect(shopReturnView(story.child('shopReturn').getSnapshot())).toEqual({
      way: 'pausing',
      callbackUrl: 'https://www.shop.example/callback',
    })
    expect(story.askedPorts()).toEqual({ startOrder: 1, readRecord: 1 })
  },

  'a login that this tab kept is asked about once, and leads to the methods without another code (BOOT-07~)': async (
    machine,
  ) => {
    const story = beginCheckout(machine, { input: { kept: 'login', asked: 'pay' } })
    expect(story.screen()).toBe('pay')
    await story.start()
    expect([story.state(), story.screen()]).toEqual(['restoring', 'pay'])
    await story.ports.restoreLogin.answer({ kind: 'restored', member: MEMBER })
    await story.open()
    expect(story.state()).toBe('paying.choosing')
    expect(story.ports.openWallet.asked).toEqual([{ buyer: MEMBER }])
    expect(story.askedPorts()).toEqual({ startOrder: 1, restoreLogin: 1, openPayment: 1, openWallet: 1 })
  },

  'a code that is on its way is taken up where it was, and no other one is sent (OTP-05~, BOOT-14~)': async (
    machine,
  ) => {
    for (const asked of ['otp', 'pay', 'result'] as const) {
      const story = beginCheckout(machine, { input: { kept: 'code', asked } })
      expect(story.screen()).toBe('otp')
      await story.start()
      expect([story.state(), story.screen()]).toEqual(['restoring', 'otp'])
      await story.ports.restoreLogin.answer({ kind: 'codePending', pending: PENDING })
      expect([story.state(), story.screen()]).toEqual(['verifyingOtp', 'otp'])
      story.enterCode()
      expect(story.ports.verifyCode.asked).toMatchObject([{ referenceCode: PENDING.referenceCode }])
      expect(story.askedPorts()).toEqual({ startOrder: 1, restoreLogin: 1, updateContact: 1, verifyCode: 1 })
    }
  },

  'Back from such a code leads to the form, with what it was sent to (BOOT-13~)': async (machine) => {
    const story = beginCheckout(machine, { input: { kept: 'code', asked: 'otp' } })
    await story.start()
    await story.ports.restoreLogin.answer({ kind: 'codePending', pending: PENDING })
    story.send({ type: 'address.asked', screen: 'identify' })
    expect(story.state()).toBe('arriving.identifying')
    expect(story.typed()).toMatchObject({
      email: PENDING.email,
      gsmNumber: '532 123 45 67',
    })
  },

  'who loads the entrance anew begins there, whatever code was sent (BOOT-14~)': async (machine) => {
    for (const asked of ['identify', 'sdk'] as const) {
      const story = beginCheckout(machine, { input: { kept: 'code', asked } })
      await story.start()
      expect([story.state(), story.screen()]).toEqual(['arriving.identifying', asked])
      expect(story.askedPorts()).toEqual({ startOrder: 1 })
    }
  },

  'a login that is not good any more, or can not be asked about, leaves a visitor at the form (BOOT-07~)': async (
    machine,
  ) => {
    for (const settle of ['answer', 'fail'] as const) {
      const story = await ways.restoring(beginning(machine))
      await (settle === 'fail' ? story.ports.restoreLogin.fail() : story.ports.restoreLogin.answer({ kind: 'visitor' }))
      expect([story.state(), story.screen()]).toEqual(['arriving.identifying', 'identify'])
      story.type()
      story.goOn()
      await story.sendCode()
      expect(story.state()).toBe('verifyingOtp')
      expect(story.ports.restoreLogin.asked).toHaveLength(1)
    }
  },
}
