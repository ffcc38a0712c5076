import { expect } from 'vitest'
import type { registrationMachine } from '../../machines/sign-in/registration/machine'
import { beginRegistration } from './support/registration-harness'
import { settled } from './support/settled'
import { APPLICANT, COMPLETE, FILLED, PENDING, REFUSAL, TIMED_OUT } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'

/** The one-page login has asked for everything, and the shopper has continued. */
const quickScenarios: Scenarios<typeof registrationMachine> = {
  'a complete one-page form is sent without another press (QCK-03~, REG-02~)': async (machine) => {
    const harness = beginRegistration(machine, { isQuick: true })
    expect([harness.state(), harness.view().isBusy]).toEqual(['sending', true])
    expect(harness.port.asked).toEqual([{ ...APPLICANT, isQuick: true }])
    await harness.port.answer({ kind: 'codeSent', pending: PENDING })
    expect(harness.snapshot().output).toEqual({ kind: 'codeSent', form: COMPLETE, pending: PENDING })
  },

  'an incomplete one-page form comes back with what is missing, and is sent by the next press (QCK-03~, REG-01~)': (
    machine,
  ) => {
    const harness = beginRegistration(machine, { form: FILLED, isQuick: true })
    expect(harness.state()).toBe('asking')
    expect(harness.view()).toMatchObject({
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
    expect(harness.port.asked).toEqual([])
    harness.type('name', ' Ayşe ')
    harness.type('surname', 'Yılmaz')
    harness.tick('agreement')
    expect(harness.view().firstFault).toBeUndefined()
    harness.goOn()
    expect(harness.port.asked).toEqual([{ ...APPLICANT, isQuick: true }])
  },

  'a refused registration is sent again by a press alone (QCK-03~, GWY-04~)': async (machine) => {
    const harness = beginRegistration(machine, { isQuick: true })
    await harness.port.answer({ kind: 'refused', refusal: REFUSAL })
    expect([harness.state(), harness.port.asked.length]).toEqual(['asking', 1])
    harness.goOn()
    expect(harness.port.asked).toHaveLength(2)
  },
}

const countryScenarios: Scenarios<typeof registrationMachine> = {
  'a member’s number is a Turkish one, and a foreign one has an error of its own (FRGN-01~, REG-01~)': (machine) => {
    const harness = beginRegistration(machine)
    harness.type('gsmNumber', '+49 1512 3456789')
    harness.leave('gsmNumber')
    expect(harness.view()).toMatchObject({ prefix: '+49', faults: { gsmNumber: 'validations.phoneNumberTurkish' } })
    harness.goOn()
    expect([harness.state(), harness.view().firstFault, harness.port.asked]).toEqual(['asking', 'gsmNumber', []])
    harness.type('email', 'ayse@')
    harness.goOn()
    expect(harness.view().faults.gsmNumber).toBe('validations.phoneNumberTurkish')
  },

  'a picked country changes the code beside the number (FRGN-01~)': async (machine) => {
    const harness = beginRegistration(machine, { form: { ...COMPLETE, prefix: '+49' } })
    harness.goOn()
    expect(harness.view().faults.gsmNumber).toBe('validations.phoneNumberTurkish')
    await harness.askCountries()
    harness.country()?.send({ type: 'shopper.pickedCountry', prefix: '+90' })
    expect(harness.view()).toMatchObject({ prefix: '+90', faults: { gsmNumber: undefined } })
    expect(harness.emitted).toEqual([{ type: 'filled', form: COMPLETE }])
    harness.goOn()
    expect(harness.port.asked).toEqual([APPLICANT])
  },

  'an open country list loads again when the page’s language changes, and the form keeps its text (BOOT-18~, FRGN-01~)':
    async (machine) => {
      const harness = beginRegistration(machine)
      const before = harness.typed()
      harness.send({ type: 'language.changed' })
      await harness.askCountries()
      harness.send({ type: 'language.changed' })
      expect(harness.country()?.getSnapshot()).toMatchObject({ value: 'loading' })
      expect([harness.typed(), harness.state()]).toEqual([before, 'asking'])
    },

  'a country list that is left, or crashes, changes nothing (FRGN-01~)': async (machine) => {
    const harness = beginRegistration(machine)
    await harness.askCountries()
    harness.country()?.send({ type: 'shopper.closedCountries' })
    const broken = beginRegistration(machine, { hasBrokenList: true })
    broken.send({ type: 'shopper.askedCountries' })
    await settled()
    for (const { country, typed, emitted } of [harness, broken]) {
      expect([country(), typed(), emitted]).toEqual([undefined, COMPLETE, []])
    }
  },
}

export const registrationScenarios: Scenarios<typeof registrationMachine> = {
  'a registration is sent by a press alone, and then once, however often it is pressed (REG-02~, GWY-04~)': async (
    machine,
  ) => {
    const harness = beginRegistration(machine)
    expect([harness.state(), harness.port.asked]).toEqual(['asking', []])
    harness.goOn()
    harness.goOn()
    expect([harness.port.asked, harness.view().isBusy]).toEqual([[APPLICANT], true])
    await harness.port.answer({ kind: 'codeSent', pending: PENDING })
    expect(harness.snapshot().output).toEqual({ kind: 'codeSent', form: COMPLETE, pending: PENDING })
  },

  'the two permissions are sent as they were ticked (REG-02~)': (machine) => {
    const harness = beginRegistration(machine)
    harness.tick('dataUse')
    harness.tick('messages')
    harness.tick('messages', false)
    harness.goOn()
    expect(harness.port.asked).toEqual([{ ...APPLICANT, isDataUsePermitted: true }])
  },

  'no member is registered without the agreement (REG-01~)': (machine) => {
    const harness = beginRegistration(machine, { form: { ...COMPLETE, agreement: false } })
    harness.goOn()
    expect([harness.state(), harness.view().firstFault, harness.port.asked]).toEqual(['asking', 'agreement', []])
    expect(harness.view().faults.agreement).toBe('validations.agreementRequired')
    harness.tick('agreement')
    expect(harness.view().faults.agreement).toBeUndefined()
    harness.tick('agreement', false)
    harness.goOn()
    expect(harness.port.asked).toEqual([])
    harness.tick('agreement')
    harness.goOn()
    expect(harness.port.asked).toEqual([APPLICANT])
  },

  'several errors of the last press are listed until each is corrected, and none joins them (BEST-13~)': (machine) => {
    const harness = beginRegistration(machine, { form: FILLED })
    const refused = () => harness.snapshot().context.refused.map(({ field }) => field)
    expect(refused()).toEqual([])
    harness.goOn()
    expect(refused()).toEqual(['name', 'surname', 'agreement'])
    harness.tick('agreement')
    harness.type('name', 'Ayşe')
    harness.type('email', 'ayse@')
    expect(refused()).toEqual(['name', 'surname'])
    harness.leave('name')
    harness.leave('email')
    expect(refused()).toEqual(['surname'])
    harness.type('surname', '')
    harness.leave('surname')
    expect([refused(), harness.view().faults.surname]).toEqual([['surname'], 'validations.surnameRequired'])
    harness.type('email', FILLED.email)
    harness.goOn()
    expect([refused(), harness.view().firstFault]).toEqual([[], 'surname'])
  },

  'a name of nothing but spaces counts as missing (REG-02~)': (machine) => {
    const harness = beginRegistration(machine, { form: { ...COMPLETE, name: ' ', surname: '' } })
    harness.goOn()
    expect(harness.view().faults).toMatchObject({
      name: 'validations.nameRequired',
      surname: 'validations.surnameRequired',
    })
    expect(harness.port.asked).toEqual([])
  },

  'a field that is left is tidied and shows its error, an empty one does not yet (VAL-05~)': (machine) => {
    const harness = beginRegistration(machine, { form: FILLED })
    harness.leave('name')
    harness.type('gsmNumber', '0532 1234567')
    harness.leave('gsmNumber')
    harness.type('email', 'ayşe')
    harness.leave('email')
    expect(harness.view().faults).toMatchObject({
      name: undefined,
      gsmNumber: undefined,
      email: 'validations.email.turkishCharacter',
    })
    expect(harness.typed().gsmNumber).toBe('532 123 45 67')
    expect(harness.emitted.at(-1)).toEqual({ type: 'filled', form: harness.typed() })
    harness.type('email', 'a')
    expect(harness.view().faults.email).toBeUndefined()
  },

  'a refusal is shown in the provider’s words, and everything typed stays (REG-03~)': async (machine) => {
    const harness = beginRegistration(machine)
    harness.tick('messages')
    harness.goOn()
    await harness.port.answer({ kind: 'refused', refusal: TIMED_OUT })
    expect(harness.view()).toMatchObject({ isBusy: false, problem: { text: 'İşlem onaylanmadı' } })
    expect(harness.typed()).toEqual({ ...COMPLETE, messages: true })
    harness.goOn()
    expect(harness.view()).toMatchObject({ isBusy: true, problem: undefined })
  },

  'a refusal is cleared when the next press finds something missing (REG-03~)': async (machine) => {
    const harness = beginRegistration(machine)
    harness.goOn()
    await harness.port.answer({ kind: 'refused', refusal: REFUSAL })
    harness.type('name', '')
    harness.goOn()
    expect(harness.view()).toMatchObject({ problem: undefined, firstFault: 'name' })
  },

  'a registration that fails shows a generic error, and is not sent again on its own (REG-03~, GWY-07~)': async (
    machine,
  ) => {
    const harness = beginRegistration(machine)
    harness.goOn()
    await harness.port.fail()
    expect(harness.view()).toMatchObject({ isBusy: false, problem: { text: undefined, key: 'errors.generic' } })
    expect([harness.state(), harness.typed(), harness.port.asked.length]).toEqual(['asking', COMPLETE, 1])
  },

  'a shopper who steps back to log in takes along what was typed (REG-05~)': (machine) => {
    const harness = beginRegistration(machine)
    harness.type('email', 'other@shop.example')
    harness.tick('agreement', false)
    harness.stepBack()
    expect(harness.snapshot().output).toEqual({
      kind: 'steppedBack',
      form: { ...COMPLETE, email: 'other@shop.example', agreement: false },
    })
  },

  'no step back is possible from a registration in flight (REG-05~, GWY-04~)': async (machine) => {
    const harness = beginRegistration(machine)
    harness.goOn()
    harness.stepBack()
    expect(harness.state()).toBe('sending')
    await harness.port.answer({ kind: 'refused', refusal: REFUSAL })
    harness.stepBack()
    expect(harness.snapshot().output).toMatchObject({ kind: 'steppedBack' })
  },

  'an edit during the call stays in the form, and changes nothing of what was sent (REG-02~)': async (machine) => {
    const harness = beginRegistration(machine)
    harness.goOn()
    harness.type('email', 'other@shop.example')
    expect([harness.state(), harness.port.asked]).toEqual(['sending', [APPLICANT]])
    await harness.port.answer({ kind: 'codeSent', pending: PENDING })
    expect(harness.snapshot().output).toMatchObject({ pending: PENDING, form: { email: 'other@shop.example' } })
  },

  'a login from the app ends the form, at once or with a refused or failed registration (APP-02~)': async (machine) => {
    for (const end of ['unsent', 'refused', 'failed'] as const) {
      const harness = beginRegistration(machine)
      if (end !== 'unsent') harness.goOn()
      harness.send({ type: 'host.handedOver' })
      if (end === 'refused') await harness.port.answer({ kind: end, refusal: REFUSAL })
      if (end === 'failed') await harness.port.fail()
      expect(harness.snapshot().output).toEqual({ kind: 'steppedBack', form: COMPLETE })
    }
  },

  ...quickScenarios,
  ...countryScenarios,
}
