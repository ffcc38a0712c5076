import { expect } from 'vitest'
import type { emailMismatchMachine } from '../../machines/sign-in/email-mismatch/machine'
import { emailMismatchView } from '../../machines/sign-in/email-mismatch/view'
import type { checkMember } from '../../machines/sign-in/identify/ports'
import { hold } from './support/held-port'
import { run } from './support/run'
import { FILLED, PENDING, REFUSAL, TIMED_OUT } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'

const OTHER = 'other@shop.example'
const QUESTION = { email: OTHER, phone: '+905321234567', isQuick: false }

function begin(machine: typeof emailMismatchMachine, isQuick = false) {
  const port = hold<typeof checkMember>()
  const harness = run(machine.provide({ actors: { checkMember: port.logic } }), { form: FILLED, isQuick })
  return {
    ...harness,
    port,
    view: () => emailMismatchView(harness.snapshot()),
    state: () => harness.snapshot().value,
    typed: () => harness.snapshot().context.form,
    type(text: string) {
      harness.send({ type: 'shopper.typedEmail', text })
    },
    goOn() {
      harness.send({ type: 'shopper.continued' })
    },
    retry() {
      harness.send({ type: 'shopper.retried' })
    },
    stepBack() {
      harness.send({ type: 'shopper.steppedBack' })
    },
  }
}

/** Submits another e-mail and leaves its lookup pending. */
function ask(machine: typeof emailMismatchMachine) {
  const harness = begin(machine)
  harness.type(OTHER)
  harness.goOn()
  return harness
}

async function mismatch(machine: typeof emailMismatchMachine) {
  const harness = ask(machine)
  await harness.port.answer({ kind: 'emailNeeded' })
  return harness
}

