import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_FORM, type EntryFaults, type EntryForm } from '../../machines/entities/entry-form'
import { NO_FAULTS } from '../../machines/sign-in/identify/rules'
import { applicantOf, isApplicationComplete, registrationFaults } from '../../machines/sign-in/registration/rules'

const COMPLETE: EntryForm = {
  ...EMPTY_FORM,
  email: ' Ece@Posta.Example ',
  gsmNumber: '0532 123 45 67',
  name: ' Ece ',
  surname: 'Işık',
  agreement: true,
}

/** Each missing field, and the fault that the form then shows. */
const MISSING: readonly (readonly [Partial<EntryForm>, Partial<EntryFaults>])[] = [
  [{ name: ' ' }, { name: 'validations.nameRequired' }],
  [{ surname: '' }, { surname: 'validations.surnameRequired' }],
  [{ gsmNumber: '' }, { gsmNumber: 'validations.phoneNumberRequired' }],
  [{ email: '' }, { email: 'validations.emailRequired' }],
  [{ agreement: false }, { agreement: 'validations.agreementRequired' }],
]

const combinations = Array.from({ length: 2 ** MISSING.length }, (_, bits) =>
  MISSING.filter((_, index) => (bits >> index) & 1),
)

describe('the registration form', () => {
  it('the registration form names everything that is missing, in every combination, and nothing else (REG-02~)', () => {
    for (const missing of combinations) {
      const form = Object.assign({}, COMPLETE, ...missing.map(([gap]) => gap)) as EntryForm
      const faults = Object.assign({}, NO_FAULTS, ...missing.map(([, fault]) => fault)) as EntryFaults
      expect(registrationFaults(form)).toEqual(faults)
      expect(isApplicationComplete(form)).toBe(missing.length === 0)
    }
  })

  it('the registration form needs the agreement, and neither of the two permissions (REG-01~, REG-02~)', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (agreement, dataUse, messages) => {
        const form = { ...COMPLETE, agreement, dataUse, messages }
        expect(isApplicationComplete(form)).toBe(agreement)
        if (agreement) {
          expect(applicantOf(form)).toMatchObject({ isDataUsePermitted: dataUse, areMessagesPermitted: messages })
        }
      }),
    )
  })

  it.each([
    ['+49 151 12345678', '+90', 'validations.phoneNumberTurkish'],
    ['151 12345678', '+49', 'validations.phoneNumberTurkish'],
    ['0212 123 45 67', '+90', 'validations.phoneNumber'],
    ['532', '+90', 'validations.phoneNumber'],
  ])('the registration form takes Turkish phones alone: %s beside %s is %s (FRGN-01~)', (gsmNumber, prefix, fault) => {
    for (const email of ['', COMPLETE.email]) {
      expect(registrationFaults({ ...COMPLETE, email, gsmNumber, prefix }).gsmNumber).toBe(fault)
    }
  })

  it('the registration form is sent trimmed, with the phone in E.164 (REG-02~)', () => {
    expect(applicantOf(COMPLETE)).toEqual({
      email: 'Ece@Posta.Example',
      phone: '+905321234567',
      name: 'Ece',
      surname: 'Işık',
      isDataUsePermitted: false,
      areMessagesPermitted: false,
    })
    expect(() => applicantOf(EMPTY_FORM)).toThrow('this state has no valid contact')
  })
})
