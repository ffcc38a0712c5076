import { expect } from 'vitest'
import type { emailMismatchMachine } from '../../machines/sign-in/email-mismatch/machine'
import { emailMismatchView } from '../../machines/sign-in/email-mismatch/view'
import type { checkMember } from '../../machines/sign-in/identify/ports'
import { hold } from './support/held-port'
import { run } from './support/run'
import { FILLED, PENDING, REFUSAL } from './support/shopper'
import type { Told } from './support/tell'

const OTHER = 'other@shop.example'
const QUESTION = { email: OTHER, phone: '+905321234567', isQuick: false }

function begin(machine: typeof emailMismatchMachine, isQuick = false) {
  const port = hold<typeof checkMember>()
  const story = run(machine.provide({ actors: { checkMember: port.logic } }), { form: FILLED, isQuick })
  return {
    ...story,
    port,
    view: () => emailMismatchView(story.snapshot()),
    state: () => story.snapshot().value,
    typed: () => story.snapshot().context.form,
    type(text: string) {
      story.send({ type: 'shopper.typedEmail', text })
    },
    goOn() {
      story.send({ type: 'shopper.continued' })
    },
    retry() {
      story.send({ type: 'shopper.retried' })
    },
    stepBack() {
      story.send({ type: 'shopper.steppedBack' })
    },
  }
}

/** Another e-mail was typed, and is asked about. */
function ask(machine: typeof emailMismatchMachine) {
  const story = begin(machine)
  story.type(OTHER)
  story.goOn()
  return story
}

async function mismatch(machine: typeof emailMismatchMachine) {
  const story = ask(machine)
  await story.port.answer({ kind: 'emailNeeded' })
  return story
}

export const emailMismatchTold: Told<typeof emailMismatchMachine> = {
  'the shopper sees of which phone the e-mail is asked, masked, and nothing is asked by itself (IDEN-05~, OTP-07~)': (
    machine,
  ) => {
    const story = begin(machine)
    expect(story.view()).toEqual({
      isBusy: false,
      isMismatched: false,
      maskedPhone: '+90 5** *** ** 67',
      fault: undefined,
      problem: undefined,
    })
    expect([story.typed(), story.port.asked]).toEqual([FILLED, []])
  },

  'an e-mail that matches has a code sent, asked for once (IDEN-05~, GWY-04~)': async (machine) => {
    const story = ask(machine)
    story.goOn()
    expect([story.port.asked, story.view().isBusy]).toEqual([[QUESTION], true])
    await story.port.answer({ kind: 'codeSent', pending: PENDING })
    expect(story.snapshot().output).toEqual({ kind: 'codeSent', pending: PENDING, form: { ...FILLED, email: OTHER } })
  },

  'the one-page login asks its own question (IDEN-03~, QCK-03~)': (machine) => {
    const story = begin(machine, true)
    story.goOn()
    expect(story.port.asked).toEqual([{ ...QUESTION, email: FILLED.email, isQuick: true }])
  },

  'what is no e-mail is said to be none, and never asked about (VAL-01~)': (machine) => {
    const story = begin(machine)
    for (const [text, fault] of [
      ['', 'validations.emailRequired'],
      ['ayse@', 'validations.email'],
      ['ayşe@shop.example', 'validations.email.turkishCharacter'],
    ] as const) {
      story.type(text)
      expect(story.view().fault).toBeUndefined()
      story.goOn()
      expect([story.view().fault, story.state()]).toEqual([fault, 'asking'])
    }
    expect(story.port.asked).toEqual([])
  },

  'a mismatch is said over the form, which keeps what was typed; another e-mail is one way on (IDEN-05~)': async (
    machine,
  ) => {
    const story = await mismatch(machine)
    expect(story.view()).toMatchObject({ isBusy: false, isMismatched: true, problem: undefined })
    story.goOn()
    story.type('ignored@shop.example')
    expect(story.port.asked).toHaveLength(1)
    story.retry()
    expect(story.view()).toMatchObject({ isMismatched: false, fault: undefined })
    expect(story.typed().email).toBe(OTHER)
    story.type('third@shop.example')
    story.goOn()
    expect(story.port.asked.at(-1)).toEqual({ ...QUESTION, email: 'third@shop.example' })
  },

  'another number is the other way on, and takes along what was typed (IDEN-05~)': async (machine) => {
    const story = await mismatch(machine)
    story.stepBack()
    expect(story.snapshot().output).toEqual({ kind: 'steppedBack', form: { ...FILLED, email: OTHER } })
  },

  'it can be left before anything is asked, with what was typed (BOOT-13~)': (machine) => {
    const story = begin(machine)
    story.type('half')
    story.stepBack()
    expect(story.snapshot().output).toEqual({ kind: 'steppedBack', form: { ...FILLED, email: 'half' } })
  },

  'who is known by neither goes on to register (IDEN-04~)': async (machine) => {
    const story = ask(machine)
    await story.port.answer({ kind: 'newcomer' })
    expect(story.snapshot().output).toEqual({ kind: 'newcomer', form: { ...FILLED, email: OTHER } })
  },

  'a refusal is told in the words of the provider, with the text kept (GWY-05~)': async (machine) => {
    const story = ask(machine)
    await story.port.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.view()).toMatchObject({ isBusy: false, problem: { text: 'İşlem onaylanmadı' } })
    expect(story.typed().email).toBe(OTHER)
    story.goOn()
    expect(story.view()).toMatchObject({ isBusy: true, problem: undefined })
    await story.port.answer({ kind: 'refused', refusal: REFUSAL })
    story.type('')
    story.goOn()
    expect(story.view()).toMatchObject({ problem: undefined, fault: 'validations.emailRequired' })
  },

  'a question that breaks says so in general words, and is not asked again by itself (GWY-07~)': async (machine) => {
    const story = ask(machine)
    await story.port.fail()
    expect(story.view()).toMatchObject({ isBusy: false, problem: { text: undefined, key: 'errors.generic' } })
    expect([story.state(), story.typed().email, story.port.asked.length]).toEqual(['asking', OTHER, 1])
  },

  'an edit takes the question back, and what it is answered changes nothing (GWY-04~)': async (machine) => {
    const story = ask(machine)
    story.type('third@shop.example')
    expect([story.state(), story.view().isBusy]).toEqual(['asking', false])
    await story.port.answer({ kind: 'newcomer' })
    expect(story.state()).toBe('asking')
    story.goOn()
    expect(story.port.asked).toEqual([QUESTION, { ...QUESTION, email: 'third@shop.example' }])
  },

  'nobody steps back while the question is under way (GWY-04~)': (machine) => {
    const story = ask(machine)
    story.stepBack()
    expect(story.state()).toBe('checking')
  },
}
