import { expect } from 'vitest'
import type {
  foreignPhoneMachine,
  admitForeign,
  askPreference,
  goToPlainForm,
} from '../../machines/sign-in/foreign-phone/machine'
import { foreignPhoneView } from '../../machines/sign-in/foreign-phone/view'
import type { Contact } from '../../machines/entities/order'
import type { updateContact } from '../../machines/sign-in/identify/ports'
import { hold } from './support/held-port'
import { run } from './support/run'
import { FILLED_ABROAD, FOREIGN_BUYER, ORDER, REFUSAL } from './support/shopper'
import type { Told } from './support/tell'

const URL = 'https://pay.example/form'
const CONTACT = { email: FOREIGN_BUYER.email, gsmNumber: FOREIGN_BUYER.gsmNumber }
const ADMITTED = { kind: 'admitted', form: FILLED_ABROAD, buyer: FOREIGN_BUYER }

function begin(machine: typeof foreignPhoneMachine, contact: Contact = ORDER.contact) {
  const preference = hold<typeof askPreference>()
  const admission = hold<typeof admitForeign>()
  const contactPort = hold<typeof updateContact>()
  const plainForm = hold<typeof goToPlainForm>()
  const actors = {
    askPreference: preference.logic,
    admitForeign: admission.logic,
    updateContact: contactPort.logic,
    goToPlainForm: plainForm.logic,
  }
  const story = run(machine.provide({ actors }), { form: FILLED_ABROAD, contact })
  return {
    ...story,
    preference,
    admission,
    contact: contactPort,
    plainForm,
    view: () => foreignPhoneView(story.snapshot()),
    state: () => story.snapshot().value,
    goOn() {
      story.send({ type: 'shopper.continued' })
    },
    stepBack() {
      story.send({ type: 'shopper.steppedBack' })
    },
  }
}

/** The shopper has gone on. */
function askWhere(machine: typeof foreignPhoneMachine, contact?: Contact) {
  const story = begin(machine, contact)
  story.goOn()
  return story
}

/** And may pay on this page. */
async function askIn(machine: typeof foreignPhoneMachine, contact?: Contact) {
  const story = askWhere(machine, contact)
  await story.preference.answer({ kind: 'here' })
  return story
}

export const foreignPhoneTold: Told<typeof foreignPhoneMachine> = {
  'the shopper sees the number with its calling code, and nobody is asked anything before they go on (FRGN-01~)': (
    machine,
  ) => {
    const story = begin(machine)
    expect(story.view()).toMatchObject({ isBusy: false, isLeaving: false, problem: undefined })
    expect(story.view().phone).toMatch(/^\+49 151/)
    expect([story.preference.asked, story.admission.asked]).toEqual([[], []])
  },

  'first it is asked where to pay and then to be let in, each once (FRGN-02~, GWY-04~)': async (machine) => {
    const story = askWhere(machine)
    story.goOn()
    expect([story.preference.asked.length, story.admission.asked.length]).toEqual([1, 0])
    expect(story.view().isBusy).toBe(true)
    await story.preference.answer({ kind: 'here' })
    story.goOn()
    expect([story.preference.asked.length, story.admission.asked]).toEqual([1, [{ buyer: FOREIGN_BUYER }]])
    expect(story.view().isBusy).toBe(true)
    await story.admission.answer({ kind: 'admitted' })
    await story.contact.answer(undefined)
    expect(story.snapshot().output).toEqual(ADMITTED)
    expect(story.plainForm.asked).toEqual([])
  },

  'the order is told how its buyer is reached, before anything can be paid (IDEN-07~)': async (machine) => {
    const story = await askIn(machine)
    await story.admission.answer({ kind: 'admitted' })
    expect([story.state(), story.view().isBusy, story.contact.asked]).toEqual(['tellingContact', true, [CONTACT]])
  },

  'an order that knows its buyer is told nothing (IDEN-07~)': async (machine) => {
    const story = await askIn(machine, { ...CONTACT, email: 'AYSE@shop.example' })
    await story.admission.answer({ kind: 'admitted' })
    expect(story.snapshot().output).toEqual(ADMITTED)
    expect(story.contact.asked).toEqual([])
  },

  'an order that can not be told keeps nobody (IDEN-07~)': async (machine) => {
    const story = await askIn(machine)
    await story.admission.answer({ kind: 'admitted' })
    await story.contact.fail()
    expect(story.snapshot().output).toEqual(ADMITTED)
  },

  'who is to pay in the plain checkout form is sent there, whichever answer says so, and nothing leads back (FRGN-03~)':
    async (machine) => {
      const first = askWhere(machine)
      await first.preference.answer({ kind: 'plainForm', url: URL })
      const second = await askIn(machine)
      await second.admission.answer({ kind: 'plainForm', url: URL })
      expect(first.admission.asked).toEqual([])
      for (const story of [first, second]) {
        expect(story.view()).toMatchObject({ isBusy: true, isLeaving: true })
        story.goOn()
        story.stepBack()
        expect([story.state(), story.plainForm.asked, story.contact.asked]).toEqual(['leaving', [{ url: URL }], []])
      }
    },

  'whoever is still here after a while is offered the way there again, and nothing is wrong (FRGN-03~)': async (
    machine,
  ) => {
    const story = askWhere(machine)
    await story.preference.answer({ kind: 'plainForm', url: URL })
    await story.plainForm.answer(undefined)
    expect(story.view()).toMatchObject({ isBusy: false, isLeaving: false, problem: undefined })
    story.goOn()
    expect([story.state(), story.preference.asked.length]).toEqual(['askingPreference', 2])
  },

  'a page that can not be left for it says so, and all can be asked again (FRGN-03~)': async (machine) => {
    const story = askWhere(machine)
    await story.preference.answer({ kind: 'plainForm', url: URL })
    await story.plainForm.fail()
    expect(story.view()).toMatchObject({ isBusy: false, isLeaving: false, problem: { key: 'errors.generic' } })
    story.goOn()
    expect(story.preference.asked).toHaveLength(2)
  },

  'whatever is refused comes back to the offer in the words of the provider (FRGN-02~)': async (machine) => {
    const first = askWhere(machine)
    await first.preference.answer({ kind: 'refused', refusal: REFUSAL })
    const second = await askIn(machine)
    await second.admission.answer({ kind: 'refused', refusal: REFUSAL })
    for (const story of [first, second]) {
      expect([story.state(), story.view().problem]).toEqual([
        'offering',
        { text: 'İşlem onaylanmadı', key: 'errors.generic' },
      ])
      story.goOn()
      expect(story.view()).toMatchObject({ isBusy: true, problem: undefined })
    }
  },

  'whatever breaks comes back to the offer in general words, and is not asked again by itself (GWY-07~)': async (
    machine,
  ) => {
    const first = askWhere(machine)
    await first.preference.fail()
    const second = await askIn(machine)
    await second.admission.fail()
    for (const story of [first, second]) {
      expect([story.state(), story.view().problem]).toEqual(['offering', { text: undefined, key: 'errors.generic' }])
      expect(story.preference.asked).toHaveLength(1)
    }
  },

  'the way to another number is open from the offer, and takes along what was typed (FRGN-01~)': async (machine) => {
    const story = askWhere(machine)
    story.stepBack()
    expect(story.state()).toBe('askingPreference')
    await story.preference.answer({ kind: 'here' })
    story.stepBack()
    expect(story.state()).toBe('askingAdmission')
    await story.admission.answer({ kind: 'refused', refusal: REFUSAL })
    story.stepBack()
    expect(story.snapshot().output).toEqual({ kind: 'steppedBack', form: FILLED_ABROAD })
  },
}
