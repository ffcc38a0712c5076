import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { admittedTold } from './admitted.scenarios'
import { admittingCodeTold } from './admitting-code.scenarios'
import { admittingQuickTold } from './admitting-quick.scenarios'
import { beginning } from './support/checkout-story'
import { settled } from './support/settled'
import { APPLICANT, FILLED, PENDING, TIDY_ABROAD, TYPED } from './support/shopper'
import type { Told } from './support/tell'
import { BROKEN } from './support/broken-children'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

const registeringTold: Told<Machine> = {
  'a newcomer registers with what was typed already, and goes on to the code (IDEN-04~, REG-03~)': async (machine) => {
    const story = await ways.registering(beginning(machine))
    expect([story.state(), story.screen()]).toEqual(['registering', 'register'])
    expect(story.typed('registration')).toMatchObject({ ...FILLED, name: 'Ayşe', surname: 'Yılmaz' })
    expect(story.ports.register.asked).toEqual([])
    story.child('registration').send({ type: 'shopper.ticked', box: 'agreement', isTicked: true })
    story.child('registration').send({ type: 'shopper.continued' })
    expect(story.ports.register.asked).toEqual([APPLICANT])
    await story.ports.register.answer({ kind: 'codeSent', pending: PENDING })
    expect(story.screen()).toBe('otp')
    story.enterCode()
    await story.verify()
    expect(story.state()).toBe('opening')
    expect(story.askedPorts()).toEqual({
      startOrder: 1,
      checkMember: 1,
      register: 1,
      updateContact: 1,
      verifyCode: 1,
      openPayment: 1,
    })
  },

  'who is a member after all goes back to log in, with the text of both forms (REG-05~)': async (machine) => {
    const story = await ways.registering(beginning(machine))
    story.child('registration').send({ type: 'shopper.typed', field: 'email', text: 'other@shop.example' })
    story.child('registration').send({ type: 'shopper.ticked', box: 'messages', isTicked: true })
    story.child('registration').send({ type: 'shopper.steppedBack' })
    expect([story.state(), story.screen()]).toEqual(['arriving.identifying', 'identify'])
    expect(story.typed()).toMatchObject({ ...TYPED, email: 'other@shop.example', messages: true })
    story.goOn()
    await story.answerCheck('newcomer')
    expect(story.typed('registration')).toMatchObject({ email: 'other@shop.example', messages: true })
  },

  'Back by the address brings along what was typed, too (BOOT-13~)': async (machine) => {
    for (const screen of ['identify', 'sdk'] as const) {
      const story = await ways.registering(beginning(machine))
      story.child('registration').send({ type: 'shopper.typed', field: 'email', text: 'other@shop.example' })
      story.send({ type: 'address.asked', screen })
      expect([story.state(), story.screen()]).toEqual(['arriving.identifying', screen])
      expect(story.typed()).toMatchObject({ ...TYPED, email: 'other@shop.example' })
      expect(story.askedPorts()).toEqual({ startOrder: 1, checkMember: 1 })
    }
  },

  'Back does not take away a registration that is on its way (REG-05~, GWY-04~)': async (machine) => {
    const story = await ways.registering(beginning(machine))
    story.child('registration').send({ type: 'shopper.ticked', box: 'agreement', isTicked: true })
    story.child('registration').send({ type: 'shopper.continued' })
    story.send({ type: 'address.asked', screen: 'identify' })
    expect(story.screen()).toBe('register')
    await story.ports.register.answer({ kind: 'codeSent', pending: PENDING })
    expect(story.state()).toBe('verifyingOtp')
  },

  'a form of registration that breaks leaves a way to begin again (GWY-08~)': async (machine) => {
    const story = await ways.registering(beginning(machine, { children: BROKEN.registrationAtOnce }))
    await settled()
    expect(story.screen()).toBe('start-failed')
    story.send({ type: 'shopper.retried' })
    await story.start()
    expect(story.typed()).toMatchObject(TYPED)
  },
}

