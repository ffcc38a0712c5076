import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { EMPTY_FORM } from '../../machines/entities/entry-form'
import { identifyMachine } from '../../machines/sign-in/identify/machine'
import { showBegunContact } from '../../src/screens/identify/show-begun-contact'

const TYPED = { ...EMPTY_FORM, gsmNumber: '532 123 45 67', email: 'ayse@posta.example' }
const BEGUN = { ...EMPTY_FORM, gsmNumber: '532 765 43 21', email: 'elif@posta.example' }

/** A form whose fields show what was typed into it. */
function typedForm() {
  const last = createActor(identifyMachine, { input: { form: TYPED, entrance: 'identify' } }).start()
  const [gsmNumber, email] = [{ value: TYPED.gsmNumber }, { value: TYPED.email }]
  const inputs = new Map([
    ['[data-field=gsmNumber]', gsmNumber],
    ['[data-field=email]', email],
  ])
  const fields = { querySelector: (selector: string) => inputs.get(selector) } as unknown as ParentNode
  return {
    last,
    gsmNumber,
    shown() {
      showBegunContact(fields, last, BEGUN)
      return [gsmNumber.value, email.value]
    },
  }
}

describe('the contact of a form that follows another', () => {
  it('the fields of a form that has ended show the contact of the next form (QCK-02~)', () => {
    const { last, shown } = typedForm()
    last.send({ type: 'host.handedOver' })
    expect(shown()).toEqual([BEGUN.gsmNumber, BEGUN.email])
  })

  it('a text typed after its form has ended stays (QCK-02~)', () => {
    const { last, gsmNumber, shown } = typedForm()
    last.send({ type: 'host.handedOver' })
    gsmNumber.value = '5559998877'
    expect(shown()).toEqual(['5559998877', BEGUN.email])
  })

  it('the texts of a form that runs or was stopped stay, since no other form has them (QCK-02~)', () => {
    const { last, shown } = typedForm()
    expect(shown()).toEqual([TYPED.gsmNumber, TYPED.email])
    last.stop()
    expect(shown()).toEqual([TYPED.gsmNumber, TYPED.email])
  })
})
