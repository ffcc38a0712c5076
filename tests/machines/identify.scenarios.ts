import { expect } from 'vitest'
import type { identifyMachine } from '../../machines/identify/machine'
import { type checkMember } from '../../machines/identify/machine'
import { identifyView, typedContact } from '../../machines/identify/view'
import type { Contact } from '../../machines/entities/order'
import { hold } from './support/held-port'
import { run } from './support/run'
import { ORDER, PENDING, REFUSAL, TYPED } from './support/shopper'
import type { Told } from './support/tell'

const NOTHING: Contact = { email: '', gsmNumber: '' }
const DETAILS = { email: 'ayse@shop.example', phone: '+905321234567', isQuick: false }

function begin(machine: typeof identifyMachine, typed: Contact = NOTHING) {
  const port = hold<typeof checkMember>()
  const story = run(machine.provide({ actors: { checkMember: port.logic } }), { typed })
  return {
    ...story,
    port,
    view: () => identifyView(story.snapshot()),
    state: () => story.snapshot().value,
    typed: () => typedContact(story.snapshot()),
    type(text: Partial<Contact>) {
      if (text.gsmNumber !== undefined) story.send({ type: 'shopper.typed', field: 'gsmNumber', text: text.gsmNumber })
      if (text.email !== undefined) story.send({ type: 'shopper.typed', field: 'email', text: text.email })
    },
    goOn() {
      story.send({ type: 'shopper.continued' })
    },
    orderArrives(contact: Contact = ORDER.contact, isQuick = false) {
      story.send({ type: 'order.arrived', contact, isQuick })
    },
  }
}

/** A form whose order is there and whose look-up has begun. */
function lookUp(machine: typeof identifyMachine) {
  const story = begin(machine, TYPED)
  story.orderArrives()
  story.goOn()
  return story
}

export const identifyTold: Told<typeof identifyMachine> = {
  'an order with the one-page login asks its own question, however early the press was (IDEN-03~)': (machine) => {
    const quick = { ...DETAILS, isQuick: true }
    const early = begin(machine, TYPED)
    early.goOn()
    early.orderArrives(undefined, true)
    const late = begin(machine, TYPED)
    late.orderArrives(undefined, true)
    late.goOn()
    const put = begin(machine, TYPED)
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
    expect(story.typed()).toEqual({ email: 'order@shop.example', gsmNumber: '555 987 65 43' })
    expect(story.emitted).toEqual([{ type: 'filled', contact: story.typed() }])
    expect(story.port.asked).toEqual([])
  },

  'what was typed before the order arrived survives it (IDEN-01~)': (machine) => {
    const story = begin(machine)
    story.type({ gsmNumber: '532 1' })
    story.orderArrives()
    expect(story.typed()).toEqual({ email: 'order@shop.example', gsmNumber: '532 1' })
    expect(story.emitted).toEqual([{ type: 'filled', contact: story.typed() }])
  },

  'a field that was emptied by hand stays empty (IDEN-01~)': (machine) => {
    const story = begin(machine)
    story.type({ email: 'a' })
    story.type({ email: '' })
    story.orderArrives()
    expect(story.typed()).toEqual({ email: '', gsmNumber: '555 987 65 43' })
  },

  'what a returning shopper had typed counts as typed (BOOT-13~)': (machine) => {
    const story = begin(machine, { email: 'ayse@shop.example', gsmNumber: '' })
    story.orderArrives()
    expect(story.typed()).toEqual({ email: 'ayse@shop.example', gsmNumber: '555 987 65 43' })
  },

  'going on early with an incomplete form shows what is missing, and nobody is looked up (VAL-01~, VAL-02~)': (
    machine,
  ) => {
    const story = begin(machine)
    story.goOn()
    expect(story.state()).toBe('early')
    expect(story.view()).toMatchObject({
      phoneFault: 'validations.phoneNumberRequired',
      emailFault: 'validations.emailRequired',
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
    expect(story.view()).toMatchObject({ isBusy: false, emailFault: 'validations.email', firstFault: 'email' })
    expect(story.typed()).toEqual({ ...TYPED, email: 'ayse@' })
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
    story.orderArrives(NOTHING)
    story.goOn()
    expect(story.state()).toBe('asking')
    expect(story.view().firstFault).toBe('gsmNumber')
    story.type({ gsmNumber: '5' })
    expect(story.view()).toMatchObject({
      phoneFault: undefined,
      emailFault: 'validations.emailRequired',
      firstFault: 'email',
    })
    story.goOn()
    expect(story.view().phoneFault).toBe('validations.phoneNumber')
    expect(story.port.asked).toEqual([])
  },

  'a complete form is looked up once, however often it is sent (GWY-04~)': async (machine) => {
    const story = lookUp(machine)
    expect(story.view().isBusy).toBe(true)
    story.goOn()
    story.goOn()
    expect(story.port.asked).toEqual([DETAILS])
    await story.port.answer({ kind: 'codeSent', pending: PENDING })
    expect(story.snapshot().output).toEqual({ kind: 'codeSent', pending: PENDING, typed: TYPED })
  },

  'what is typed during the look-up is there when the shopper comes back': async (machine) => {
    const story = lookUp(machine)
    story.type({ email: 'other@shop.example' })
    await story.port.answer({ kind: 'codeSent', pending: PENDING })
    expect(story.snapshot().output).toMatchObject({
      pending: { email: 'ayse@shop.example' },
      typed: { email: 'other@shop.example' },
    })
  },

  'somebody unknown is told so, with the text kept, and can try again (IDEN-04~)': async (machine) => {
    const story = lookUp(machine)
    await story.port.answer({ kind: 'notMember' })
    expect(story.state()).toBe('asking')
    expect(story.view()).toMatchObject({ isBusy: false, problem: { text: undefined, key: 'errors.notMember' } })
    expect(story.typed()).toEqual(TYPED)
    story.goOn()
    expect(story.view()).toMatchObject({ isBusy: true, problem: undefined })
    expect(story.port.asked).toHaveLength(2)
  },

  'a refusal is told in the words of the provider, with the text kept (GWY-05~)': async (machine) => {
    const story = lookUp(machine)
    await story.port.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.state()).toBe('asking')
    expect(story.view().problem).toEqual({ text: 'Kart limiti yetersiz', key: 'errors.generic' })
    expect(story.typed()).toEqual(TYPED)
  },

  'a refusal is taken back when the next press finds the form incomplete': async (machine) => {
    const story = lookUp(machine)
    await story.port.answer({ kind: 'refused', refusal: REFUSAL })
    story.type({ email: '' })
    story.goOn()
    expect(story.view()).toMatchObject({ problem: undefined, emailFault: 'validations.emailRequired' })
  },

  'a look-up that breaks says so in general words, with the text kept (GWY-07~)': async (machine) => {
    const story = lookUp(machine)
    await story.port.fail()
    expect(story.state()).toBe('asking')
    expect(story.view()).toMatchObject({ isBusy: false, problem: { text: undefined, key: 'errors.generic' } })
    expect(story.typed()).toEqual(TYPED)
  },
}
