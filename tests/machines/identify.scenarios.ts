import { expect } from 'vitest'
import { type loadCountries, countryChoiceMachine } from '../../machines/country-choice/machine'
import { EMPTY_FORM, type EntryField, type EntryForm } from '../../machines/entities/entry-form'
import type { Contact } from '../../machines/entities/order'
import type { checkMember, checkPhone } from '../../machines/identify/entry'
import type { identifyMachine } from '../../machines/identify/machine'
import type { Entrance } from '../../machines/identify/parts'
import { formOf } from '../../machines/identify/rules'
import { emailLeft, formView, phoneWord, typedForm } from '../../machines/identify/view'
import { late } from '../../machines/port'
import { COUNTRIES } from './support/countries'
import { hold } from './support/held-port'
import { run } from './support/run'
import { FILLED, ORDER, PENDING, REFUSAL, TYPED, TYPED_ABROAD } from './support/shopper'
import { settled } from './support/settled'
import type { Told } from './support/tell'

const DETAILS = { email: 'ayse@shop.example', phone: '+905321234567', isQuick: false }

interface Start {
  /** A list that breaks as it is opened. */
  readonly hasBrokenList?: boolean
  readonly form?: EntryForm
  readonly entrance?: Entrance
}

function begin(
  machine: typeof identifyMachine,
  { form = EMPTY_FORM, entrance = 'identify', hasBrokenList }: Start = {},
) {
  const port = hold<typeof checkMember>()
  const phone = hold<typeof checkPhone>()
  const countries = hold<typeof loadCountries>()
  const countryChoice = countryChoiceMachine.provide({ actors: { loadCountries: countries.logic } })
  const list = hasBrokenList ? late<typeof countryChoiceMachine>('countryChoice') : countryChoice
  const actors = { checkMember: port.logic, checkPhone: phone.logic, countryChoice: list }
  const story = run(machine.provide({ actors }), { form, entrance, language: 'tr' })
  return {
    ...story,
    port,
    phone,
    countries,
    view: () => formView(story.snapshot()),
    /** Where the form is; the last state when all is over. */
    state: () => {
      const { value } = story.snapshot()
      return typeof value === 'string' ? value : value.filling.form
    },
    country: () => story.snapshot().children.countryChoice,
    typed: () => typedForm(story.snapshot()),
    type(text: Partial<Contact>) {
      if (text.gsmNumber !== undefined) story.send({ type: 'shopper.typed', field: 'gsmNumber', text: text.gsmNumber })
      if (text.email !== undefined) story.send({ type: 'shopper.typed', field: 'email', text: text.email })
    },
    leave(field: EntryField) {
      story.send({ type: 'shopper.leftField', field })
    },
    goOn() {
      story.send({ type: 'shopper.continued' })
    },
    orderArrives(contact: Contact = ORDER.contact, isQuick = false) {
      story.send({ type: 'order.arrived', form: formOf(contact), isQuick })
    },
    async askCountries() {
      story.send({ type: 'shopper.askedCountries' })
      await countries.answer({ kind: 'loaded', countries: COUNTRIES })
    },
    pick(prefix: string) {
      story.snapshot().children.countryChoice?.send({ type: 'shopper.pickedCountry', prefix })
    },
  }
}

/** A form whose order is there and whose look-up has begun. */
function lookUp(machine: typeof identifyMachine, start: Start = {}) {
  const story = begin(machine, { form: FILLED, ...start })
  story.orderArrives()
  story.goOn()
  return story
}

