import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formFromPendingCode, formFromOrder } from '../../machines/checkout/rules'
import { EMPTY_FORM, type EntryForm } from '../../machines/entities/entry-form'
import type { Order } from '../../machines/entities/order'
import { refusedFields } from '../../machines/entities/refused-fields'
import {
  detailsOf,
  entryFaultOnBlur,
  contactFaults,
  isForeign,
  withTidyPhone,
} from '../../machines/sign-in/identify/rules'
import { ORDER, PENDING } from './fixtures/shopper'

const BUYER = { name: 'Ayşe', surname: 'Yılmaz' }
const KNOWN: Order = {
  ...ORDER,
  contact: { email: 'order@shop.example', gsmNumber: '+905559876543' },
  buyer: BUYER,
}

const typedText = fc.stringMatching(/^[a-z0-9@. ]{1,12}$/)

/** Everything that a shopper may have typed before the order is loaded, when the page has two fields. */
const typedEarly = fc
  .record({ email: fc.option(typedText), gsmNumber: fc.option(typedText) })
  .map((typed): EntryForm => ({
    ...EMPTY_FORM,
    email: typed.email ?? '',
    gsmNumber: typed.gsmNumber ?? '',
  }))

describe('the form once the order has loaded', () => {
  it('the form of a known order has what was typed, else what the order knows (IDEN-01~, REG-01~)', () => {
    fc.assert(
      fc.property(typedEarly, fc.boolean(), (typed, isAgreementCheckedByDefault) => {
        expect(formFromOrder({ ...KNOWN, isAgreementCheckedByDefault }, typed)).toEqual({
          ...EMPTY_FORM,
          ...BUYER,
          email: typed.email || 'order@shop.example',
          gsmNumber: typed.gsmNumber || '555 987 65 43',
          agreement: isAgreementCheckedByDefault,
        })
      }),
    )
  })

  it('the form of a known order has the calling code of its number, from any source (IDEN-01~, FRGN-01~)', () => {
    const abroad = { ...KNOWN, contact: { email: '', gsmNumber: '+49 15112345678' } }
    expect(formFromOrder(abroad, EMPTY_FORM)).toMatchObject({ prefix: '+49', gsmNumber: '151 123 456 78' })
    const typed = { ...EMPTY_FORM, gsmNumber: '532 123', prefix: '+90' }
    expect(formFromOrder(abroad, typed)).toMatchObject({ prefix: '+90', gsmNumber: '532 123' })
    expect(formFromOrder(KNOWN, { ...typed, prefix: '+44' })).toMatchObject({ prefix: '+44', gsmNumber: '532 123' })
  })

  it('the agreement in the form of a known order is ticked where the merchant wishes it (REG-01~)', () => {
    for (const isAgreementCheckedByDefault of [true, false]) {
      const { agreement, dataUse, messages } = formFromOrder({ ...KNOWN, isAgreementCheckedByDefault }, EMPTY_FORM)
      expect([agreement, dataUse, messages]).toEqual([isAgreementCheckedByDefault, false, false])
    }
  })

  it('the form has nothing of an order without a contact', () => {
    const nobody = { ...KNOWN, contact: { email: '', gsmNumber: '' }, buyer: { name: '', surname: '' } }
    expect(formFromOrder(nobody, EMPTY_FORM)).toEqual(EMPTY_FORM)
  })

  it('the form of an OTP restored after a reload has the contact that the OTP was sent to (OTP-05~)', () => {
    const form = { ...EMPTY_FORM, ...BUYER, agreement: true }
    expect(formFromPendingCode(PENDING, form)).toEqual({
      ...form,
      email: 'ayse@shop.example',
      gsmNumber: '532 123 45 67',
      prefix: '+90',
    })
  })
})

const separators = fc.stringMatching(/^[ \t().\u00a0-]{0,2}$/)

const spaced = (digits: string) =>
  fc
    .array(separators, { minLength: digits.length, maxLength: digits.length })
    .map((gaps) => [...digits].map((digit, index) => digit + (gaps[index] ?? '')).join(''))

const written = fc.stringMatching(/^5\d{9}$/).chain((national) =>
  fc.tuple(
    fc.constant(`+90${national}`),
    fc.constantFrom('', '0', '+90', '0090').chain((start) => spaced(start + national)),
  ),
)

describe('a phone in the form', () => {
  it('a phone in the form is the same as 5xx, 05xx, +90 and 0090, however it is spaced (BEST-15~)', () => {
    fc.assert(
      fc.property(written, ([phone, gsmNumber]) => {
        const form = { ...EMPTY_FORM, email: 'a@b.co', gsmNumber }
        expect(detailsOf(form)).toEqual({ email: 'a@b.co', phone })
        expect(isForeign(form)).toBe(false)
        const tidy = withTidyPhone(form)
        expect(tidy.gsmNumber).toMatch(/^5\d\d \d{3} \d\d \d\d$/)
        expect(detailsOf(tidy)).toEqual({ email: 'a@b.co', phone })
        expect(withTidyPhone(tidy)).toEqual(tidy)
      }),
      { numRuns: 500 },
    )
  })

  it('a phone in the form is foreign by the picked calling code or by a typed one (FRGN-01~)', () => {
    const form = { ...EMPTY_FORM, email: 'a@b.co' }
    for (const foreign of [
      { ...form, prefix: '+49', gsmNumber: '0151 12345678' },
      { ...form, prefix: '+49', gsmNumber: '151 123 456 78' },
      { ...form, gsmNumber: '+49 151 12345678' },
      { ...form, gsmNumber: '0049 15112345678' },
      { ...form, prefix: '+44', gsmNumber: '+4915112345678' },
    ]) {
      expect(detailsOf(foreign)).toEqual({ email: 'a@b.co', phone: '+4915112345678' })
      expect(isForeign(foreign)).toBe(true)
      expect(withTidyPhone(foreign)).toMatchObject({ prefix: '+49', gsmNumber: '151 123 456 78' })
    }
    // A complete Turkish number counts as Turkish, regardless of the picked country.
    expect(isForeign({ ...form, prefix: '+49', gsmNumber: '+90 532 123 45 67' })).toBe(false)
  })

  it('an incomplete phone in the form stays as it was typed', () => {
    for (const gsmNumber of ['', '532 12', 'five', '+49 1']) {
      const form = { ...EMPTY_FORM, gsmNumber, prefix: '+49' }
      if (detailsOf({ ...form, email: 'a@b.co' }) === undefined) expect(withTidyPhone(form)).toBe(form)
    }
  })
})

describe('an e-mail in the form', () => {
  it.each(['İnfo@shop.example', 'ınfo@shop.example', 'info@sıhhat.example', 'I\u0307nfo@shop.example'])(
    'an e-mail in the form with a Turkish letter names the rule that it breaks: %s (BEST-15~)',
    (email) => {
      const form = { ...EMPTY_FORM, email, gsmNumber: '5321234567' }
      expect(contactFaults(form).email).toBe('validations.email.turkishCharacter')
      expect(detailsOf(form)).toBeUndefined()
    },
  )

  it('an e-mail that was left empty is not wrong until a press was refused for it', () => {
    const form = { ...EMPTY_FORM, gsmNumber: '5' }
    const faults = contactFaults(form)
    expect(entryFaultOnBlur('email', form, faults, [])).toBeUndefined()
    expect(entryFaultOnBlur('gsmNumber', form, faults, [])).toBe('validations.phoneNumber')
    expect(entryFaultOnBlur('email', form, faults, refusedFields(faults))).toBe('validations.emailRequired')
  })
})
