import { expect } from 'vitest'
import type { verificationMachine, verifyCode } from '../../machines/verification/machine'
import { verificationView } from '../../machines/verification/view'
import { hold } from './support/held-port'
import { run } from './support/run'
import { MEMBER, PENDING, REFUSAL } from './support/shopper'
import type { Told } from './support/tell'

const QUESTION = { memberUserId: 'u', referenceCode: 'ref', code: '907218' }

function begin(machine: typeof verificationMachine) {
  const port = hold<typeof verifyCode>()
  const story = run(machine.provide({ actors: { verifyCode: port.logic } }), { pending: PENDING })
  return {
    ...story,
    port,
    view: () => verificationView(story.snapshot()),
    state: () => story.snapshot().value,
    enter(text?: string) {
      if (text !== undefined) story.send({ type: 'shopper.typedCode', text })
      story.send({ type: 'shopper.enteredCode' })
    },
  }
}

export const verificationTold: Told<typeof verificationMachine> = {
  'the shopper sees where the code went, masked, and is asked for nothing yet (OTP-07~)': (machine) => {
    const story = begin(machine)
    expect(story.view()).toEqual({
      isBusy: false,
      maskedPhone: '+90 5** *** ** 67',
      fault: undefined,
      problem: undefined,
    })
    expect(story.port.asked).toEqual([])
  },

  'an empty or a short code is said to be one, and never sent (VAL-03~)': (machine) => {
    const story = begin(machine)
    story.enter()
    expect(story.view().fault).toBe('validations.verificationCodeRequired')
    story.enter('12345')
    expect(story.view().fault).toBe('validations.verificationCode')
    story.send({ type: 'shopper.typedCode', text: '123456' })
    expect(story.view().fault).toBeUndefined()
    expect(story.state()).toBe('entering')
    expect(story.port.asked).toEqual([])
  },

  'the six digits are sent once, with the reference of the code (OTP-02~, GWY-04~)': async (machine) => {
    const story = begin(machine)
    story.enter('Kod: 907 218')
    expect(story.view().isBusy).toBe(true)
    story.enter()
    story.enter('654321')
    expect(story.port.asked).toEqual([QUESTION])
    await story.port.answer({ kind: 'verified', member: MEMBER })
    expect(story.snapshot().output).toEqual({ kind: 'verified', member: MEMBER })
    expect(JSON.stringify(story.snapshot())).not.toMatch(/907 ?218/)
  },

  'a wrong code is told in the words of the provider, and the field starts empty (OTP-04~)': async (machine) => {
    const story = begin(machine)
    story.enter('907218')
    await story.port.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.state()).toBe('entering')
    expect(story.view()).toMatchObject({ isBusy: false, problem: { text: 'Kart limiti yetersiz' } })
    expect(story.emitted).toEqual([{ type: 'codeForgotten' }])
    story.enter()
    expect(story.view()).toMatchObject({ fault: 'validations.verificationCodeRequired', problem: undefined })
    story.enter('654321')
    expect(story.view()).toMatchObject({ fault: undefined, problem: undefined })
    expect(story.port.asked).toEqual([QUESTION, { ...QUESTION, code: '654321' }])
  },

  'a check that breaks says so in general words, and the code is not sent again by itself (GWY-07~)': async (
    machine,
  ) => {
    const story = begin(machine)
    story.enter('907218')
    await story.port.fail()
    expect(story.state()).toBe('entering')
    expect(story.view().problem).toEqual({ text: undefined, key: 'errors.generic' })
    expect(story.emitted).toEqual([{ type: 'codeForgotten' }])
    expect(story.port.asked).toHaveLength(1)
    expect(story.snapshot().context.typed).toBe('')
  },
}
