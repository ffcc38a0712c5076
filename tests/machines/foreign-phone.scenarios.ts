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
import { FILLED_ABROAD, FOREIGN_BUYER, ORDER, REFUSAL, TIMED_OUT } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'

const URL = 'https://pay.example/form'
const CONTACT = { email: FOREIGN_BUYER.email, gsmNumber: FOREIGN_BUYER.gsmNumber }
const ADMITTED = { kind: 'admitted', form: FILLED_ABROAD, buyer: FOREIGN_BUYER, isContactReplaced: true }
const LEFT = { kind: 'steppedBack', form: FILLED_ABROAD, isContactReplaced: false }

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
  const harness = run(machine.provide({ actors }), { form: FILLED_ABROAD, contact, isContactReplaced: false })
  return {
    ...harness,
    preference,
    admission,
    contact: contactPort,
    plainForm,
    view: () => foreignPhoneView(harness.snapshot()),
    state: () => harness.snapshot().value,
    goOn() {
      harness.send({ type: 'shopper.continued' })
    },
    stepBack() {
      harness.send({ type: 'shopper.steppedBack' })
    },
  }
}

/** The shopper continued; the preference request is pending. */
function askWhere(machine: typeof foreignPhoneMachine, contact?: Contact) {
  const harness = begin(machine, contact)
  harness.goOn()
  return harness
}

/** The provider lets the shopper pay on this page. */
async function askIn(machine: typeof foreignPhoneMachine, contact?: Contact) {
  const harness = askWhere(machine, contact)
  await harness.preference.answer({ kind: 'here' })
  return harness
}

