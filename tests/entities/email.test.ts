import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseEmail, registeredEmail } from '../../machines/entities/email'

const label = fc.stringMatching(/^[A-Za-z0-9]([A-Za-z0-9-]{0,8}[A-Za-z0-9])?$/)
const local = fc.stringMatching(/^[A-Za-z0-9._%+-]{1,20}$/)
const domain = fc.array(label, { minLength: 2, maxLength: 4 }).map((labels) => labels.join('.'))
const address = fc.tuple(local, domain).map(([name, host]) => `${name}@${host}`)
const space = fc.stringMatching(/^[ \t\u00a0\n]{0,3}$/)

/** A table of letters, so that the expectation depends on no locale. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [letter, 'abcdefghijklmnopqrstuvwxyz'[index] ?? '']),
)

describe('an e-mail address', () => {
  it('an e-mail address with a local part and a dotted domain is accepted and trimmed (VAL-01~)', () => {
    fc.assert(
      fc.property(address, space, space, (email, before, after) => {
        expect(parseEmail(before + email + after)).toEqual({ email })
      }),
    )
  })

  it.each(['', '   ', '\u00a0', '\n'])('an e-mail address is required: %j is none (VAL-01~)', (typed) => {
    expect(parseEmail(typed)).toEqual({ fault: 'validations.emailRequired' })
  })

  it.each([
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.',
    'a@.b.co',
    'a@b..co',
    'a@@b.co',
    'a@b@c.co',
    'a b@c.co',
    'a@b .co',
    'a@b.c o',
    'a@b,co',
    '@',
    '.',
    'www.shop.example',
  ])('an e-mail address is not valid as %j (VAL-01~)', (typed) => {
    expect(parseEmail(typed)).toEqual({ fault: 'validations.email' })
  })

  it('an e-mail address has no Turkish letter anywhere, and says which rule it breaks (VAL-01~)', () => {
    fc.assert(
      fc.property(address, fc.constantFrom(...'çğıöşüÇĞİÖŞÜ'), fc.nat(), (email, letter, at) => {
        const position = at % (email.length + 1)
        const typed = email.slice(0, position) + letter + email.slice(position)
        expect(parseEmail(typed)).toEqual({ fault: 'validations.email.turkishCharacter' })
        // The same letter in decomposed form: a base letter and a combining mark.
        expect(parseEmail(typed.normalize('NFD'))).toEqual({ fault: 'validations.email.turkishCharacter' })
      }),
    )
  })

  it.each(['İnfo@şirket.com', 'ı', 'ş@b'])(
    'a Turkish letter in an e-mail address is reported even where the rest is wrong as well: %j (VAL-01~)',
    (typed) => {
      expect(parseEmail(typed)).toEqual({ fault: 'validations.email.turkishCharacter' })
    },
  )

  it('an e-mail address is trimmed, has a message for each of three faults, and is registered in lower case (VAL-01)', () => {
    fc.assert(
      fc.property(address, space, fc.infiniteStream(fc.boolean()), (email, around, capitals) => {
        const written = [...email].map((letter) => (capitals.next().value ? letter.toUpperCase() : letter)).join('')
        expect(parseEmail(around + written + around)).toEqual({ email: written })
        expect(registeredEmail(written + around)).toBe(email.replace(/[A-Z]/g, (letter) => LATIN[letter] ?? letter))
      }),
    )
    expect(parseEmail('  ')).toEqual({ fault: 'validations.emailRequired' })
    expect(parseEmail('a@b')).toEqual({ fault: 'validations.email' })
    expect(parseEmail('ı@b.co')).toEqual({ fault: 'validations.email.turkishCharacter' })
  })

  it.each([
    ...['info@şirket.com', 'ayse@gmaıl.com'].map((typed) => [typed, 'turkishCharacter'] as const),
    ...[
      'josé@posta.example',
      'a@пример.example',
      'ａ@posta.example',
      'a＠posta.example',
      'a@b。co',
      'a\u0000@b.co',
    ].map((typed) => [typed, 'plainCharacters'] as const),
  ])('an e-mail address with a letter beyond a–z is refused with that reason: %j (VAL-07~)', (typed, fault) => {
    expect(parseEmail(typed)).toEqual({ fault: `validations.email.${fault}` })
  })

  it('an e-mail address is accepted in plain characters alone, and only in those that were typed (VAL-07~)', () => {
    fc.assert(
      fc.property(address, fc.string({ unit: 'grapheme', maxLength: 2 }), fc.nat(), (email, odd, at) => {
        const position = at % (email.length + 1)
        const typed = email.slice(0, position) + odd + email.slice(position)
        const parsed = parseEmail(typed)
        if ('email' in parsed) {
          expect(parsed.email).toMatch(/^[!-~]+$/)
          expect(typed).toContain(parsed.email)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it.each(['\u037eayse@posta.example', 'ay\u212ae@posta.example'])(
    'an e-mail address with a character that normalises to a plain one is refused: %s (VAL-07~)',
    (typed) => {
      expect(parseEmail(typed)).toEqual({ fault: 'validations.email.plainCharacters' })
    },
  )

  it('an e-mail address copied with invisible marks is accepted without them (VAL-07~)', () => {
    expect(parseEmail('\u200eayse@\u200bposta.example\ufeff')).toEqual({ email: 'ayse@posta.example' })
  })

  it('an e-mail address is valid or has one of its faults, no matter what is typed (VAL-01~)', () => {
    const faults = [
      'validations.emailRequired',
      'validations.email',
      'validations.email.turkishCharacter',
      'validations.email.plainCharacters',
    ]
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[ab@. ]{0,10}$/)), (typed) => {
        const parsed = parseEmail(typed)
        if ('email' in parsed) expect(parsed.email).toBe(parsed.email.trim())
        else expect(faults).toContain(parsed.fault)
      }),
      { numRuns: 500 },
    )
  })
})
