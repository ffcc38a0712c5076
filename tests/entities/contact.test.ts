import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameContact } from '../../machines/entities/contact'
import type { Contact } from '../../machines/entities/order'

const email = fc.stringMatching(/^[a-z]{1,6}@[a-z]{1,6}\.example$/)
const national = fc.stringMatching(/^5\d{9}$/)
const contact = fc.record({ email, gsmNumber: national })

const rewritten = ({ email: address, gsmNumber }: Contact): fc.Arbitrary<Contact> =>
  fc.record({
    email: fc.constantFrom(address, address.toUpperCase(), ` ${address} `),
    gsmNumber: fc
      .constantFrom('', '0', '+90', '0090 ', '(0) ')
      .map((start) => start + gsmNumber.replace(/(\d{3})/, '$1 ')),
  })

describe('isSameContact', () => {
  it('two contacts are the same in any spelling of their parts, whichever is given first (IDEN-07~)', () => {
    fc.assert(
      fc.property(
        contact.chain((one) => fc.tuple(rewritten(one), rewritten(one))),
        ([one, other]) => {
          expect(isSameContact(one, other)).toBe(true)
          expect(isSameContact(other, one)).toBe(true)
        },
      ),
    )
  })

  it('two contacts differ as soon as either part differs (IDEN-07~)', () => {
    fc.assert(
      fc.property(contact, contact, (one, other) => {
        const isSame = one.email === other.email && one.gsmNumber === other.gsmNumber
        expect(isSameContact(one, other)).toBe(isSame)
        expect(isSameContact(one, { ...one, email: `x${one.email}` })).toBe(false)
        expect(isSameContact(one, { ...one, gsmNumber: '+4915112345678' })).toBe(false)
      }),
    )
  })

  it('two contacts differ where the merchant named only a part, or nothing (IDEN-07~)', () => {
    const known = { email: 'a@b.example', gsmNumber: '+905321234567' }
    expect(isSameContact({ ...known, email: '' }, known)).toBe(false)
    expect(isSameContact({ ...known, gsmNumber: '' }, known)).toBe(false)
    expect(isSameContact({ email: '', gsmNumber: '' }, known)).toBe(false)
  })
})