export const foreignPhoneScenarios: Scenarios<typeof foreignPhoneMachine> = {
  'the offer shows the number with its calling code, and no call is sent before the shopper continues (FRGN-01~)': (
    machine,
  ) => {
    const harness = begin(machine)
    expect(harness.view()).toMatchObject({ isBusy: false, isLeaving: false, problem: undefined })
    expect(harness.view().phone).toMatch(/^\+49 151/)
    expect([harness.preference.asked, harness.admission.asked]).toEqual([[], []])
  },

  'the preference is read first and then the admission requested, each once (FRGN-02~, GWY-04~)': async (machine) => {
    const harness = askWhere(machine)
    harness.goOn()
    expect([harness.preference.asked.length, harness.admission.asked.length]).toEqual([1, 0])
    expect(harness.view().isBusy).toBe(true)
    await harness.preference.answer({ kind: 'here' })
    harness.goOn()
    expect([harness.preference.asked.length, harness.admission.asked]).toEqual([1, [{ buyer: FOREIGN_BUYER }]])
    expect(harness.view().isBusy).toBe(true)
    await harness.admission.answer({ kind: 'admitted' })
    await harness.contact.answer(undefined)
    expect(harness.snapshot().output).toEqual(ADMITTED)
    expect(harness.plainForm.asked).toEqual([])
  },

  'the order receives its buyer’s contact, before anything can be paid (IDEN-07~)': async (machine) => {
    const harness = await askIn(machine)
    await harness.admission.answer({ kind: 'admitted' })
    expect([harness.state(), harness.view().isBusy, harness.contact.asked]).toEqual([
      'updatingContact',
      true,
      [CONTACT],
    ])
  },

  'an order that has its buyer’s contact receives nothing (IDEN-07~)': async (machine) => {
    const harness = await askIn(machine, { ...CONTACT, email: 'AYSE@shop.example' })
    await harness.admission.answer({ kind: 'admitted' })
    expect(harness.snapshot().output).toEqual({ ...ADMITTED, isContactReplaced: false })
    expect(harness.contact.asked).toEqual([])
  },

  'a contact update that fails stops no shopper (IDEN-07~)': async (machine) => {
    const harness = await askIn(machine)
    await harness.admission.answer({ kind: 'admitted' })
    await harness.contact.fail()
    expect(harness.snapshot().output).toEqual(ADMITTED)
  },

  'a shopper of the plain card form is sent there by either answer, and nothing leads back (FRGN-03~)': async (
    machine,
  ) => {
    const first = askWhere(machine)
    await first.preference.answer({ kind: 'plainForm', url: URL })
    const second = await askIn(machine)
    await second.admission.answer({ kind: 'plainForm', url: URL })
    expect(first.admission.asked).toEqual([])
    for (const harness of [first, second]) {
      expect(harness.view()).toMatchObject({ isBusy: true, isLeaving: true })
      harness.goOn()
      harness.stepBack()
      expect([harness.state(), harness.plainForm.asked, harness.contact.asked]).toEqual(['leaving', [{ url: URL }], []])
    }
  },

  'a shopper who is still here after the redirect to the plain form can start it again (FRGN-03~)': async (machine) => {
    const harness = askWhere(machine)
    await harness.preference.answer({ kind: 'plainForm', url: URL })
    await harness.plainForm.answer(undefined)
    expect(harness.view()).toMatchObject({ isBusy: false, isLeaving: false, problem: undefined })
    harness.goOn()
    expect([harness.state(), harness.preference.asked.length]).toEqual(['askingPreference', 2])
  },

  'a failed redirect to the plain form shows an error, and can be started again (FRGN-03~)': async (machine) => {
    const harness = askWhere(machine)
    await harness.preference.answer({ kind: 'plainForm', url: URL })
    await harness.plainForm.fail()
    expect(harness.view()).toMatchObject({ isBusy: false, isLeaving: false, problem: { key: 'errors.generic' } })
    harness.goOn()
    expect(harness.preference.asked).toHaveLength(2)
  },

  'every refusal leads back to the offer in the provider’s words (FRGN-02~)': async (machine) => {
    const first = askWhere(machine)
    await first.preference.answer({ kind: 'refused', refusal: TIMED_OUT })
    const second = await askIn(machine)
    await second.admission.answer({ kind: 'refused', refusal: TIMED_OUT })
    for (const harness of [first, second]) {
      expect([harness.state(), harness.view().problem]).toEqual([
        'offering',
        { text: 'İşlem onaylanmadı', key: 'errors.generic' },
      ])
      harness.goOn()
      expect(harness.view()).toMatchObject({ isBusy: true, problem: undefined })
    }
  },

  'every failure leads back to the offer with a generic error, and only a press repeats the call (GWY-07~)': async (
    machine,
  ) => {
    const first = askWhere(machine)
    await first.preference.fail()
    const second = await askIn(machine)
    await second.admission.fail()
    for (const harness of [first, second]) {
      expect([harness.state(), harness.view().problem]).toEqual([
        'offering',
        { text: undefined, key: 'errors.generic' },
      ])
      expect(harness.preference.asked).toHaveLength(1)
    }
  },

  'a step back to another number is possible from the offer alone, and keeps what was typed (FRGN-01~)': async (
    machine,
  ) => {
    const harness = askWhere(machine)
    harness.stepBack()
    expect(harness.state()).toBe('askingPreference')
    await harness.preference.answer({ kind: 'here' })
    harness.stepBack()
    expect(harness.state()).toBe('askingAdmission')
    await harness.admission.answer({ kind: 'refused', refusal: REFUSAL })
    harness.stepBack()
    expect(harness.snapshot().output).toEqual(LEFT)
  },

  'a login from the app comes before the admission, refused or given (APP-02~, FRGN-02~)': async (machine) => {
    for (const kind of ['refused', 'admitted'] as const) {
      const harness = await askIn(machine, CONTACT)
      harness.send({ type: 'host.handedOver' })
      expect(harness.state()).toBe('askingAdmission')
      await harness.admission.answer(kind === 'admitted' ? { kind } : { kind, refusal: REFUSAL })
      expect(harness.snapshot().output).toEqual(LEFT)
    }
    const offering = begin(machine)
    offering.send({ type: 'host.handedOver' })
    expect(offering.snapshot().output).toEqual(LEFT)
  },

  'a login from the app comes before another offer, however the call under way ends (APP-02~)': async (machine) => {
    const leaving = async () => {
      const harness = askWhere(machine)
      await harness.preference.answer({ kind: 'plainForm', url: URL })
      return harness
    }
    const ends: readonly (readonly [ReturnType<typeof begin>, (of: ReturnType<typeof begin>) => Promise<void>])[] = [
      [askWhere(machine), ({ preference }) => preference.answer({ kind: 'refused', refusal: REFUSAL })],
      [askWhere(machine), ({ preference }) => preference.fail()],
      [await askIn(machine), ({ admission }) => admission.fail()],
      [await leaving(), ({ plainForm }) => plainForm.answer(undefined)],
      [await leaving(), ({ plainForm }) => plainForm.fail()],
    ]
    for (const [harness, end] of ends) {
      harness.send({ type: 'host.handedOver' })
      expect(harness.snapshot().output).toBeUndefined()
      await end(harness)
      expect(harness.snapshot().output).toEqual(LEFT)
    }
  },
}
