import { expect } from 'vitest'
import { NO_IDENTITY_FAULTS } from '../../machines/payment/kyc-gate/draft'
import type { kycGateMachine } from '../../machines/payment/kyc-gate/machine'
import { GATE, IDENTITY, beginForm, beginGate, known } from './support/kyc-gate-story'
import { REFUSAL } from './support/shopper'
import type { Told } from './support/tell'

const { name: _name, surname: _surname, ...ASKED } = IDENTITY

/** The form, filled and sent. */
function beginSubmitted(machine: typeof kycGateMachine) {
  const story = beginForm(machine)
  story.give(ASKED)
  return story
}

export const kycGateFormTold: Told<typeof kycGateMachine> = {
  'the form knows the name that the merchant gave, and asks the rest (KYC-05~)': (machine) => {
    const story = beginForm(machine)
    expect(story.typed()).toEqual({ name: 'Ayşe', surname: 'Yılmaz', identityNumber: '', birthDate: '' })
    expect(story.view()).toEqual({
      kind: 'form',
      isBusy: false,
      needsGuardian: false,
      faults: NO_IDENTITY_FAULTS,
      firstFault: undefined,
      problem: undefined,
    })
    expect(story.isModal()).toBe(true)
  },

  'what was proven is weighed again before anything may be paid (KYC-05~, KYC-07~)': async (machine) => {
    const story = beginSubmitted(machine)
    expect([story.proof.asked, story.view()]).toEqual([[IDENTITY], expect.objectContaining({ isBusy: true })])
    await story.proof.answer({ kind: 'proven', level: 1 })
    expect(story.limit.asked).toEqual([{ memberId: GATE.memberId, amount: GATE.amount }])
    // The form stays in place for as long as that takes, and can be closed.
    expect([story.view(), story.isModal()]).toEqual([expect.objectContaining({ kind: 'form', isBusy: true }), true])
    await story.limit.answer({ kind: 'within' })
    expect(story.output()).toEqual({ kind: 'open', level: 1, cards: undefined })
  },

  'who is fully verified by the form pays, without another question (KYC-03~, KYC-05~)': async (machine) => {
    const story = beginSubmitted(machine)
    await story.proof.answer({ kind: 'proven', level: 2 })
    expect([story.output(), story.limit.asked]).toEqual([{ kind: 'open', level: 2, cards: undefined }, []])
  },

  'the form proves one step: where that is not enough, the app is offered in its place (KYC-04~, KYC-05~)': async (
    machine,
  ) => {
    const story = beginSubmitted(machine)
    await story.proof.answer({ kind: 'proven', level: 1 })
    await story.limit.answer({ kind: 'violated' })
    expect(story.view()).toMatchObject({ kind: 'form', isBusy: true })
    await story.level.answer(known(1))
    expect(story.view()).toMatchObject({ kind: 'app', because: 'step', isSent: false, isChecking: false })
    const same = beginSubmitted(machine)
    await same.proof.answer({ kind: 'proven', level: 0 })
    expect(same.view()).toMatchObject({ kind: 'app', because: 'step' })
  },

  'a limit that can’t be asked for after the form stops the payment (KYC-06~)': async (machine) => {
    const story = beginSubmitted(machine)
    await story.proof.answer({ kind: 'proven', level: 1 })
    await story.limit.fail()
    expect(story.output()).toMatchObject({ kind: 'stopped', level: 1 })
  },

  'a refusal is told in the words of the provider, and everything typed stays (KYC-05~, VAL-06~)': async (machine) => {
    const story = beginSubmitted(machine)
    await story.proof.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.view()).toMatchObject({ kind: 'form', isBusy: false, problem: { text: REFUSAL.message } })
    expect(story.typed()).toEqual(IDENTITY)
    story.give({ surname: 'Yıldız' })
    expect(story.view()).toMatchObject({ isBusy: true, problem: undefined })
    expect(story.proof.asked).toEqual([IDENTITY, { ...IDENTITY, surname: 'Yıldız' }])
  },

  'a proof that breaks says so in general words, and is not sent again by itself (KYC-05~, GWY-07~)': async (
    machine,
  ) => {
    const story = beginSubmitted(machine)
    await story.proof.fail()
    expect(story.view()).toMatchObject({ isBusy: false, problem: { text: undefined, key: 'errors.generic' } })
    expect([story.proof.asked.length, story.typed()]).toEqual([1, IDENTITY])
  },

  'nothing is sent before every field is filled, and each says what it lacks (VAL-04~, VAL-05~)': (machine) => {
    const story = beginForm(machine)
    story.give({ name: ' ', surname: '' })
    expect(story.view()).toMatchObject({
      isBusy: false,
      firstFault: 'name',
      faults: {
        name: 'validations.nameRequired',
        surname: 'validations.surnameRequired',
        identityNumber: 'validations.identityNumberRequired',
        birthDate: 'validations.birthDateRequired',
      },
    })
    story.type('name', 'Ayşe')
    story.give({ surname: 'Yılmaz', identityNumber: '00000000000', birthDate: '31/02/1990' })
    expect(story.view()).toMatchObject({
      firstFault: 'identityNumber',
      faults: { identityNumber: 'validations.identityNumber', birthDate: 'validations.birthDate' },
    })
    expect(story.proof.asked).toEqual([])
    story.give(ASKED)
    expect(story.proof.asked).toEqual([IDENTITY])
  },

  'a field that is left is put in order and says what is wrong with it, an empty one does not yet (VAL-04~, VAL-05~)': (
    machine,
  ) => {
    const story = beginForm(machine)
    story.leave('identityNumber')
    expect(story.view()).toMatchObject({ firstFault: undefined })
    story.type('identityNumber', ' 100 000 001 46 ')
    story.leave('identityNumber')
    story.type('birthDate', '17.4.1988')
    story.leave('birthDate')
    story.type('name', ' Ayşe ')
    story.leave('name')
    expect([story.view(), story.typed()]).toEqual([expect.objectContaining({ firstFault: undefined }), IDENTITY])
    expect(story.emitted.at(-1)).toEqual({ type: 'filled', form: IDENTITY })
    story.type('birthDate', '23/11/2025')
    story.leave('birthDate')
    expect(story.view()).toMatchObject({ faults: { birthDate: 'validations.birthDate' } })
    expect(story.typed().birthDate).toBe('23/11/2025')
    story.type('birthDate', '23/11/20')
    expect(story.view()).toMatchObject({ firstFault: undefined })
  },

  'a press while it is on its way is no second proof, and what is typed meanwhile stays (KYC-05~)': async (machine) => {
    const story = beginSubmitted(machine)
    story.give({ name: 'Ayşegül' })
    expect(story.proof.asked).toEqual([IDENTITY])
    await story.proof.answer({ kind: 'refused', refusal: REFUSAL })
    story.give()
    expect(story.proof.asked).toEqual([IDENTITY, { ...IDENTITY, name: 'Ayşegül' }])
  },

  'a refusal is taken back when the next press finds something missing (KYC-05~)': async (machine) => {
    const story = beginSubmitted(machine)
    await story.proof.answer({ kind: 'refused', refusal: REFUSAL })
    story.give({ birthDate: '' })
    expect(story.view()).toMatchObject({ problem: undefined, firstFault: 'birthDate' })
  },

  'whoever would rather pay another way closes the form, even while it is on its way (KYC-01~)': async (machine) => {
    const story = beginForm(machine)
    story.close()
    expect(story.output()).toEqual({ kind: 'declined', level: 0, cards: undefined })
    const sent = beginSubmitted(machine)
    sent.close()
    expect(sent.output()).toEqual({ kind: 'declined', level: 0, cards: undefined })
    const weighed = beginSubmitted(machine)
    await weighed.proof.answer({ kind: 'proven', level: 1 })
    weighed.close()
    expect(weighed.output()).toEqual({ kind: 'declined', level: 1, cards: undefined })
  },

  'the form is shown for a limit that was met as well (KYC-02~, KYC-05~)': async (machine) => {
    const story = beginGate(machine, { terms: { isIdentityFormShown: true } })
    await story.limit.answer({ kind: 'violated' })
    await story.level.answer(known(1))
    expect(story.view()).toMatchObject({ kind: 'form' })
  },
}