/** At `/sdk` the provider is asked about the phone by itself first. */
const phoneFirstTold: Told<typeof identifyMachine> = {
  'at /sdk the phone is asked about first, and then both, without another press (IDEN-02~, IDEN-06~)': async (
    machine,
  ) => {
    for (const kind of ['known', 'unknown'] as const) {
      const story = lookUp(machine, { entrance: 'sdk' })
      expect([story.state(), story.view().isBusy]).toEqual(['askingPhone', true])
      expect([story.phone.asked, story.port.asked]).toEqual([[{ phone: DETAILS.phone }], []])
      story.goOn()
      await story.phone.answer({ kind })
      expect(phoneWord(story.snapshot())).toBe(kind)
      expect([story.phone.asked.length, story.port.asked]).toEqual([1, [DETAILS]])
    }
  },

  'at / the phone is not asked about by itself (IDEN-01~, IDEN-06~)': (machine) => {
    const story = lookUp(machine)
    expect(story.phone.asked).toEqual([])
    expect(phoneWord(story.snapshot())).toBeUndefined()
  },

  'whichever address is asked for last decides that (IDEN-06~)': (machine) => {
    const to = begin(machine, { form: FILLED })
    to.send({ type: 'address.asked', screen: 'sdk' })
    const away = begin(machine, { form: FILLED, entrance: 'sdk' })
    away.send({ type: 'address.asked', screen: 'identify' })
    for (const story of [to, away]) {
      story.orderArrives()
      story.goOn()
    }
    expect([to.state(), away.state()]).toEqual(['askingPhone', 'checking'])
  },

  'what is said of the phone is words: the way is decided by the question about both (IDEN-06~)': async (machine) => {
    const known = lookUp(machine, { entrance: 'sdk' })
    await known.phone.answer({ kind: 'known' })
    await known.port.answer({ kind: 'newcomer' })
    expect(known.snapshot().output).toMatchObject({ kind: 'newcomer' })
    const unknown = lookUp(machine, { entrance: 'sdk' })
    await unknown.phone.answer({ kind: 'unknown' })
    await unknown.port.answer({ kind: 'codeSent', pending: PENDING })
    expect(unknown.snapshot().output).toMatchObject({ kind: 'codeSent' })
  },

  'a phone of which nothing is said keeps nobody, and there are no words for it (IDEN-06~)': async (machine) => {
    const refused = lookUp(machine, { entrance: 'sdk' })
    await refused.phone.answer({ kind: 'refused', refusal: REFUSAL })
    const broken = lookUp(machine, { entrance: 'sdk' })
    await broken.phone.fail()
    for (const story of [refused, broken]) {
      expect([story.state(), story.view().problem]).toEqual(['checking', undefined])
      expect(phoneWord(story.snapshot())).toBeUndefined()
    }
  },

  'a phone is asked about once, and another one anew (IDEN-06~)': async (machine) => {
    const story = lookUp(machine, { entrance: 'sdk' })
    await story.phone.answer({ kind: 'known' })
    await story.port.answer({ kind: 'refused', refusal: REFUSAL })
    expect(phoneWord(story.snapshot())).toBe('known')
    story.goOn()
    expect([story.state(), story.phone.asked.length, story.port.asked.length]).toEqual(['checking', 1, 2])
    story.type({ gsmNumber: '555 987 65 43' })
    expect(phoneWord(story.snapshot())).toBeUndefined()
    story.goOn()
    expect(story.phone.asked).toEqual([{ phone: DETAILS.phone }, { phone: '+905559876543' }])
  },

  'an edit takes that question back, too (IDEN-06~)': async (machine) => {
    const story = lookUp(machine, { entrance: 'sdk' })
    story.type({ gsmNumber: '555 987 65 43' })
    await story.phone.answer({ kind: 'known' })
    expect([story.state(), phoneWord(story.snapshot()), story.port.asked]).toEqual(['asking', undefined, []])
  },

  'at /sdk nobody is asked about a phone as long as the form is not complete (IDEN-02~)': (machine) => {
    const story = begin(machine, { entrance: 'sdk' })
    story.orderArrives({ email: '', gsmNumber: TYPED.gsmNumber })
    story.goOn()
    expect([story.state(), story.phone.asked, story.view().firstFault]).toEqual(['asking', [], 'email'])
  },
}

