import { expect } from 'vitest'
import { EMPTY_FORM } from '../../machines/entities/entry-form'
import type { identifyMachine } from '../../machines/sign-in/identify/machine'
import { identifyCountryScenarios } from './identify-country.scenarios'
import { identifyFieldsScenarios } from './identify-fields.scenarios'
import { identifyPhoneScenarios } from './identify-phone.scenarios'
import { DETAILS, beginIdentify, lookUp } from './support/identify-harness'
import { FILLED, PENDING, REFUSAL, TIDY_ABROAD, TYPED, TYPED_ABROAD } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'

export const identifyScenarios: Scenarios<typeof identifyMachine> = {
  ...identifyPhoneScenarios,
  ...identifyFieldsScenarios,
  ...identifyCountryScenarios,

  'a form left for a login from the app keeps what was typed, at any time (APP-01~)': async (machine) => {
    const asking = beginIdentify(machine, { form: FILLED })
    asking.orderArrives()
    for (const harness of [asking, lookUp(machine)]) {
      const isAsked = harness.port.asked.length > 0
      harness.send({ type: 'host.handedOver' })
      const left = { kind: 'steppedBack', form: FILLED }
      expect(harness.snapshot().output).toEqual(left)
      // A late answer is ignored.
      if (isAsked) await harness.port.answer({ kind: 'newcomer' })
      expect(harness.snapshot().output).toEqual(left)
    }
  },

  'an order with the one-page login uses its own look-up, however early the press was (IDEN-03~)': (machine) => {
    const quick = { ...DETAILS, isQuick: true }
    const early = beginIdentify(machine, { form: FILLED })
    early.goOn()
    early.orderArrives(undefined, true)
    const late = beginIdentify(machine, { form: FILLED })
    late.orderArrives(undefined, true)
    late.goOn()
    const put = beginIdentify(machine, { form: FILLED })
    put.goOn()
    put.type({ email: '' })
    put.orderArrives(undefined, true)
    put.type({ email: TYPED.email })
    put.goOn()
    expect([early, late, put].map(({ port }) => port.asked)).toEqual([[quick], [quick], [quick]])
  },

  'the order fills the form of a shopper who has typed nothing (IDEN-01~)': (machine) => {
    const harness = beginIdentify(machine)
    harness.orderArrives()
    expect(harness.state()).toBe('asking')
    expect(harness.typed()).toMatchObject({ email: 'order@shop.example', gsmNumber: '555 987 65 43' })
    expect(harness.emitted).toEqual([{ type: 'filled', form: harness.typed() }])
    expect(harness.port.asked).toEqual([])
  },

  'text typed before the order arrives is kept (IDEN-01~)': (machine) => {
    const harness = beginIdentify(machine)
    harness.type({ gsmNumber: '532 1' })
    harness.orderArrives()
    expect(harness.typed()).toMatchObject({ email: 'order@shop.example', gsmNumber: '532 1' })
    expect(harness.emitted).toEqual([{ type: 'filled', form: harness.typed() }])
  },

  'a field emptied by the shopper stays empty (IDEN-01~)': (machine) => {
    const harness = beginIdentify(machine)
    harness.type({ email: 'a' })
    harness.type({ email: '' })
    harness.orderArrives()
    expect(harness.typed()).toMatchObject({ email: '', gsmNumber: '555 987 65 43' })
  },

  'the text that a returning shopper had typed counts as typed (BOOT-13~)': (machine) => {
    const harness = beginIdentify(machine, { form: { ...EMPTY_FORM, email: 'ayse@shop.example' } })
    harness.orderArrives()
    expect(harness.typed()).toMatchObject({ email: 'ayse@shop.example', gsmNumber: '555 987 65 43' })
  },

  'an early press on an empty form waits for the order, which fills it (VAL-05~)': (machine) => {
    const harness = beginIdentify(machine)
    harness.goOn()
    expect(harness.state()).toBe('waiting')
    expect(harness.view()).toMatchObject({ firstFault: undefined, isBusy: true })
    expect(harness.port.asked).toEqual([])
    harness.orderArrives()
    expect(harness.state()).toBe('checking')
    expect(harness.emitted).toEqual([{ type: 'filled', form: harness.typed() }])
    expect(harness.port.asked).toEqual([{ email: 'order@shop.example', phone: '+905559876543', isQuick: false }])
  },

  'an early press shows what is missing, and where, if the order fills nothing (VAL-05~)': (machine) => {
    const harness = beginIdentify(machine)
    harness.goOn()
    harness.orderArrives({ email: '', gsmNumber: '' })
    expect(harness.state()).toBe('asking')
    expect(harness.view()).toMatchObject({
      faults: { gsmNumber: 'validations.phoneNumberRequired', email: 'validations.emailRequired' },
      firstFault: 'gsmNumber',
      isBusy: false,
    })
    expect(harness.emitted.at(-1)).toEqual({ type: 'faulted' })
    expect(harness.port.asked).toEqual([])
  },

  'an early press shows at once what is wrong with typed text, and of no other field (VAL-01~, VAL-02~)': (machine) => {
    const harness = beginIdentify(machine)
    harness.type({ email: 'ayse@' })
    harness.goOn()
    expect(harness.state()).toBe('early')
    expect(harness.view().faults).toMatchObject({ gsmNumber: undefined, email: 'validations.email' })
    harness.orderArrives()
    expect(harness.view().faults).toMatchObject({ gsmNumber: undefined, email: 'validations.email' })
    expect(harness.port.asked).toEqual([])
  },

  'an early press waits for the order, and then looks the member up without another press': (machine) => {
    const harness = beginIdentify(machine)
    harness.type(TYPED)
    harness.goOn()
    expect(harness.state()).toBe('waiting')
    expect(harness.view().isBusy).toBe(true)
    expect(harness.port.asked).toEqual([])
    harness.goOn()
    harness.orderArrives()
    expect(harness.state()).toBe('checking')
    expect(harness.port.asked).toEqual([DETAILS])
  },

  'an edit while waiting that leaves the form incomplete is not looked up': (machine) => {
    const harness = beginIdentify(machine)
    harness.type(TYPED)
    harness.goOn()
    harness.type({ email: 'ayse@' })
    harness.orderArrives()
    expect(harness.state()).toBe('asking')
    expect(harness.view()).toMatchObject({ isBusy: false, faults: { email: 'validations.email' }, firstFault: 'email' })
    expect(harness.typed()).toMatchObject({ ...TYPED, email: 'ayse@' })
    expect(harness.port.asked).toEqual([])
  },

  'an edit while waiting is what is looked up': (machine) => {
    const harness = beginIdentify(machine)
    harness.type(TYPED)
    harness.goOn()
    harness.type({ email: 'other@shop.example' })
    harness.orderArrives()
    expect(harness.port.asked).toEqual([{ ...DETAILS, email: 'other@shop.example' }])
  },

  'an incomplete form is never sent, and typing clears the error of its field (VAL-05~)': (machine) => {
    const harness = beginIdentify(machine)
    harness.orderArrives({ email: '', gsmNumber: '' })
    harness.goOn()
    expect(harness.state()).toBe('asking')
    expect(harness.view().firstFault).toBe('gsmNumber')
    harness.type({ gsmNumber: '5' })
    expect(harness.view()).toMatchObject({
      faults: { gsmNumber: undefined, email: 'validations.emailRequired' },
      firstFault: 'email',
    })
    harness.goOn()
    expect(harness.view().faults.gsmNumber).toBe('validations.phoneNumber')
    expect(harness.port.asked).toEqual([])
  },

  'a complete form is looked up once, however often it is sent (GWY-04~)': async (machine) => {
    const harness = lookUp(machine)
    expect(harness.view().isBusy).toBe(true)
    harness.goOn()
    harness.goOn()
    expect(harness.port.asked).toEqual([DETAILS])
    await harness.port.answer({ kind: 'codeSent', pending: PENDING })
    expect(harness.snapshot().output).toEqual({ kind: 'codeSent', pending: PENDING, form: FILLED })
  },

  'an unknown shopper goes on to register, with what was typed (IDEN-04~)': async (machine) => {
    const harness = lookUp(machine)
    await harness.port.answer({ kind: 'newcomer' })
    expect(harness.snapshot().output).toEqual({ kind: 'newcomer', form: FILLED })
  },

  'a shopper known with another e-mail goes on to the e-mail mismatch, with what was typed (IDEN-05~)': async (
    machine,
  ) => {
    const harness = lookUp(machine)
    await harness.port.answer({ kind: 'emailNeeded' })
    expect(harness.snapshot().output).toEqual({ kind: 'emailNeeded', form: FILLED })
  },

  'a foreign phone is recognised, and no look-up uses it (FRGN-01~)': (machine) => {
    for (const entrance of ['identify', 'sdk'] as const) {
      const harness = beginIdentify(machine, { entrance })
      harness.orderArrives()
      harness.type(TYPED_ABROAD)
      harness.goOn()
      expect(harness.snapshot().output).toMatchObject({ kind: 'foreign', form: TIDY_ABROAD })
      expect([harness.port.asked, harness.phone.asked]).toEqual([[], []])
    }
  },

  'a form with a foreign phone and no e-mail shows that the e-mail is missing (FRGN-01~)': (machine) => {
    const harness = beginIdentify(machine)
    harness.orderArrives({ email: '', gsmNumber: '' })
    harness.type({ gsmNumber: TYPED_ABROAD.gsmNumber })
    harness.goOn()
    expect([harness.state(), harness.view().faults.email]).toEqual(['asking', 'validations.emailRequired'])
  },

  'an edit cancels the look-up, and its late answer changes nothing (GWY-04~)': async (machine) => {
    for (const kind of ['newcomer', 'emailNeeded'] as const) {
      const harness = lookUp(machine)
      harness.type({ email: 'other@shop.example' })
      expect([harness.state(), harness.view().isBusy]).toEqual(['asking', false])
      await harness.port.answer({ kind })
      expect([harness.state(), harness.view().problem]).toEqual(['asking', undefined])
      expect(harness.typed()).toMatchObject({ ...TYPED, email: 'other@shop.example' })
      harness.goOn()
      expect(harness.port.asked).toEqual([DETAILS, { ...DETAILS, email: 'other@shop.example' }])
    }
  },

  'a refusal is shown in the provider’s words, with the text kept (GWY-05~)': async (machine) => {
    const harness = lookUp(machine)
    await harness.port.answer({ kind: 'refused', refusal: REFUSAL })
    expect(harness.state()).toBe('asking')
    expect(harness.view().problem).toEqual({ text: 'İşlem onaylanmadı', key: 'errors.generic' })
    expect(harness.typed()).toMatchObject(TYPED)
  },

  'a refusal is cleared when the next press finds the form incomplete': async (machine) => {
    const harness = lookUp(machine)
    await harness.port.answer({ kind: 'refused', refusal: REFUSAL })
    harness.type({ email: '' })
    harness.goOn()
    expect(harness.view()).toMatchObject({ problem: undefined, faults: { email: 'validations.emailRequired' } })
  },

  'a look-up that fails shows a generic error, with the text kept (GWY-07~)': async (machine) => {
    const harness = lookUp(machine)
    await harness.port.fail()
    expect(harness.state()).toBe('asking')
    expect(harness.view()).toMatchObject({ isBusy: false, problem: { text: undefined, key: 'errors.generic' } })
    expect(harness.typed()).toMatchObject(TYPED)
  },
}