const emailTold: Told<Machine> = {
  'a phone that is known with another e-mail asks for it, and with that a code is sent (IDEN-05~)': async (machine) => {
    const story = await ways.resolvingEmailMismatch(beginning(machine))
    expect([story.state(), story.screen()]).toEqual(['resolvingEmailMismatch', 'email-verify'])
    story.child('emailMismatch').send({ type: 'shopper.typedEmail', text: 'other@shop.example' })
    story.child('emailMismatch').send({ type: 'shopper.continued' })
    expect(story.ports.checkMember.asked.at(-1)).toEqual({
      email: 'other@shop.example',
      phone: '+905321234567',
      isQuick: false,
    })
    await story.sendCode()
    expect(story.state()).toBe('verifyingOtp')
    story.send({ type: 'address.asked', screen: 'identify' })
    expect(story.typed()).toMatchObject({ ...TYPED, email: 'other@shop.example' })
  },

  'another number instead leads to the form, with what was typed (IDEN-05~)': async (machine) => {
    const story = await ways.resolvingEmailMismatch(beginning(machine))
    story.child('emailMismatch').send({ type: 'shopper.typedEmail', text: 'other@shop.example' })
    story.child('emailMismatch').send({ type: 'shopper.continued' })
    await story.answerCheck('emailNeeded')
    story.child('emailMismatch').send({ type: 'shopper.steppedBack' })
    expect([story.state(), story.typed().email]).toEqual(['arriving.identifying', 'other@shop.example'])
  },

  'who is known by neither goes on to register with it (IDEN-04~)': async (machine) => {
    const story = await ways.resolvingEmailMismatch(beginning(machine))
    story.child('emailMismatch').send({ type: 'shopper.typedEmail', text: 'other@shop.example' })
    story.child('emailMismatch').send({ type: 'shopper.continued' })
    await story.answerCheck('newcomer')
    expect([story.screen(), story.typed('registration').email]).toEqual(['register', 'other@shop.example'])
  },

  'Back from that question by the address keeps what was typed (BOOT-13~)': async (machine) => {
    const story = await ways.resolvingEmailMismatch(beginning(machine))
    story.child('emailMismatch').send({ type: 'shopper.typedEmail', text: 'half' })
    story.send({ type: 'address.asked', screen: 'sdk' })
    expect([story.screen(), story.typed().email]).toEqual(['sdk', 'half'])
  },

  'a question for the e-mail that breaks leaves a way to begin again (GWY-08~)': async (machine) => {
    const story = await ways.resolvingEmailMismatch(beginning(machine, { children: BROKEN.emailMismatchAtOnce }))
    await settled()
    expect(story.screen()).toBe('start-failed')
  },
}

/** From the form to the methods: whoever is not let in at once. */
export const admittingTold: Told<Machine> = {
  ...registeringTold,
  ...emailTold,
  ...admittingCodeTold,
  ...admittingQuickTold,
  ...admittedTold,

  'the way to another number leads from the offer to the form with its text, by the button or by Back (FRGN-01~)':
    async (machine) => {
      for (const way of ['button', 'address'] as const) {
        const story = await ways.admittingForeignPhone(beginning(machine))
        if (way === 'button') story.child('foreignPhone').send({ type: 'shopper.steppedBack' })
        else story.send({ type: 'address.asked', screen: 'identify' })
        expect(story.state()).toBe('arriving.identifying')
        expect(story.typed()).toMatchObject(TIDY_ABROAD)
        expect(story.askedPorts()).toEqual({ startOrder: 1 })
      }
    },

  'an offer that breaks leaves a way to begin again (GWY-08~)': async (machine) => {
    const story = await ways.admittingForeignPhone(beginning(machine, { children: BROKEN.foreignPhoneAtOnce }))
    await settled()
    expect(story.screen()).toBe('start-failed')
  },
}
