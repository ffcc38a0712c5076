import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { admittedScenarios } from './admitted.scenarios'
import { admittingCodeScenarios } from './admitting-code.scenarios'
import { admittingQuickScenarios } from './admitting-quick.scenarios'
import { beginning } from './support/checkout-harness'
import { settled } from './support/settled'
import { APPLICANT, FILLED, PENDING, TIDY_ABROAD, TYPED } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { BROKEN } from './support/broken-children'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

const registeringScenarios: Scenarios<Machine> = {
  'a newcomer registers with what was typed already, and goes on to the OTP (IDEN-04~, REG-03~)': async (machine) => {
    const harness = await ways.registering(beginning(machine))
    expect([harness.state(), harness.screen()]).toEqual(['registering', 'register'])
    expect(harness.typed('registration')).toMatchObject({ ...FILLED, name: 'Ayşe', surname: 'Yılmaz' })
    expect(harness.ports.register.asked).toEqual([])
    harness.child('registration').send({ type: 'shopper.ticked', box: 'agreement', isTicked: true })
    harness.child('registration').send({ type: 'shopper.continued' })
    expect(harness.ports.register.asked).toEqual([APPLICANT])
    await harness.ports.register.answer({ kind: 'codeSent', pending: PENDING })
    expect(harness.screen()).toBe('otp')
    harness.enterCode()
    await harness.verify()
    expect(harness.state()).toBe('opening')
    expect(harness.askedPorts()).toEqual({
      startOrder: 1,
      checkMember: 1,
      register: 1,
      updateContact: 1,
      verifyCode: 1,
      openPayment: 1,
    })
  },

  'a member taken for a newcomer steps back to log in, with the text of both forms (REG-05~)': async (machine) => {
    const harness = await ways.registering(beginning(machine))
    harness.child('registration').send({ type: 'shopper.typed', field: 'email', text: 'other@shop.example' })
    harness.child('registration').send({ type: 'shopper.ticked', box: 'messages', isTicked: true })
    harness.child('registration').send({ type: 'shopper.steppedBack' })
    expect([harness.state(), harness.screen()]).toEqual(['arriving.identifying', 'identify'])
    expect(harness.typed()).toMatchObject({ ...TYPED, email: 'other@shop.example', messages: true })
    harness.goOn()
    await harness.answerCheck('newcomer')
    expect(harness.typed('registration')).toMatchObject({ email: 'other@shop.example', messages: true })
  },

  'Back by the URL keeps the text of the registration form (BOOT-13~)': async (machine) => {
    for (const screen of ['identify', 'sdk'] as const) {
      const harness = await ways.registering(beginning(machine))
      harness.child('registration').send({ type: 'shopper.typed', field: 'email', text: 'other@shop.example' })
      harness.send({ type: 'address.asked', screen })
      expect([harness.state(), harness.screen()]).toEqual(['arriving.identifying', screen])
      expect(harness.typed()).toMatchObject({ ...TYPED, email: 'other@shop.example' })
      expect(harness.askedPorts()).toEqual({ startOrder: 1, checkMember: 1 })
    }
  },

  'Back does not interrupt a registration in flight (REG-05~, GWY-04~)': async (machine) => {
    const harness = await ways.registering(beginning(machine))
    harness.child('registration').send({ type: 'shopper.ticked', box: 'agreement', isTicked: true })
    harness.child('registration').send({ type: 'shopper.continued' })
    harness.send({ type: 'address.asked', screen: 'identify' })
    expect(harness.screen()).toBe('register')
    await harness.ports.register.answer({ kind: 'codeSent', pending: PENDING })
    expect(harness.state()).toBe('verifyingOtp')
  },

  'a registration form that crashes leaves a way to start again (GWY-08~)': async (machine) => {
    const harness = await ways.registering(beginning(machine, { children: BROKEN.registrationAtOnce }))
    await settled()
    expect(harness.screen()).toBe('start-failed')
    harness.send({ type: 'shopper.retried' })
    await harness.start()
    expect(harness.typed()).toMatchObject(TYPED)
  },
}

