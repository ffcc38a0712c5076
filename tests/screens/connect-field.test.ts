import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { EMPTY_FORM, type EntryField } from '../../machines/entities/entry-form'
import { identifyMachine } from '../../machines/sign-in/identify/machine'
import { typedForm } from '../../machines/sign-in/identify/view'
import { connectField } from '../../src/screens/identify/connect-field'

/** A text field, as far as the code under test uses one. */
class Input extends EventTarget {
  value = ''
  readonly defaultValue = ''
  isSelected = false
  select() {
    this.isSelected = true
  }
  type(text: string) {
    this.value = text
    this.dispatchEvent(new Event('input'))
  }
}

/** The two fields of the form, joined to a running machine that receives the typed text. */
function joined() {
  const actor = createActor(identifyMachine, { input: { form: EMPTY_FORM, entrance: 'identify' } }).start()
  const join = (field: EntryField) => {
    const input = new Input()
    const end = connectField(actor, field, input as unknown as HTMLInputElement)
    input.addEventListener('input', () => {
      actor.send({ type: 'shopper.typed', field, text: input.value })
    })
    return { input, end }
  }
  const [email, gsmNumber] = [join('email'), join('gsmNumber')]
  return {
    actor,
    email: email.input,
    gsmNumber: gsmNumber.input,
    end: email.end,
    known: () => typedForm(actor.getSnapshot()),
    arrive: (contact: { email: string; gsmNumber: string }) => {
      actor.send({ type: 'order.arrived', form: { ...EMPTY_FORM, ...contact }, isQuick: false, isMembersOnly: false })
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('document', { activeElement: null })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a field of the identify form', () => {
  it.each(['order@shop.example', ''])(
    'an autofilled field keeps its text, without an input event, for an order with the e-mail "%s" (PLT-03~)',
    (orderEmail) => {
      const { email, known, arrive } = joined()
      email.value = 'ayse@posta.example'
      arrive({ email: orderEmail, gsmNumber: '' })
      expect([email.value, known().email]).toEqual(['ayse@posta.example', 'ayse@posta.example'])
    },
  )

  it('an autofilled field keeps its text when another field is left (PLT-03~)', () => {
    const { actor, email, gsmNumber, known } = joined()
    email.value = 'ayse@posta.example'
    gsmNumber.type('0 532 123 45 67')
    actor.send({ type: 'shopper.leftField', field: 'gsmNumber' })
    expect([email.value, known().email]).toEqual(['ayse@posta.example', 'ayse@posta.example'])
    expect(gsmNumber.value).toBe(known().gsmNumber)
    expect(gsmNumber.value).not.toBe('0 532 123 45 67')
  })

  it('an empty field gets the order’s text, selected if the field has the focus; a typed one keeps its own (IDEN-01~)', () => {
    const { email, gsmNumber, known, arrive } = joined()
    gsmNumber.type('5321234567')
    vi.stubGlobal('document', { activeElement: email })
    arrive({ email: 'order@shop.example', gsmNumber: '5559998877' })
    expect([email.value, gsmNumber.value]).toEqual(['order@shop.example', '5321234567'])
    expect([email.isSelected, gsmNumber.isSelected]).toEqual([true, false])
    expect(known()).toMatchObject({ email: 'order@shop.example', gsmNumber: '5321234567' })
  })

  it('a focused field with typed text keeps it unselected when the order arrives (IDEN-01~)', () => {
    const { gsmNumber, arrive } = joined()
    gsmNumber.type('53212')
    vi.stubGlobal('document', { activeElement: gsmNumber })
    arrive({ email: 'order@shop.example', gsmNumber: '5559998877' })
    expect([gsmNumber.value, gsmNumber.isSelected]).toEqual(['53212', false])
  })

  it('a removed field is not written to', () => {
    const { email, end, arrive } = joined()
    end()
    arrive({ email: 'order@shop.example', gsmNumber: '' })
    expect(email.value).toBe('')
  })
})