export const emailMismatchScenarios: Scenarios<typeof emailMismatchMachine> = {
  'the e-mail mismatch shows the masked phone, and sends no call on its own (IDEN-05~, OTP-07~)': (machine) => {
    const harness = begin(machine)
    expect(harness.view()).toEqual({
      isBusy: false,
      isMismatched: false,
      maskedPhone: '+90 5** *** ** 67',
      fault: undefined,
      problem: undefined,
    })
    expect([harness.typed(), harness.port.asked]).toEqual([FILLED, []])
  },

  'an e-mail that matches has an OTP sent, by one call (IDEN-05~, GWY-04~)': async (machine) => {
    const harness = ask(machine)
    harness.goOn()
    expect([harness.port.asked, harness.view().isBusy]).toEqual([[QUESTION], true])
    await harness.port.answer({ kind: 'codeSent', pending: PENDING })
    expect(harness.snapshot().output).toEqual({ kind: 'codeSent', pending: PENDING, form: { ...FILLED, email: OTHER } })
  },

  'the one-page login uses its own look-up (IDEN-03~, QCK-03~)': (machine) => {
    const harness = begin(machine, true)
    harness.goOn()
    expect(harness.port.asked).toEqual([{ ...QUESTION, email: FILLED.email, isQuick: true }])
  },

  'an invalid e-mail shows its error, and is never looked up (VAL-01~)': (machine) => {
    const harness = begin(machine)
    for (const [text, fault] of [
      ['', 'validations.emailRequired'],
      ['ayse@', 'validations.email'],
      ['ayşe@shop.example', 'validations.email.turkishCharacter'],
    ] as const) {
      harness.type(text)
      expect(harness.view().fault).toBeUndefined()
      harness.goOn()
      expect([harness.view().fault, harness.state()]).toEqual([fault, 'asking'])
    }
    expect(harness.port.asked).toEqual([])
  },

  'a mismatch is shown over the form, which keeps its text; another e-mail is one way on (IDEN-05~)': async (
    machine,
  ) => {
    const harness = await mismatch(machine)
    expect(harness.view()).toMatchObject({ isBusy: false, isMismatched: true, problem: undefined })
    harness.goOn()
    harness.type('ignored@shop.example')
    expect(harness.port.asked).toHaveLength(1)
    harness.retry()
    expect(harness.view()).toMatchObject({ isMismatched: false, fault: undefined })
    expect(harness.typed().email).toBe(OTHER)
    harness.type('third@shop.example')
    harness.goOn()
    expect(harness.port.asked.at(-1)).toEqual({ ...QUESTION, email: 'third@shop.example' })
  },

  'a step back to another number is the other way on, and keeps what was typed (IDEN-05~)': async (machine) => {
    const harness = await mismatch(machine)
    harness.stepBack()
    expect(harness.snapshot().output).toEqual({ kind: 'steppedBack', form: { ...FILLED, email: OTHER } })
  },

  'the e-mail mismatch can be left before any call, with what was typed (BOOT-13~)': (machine) => {
    const harness = begin(machine)
    harness.type('half')
    harness.stepBack()
    expect(harness.snapshot().output).toEqual({ kind: 'steppedBack', form: { ...FILLED, email: 'half' } })
  },

  'a shopper unknown by phone and by e-mail goes on to register (IDEN-04~)': async (machine) => {
    const harness = ask(machine)
    await harness.port.answer({ kind: 'newcomer' })
    expect(harness.snapshot().output).toEqual({ kind: 'newcomer', form: { ...FILLED, email: OTHER } })
  },

  'a refusal is shown in the provider’s words, with the text kept (GWY-05~)': async (machine) => {
    const harness = ask(machine)
    await harness.port.answer({ kind: 'refused', refusal: TIMED_OUT })
    expect(harness.view()).toMatchObject({ isBusy: false, problem: { text: 'İşlem onaylanmadı' } })
    expect(harness.typed().email).toBe(OTHER)
    harness.goOn()
    expect(harness.view()).toMatchObject({ isBusy: true, problem: undefined })
    await harness.port.answer({ kind: 'refused', refusal: REFUSAL })
    harness.type('')
    harness.goOn()
    expect(harness.view()).toMatchObject({ problem: undefined, fault: 'validations.emailRequired' })
  },

  'a look-up that fails shows a generic error, and is not repeated on its own (GWY-07~)': async (machine) => {
    const harness = ask(machine)
    await harness.port.fail()
    expect(harness.view()).toMatchObject({ isBusy: false, problem: { text: undefined, key: 'errors.generic' } })
    expect([harness.state(), harness.typed().email, harness.port.asked.length]).toEqual(['asking', OTHER, 1])
  },

  'an edit cancels the look-up, and its late answer changes nothing (GWY-04~)': async (machine) => {
    const harness = ask(machine)
    harness.type('third@shop.example')
    expect([harness.state(), harness.view().isBusy]).toEqual(['asking', false])
    await harness.port.answer({ kind: 'newcomer' })
    expect(harness.state()).toBe('asking')
    harness.goOn()
    expect(harness.port.asked).toEqual([QUESTION, { ...QUESTION, email: 'third@shop.example' }])
  },

  'no step back is possible during the look-up (GWY-04~)': (machine) => {
    const harness = ask(machine)
    harness.stepBack()
    expect(harness.state()).toBe('checking')
  },

  'a login from the app ends the question, at once or with any answer but a code (APP-02~)': async (machine) => {
    const left = { kind: 'steppedBack', form: { ...FILLED, email: OTHER } }
    for (const answer of [
      { kind: 'refused', refusal: REFUSAL },
      { kind: 'newcomer' },
      { kind: 'emailNeeded' },
    ] as const) {
      const harness = ask(machine)
      harness.send({ type: 'host.handedOver' })
      expect(harness.state()).toBe('checking')
      await harness.port.answer(answer)
      expect(harness.snapshot().output).toEqual(left)
    }
    const failed = ask(machine)
    failed.send({ type: 'host.handedOver' })
    await failed.port.fail()
    expect(failed.snapshot().output).toEqual(left)
    const edited = ask(machine)
    edited.send({ type: 'host.handedOver' })
    edited.type('third@shop.example')
    expect(edited.snapshot().output).toMatchObject({ kind: 'steppedBack', form: { email: 'third@shop.example' } })
    const asking = begin(machine)
    asking.send({ type: 'host.handedOver' })
    expect(asking.snapshot().output).toEqual({ kind: 'steppedBack', form: FILLED })
    const mismatched = await mismatch(machine)
    mismatched.send({ type: 'host.handedOver' })
    expect(mismatched.snapshot().output).toEqual(left)
  },
}