const emailScenarios: Scenarios<Machine> = {
  'a phone known with another e-mail asks for it, and an OTP is sent with that e-mail (IDEN-05~)': async (machine) => {
    const harness = await ways.resolvingEmailMismatch(beginning(machine))
    expect([harness.state(), harness.screen()]).toEqual(['resolvingEmailMismatch', 'email-verify'])
    harness.child('emailMismatch').send({ type: 'shopper.typedEmail', text: 'other@shop.example' })
    harness.child('emailMismatch').send({ type: 'shopper.continued' })
    expect(harness.ports.checkMember.asked.at(-1)).toEqual({
      email: 'other@shop.example',
      phone: '+905321234567',
      isQuick: false,
    })
    await harness.sendCode()
    expect(harness.state()).toBe('verifyingOtp')
    harness.send({ type: 'address.asked', screen: 'identify' })
    expect(harness.typed()).toMatchObject({ ...TYPED, email: 'other@shop.example' })
  },

  'a step back from the e-mail mismatch leads to the form with the typed e-mail (IDEN-05~)': async (machine) => {
    const harness = await ways.resolvingEmailMismatch(beginning(machine))
    harness.child('emailMismatch').send({ type: 'shopper.typedEmail', text: 'other@shop.example' })
    harness.child('emailMismatch').send({ type: 'shopper.continued' })
    await harness.answerCheck('emailNeeded')
    harness.child('emailMismatch').send({ type: 'shopper.steppedBack' })
    expect([harness.state(), harness.typed().email]).toEqual(['arriving.identifying', 'other@shop.example'])
  },

  'a shopper unknown by phone and by e-mail goes on to register with that e-mail (IDEN-04~)': async (machine) => {
    const harness = await ways.resolvingEmailMismatch(beginning(machine))
    harness.child('emailMismatch').send({ type: 'shopper.typedEmail', text: 'other@shop.example' })
    harness.child('emailMismatch').send({ type: 'shopper.continued' })
    await harness.answerCheck('newcomer')
    expect([harness.screen(), harness.typed('registration').email]).toEqual(['register', 'other@shop.example'])
  },

  'Back from the e-mail mismatch by the URL keeps the typed e-mail (BOOT-13~)': async (machine) => {
    const harness = await ways.resolvingEmailMismatch(beginning(machine))
    harness.child('emailMismatch').send({ type: 'shopper.typedEmail', text: 'half' })
    harness.send({ type: 'address.asked', screen: 'sdk' })
    expect([harness.screen(), harness.typed().email]).toEqual(['sdk', 'half'])
  },

  'an e-mail mismatch that crashes leaves a way to start again (GWY-08~)': async (machine) => {
    const harness = await ways.resolvingEmailMismatch(beginning(machine, { children: BROKEN.emailMismatchAtOnce }))
    await settled()
    expect(harness.screen()).toBe('start-failed')
  },
}

export const admittingScenarios: Scenarios<Machine> = {
  ...registeringScenarios,
  ...emailScenarios,
  ...admittingCodeScenarios,
  ...admittingQuickScenarios,
  ...admittedScenarios,

  'a step back from the foreign-phone offer leads to the form with its text, by the button or by Back (FRGN-01~)':
    async (machine) => {
      for (const way of ['button', 'address'] as const) {
        const harness = await ways.admittingForeignPhone(beginning(machine))
        if (way === 'button') harness.child('foreignPhone').send({ type: 'shopper.steppedBack' })
        else harness.send({ type: 'address.asked', screen: 'identify' })
        expect(harness.state()).toBe('arriving.identifying')
        expect(harness.typed()).toMatchObject(TIDY_ABROAD)
        expect(harness.askedPorts()).toEqual({ startOrder: 1 })
      }
    },

  'a foreign-phone offer that crashes leaves a way to start again (GWY-08~)': async (machine) => {
    const harness = await ways.admittingForeignPhone(beginning(machine, { children: BROKEN.foreignPhoneAtOnce }))
    await settled()
    expect(harness.screen()).toBe('start-failed')
  },
}
