import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import type { ModalName } from '../../machines/checkout/screen-plans'
import { planOf } from '../../machines/checkout/screen-plans'
import { admittedTold } from './admitted.scenarios'
import { type Beginning, beginCheckout } from './support/checkout-story'
import { PACE } from './support/pace'
import { settled } from './support/settled'
import { COMPLETE, FILLED, PENDING, QUICK_ORDER, TYPED, TYPED_ABROAD } from './support/shopper'
import type { Told } from './support/tell'
import { BROKEN, type SeenState, ways } from './support/ways'

type Machine = typeof checkoutMachine

const beginning = (machine: Machine) => (how?: Beginning) => beginCheckout(machine, how)

/** A story in which the order's one page asks for everything. */
const quickly = (machine: Machine) => (how?: Beginning) => {
  const story = beginCheckout(machine, how)
  return { ...story, start: (order = QUICK_ORDER) => story.start(order) }
}

const APPLICANT = {
  email: TYPED.email,
  phone: '+905321234567',
  name: COMPLETE.name,
  surname: COMPLETE.surname,
  isDataUsePermitted: false,
  areMessagesPermitted: false,
  isQuick: false,
}
const CHANGED = { ...PENDING, referenceCode: 'ref-3', gsmNumber: '+905559876543' }

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
    expect(story.state()).toBe('verifying')
  },

  'a form of registration that breaks leaves a way to begin again (GWY-08~)': async (machine) => {
    const story = await ways.registering(() => beginCheckout(machine, { children: BROKEN.registrationAtOnce }))
    await settled()
    expect(story.screen()).toBe('start-failed')
    story.send({ type: 'shopper.retried' })
    await story.start()
    expect(story.typed()).toMatchObject(TYPED)
  },
}

const emailTold: Told<Machine> = {
  'a phone that is known with another e-mail asks for it, and with that a code is sent (IDEN-05~)': async (machine) => {
    const story = await ways.matchingEmail(beginning(machine))
    expect([story.state(), story.screen()]).toEqual(['matchingEmail', 'email-verify'])
    story.child('emailMatch').send({ type: 'shopper.typedEmail', text: 'other@shop.example' })
    story.child('emailMatch').send({ type: 'shopper.continued' })
    expect(story.ports.checkMember.asked.at(-1)).toEqual({
      email: 'other@shop.example',
      phone: '+905321234567',
      isQuick: false,
    })
    await story.sendCode()
    expect(story.state()).toBe('verifying')
    story.send({ type: 'address.asked', screen: 'identify' })
    expect(story.typed()).toMatchObject({ ...TYPED, email: 'other@shop.example' })
  },

  'another number instead leads to the form, with what was typed (IDEN-05~)': async (machine) => {
    const story = await ways.matchingEmail(beginning(machine))
    story.child('emailMatch').send({ type: 'shopper.typedEmail', text: 'other@shop.example' })
    story.child('emailMatch').send({ type: 'shopper.continued' })
    await story.answerCheck('emailNeeded')
    story.child('emailMatch').send({ type: 'shopper.steppedBack' })
    expect([story.state(), story.typed().email]).toEqual(['arriving.identifying', 'other@shop.example'])
  },

  'who is known by neither goes on to register with it (IDEN-04~)': async (machine) => {
    const story = await ways.matchingEmail(beginning(machine))
    story.child('emailMatch').send({ type: 'shopper.typedEmail', text: 'other@shop.example' })
    story.child('emailMatch').send({ type: 'shopper.continued' })
    await story.answerCheck('newcomer')
    expect([story.screen(), story.typed('registration').email]).toEqual(['register', 'other@shop.example'])
  },

  'Back from that question by the address keeps what was typed (BOOT-13~)': async (machine) => {
    const story = await ways.matchingEmail(beginning(machine))
    story.child('emailMatch').send({ type: 'shopper.typedEmail', text: 'half' })
    story.send({ type: 'address.asked', screen: 'sdk' })
    expect([story.screen(), story.typed().email]).toEqual(['sdk', 'half'])
  },

  'a question for the e-mail that breaks leaves a way to begin again (GWY-08~)': async (machine) => {
    const story = await ways.matchingEmail(() => beginCheckout(machine, { children: BROKEN.emailMatchAtOnce }))
    await settled()
    expect(story.screen()).toBe('start-failed')
  },
}

