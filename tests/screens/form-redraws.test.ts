import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { EMPTY_FORM } from '../../machines/entities/entry-form'
import { identifyMachine } from '../../machines/sign-in/identify/machine'
import { formView } from '../../machines/sign-in/identify/view'
import { applicantConsents } from '../../src/screens/register/applicant-consents'
import { isSameContent } from '../../src/checkout/is-same-content'

function viewed() {
  const actor = createActor(identifyMachine, { input: { form: EMPTY_FORM, entrance: 'identify' } }).start()
  return { actor, view: () => formView(actor.getSnapshot()) }
}

const typed = (text: string) => ({ type: 'shopper.typed', field: 'gsmNumber', text }) as const

describe('redraws of the identify form', () => {
  it('the form counts as unchanged while only a text changes, and after the field is left (PERF-02~)', () => {
    const { actor, view } = viewed()
    const before = view()
    for (const text of ['5', '53', '532']) {
      actor.send(typed(text))
      expect(isSameContent(before, view())).toBe(true)
    }
    actor.send(typed(''))
    actor.send({ type: 'shopper.leftField', field: 'gsmNumber' })
    expect(isSameContent(before, view())).toBe(true)
  })

  it('the form counts as changed with a new fault, without it again, and with another dial code', () => {
    const { actor, view } = viewed()
    actor.send(typed('53'))
    const before = view()
    actor.send({ type: 'shopper.leftField', field: 'gsmNumber' })
    const faulty = view()
    expect(isSameContent(before, faulty)).toBe(false)
    actor.send(typed('532'))
    expect(isSameContent(faulty, view())).toBe(false)
    actor.send(typed('+49 1511'))
    expect(isSameContent(before, view())).toBe(false)
  })

  it('the consents count as unchanged while a text changes, and as changed with a tick (PERF-02~)', () => {
    const { actor } = viewed()
    const consents = () => applicantConsents(actor.getSnapshot())
    const before = consents()
    for (const text of ['5', '53', '']) {
      actor.send(typed(text))
      expect(isSameContent(before, consents())).toBe(true)
    }
    actor.send({ type: 'shopper.ticked', box: 'messages', isTicked: true })
    expect(isSameContent(before, consents())).toBe(false)
  })
})