/** What the form does by itself while it is filled in. */
const fieldsTold: Told<typeof identifyMachine> = {
  'a phone in whichever form is tidied when its field is left (BEST-15~)': (machine) => {
    for (const gsmNumber of ['05321234567', '+90 532 1234567', '5321234567', '0090 (532) 123-45-67']) {
      const story = begin(machine)
      story.type({ gsmNumber })
      story.leave('gsmNumber')
      expect(story.typed()).toMatchObject({ gsmNumber: '532 123 45 67', prefix: '+90' })
      expect(story.emitted).toEqual([{ type: 'filled', form: story.typed() }])
    }
  },

  'a calling code that was typed with the number becomes the picked one (FRGN-01~)': (machine) => {
    const story = begin(machine)
    story.type({ gsmNumber: '00491512 3456789' })
    story.leave('gsmNumber')
    expect(story.view().prefix).toBe('+49')
    expect(story.typed().gsmNumber.replace(/ /g, '')).toBe('15123456789')
  },

  'a field that is left with something wrong says so, one that is left empty does not yet (VAL-05~)': (machine) => {
    const story = begin(machine)
    story.leave('email')
    story.type({ gsmNumber: '532 1' })
    story.leave('gsmNumber')
    expect(story.view().faults).toMatchObject({ email: undefined, gsmNumber: 'validations.phoneNumber' })
    expect(story.typed().gsmNumber).toBe('532 1')
    story.type({ email: 'ayşe@shop.example' })
    story.leave('email')
    expect(story.view().faults.email).toBe('validations.email.turkishCharacter')
    story.type({ email: 'ayse@shop.example' })
    story.leave('email')
    expect(story.view().faults.email).toBeUndefined()
  },

  'an e-mail can be doubted once its field was left, and not while it is typed (BEST-15~)': (machine) => {
    const story = begin(machine)
    story.type({ email: 'ayse@gmial.com' })
    expect(emailLeft(story.snapshot())).toBeUndefined()
    story.leave('email')
    expect(emailLeft(story.snapshot())).toBe('ayse@gmial.com')
    story.type({ email: 'ayse@gmail.com' })
    expect(emailLeft(story.snapshot())).toBeUndefined()
    story.leave('gsmNumber')
    expect(emailLeft(story.snapshot())).toBeUndefined()
  },

  'what is ticked on the page for everything goes along (QCK-02~, REG-01~)': async (machine) => {
    const story = begin(machine, { form: FILLED })
    story.orderArrives(undefined, true)
    story.send({ type: 'shopper.ticked', box: 'agreement', isTicked: true })
    story.send({ type: 'shopper.ticked', box: 'messages', isTicked: true })
    story.send({ type: 'shopper.ticked', box: 'messages', isTicked: false })
    story.goOn()
    await story.port.answer({ kind: 'newcomer' })
    expect(story.snapshot().output).toEqual({ kind: 'newcomer', form: { ...FILLED, agreement: true } })
  },
}

/** The calling code is chosen in a machine of its own, beside everything. */
const countryTold: Told<typeof identifyMachine> = {
  'a country that is picked changes the code beside the number, and what was said of the number (FRGN-01~)': async (
    machine,
  ) => {
    const story = begin(machine, { form: { ...FILLED, gsmNumber: '1512 3456789' } })
    story.orderArrives()
    story.goOn()
    expect(story.view().faults.gsmNumber).toBe('validations.phoneNumber')
    await story.askCountries()
    story.pick('+49')
    expect(story.view()).toMatchObject({ prefix: '+49', faults: { gsmNumber: undefined } })
    expect(story.emitted.at(-1)).toEqual({ type: 'filled', form: story.typed() })
    expect(story.country()).toBeUndefined()
    story.goOn()
    expect(story.snapshot().output).toMatchObject({ kind: 'foreign', form: { prefix: '+49' } })
  },

  'a list that is left, or breaks, changes nothing, and can be opened again (FRGN-01~)': async (machine) => {
    const story = begin(machine, { form: FILLED })
    story.orderArrives()
    const before = story.typed()
    await story.askCountries()
    story.goOn()
    story.country()?.send({ type: 'shopper.closedCountries' })
    expect([story.country(), story.state()]).toEqual([undefined, 'checking'])
    const broken = begin(machine, { hasBrokenList: true })
    broken.orderArrives()
    broken.send({ type: 'shopper.askedCountries' })
    await settled()
    expect([story.typed(), broken.country(), broken.state()]).toEqual([before, undefined, 'asking'])
    await story.askCountries()
    expect(story.country()).toBeDefined()
  },

  'a country that is picked while the phone is looked up takes the look-up back (FRGN-01~, GWY-04~)': async (
    machine,
  ) => {
    for (const entrance of ['identify', 'sdk'] as const) {
      const story = begin(machine, { form: FILLED, entrance })
      story.goOn()
      await story.askCountries()
      story.orderArrives()
      expect(story.view().isBusy).toBe(true)
      story.pick('+49')
      expect([story.state(), story.view().isBusy, story.view().prefix]).toEqual(['asking', false, '+49'])
      await (entrance === 'sdk' ? story.phone : story.port).fail()
      expect([story.state(), story.view().problem]).toEqual(['asking', undefined])
    }
  },

  'a country that is picked before the order is here waits for it like any edit (FRGN-01~)': async (machine) => {
    const story = begin(machine, { form: { ...FILLED, gsmNumber: '1512 3456789', prefix: '+44' } })
    story.goOn()
    await story.askCountries()
    story.pick('+49')
    expect(story.state()).toBe('waiting')
    story.orderArrives()
    expect(story.snapshot().output).toMatchObject({ kind: 'foreign', form: { prefix: '+49' } })
    const early = begin(machine)
    await early.askCountries()
    early.pick('+49')
    expect(early.state()).toBe('early')
  },
}

