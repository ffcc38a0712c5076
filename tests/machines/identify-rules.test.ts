import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_FORM } from '../../machines/entities/entry-form'
import type { Contact } from '../../machines/entities/order'
import {
  NO_FAULTS,
  contactFaults,
  detailsOf,
  requireDetails,
  mergeTypedForm,
  formFromContact,
} from '../../machines/sign-in/identify/rules'

const formWith = (contact: Contact) => ({ ...EMPTY_FORM, ...contact })

const contact = fc.record({
  email: fc.constantFrom('', '  ', 'a@b.co', ' A@B.CO ', 'ş@b.co', 'a@b', 'nobody'),
  gsmNumber: fc.constantFrom('', ' ', '5321234567', '+90 532 123 45 67', '212 123 45 67', 'x'),
})

describe('the identification form', () => {
  it('the identification form is complete exactly when it has no error', () => {
    fc.assert(
      fc.property(contact, (contact) => {
        const typed = formWith(contact)
        const { email, gsmNumber } = contactFaults(typed)
        expect(detailsOf(typed) === undefined).toBe(email !== undefined || gsmNumber !== undefined)
      }),
    )
  })

  it('the identification form is looked up by the trimmed e-mail and the number in E.164 (IDEN-03~)', () => {
    const details = { email: 'A@B.CO', phone: '+905321234567' }
    const typed = formWith({ email: ' A@B.CO ', gsmNumber: '0532 123 45 67' })
    expect(detailsOf(typed)).toEqual(details)
    expect(requireDetails(typed)).toEqual(details)
  })

  it('the identification form names what is wrong with each field (VAL-01~, VAL-02~)', () => {
    const faultsOf = (email: string, gsmNumber: string) => contactFaults(formWith({ email, gsmNumber }))
    expect(faultsOf('', '')).toEqual({
      ...NO_FAULTS,
      email: 'validations.emailRequired',
      gsmNumber: 'validations.phoneNumberRequired',
    })
    expect(faultsOf('ş@b.co', '212')).toEqual({
      ...NO_FAULTS,
      email: 'validations.email.turkishCharacter',
      gsmNumber: 'validations.phoneNumber',
    })
    expect(faultsOf('a@b.co', '5321234567')).toEqual(NO_FAULTS)
  })

  it('the identification form is never looked up while it is incomplete', () => {
    expect(() => requireDetails(formWith({ email: 'a@b.co', gsmNumber: '' }))).toThrow(
      'this state has no valid contact',
    )
  })
})

describe("the order's contact", () => {
  const order = formFromContact({ email: 'order@shop.example', gsmNumber: '+905559876543' })
  const typed = { ...EMPTY_FORM, email: 'mine@shop.example', gsmNumber: '151 1', prefix: '+49' }

  it.each([
    [false, false, order],
    [true, false, { ...order, email: 'mine@shop.example' }],
    [false, true, { ...order, gsmNumber: '151 1', prefix: '+49' }],
    [true, true, typed],
  ])(
    "the order's contact fills untouched fields: e-mail touched %s, phone touched %s (IDEN-01~)",
    (email, gsmNumber, filled) => {
      expect(mergeTypedForm(order, typed, { email, gsmNumber })).toEqual(filled)
    },
  )

  it("the order's contact fills nothing with what it does not have or cannot read (IDEN-01~)", () => {
    for (const gsmNumber of ['', '0212', 'Anna']) {
      expect(mergeTypedForm(formFromContact({ email: '', gsmNumber }), typed, {})).toEqual(typed)
    }
  })

  it("the order's contact of another country is written with its own calling code beside it (IDEN-01~)", () => {
    expect(formFromContact({ email: '', gsmNumber: '0090 555 987 65 43' })).toEqual({
      ...EMPTY_FORM,
      gsmNumber: '555 987 65 43',
    })
    expect(formFromContact({ email: '', gsmNumber: '+49 15112345678' })).toMatchObject({
      prefix: '+49',
      gsmNumber: '151 123 456 78',
    })
  })
})
