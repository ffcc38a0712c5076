import { expect } from 'vitest'
import type { identifyMachine } from '../../machines/sign-in/identify/machine'
import { emailLeft } from '../../machines/sign-in/identify/view'
import { beginIdentify } from './support/identify-story'
import { FILLED } from './support/shopper'
import type { Told } from './support/tell'

/** What the form does by itself while it is filled in. */
export const identifyFieldsTold: Told<typeof identifyMachine> = {
  'a phone in whichever form is tidied when its field is left (BEST-15~)': (machine) => {
    for (const gsmNumber of ['05321234567', '+90 532 1234567', '5321234567', '0090 (532) 123-45-67']) {
      const story = beginIdentify(machine)
      story.type({ gsmNumber })
      story.leave('gsmNumber')
      expect(story.typed()).toMatchObject({ gsmNumber: '532 123 45 67', prefix: '+90' })
      expect(story.emitted).toEqual([{ type: 'filled', form: story.typed() }])
    }
  },

  'a calling code that was typed with the number becomes the picked one (FRGN-01~)': (machine) => {
    const story = beginIdentify(machine)
    story.type({ gsmNumber: '00491512 3456789' })
    story.leave('gsmNumber')
    expect(story.view().prefix).toBe('+49')
    expect(story.typed().gsmNumber.replace(/ /g, '')).toBe('15123456789')
  },

  'a field that is left with something wrong says so, one that is left empty does not yet (VAL-05~)': (machine) => {
    const story = beginIdentify(machine)
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
    const story = beginIdentify(machine)
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
    const story = beginIdentify(machine, { form: FILLED })
    story.orderArrives(undefined, true)
    story.send({ type: 'shopper.ticked', box: 'agreement', isTicked: true })
    story.send({ type: 'shopper.ticked', box: 'messages', isTicked: true })
    story.send({ type: 'shopper.ticked', box: 'messages', isTicked: false })
    story.goOn()
    await story.port.answer({ kind: 'newcomer' })
    expect(story.snapshot().output).toEqual({ kind: 'newcomer', form: { ...FILLED, agreement: true } })
  },

  'a number that Enter sends unleft is in order where the shopper goes on (BEST-15~)': async (machine) => {
    const story = beginIdentify(machine, { form: FILLED })
    story.orderArrives()
    story.type({ gsmNumber: `+90${FILLED.gsmNumber.replaceAll(' ', '')}` })
    story.goOn()
    await story.port.answer({ kind: 'newcomer' })
    expect(story.snapshot().output?.form.gsmNumber).toBe('532 123 45 67')
  },
}