const numberTold: Told<Machine> = {
  'a code that went to a wrong number is sent to another, and its reference is the one that counts (OTP-06~)': async (
    machine,
  ) => {
    const story = await ways.changingNumber(beginning(machine))
    expect([story.state(), story.screen()]).toEqual(['changingNumber', 'change-phone-number'])
    story.child('numberChange').send({ type: 'shopper.typedNumber', text: '555 987 65 43' })
    story.child('numberChange').send({ type: 'shopper.continued' })
    expect(story.ports.changeNumber.asked).toEqual([{ pending: PENDING, phone: CHANGED.gsmNumber }])
    await story.ports.changeNumber.answer({ kind: 'sent', pending: CHANGED })
    expect(story.screen()).toBe('otp')
    story.enterCode()
    expect(story.ports.verifyCode.asked).toMatchObject([{ referenceCode: 'ref-3' }])
    // The merchant is to know the number that the member has now.
    expect(story.ports.updateContact.asked.at(-1)).toEqual({ email: PENDING.email, gsmNumber: CHANGED.gsmNumber })
  },

  'who keeps the number goes on with the code that was sent, by the button or by Back (OTP-06~, BOOT-13~)': async (
    machine,
  ) => {
    for (const way of ['button', 'address'] as const) {
      const story = await ways.changingNumber(beginning(machine))
      if (way === 'button') story.child('numberChange').send({ type: 'shopper.steppedBack' })
      else story.send({ type: 'address.asked', screen: 'otp' })
      expect(story.state()).toBe('verifying')
      story.enterCode()
      expect(story.ports.verifyCode.asked).toMatchObject([{ referenceCode: PENDING.referenceCode }])
      expect(story.ports.changeNumber.asked).toEqual([])
    }
  },

  'no other address leads away from there (BOOT-08~)': async (machine) => {
    const story = await ways.changingNumber(beginning(machine))
    for (const screen of ['identify', 'sdk', 'pay', 'result', 'register'] as const) {
      story.send({ type: 'address.asked', screen })
      expect(story.screen()).toBe('change-phone-number')
    }
  },

  'a change of number that breaks leaves the code as good as it was (OTP-06~)': async (machine) => {
    const story = await ways.changingNumber(() => beginCheckout(machine, { children: BROKEN.numberChangeAtOnce }))
    await settled()
    expect(story.state()).toBe('verifying')
    story.enterCode()
    expect(story.ports.verifyCode.asked).toMatchObject([{ referenceCode: PENDING.referenceCode }])
  },

  'the shopper steps back from the code to the form with its text (BOOT-13~)': async (machine) => {
    const story = await ways.verifying(beginning(machine))
    story.child('verification').send({ type: 'shopper.steppedBack' })
    expect([story.state(), story.screen()]).toEqual(['arriving.identifying', 'identify'])
    expect(story.typed()).toMatchObject(TYPED)
  },
}

/** What lies over the one page in each state; the states are those of any other order. */
const MODALS: Partial<Record<SeenState, ModalName | undefined>> = {
  'arriving.identifying': undefined,
  registering: undefined,
  matchingEmail: 'email-verify',
  goingAbroad: 'foreign-number',
  verifying: 'otp',
  changingNumber: 'change-phone-number',
}

const underWayTold: Told<Machine> = {
  'Back does not take away a code that is being verified, or another one that is sent (BOOT-13~, GWY-04~)': async (
    machine,
  ) => {
    const verifying = await ways.verifying(beginning(machine))
    verifying.enterCode()
    verifying.send({ type: 'address.asked', screen: 'identify' })
    expect(verifying.screen()).toBe('otp')
    await verifying.verify()
    expect(verifying.state()).toBe('opening')
    const sending = await ways.verifying(beginning(machine))
    sending.clock.increment(PACE.resendCooldown)
    sending.child('verification').send({ type: 'shopper.askedForCode' })
    sending.send({ type: 'address.asked', screen: 'sdk' })
    expect(sending.screen()).toBe('otp')
    await sending.ports.resendCode.fail()
    sending.send({ type: 'address.asked', screen: 'sdk' })
    expect(sending.screen()).toBe('sdk')
  },
}