export const identifyTold: Told<typeof identifyMachine> = {
  'an order with the one-page login asks its own question, however early the press was (IDEN-03~)': (machine) => {
    const quick = { ...DETAILS, isQuick: true }
    const early = begin(machine, { form: FILLED })
    early.goOn()
    early.orderArrives(undefined, true)
    const late = begin(machine, { form: FILLED })
    late.orderArrives(undefined, true)
    late.goOn()
    const put = begin(machine, { form: FILLED })
    put.goOn()
    put.type({ email: '' })
    put.orderArrives(undefined, true)
    put.type({ email: TYPED.email })
    put.goOn()
    expect([early, late, put].map(({ port }) => port.asked)).toEqual([[quick], [quick], [quick]])
  },

  'the order fills the form of a shopper who has typed nothing (IDEN-01~)': (machine) => {
    const story = begin(machine)
    story.orderArrives()
    expect(story.state()).toBe('asking')
    expect(story.typed()).toMatchObject({ email: 'order@shop.example', gsmNumber: '555 987 65 43' })
    expect(story.emitted).toEqual([{ type: 'filled', form: story.typed() }])
    expect(story.port.asked).toEqual([])
  },

  'what was typed before the order arrived survives it (IDEN-01~)': (machine) => {
    const story = begin(machine)
    story.type({ gsmNumber: '532 1' })
    story.orderArrives()
    expect(story.typed()).toMatchObject({ email: 'order@shop.example', gsmNumber: '532 1' })
    expect(story.emitted).toEqual([{ type: 'filled', form: story.typed() }])
  },

  'a field that was emptied by hand stays empty (IDEN-01~)': (machine) => {
    const story = begin(machine)
    story.type({ email: 'a' })
    story.type({ email: '' })
    story.orderArrives()
    expect(story.typed()).toMatchObject({ email: '', gsmNumber: '555 987 65 43' })
  },

  'what a returning shopper had typed counts as typed (BOOT-13~)': (machine) => {
    const story = begin(machine, { form: { ...EMPTY_FORM, email: 'ayse@shop.example' } })
    story.orderArrives()
    expect(story.typed()).toMatchObject({ email: 'ayse@shop.example', gsmNumber: '555 987 65 43' })
  },

  'going on early with an incomplete form shows what is missing, and nobody is looked up (VAL-01~, VAL-02~)': (
    machine,
  ) => {
    const story = begin(machine)
    story.goOn()
    expect(story.state()).toBe('early')
    expect(story.view()).toMatchObject({
      faults: { gsmNumber: 'validations.phoneNumberRequired', email: 'validations.emailRequired' },
      firstFault: 'gsmNumber',
      isBusy: false,
    })
    story.orderArrives()
    expect(story.state()).toBe('asking')
    expect(story.port.asked).toEqual([])
  },

  'going on early waits for the order, and then looks the member up without another press': (machine) => {
    const story = begin(machine)
    story.type(TYPED)
    story.goOn()
    expect(story.state()).toBe('waiting')
    expect(story.view().isBusy).toBe(true)
    expect(story.port.asked).toEqual([])
    story.goOn()
    story.orderArrives()
    expect(story.state()).toBe('checking')
    expect(story.port.asked).toEqual([DETAILS])
  },

  'an edit while waiting that leaves the form incomplete is not looked up': (machine) => {
    const story = begin(machine)
    story.type(TYPED)
    story.goOn()
    story.type({ email: 'ayse@' })
    story.orderArrives()
    expect(story.state()).toBe('asking')
    expect(story.view()).toMatchObject({ isBusy: false, faults: { email: 'validations.email' }, firstFault: 'email' })
    expect(story.typed()).toMatchObject({ ...TYPED, email: 'ayse@' })
    expect(story.port.asked).toEqual([])
  },

  'an edit while waiting is what is looked up': (machine) => {
    const story = begin(machine)
    story.type(TYPED)
    story.goOn()
    story.type({ email: 'other@shop.example' })
    story.orderArrives()
    expect(story.port.asked).toEqual([{ ...DETAILS, email: 'other@shop.example' }])
  },

  'an incomplete form is never sent, and typing takes back what was said of its field (VAL-05~)': (machine) => {
    const story = begin(machine)
    story.orderArrives({ email: '', gsmNumber: '' })
    story.goOn()
    expect(story.state()).toBe('asking')
    expect(story.view().firstFault).toBe('gsmNumber')
    story.type({ gsmNumber: '5' })
    expect(story.view()).toMatchObject({
      faults: { gsmNumber: undefined, email: 'validations.emailRequired' },
      firstFault: 'email',
    })
    story.goOn()
    expect(story.view().faults.gsmNumber).toBe('validations.phoneNumber')
    expect(story.port.asked).toEqual([])
  },

  'a complete form is looked up once, however often it is sent (GWY-04~)': async (machine) => {
    const story = lookUp(machine)
    expect(story.view().isBusy).toBe(true)
    story.goOn()
    story.goOn()
    expect(story.port.asked).toEqual([DETAILS])
    await story.port.answer({ kind: 'codeSent', pending: PENDING })
    expect(story.snapshot().output).toEqual({ kind: 'codeSent', pending: PENDING, form: FILLED })
  },

  'somebody unknown goes on to register, with what was typed (IDEN-04~)': async (machine) => {
    const story = lookUp(machine)
    await story.port.answer({ kind: 'newcomer' })
    expect(story.snapshot().output).toEqual({ kind: 'newcomer', form: FILLED })
  },

  'somebody who is known with another e-mail goes on to that, with what was typed (IDEN-05~)': async (machine) => {
    const story = lookUp(machine)
    await story.port.answer({ kind: 'emailNeeded' })
    expect(story.snapshot().output).toEqual({ kind: 'emailNeeded', form: FILLED })
  },

  'a phone of another country is recognised, and nobody is looked up by it (FRGN-01~)': (machine) => {
    for (const entrance of ['identify', 'sdk'] as const) {
      const story = begin(machine, { entrance })
      story.orderArrives()
      story.type(TYPED_ABROAD)
      story.goOn()
      expect(story.snapshot().output).toMatchObject({ kind: 'foreign', form: TYPED_ABROAD })
      expect([story.port.asked, story.phone.asked]).toEqual([[], []])
    }
  },

  'with a phone of another country and no e-mail there is still something to fill in (FRGN-01~)': (machine) => {
    const story = begin(machine)
    story.orderArrives({ email: '', gsmNumber: '' })
    story.type({ gsmNumber: TYPED_ABROAD.gsmNumber })
    story.goOn()
    expect([story.state(), story.view().faults.email]).toEqual(['asking', 'validations.emailRequired'])
  },

  'an edit takes the look-up back, and what it is answered changes nothing (GWY-04~)': async (machine) => {
    for (const kind of ['newcomer', 'emailNeeded'] as const) {
      const story = lookUp(machine)
      story.type({ email: 'other@shop.example' })
      expect([story.state(), story.view().isBusy]).toEqual(['asking', false])
      await story.port.answer({ kind })
      expect([story.state(), story.view().problem]).toEqual(['asking', undefined])
      expect(story.typed()).toMatchObject({ ...TYPED, email: 'other@shop.example' })
      story.goOn()
      expect(story.port.asked).toEqual([DETAILS, { ...DETAILS, email: 'other@shop.example' }])
    }
  },

  'a refusal is told in the words of the provider, with the text kept (GWY-05~)': async (machine) => {
    const story = lookUp(machine)
    await story.port.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.state()).toBe('asking')
    expect(story.view().problem).toEqual({ text: 'Kart limiti yetersiz', key: 'errors.generic' })
    expect(story.typed()).toMatchObject(TYPED)
  },

  'a refusal is taken back when the next press finds the form incomplete': async (machine) => {
    const story = lookUp(machine)
    await story.port.answer({ kind: 'refused', refusal: REFUSAL })
    story.type({ email: '' })
    story.goOn()
    expect(story.view()).toMatchObject({ problem: undefined, faults: { email: 'validations.emailRequired' } })
  },

  'a look-up that breaks says so in general words, with the text kept (GWY-07~)': async (machine) => {
    const story = lookUp(machine)
    await story.port.fail()
    expect(story.state()).toBe('asking')
    expect(story.view()).toMatchObject({ isBusy: false, problem: { text: undefined, key: 'errors.generic' } })
    expect(story.typed()).toMatchObject(TYPED)
  },

  ...phoneFirstTold,
  ...fieldsTold,
  ...countryTold,
}
