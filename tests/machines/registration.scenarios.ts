import { expect } from 'vitest'
import type { registrationMachine } from '../../machines/sign-in/registration/machine'
import { beginRegistration } from './support/registration-story'
import { settled } from './support/settled'
import { APPLICANT, COMPLETE, FILLED, PENDING, REFUSAL } from './support/shopper'
import type { Told } from './support/tell'

/** One page has asked for everything, and the shopper has gone on from it. */
const quickTold: Told<typeof registrationMachine> = {
  'a page that asked for everything is sent without another press (QCK-03~, REG-02~)': async (machine) => {
    const story = beginRegistration(machine, { isQuick: true })
    expect([story.state(), story.view().isBusy]).toEqual(['sending', true])
    expect(story.port.asked).toEqual([{ ...APPLICANT, isQuick: true }])
    await story.port.answer({ kind: 'codeSent', pending: PENDING })
    expect(story.snapshot().output).toEqual({ kind: 'codeSent', form: COMPLETE, pending: PENDING })
  },

  'an incomplete one comes back with what is missing, and is sent by the next press (QCK-03~, REG-01~)': (machine) => {
    const story = beginRegistration(machine, { form: FILLED, isQuick: true })
    expect(story.state()).toBe('asking')
    expect(story.view()).toMatchObject({
      isBusy: false,
      firstFault: 'name',
      faults: {
        gsmNumber: undefined,
        email: undefined,
        name: 'validations.nameRequired',
        surname: 'validations.surnameRequired',
        agreement: 'validations.agreementRequired',
      },
    })
    expect(story.port.asked).toEqual([])
    story.type('name', ' Ayşe ')
    story.type('surname', 'Yılmaz')
    story.tick('agreement')
    expect(story.view().firstFault).toBeUndefined()
    story.goOn()
    expect(story.port.asked).toEqual([{ ...APPLICANT, isQuick: true }])
  },

  'after a refusal it is sent by a press alone, never by itself (QCK-03~, GWY-04~)': async (machine) => {
    const story = beginRegistration(machine, { isQuick: true })
    await story.port.answer({ kind: 'refused', refusal: REFUSAL })
    expect([story.state(), story.port.asked.length]).toEqual(['asking', 1])
    story.goOn()
    expect(story.port.asked).toHaveLength(2)
  },
}

const countryTold: Told<typeof registrationMachine> = {
  'a member’s number is a Turkish one, and another country’s is said to be one (FRGN-01~, REG-01~)': (machine) => {
    const story = beginRegistration(machine)
    story.type('gsmNumber', '+49 1512 3456789')
    story.leave('gsmNumber')
    expect(story.view()).toMatchObject({ prefix: '+49', faults: { gsmNumber: 'validations.phoneNumberTurkish' } })
    story.goOn()
    expect([story.state(), story.view().firstFault, story.port.asked]).toEqual(['asking', 'gsmNumber', []])
    story.type('email', 'ayse@')
    story.goOn()
    expect(story.view().faults.gsmNumber).toBe('validations.phoneNumberTurkish')
  },

  'a country that is picked changes the code beside the number (FRGN-01~)': async (machine) => {
    const story = beginRegistration(machine, { form: { ...COMPLETE, prefix: '+49' } })
    story.goOn()
    expect(story.view().faults.gsmNumber).toBe('validations.phoneNumberTurkish')
    await story.askCountries()
    story.country()?.send({ type: 'shopper.pickedCountry', prefix: '+90' })
    expect(story.view()).toMatchObject({ prefix: '+90', faults: { gsmNumber: undefined } })
    expect(story.emitted).toEqual([{ type: 'filled', form: COMPLETE }])
    story.goOn()
    expect(story.port.asked).toEqual([APPLICANT])
  },

  'a list that is left, or breaks, changes nothing (FRGN-01~)': async (machine) => {
    const story = beginRegistration(machine)
    await story.askCountries()
    story.country()?.send({ type: 'shopper.closedCountries' })
    const broken = beginRegistration(machine, { hasBrokenList: true })
    broken.send({ type: 'shopper.askedCountries' })
    await settled()
    for (const { country, typed, emitted } of [story, broken]) {
      expect([country(), typed(), emitted]).toEqual([undefined, COMPLETE, []])
    }
  },
}