const quickTold: Told<Machine> = {
  'a page that asks for everything is one screen, with the same states as modals over it (QCK-02~, MDL-09~)': async (
    machine,
  ) => {
    for (const [state, modal] of Object.entries(MODALS) as [SeenState, ModalName | undefined][]) {
      const story = await ways[state](quickly(machine))
      expect([story.state(), story.screen(), planOf(story.snapshot()).modal]).toEqual([state, 'quick-login', modal])
      const plain = await ways[state](beginning(machine))
      expect([plain.screen() === 'quick-login', planOf(plain.snapshot()).modal]).toEqual([false, undefined])
    }
  },

  'a newcomer there is registered without another press, by a question of its own (QCK-03~)': async (machine) => {
    const story = beginCheckout(machine)
    await story.start(QUICK_ORDER)
    story.type()
    story.child('identify').send({ type: 'shopper.ticked', box: 'agreement', isTicked: true })
    story.goOn()
    expect(story.ports.checkMember.asked).toMatchObject([{ isQuick: true }])
    await story.answerCheck('newcomer')
    expect(story.ports.register.asked).toEqual([{ ...APPLICANT, isQuick: true }])
    await story.ports.register.answer({ kind: 'codeSent', pending: PENDING })
    expect(planOf(story.snapshot())).toMatchObject({ screen: 'quick-login', modal: 'otp' })
    story.enterCode()
    await story.verify()
    expect([story.state(), story.screen()]).toEqual(['opening', 'pay'])
  },

  'the e-mail of a phone is asked there by the same question of its own (QCK-03~, IDEN-03~)': async (machine) => {
    const story = await ways.matchingEmail(quickly(machine))
    story.child('emailMatch').send({ type: 'shopper.continued' })
    expect(story.ports.checkMember.asked).toMatchObject([{ isQuick: true }, { isQuick: true }])
  },

  'a code that is on its way is taken up there at the entrance, which is its address (QCK-02~, BOOT-14~)': async (
    machine,
  ) => {
    const story = beginCheckout(machine, { input: { kept: 'code' } })
    expect(story.screen()).toBe('identify')
    await story.start(QUICK_ORDER)
    expect([story.state(), story.screen()]).toEqual(['restoring', 'quick-login'])
    await story.ports.restoreLogin.answer({ kind: 'codePending', pending: PENDING })
    expect([story.state(), planOf(story.snapshot()).modal]).toEqual(['verifying', 'otp'])
    expect(story.ports.checkMember.asked).toEqual([])
    story.child('verification').send({ type: 'shopper.steppedBack' })
    expect([story.state(), story.screen()]).toEqual(['arriving.identifying', 'quick-login'])
    expect(story.typed()).toMatchObject({ email: PENDING.email, gsmNumber: '532 123 45 67' })
  },
}

/** From the form to the methods: whoever is not let in at once. */
export const admittingTold: Told<Machine> = {
  ...registeringTold,
  ...emailTold,
  ...numberTold,
  ...underWayTold,
  ...quickTold,
  ...admittedTold,

  'the way to another number leads from the offer to the form with its text, by the button or by Back (FRGN-01~)':
    async (machine) => {
      for (const way of ['button', 'address'] as const) {
        const story = await ways.goingAbroad(beginning(machine))
        if (way === 'button') story.child('abroad').send({ type: 'shopper.steppedBack' })
        else story.send({ type: 'address.asked', screen: 'identify' })
        expect(story.state()).toBe('arriving.identifying')
        expect(story.typed()).toMatchObject(TYPED_ABROAD)
        expect(story.askedPorts()).toEqual({ startOrder: 1 })
      }
    },

  'an offer that breaks leaves a way to begin again (GWY-08~)': async (machine) => {
    const story = await ways.goingAbroad(() => beginCheckout(machine, { children: BROKEN.abroadAtOnce }))
    await settled()
    expect(story.screen()).toBe('start-failed')
  },
}
