import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detailsOf, detailsToCheck, faultsOf, filledFrom } from '../../machines/identify/rules'

const contact = fc.record({
  email: fc.constantFrom('', '  ', 'a@b.co', ' A@B.CO ', 'ş@b.co', 'a@b', 'nobody'),
  gsmNumber: fc.constantFrom('', ' ', '5321234567', '+90 532 123 45 67', '212 123 45 67', 'x'),
})

describe('the form that says who is paying', () => {
  it('is complete exactly when it has no fault', () => {
    fc.assert(
      fc.property(contact, (typed) => {
        const { email, gsmNumber } = faultsOf(typed)
        expect(detailsOf(typed) === undefined).toBe(email !== undefined || gsmNumber !== undefined)
      }),
    )
  })

  it('is looked up by the trimmed e-mail and the number in E.164 (IDEN-03~)', () => {
    const details = { email: 'A@B.CO', phone: '+905321234567' }
    expect(detailsOf({ email: ' A@B.CO ', gsmNumber: '0532 123 45 67' })).toEqual(details)
    expect(detailsToCheck({ email: ' A@B.CO ', gsmNumber: '0532 123 45 67' })).toEqual(details)
  })

  it('says of each field what is wrong with it (VAL-01~, VAL-02~)', () => {
    expect(faultsOf({ email: '', gsmNumber: '' })).toEqual({
      email: 'validations.emailRequired',
      gsmNumber: 'validations.phoneNumberRequired',
    })
    expect(faultsOf({ email: 'ş@b.co', gsmNumber: '212' })).toEqual({
      email: 'validations.email.turkishCharacter',
      gsmNumber: 'validations.phoneNumber',
    })
    expect(faultsOf({ email: 'a@b.co', gsmNumber: '5321234567' })).toEqual({ email: undefined, gsmNumber: undefined })
  })

  it('is never looked up while it is incomplete', () => {
    expect(() => detailsToCheck({ email: 'a@b.co', gsmNumber: '' })).toThrow('before the form is complete')
  })
})

describe("the order's contact", () => {
  const order = { email: 'order@shop.example', gsmNumber: '+905559876543' }
  const typed = { email: 'mine@shop.example', gsmNumber: '532' }

  it.each([
    [false, false, { email: 'order@shop.example', gsmNumber: '555 987 65 43' }],
    [true, false, { email: 'mine@shop.example', gsmNumber: '555 987 65 43' }],
    [false, true, { email: 'order@shop.example', gsmNumber: '532' }],
    [true, true, typed],
  ])('fills what nobody has touched: e-mail touched %s, phone touched %s (IDEN-01~)', (email, gsmNumber, filled) => {
    expect(filledFrom(order, typed, { email, gsmNumber })).toEqual(filled)
  })

  it('fills nothing with what it does not have or nobody can read (IDEN-01~)', () => {
    const untouched = { email: false, gsmNumber: false }
    expect(filledFrom({ email: '', gsmNumber: '' }, typed, untouched)).toEqual(typed)
    expect(filledFrom({ email: '', gsmNumber: '+4915112345678' }, typed, untouched)).toEqual(typed)
  })
})
