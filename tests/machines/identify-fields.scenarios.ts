import { expect } from 'vitest'
import { EMPTY_FORM } from '../../machines/entities/entry-form'
import type { identifyMachine } from '../../machines/sign-in/identify/machine'
import { emailAfterBlur } from '../../machines/sign-in/identify/view'
import { DETAILS, beginIdentify } from './support/identify-harness'
import { FILLED, PENDING, TYPED } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'

/** What the form does on its own while the shopper fills it in. */
export const identifyFieldsScenarios: Scenarios<typeof identifyMachine> = {
  'several errors of the last press are listed until corrected, by the shopper or by the order (BEST-13~)': (
    machine,
  ) => {
    const typed = { ...EMPTY_FORM, gsmNumber: '5', email: 'a' }
    const harness = beginIdentify(machine, { form: typed })
    const refused = () => harness.snapshot().context.refused.map(({ field }) => field)
    harness.goOn()
    expect(refused()).toEqual(['gsmNumber', 'email'])
    harness.type({ email: TYPED.email })
    expect(refused()).toEqual(['gsmNumber', 'email'])
    harness.leave('email')
    expect(refused()).toEqual(['gsmNumber'])
    harness.type({ gsmNumber: '' })
    harness.orderArrives()
    expect(refused()).toEqual([])
    harness.leave('gsmNumber')
    harness.type({ email: '' })
    harness.goOn()
    expect(refused()).toEqual(['gsmNumber', 'email'])
    harness.type(TYPED)
    harness.goOn()
    expect([refused(), harness.port.asked]).toEqual([[], [DETAILS]])
  },

  'a phone in any form is tidied when its field is left (BEST-15~)': (machine) => {
    for (const gsmNumber of ['05321234567', '+90 532 1234567', '5321234567', '0090 (532) 123-45-67']) {
      const harness = beginIdentify(machine)
      harness.type({ gsmNumber })
      harness.leave('gsmNumber')
      expect(harness.typed()).toMatchObject({ gsmNumber: '532 123 45 67', prefix: '+90' })
      expect(harness.emitted).toEqual([{ type: 'filled', form: harness.typed() }])
    }
  },

  'a calling code typed with the number becomes the picked one (FRGN-01~)': (machine) => {
    const harness = beginIdentify(machine)
    harness.type({ gsmNumber: '00491512 3456789' })
    harness.leave('gsmNumber')
    expect(harness.view().prefix).toBe('+49')
    expect(harness.typed().gsmNumber.replace(/ /g, '')).toBe('15123456789')
  },

  'a field left with an invalid text shows its error, one left empty does not yet (VAL-05~)': (machine) => {
    const harness = beginIdentify(machine)
    harness.leave('email')
    harness.type({ gsmNumber: '532 1' })
    harness.leave('gsmNumber')
    expect(harness.view().faults).toMatchObject({ email: undefined, gsmNumber: 'validations.phoneNumber' })
    expect(harness.typed().gsmNumber).toBe('532 1')
    harness.type({ email: 'ayşe@shop.example' })
    harness.leave('email')
    expect(harness.view().faults.email).toBe('validations.email.turkishCharacter')
    harness.type({ email: 'ayse@shop.example' })
    harness.leave('email')
    expect(harness.view().faults.email).toBeUndefined()
  },

  'an e-mail gets a suggestion once its field was left, and not while it is typed (BEST-15~)': (machine) => {
    const harness = beginIdentify(machine)
    harness.type({ email: 'ayse@gmial.com' })
    expect(emailAfterBlur(harness.snapshot())).toBeUndefined()
    harness.leave('email')
    expect(emailAfterBlur(harness.snapshot())).toBe('ayse@gmial.com')
    harness.type({ email: 'ayse@gmail.com' })
    expect(emailAfterBlur(harness.snapshot())).toBeUndefined()
    harness.leave('gsmNumber')
    expect(emailAfterBlur(harness.snapshot())).toBeUndefined()
  },

  'the ticks of the one-page form are part of its output (QCK-02~, REG-01~)': async (machine) => {
    const harness = beginIdentify(machine, { form: FILLED })
    harness.orderArrives(undefined, true)
    harness.send({ type: 'shopper.ticked', box: 'agreement', isTicked: true })
    harness.send({ type: 'shopper.ticked', box: 'messages', isTicked: true })
    harness.send({ type: 'shopper.ticked', box: 'messages', isTicked: false })
    harness.goOn()
    await harness.port.answer({ kind: 'newcomer' })
    expect(harness.snapshot().output).toEqual({ kind: 'newcomer', form: { ...FILLED, agreement: true } })
  },

  'a number sent by Enter without leaving its field is tidied (BEST-15~)': async (machine) => {
    for (const answer of [{ kind: 'newcomer' }, { kind: 'codeSent', pending: PENDING }] as const) {
      const harness = beginIdentify(machine, { form: FILLED })
      harness.orderArrives()
      harness.type({ gsmNumber: `+90${FILLED.gsmNumber.replaceAll(' ', '')}` })
      harness.goOn()
      await harness.port.answer(answer)
      expect(harness.snapshot().output).toMatchObject({ kind: answer.kind, form: { gsmNumber: '532 123 45 67' } })
    }
  },
}
