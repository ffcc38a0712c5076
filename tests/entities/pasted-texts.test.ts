import fc from 'fast-check'
import 'imask/esm/masked/dynamic'
import createMask from 'imask/esm/masked/factory'
import 'imask/esm/masked/pattern'
import { describe, expect, it } from 'vitest'
import { parseBirthDate, parseNationalId } from '../../machines/entities/identity'
import { cardFacts, EMPTY_CARD } from '../../machines/entities/card'
import { digitsOf } from '../../machines/entities/plain-digits'
import { parseEmail } from '../../machines/entities/email'
import { parsePhone } from '../../machines/entities/phone'
import { codeWithin, parseVerificationCode } from '../../machines/entities/otp'
import { masks, withWholeYear } from '../../src/screens/pay/methods/card/masks'
import { anyCardNumber, NOVEMBER_2025 } from '../support/cards'

const RUNS = { numRuns: 1000 }

const WIDE = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
const ARABIC = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))

const noise = fc.constantFrom('', ' ', '-', '.', '/', '\u200b', '\u00a0', 'x', 'ş', '\n')

/** A valid text, random digits or any text; with noise in between and in any script's digits. */
const pastedOf = (good: fc.Arbitrary<string>) =>
  fc
    .tuple(
      fc.oneof(good, fc.stringMatching(/^\d{0,24}$/), fc.string({ unit: 'grapheme', maxLength: 30 })),
      fc.array(noise, { maxLength: 4 }),
      fc.constantFrom((text: string) => text, WIDE, ARABIC),
    )
    .map(([text, between, written]) => {
      const size = Math.ceil(text.length / (between.length + 1)) || 1
      const parts = text.match(new RegExp(`.{1,${size}}`, 'gsu')) ?? []
      return written(parts.map((part, index) => part + (between[index] ?? '')).join(''))
    })

function stands(field: 'cardNumber' | 'expireDate' | 'cvc', text: string): string {
  const mask = masks[field]
  if (!mask) throw new Error(`${field} has no mask`)
  const masked = createMask(mask)
  masked.splice(0, 0, text, 'NONE', { input: true, raw: true })
  return field === 'expireDate' ? withWholeYear(masked.value) : masked.value
}

const month = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2026, max: 2050 }))
const expiry = month.map(([mm, yyyy]) => `${String(mm).padStart(2, '0')}/${yyyy}`)

const acceptedCard = (field: 'cardNumber' | 'expireDate' | 'cvc', text: string) =>
  cardFacts({ ...EMPTY_CARD, [field]: text }, NOVEMBER_2025).faults[field] === undefined

describe('pasted texts', () => {
  it('pasted text becomes a card number, a security code or an expiry only if it is whole (VAL-07~)', () => {
    fc.assert(
      fc.property(pastedOf(anyCardNumber), (text) => {
        const shown = stands('cardNumber', text)
        if (acceptedCard('cardNumber', shown)) expect(digitsOf(shown)).toBe(digitsOf(text))
      }),
      RUNS,
    )
    fc.assert(
      fc.property(pastedOf(fc.stringMatching(/^\d{3,4}$/)), (text) => {
        const shown = stands('cvc', text)
        if (acceptedCard('cvc', shown)) expect(shown).toBe(digitsOf(text))
      }),
      RUNS,
    )
    fc.assert(
      fc.property(pastedOf(expiry), (text) => {
        const shown = stands('expireDate', text)
        if (!acceptedCard('expireDate', shown)) return
        const digits = [...digitsOf(text)].filter((digit) => digit !== '0').sort()
        const seen = [...digitsOf(shown)].filter((digit) => digit !== '0').sort()
        // A two-digit year is shown with its century, 20.
        expect([digits.join(''), [...digits, '2'].sort().join('')]).toContain(seen.join(''))
      }),
      RUNS,
    )
  })

  it('pasted text becomes an OTP only if it is not part of a longer number (VAL-07~, OTP-01~)', () => {
    fc.assert(
      fc.property(pastedOf(fc.stringMatching(/^\d{6,7}$/)), (text) => {
        const parsed = parseVerificationCode(codeWithin(text))
        if ('code' in parsed) expect(digitsOf(text)).toContain(parsed.code)
        if (/^\d{7,}$/.test(text)) expect(parsed).toHaveProperty('fault')
      }),
      RUNS,
    )
  })

  it('pasted digits of other scripts are the same number and the same day (VAL-07~)', () => {
    const today = { year: 2025, month: 11, day: 23 }
    for (const written of [WIDE, ARABIC]) {
      expect(parseNationalId(written('10000000146'))).toEqual({ identityNumber: '10000000146' })
      expect(parseBirthDate(written('17/04/1988'), today)).toEqual({ birthDate: '17/04/1988' })
    }
  })

  it('pasted text becomes a phone, an e-mail, an identity number or a birth date only if it is whole (VAL-07~)', () => {
    fc.assert(
      fc.property(pastedOf(fc.constantFrom('+905321234567', '905321234567', '05321234567', '5321234567')), (text) => {
        const parsed = parsePhone(text)
        if (!('phone' in parsed)) return
        const [digits, phone] = [digitsOf(text), digitsOf(parsed.phone)]
        // A leading 00 means a plus, and Turkish numbers may lack the 90 or have a 0 behind it.
        const spellings = [
          phone,
          `00${phone}`,
          ...['', '0', '900', '00900'].map((start) => phone.replace(/^90/, start)),
        ]
        expect(spellings).toContain(digits)
      }),
      RUNS,
    )
    fc.assert(
      fc.property(pastedOf(fc.constantFrom('ayse@gmail.com', 'info@şirket.com', 'a@b.example')), (text) => {
        const parsed = parseEmail(text)
        if ('email' in parsed) {
          expect(parsed.email).toMatch(/^[!-~]+$/)
          expect(parsed.email).toBe(text.replace(/[^!-~]/g, ''))
          expect(parsed.email).not.toContain('xn--')
        }
      }),
      RUNS,
    )
    fc.assert(
      fc.property(pastedOf(fc.constantFrom('10000000146', '100000001467')), (text) => {
        const parsed = parseNationalId(text)
        if ('identityNumber' in parsed) expect(parsed.identityNumber).toBe(digitsOf(text))
      }),
      RUNS,
    )
    fc.assert(
      fc.property(pastedOf(fc.constantFrom('17/04/1988', '17041988', '1988-04-17')), (text) => {
        const parsed = parseBirthDate(text, { year: 2025, month: 11, day: 23 })
        if ('birthDate' in parsed) {
          const sorted = (digits: string) =>
            [...digits]
              .filter((digit) => digit !== '0')
              .sort()
              .join('')
          expect(sorted(digitsOf(parsed.birthDate))).toBe(sorted(digitsOf(text)))
        }
      }),
      RUNS,
    )
  })
})
