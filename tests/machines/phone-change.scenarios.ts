import { expect } from 'vitest'
import type { changeNumber, phoneChangeMachine } from '../../machines/sign-in/phone-change/machine'
import { phoneChangeView } from '../../machines/sign-in/phone-change/view'
import { hold } from './support/held-port'
import { run } from './support/run'
import { PENDING, REFUSAL } from './support/shopper'
import type { Told } from './support/tell'

const NEW = { ...PENDING, referenceCode: 'ref-3', gsmNumber: '+905559876543' }

function begin(machine: typeof phoneChangeMachine) {
  const port = hold<typeof changeNumber>()
  const story = run(machine.provide({ actors: { changeNumber: port.logic } }), { pending: PENDING })
  return {
    ...story,
    port,
    view: () => phoneChangeView(story.snapshot()),
    state: () => story.snapshot().value,
    typed: () => story.snapshot().context.typed,
    type(text: string) {
      story.send({ type: 'shopper.typedNumber', text })
    },
    goOn(text?: string) {
      if (text !== undefined) story.send({ type: 'shopper.typedNumber', text })
      story.send({ type: 'shopper.continued' })
    },
    stepBack() {
      story.send({ type: 'shopper.steppedBack' })
    },
  }
}

function ask(machine: typeof phoneChangeMachine) {
  const story = begin(machine)
  story.goOn('555 987 65 43')
  return story
}

export const phoneChangeTold: Told<typeof phoneChangeMachine> = {
  'the shopper sees where the last code went, masked, and the field is empty (OTP-06~, OTP-07~)': (machine) => {
    const story = begin(machine)
    expect(story.view()).toEqual({
      isBusy: false,
      maskedPhone: '+90 5** *** ** 67',
      fault: undefined,
      problem: undefined,
    })
    expect([story.typed(), story.port.asked]).toEqual(['', []])
  },

  'a code is sent to the new number once, with the reference of the last one (OTP-06~, GWY-04~)': async (machine) => {
    const story = begin(machine)
    story.goOn(' 0555 9876543 ')
    story.goOn()
    expect([story.port.asked, story.view().isBusy]).toEqual([[{ pending: PENDING, phone: NEW.gsmNumber }], true])
    await story.port.answer({ kind: 'sent', pending: NEW })
    expect(story.snapshot().output).toEqual({ kind: 'changed', pending: NEW })
  },

  'what is no number is said to be none, and never sent (OTP-06~, VAL-02~)': (machine) => {
    const story = begin(machine)
    story.goOn()
    expect(story.view().fault).toBe('validations.phoneNumberRequired')
    story.goOn('555')
    expect(story.view().fault).toBe('validations.phoneNumber')
    story.type('5559')
    expect(story.view().fault).toBeUndefined()
    expect([story.state(), story.port.asked]).toEqual(['asking', []])
  },

  'a number of another country is refused with words of its own (FRGN-01~)': (machine) => {
    const story = begin(machine)
    story.goOn('+49 1512 3456789')
    expect([story.view().fault, story.state()]).toEqual(['validations.phoneNumberTurkish', 'asking'])
    expect(story.port.asked).toEqual([])
  },

  'who steps back keeps the number and the code (OTP-06~)': (machine) => {
    const story = begin(machine)
    story.type('555')
    story.stepBack()
    expect(story.snapshot().output).toEqual({ kind: 'kept', pending: PENDING })
  },

  'a refusal is told in the words of the provider, and leaves the number in the field and the code good (OTP-06~)':
    async (machine) => {
      const story = ask(machine)
      await story.port.answer({ kind: 'refused', refusal: REFUSAL })
      expect(story.view()).toMatchObject({ isBusy: false, problem: { text: 'İşlem onaylanmadı' } })
      expect(story.typed()).toBe('555 987 65 43')
      story.goOn('')
      expect(story.view()).toMatchObject({ problem: undefined, fault: 'validations.phoneNumberRequired' })
      story.stepBack()
      expect(story.snapshot().output).toEqual({ kind: 'kept', pending: PENDING })
    },

  'a change that breaks says so in general words, and is not sent again by itself (GWY-07~)': async (machine) => {
    const story = ask(machine)
    await story.port.fail()
    expect(story.view().problem).toEqual({ text: undefined, key: 'errors.generic' })
    expect([story.state(), story.port.asked.length]).toEqual(['asking', 1])
    story.goOn()
    expect(story.view()).toMatchObject({ isBusy: true, problem: undefined })
  },

  'nothing leads back to the old code while the new one is on its way (OTP-06~)': async (machine) => {
    const story = ask(machine)
    story.stepBack()
    expect(story.state()).toBe('sending')
    await story.port.answer({ kind: 'sent', pending: NEW })
    expect(story.snapshot().output).toMatchObject({ kind: 'changed' })
  },

  'what is typed meanwhile is there after a refusal (OTP-06~)': async (machine) => {
    const story = ask(machine)
    story.type('555 987 65 44')
    await story.port.answer({ kind: 'refused', refusal: REFUSAL })
    story.goOn()
    expect(story.port.asked.map(({ phone }) => phone)).toEqual(['+905559876543', '+905559876544'])
  },
}
