import { expect } from 'vitest'
import { NO_IDENTITY_FAULTS } from '../../machines/payment/kyc-gate/draft'
import type { kycGateMachine } from '../../machines/payment/kyc-gate/machine'
import { beginForm, beginGate, known } from './support/kyc-gate-harness'
import { REFUSAL } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { GATE, IDENTITY } from './fixtures/identity'

const { name: _name, surname: _surname, ...ASKED } = IDENTITY

function beginSubmitted(machine: typeof kycGateMachine) {
  const harness = beginForm(machine)
  harness.give(ASKED)
  return harness
}

export const kycGateFormScenarios: Scenarios<typeof kycGateMachine> = {
  'the identity form has the name that the merchant gave, and asks for the rest (KYC-05~)': (machine) => {
    const harness = beginForm(machine)
    expect(harness.typed()).toEqual({ name: 'Ayşe', surname: 'Yılmaz', identityNumber: '', birthDate: '' })
    expect(harness.view()).toEqual({
      kind: 'form',
      isBusy: false,
      needsGuardian: false,
      faults: NO_IDENTITY_FAULTS,
      firstFault: undefined,
      refused: [],
      problem: undefined,
    })
    expect(harness.isModal()).toBe(true)
  },

  'several errors of the last press are listed until corrected, a single one is not (BEST-13~)': (machine) => {
    const harness = beginForm(machine)
    const refused = () => harness.snapshot().context.refused
    harness.leave('birthDate')
    expect(refused()).toEqual([])
    harness.give()
    const birthDate = { field: 'birthDate', key: 'validations.birthDateRequired' }
    expect(refused()).toEqual([{ field: 'identityNumber', key: 'validations.identityNumberRequired' }, birthDate])
    harness.type('identityNumber', ASKED.identityNumber)
    expect(refused()).toHaveLength(2)
    harness.leave('identityNumber')
    expect(refused()).toEqual([birthDate])
    harness.type('birthDate', '')
    harness.leave('birthDate')
    expect([refused(), harness.view()]).toEqual([
      [birthDate],
      expect.objectContaining({ faults: { ...NO_IDENTITY_FAULTS, birthDate: birthDate.key } }),
    ])
    harness.give()
    expect(refused()).toEqual([])
    const corrected = beginForm(machine)
    corrected.give()
    corrected.give(ASKED)
    expect(corrected.snapshot().context.refused).toEqual([])
  },

  'a verified identity is checked against the limit again before anything can be paid (KYC-05~, KYC-07~)': async (
    machine,
  ) => {
    const harness = beginSubmitted(machine)
    expect([harness.proof.asked, harness.view()]).toEqual([[IDENTITY], expect.objectContaining({ isBusy: true })])
    await harness.proof.answer({ kind: 'proven', level: 1 })
    expect(harness.limit.asked).toEqual([{ memberId: GATE.memberId, amount: GATE.amount }])
    // The form stays open while the limit is checked, and can be closed.
    expect([harness.view(), harness.isModal()]).toEqual([expect.objectContaining({ kind: 'form', isBusy: true }), true])
    await harness.limit.answer({ kind: 'within' })
    expect(harness.output()).toEqual({ kind: 'open', level: 1, mayHaveRisen: false, cards: undefined })
  },

  'a shopper who is fully verified by the form pays, without another check (KYC-03~, KYC-05~)': async (machine) => {
    const harness = beginSubmitted(machine)
    await harness.proof.answer({ kind: 'proven', level: 2 })
    expect([harness.output(), harness.limit.asked]).toEqual([
      { kind: 'open', level: 2, mayHaveRisen: false, cards: undefined },
      [],
    ])
  },

  'the form verifies one level: where that is not enough, the app is offered in its place (KYC-04~, KYC-05~)': async (
    machine,
  ) => {
    const harness = beginSubmitted(machine)
    await harness.proof.answer({ kind: 'proven', level: 1 })
    await harness.limit.answer({ kind: 'violated' })
    expect(harness.view()).toMatchObject({ kind: 'form', isBusy: true })
    await harness.level.answer(known(1))
    expect(harness.view()).toMatchObject({ kind: 'app', because: 'step', isSent: false, isChecking: false })
    const same = beginSubmitted(machine)
    await same.proof.answer({ kind: 'proven', level: 0 })
    expect(same.view()).toMatchObject({ kind: 'app', because: 'step' })
  },

  'a limit that fails to load after the form stops the payment (KYC-06~)': async (machine) => {
    const harness = beginSubmitted(machine)
    await harness.proof.answer({ kind: 'proven', level: 1 })
    await harness.limit.fail()
    expect(harness.output()).toMatchObject({ kind: 'stopped', level: 1 })
  },

  'a refusal is shown in the provider’s words, and everything typed stays (KYC-05~, VAL-06~)': async (machine) => {
    const harness = beginSubmitted(machine)
    await harness.proof.answer({ kind: 'refused', refusal: REFUSAL })
    expect(harness.view()).toMatchObject({ kind: 'form', isBusy: false, problem: { text: REFUSAL.message } })
    expect(harness.typed()).toEqual(IDENTITY)
    harness.give({ surname: 'Yıldız' })
    expect(harness.view()).toMatchObject({ isBusy: true, problem: undefined })
    expect(harness.proof.asked).toEqual([IDENTITY, { ...IDENTITY, surname: 'Yıldız' }])
  },

  'a form that was closed opens with its typed text; one that opened the gate leaves none (KYC-05~)': async (
    machine,
  ) => {
    const closed = beginForm(machine)
    closed.type('identityNumber', IDENTITY.identityNumber)
    closed.close()
    const typed = { ...GATE.terms.buyer, identityNumber: IDENTITY.identityNumber, birthDate: '' }
    expect(closed.output()).toMatchObject({ kind: 'declined', identity: typed })
    const again = beginForm(machine, typed)
    expect([again.typed(), again.view()]).toMatchObject([typed, { kind: 'form', firstFault: undefined }])
    again.give({ birthDate: IDENTITY.birthDate })
    await again.proof.answer({ kind: 'proven', level: 2 })
    expect(again.output()).toEqual({ kind: 'open', level: 2, mayHaveRisen: false, cards: undefined })
  },

  'a proof that fails shows a generic error, and is not sent again on its own (KYC-05~, GWY-07~)': async (machine) => {
    const harness = beginSubmitted(machine)
    await harness.proof.fail()
    expect(harness.view()).toMatchObject({ isBusy: false, problem: { text: undefined, key: 'errors.generic' } })
    expect([harness.proof.asked.length, harness.typed()]).toEqual([1, IDENTITY])
  },

  'nothing is sent before every field is filled, and each says what it lacks (VAL-04~, VAL-05~)': (machine) => {
    const harness = beginForm(machine)
    harness.give({ name: ' ', surname: '' })
    expect(harness.view()).toMatchObject({
      isBusy: false,
      firstFault: 'name',
      faults: {
        name: 'validations.nameRequired',
        surname: 'validations.surnameRequired',
        identityNumber: 'validations.identityNumberRequired',
        birthDate: 'validations.birthDateRequired',
      },
    })
    harness.type('name', 'Ayşe')
    harness.give({ surname: 'Yılmaz', identityNumber: '00000000000', birthDate: '31/02/1990' })
    expect(harness.view()).toMatchObject({
      firstFault: 'identityNumber',
      faults: { identityNumber: 'validations.identityNumber', birthDate: 'validations.birthDate' },
    })
    expect(harness.proof.asked).toEqual([])
    harness.give(ASKED)
    expect(harness.proof.asked).toEqual([IDENTITY])
  },

  'a field that is left is tidied and shows its error, an empty one does not yet (VAL-04~, VAL-05~)': (machine) => {
    const harness = beginForm(machine)
    harness.leave('identityNumber')
    expect(harness.view()).toMatchObject({ firstFault: undefined })
    harness.type('identityNumber', ' 100 000 001 46 ')
    harness.leave('identityNumber')
    harness.type('birthDate', '17.4.1988')
    harness.leave('birthDate')
    harness.type('name', ' Ayşe ')
    harness.leave('name')
    expect([harness.view(), harness.typed()]).toEqual([expect.objectContaining({ firstFault: undefined }), IDENTITY])
    expect(harness.emitted.at(-1)).toEqual({ type: 'filled', form: IDENTITY })
    harness.type('birthDate', '23/11/2025')
    harness.leave('birthDate')
    expect(harness.view()).toMatchObject({ faults: { birthDate: 'validations.birthDate' } })
    expect(harness.typed().birthDate).toBe('23/11/2025')
    harness.type('birthDate', '23/11/20')
    expect(harness.view()).toMatchObject({ firstFault: undefined })
  },

  'a press during a proof sends no second one, and what is typed meanwhile stays (KYC-05~)': async (machine) => {
    const harness = beginSubmitted(machine)
    harness.give({ name: 'Ayşegül' })
    expect(harness.proof.asked).toEqual([IDENTITY])
    await harness.proof.answer({ kind: 'refused', refusal: REFUSAL })
    harness.give()
    expect(harness.proof.asked).toEqual([IDENTITY, { ...IDENTITY, name: 'Ayşegül' }])
  },

  'a refusal is cleared when the next press finds something missing (KYC-05~)': async (machine) => {
    const harness = beginSubmitted(machine)
    await harness.proof.answer({ kind: 'refused', refusal: REFUSAL })
    harness.give({ birthDate: '' })
    expect(harness.view()).toMatchObject({ problem: undefined, firstFault: 'birthDate' })
  },

  'a shopper who prefers another method closes the form, even while it is in flight (KYC-01~)': async (machine) => {
    const harness = beginForm(machine)
    harness.close()
    expect(harness.output()).toMatchObject({ kind: 'declined', level: 0, cards: undefined })
    const sent = beginSubmitted(machine)
    sent.close()
    expect(sent.output()).toMatchObject({ kind: 'declined', level: 0, cards: undefined })
    const weighed = beginSubmitted(machine)
    await weighed.proof.answer({ kind: 'proven', level: 1 })
    weighed.close()
    expect(weighed.output()).toMatchObject({ kind: 'declined', level: 1, cards: undefined })
  },

  'the identity form is shown for an exceeded limit as well (KYC-02~, KYC-05~)': async (machine) => {
    const harness = beginGate(machine, { terms: { isIdentityFormShown: true } })
    await harness.limit.answer({ kind: 'violated' })
    await harness.level.answer(known(1))
    expect(harness.view()).toMatchObject({ kind: 'form' })
  },
}