export const registrationTold: Told<typeof registrationMachine> = {
  'nothing is sent before the shopper goes on, and then once, however often it is pressed (REG-02~, GWY-04~)': async (
    machine,
  ) => {
    const story = beginRegistration(machine)
    expect([story.state(), story.port.asked]).toEqual(['asking', []])
    story.goOn()
    story.goOn()
    expect([story.port.asked, story.view().isBusy]).toEqual([[APPLICANT], true])
    await story.port.answer({ kind: 'codeSent', pending: PENDING })
    expect(story.snapshot().output).toEqual({ kind: 'codeSent', form: COMPLETE, pending: PENDING })
  },

  'the boxes of the two permissions are sent as they were ticked (REG-02~)': (machine) => {
    const story = beginRegistration(machine)
    story.tick('dataUse')
    story.tick('messages')
    story.tick('messages', false)
    story.goOn()
    expect(story.port.asked).toEqual([{ ...APPLICANT, isDataUsePermitted: true }])
  },

  'nobody is registered without the agreement (REG-01~)': (machine) => {
    const story = beginRegistration(machine, { form: { ...COMPLETE, agreement: false } })
    story.goOn()
    expect([story.state(), story.view().firstFault, story.port.asked]).toEqual(['asking', 'agreement', []])
    expect(story.view().faults.agreement).toBe('validations.agreementRequired')
    story.tick('agreement')
    expect(story.view().faults.agreement).toBeUndefined()
    story.tick('agreement', false)
    story.goOn()
    expect(story.port.asked).toEqual([])
    story.tick('agreement')
    story.goOn()
    expect(story.port.asked).toEqual([APPLICANT])
  },

  'a name of nothing but spaces is none (REG-02~)': (machine) => {
    const story = beginRegistration(machine, { form: { ...COMPLETE, name: ' ', surname: '' } })
    story.goOn()
    expect(story.view().faults).toMatchObject({
      name: 'validations.nameRequired',
      surname: 'validations.surnameRequired',
    })
    expect(story.port.asked).toEqual([])
  },

  'a field that is left is tidied and says what is wrong with it, an empty one does not yet (VAL-05~)': (machine) => {
    const story = beginRegistration(machine, { form: FILLED })
    story.leave('name')
    story.type('gsmNumber', '0532 1234567')
    story.leave('gsmNumber')
    story.type('email', 'ayşe')
    story.leave('email')
    expect(story.view().faults).toMatchObject({
      name: undefined,
      gsmNumber: undefined,
      email: 'validations.email.turkishCharacter',
    })
    expect(story.typed().gsmNumber).toBe('532 123 45 67')
    expect(story.emitted.at(-1)).toEqual({ type: 'filled', form: story.typed() })
    story.type('email', 'a')
    expect(story.view().faults.email).toBeUndefined()
  },

  'a refusal is told in the words of the provider, and everything typed stays (REG-03~)': async (machine) => {
    const story = beginRegistration(machine)
    story.tick('messages')
    story.goOn()
    await story.port.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.view()).toMatchObject({ isBusy: false, problem: { text: 'İşlem onaylanmadı' } })
    expect(story.typed()).toEqual({ ...COMPLETE, messages: true })
    story.goOn()
    expect(story.view()).toMatchObject({ isBusy: true, problem: undefined })
  },

  'a refusal is taken back when the next press finds something missing (REG-03~)': async (machine) => {
    const story = beginRegistration(machine)
    story.goOn()
    await story.port.answer({ kind: 'refused', refusal: REFUSAL })
    story.type('name', '')
    story.goOn()
    expect(story.view()).toMatchObject({ problem: undefined, firstFault: 'name' })
  },

  'a registration that breaks says so in general words, and is not sent again by itself (REG-03~, GWY-07~)': async (
    machine,
  ) => {
    const story = beginRegistration(machine)
    story.goOn()
    await story.port.fail()
    expect(story.view()).toMatchObject({ isBusy: false, problem: { text: undefined, key: 'errors.generic' } })
    expect([story.state(), story.typed(), story.port.asked.length]).toEqual(['asking', COMPLETE, 1])
  },

  'who is a member after all steps back, and takes along what was typed (REG-05~)': (machine) => {
    const story = beginRegistration(machine)
    story.type('email', 'other@shop.example')
    story.tick('agreement', false)
    story.stepBack()
    expect(story.snapshot().output).toEqual({
      kind: 'steppedBack',
      form: { ...COMPLETE, email: 'other@shop.example', agreement: false },
    })
  },

  'nobody steps back from a registration that is on its way (REG-05~, GWY-04~)': async (machine) => {
    const story = beginRegistration(machine)
    story.goOn()
    story.stepBack()
    expect(story.state()).toBe('sending')
    await story.port.answer({ kind: 'refused', refusal: REFUSAL })
    story.stepBack()
    expect(story.snapshot().output).toMatchObject({ kind: 'steppedBack' })
  },

  'what is edited while it is on its way stays in the form, and changes nothing of what was sent (REG-02~)': async (
    machine,
  ) => {
    const story = beginRegistration(machine)
    story.goOn()
    story.type('email', 'other@shop.example')
    expect([story.state(), story.port.asked]).toEqual(['sending', [APPLICANT]])
    await story.port.answer({ kind: 'codeSent', pending: PENDING })
    expect(story.snapshot().output).toMatchObject({ pending: PENDING, form: { email: 'other@shop.example' } })
  },

  ...quickTold,
  ...countryTold,
}
