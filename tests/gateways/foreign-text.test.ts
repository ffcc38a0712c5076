import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foreignText } from '../../src/gateways/foreign-text'
import { anyText } from '../support/text'

// Characters that affect the text around them: controls, and direction marks and embeddings.
const FORBIDDEN =
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\u00ad\u3164\u{e0000}-\u{e007f}]/u

const NASTY =
  '\0\u0007\u001f\u007f\u0080\u0085\u009b\u009f\u061c\u200e\u200f\u202a\u202e\u2066\u2069\r\n\u200b\u200c\u200d\u2060\ufeff\u00ad\u3164\u2028\u0301\u0301\u0489'

const TAGS = String.fromCodePoint(...Array.from('pay', (letter) => 0xe0000 + (letter.codePointAt(0) ?? 0)))

const text = anyText(400)
const nasty = fc.array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 5 }), fc.constantFrom(...NASTY, TAGS)), {
  maxLength: 30,
})

describe('foreignText', () => {
  it('a text from outside keeps no character that acts on the text beside it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          nasty.map((parts) => parts.join('')),
        ),
        (raw) => {
          const shown = foreignText(raw)
          if (shown === undefined) return
          expect(shown).not.toMatch(FORBIDDEN)
          expect(shown).toBe(shown.trim())
          expect(Array.from(shown).length).toBeLessThanOrEqual(300)
          expect(foreignText(shown)).toBe(shown)
        },
      ),
      { numRuns: 300 },
    )
  })

  it.each([
    'İşleminiz reddedildi.',
    'Kart 3‑D doğrulanamadı — %50 “indirim”',
    '👩‍👩‍👧 aile',
    '<b>5 > 3</b> & 2',
    'שלום',
    'می‌خواهم',
    '❤️ 1️⃣',
    'Nguyễn'.normalize('NFD'),
  ])('a text from outside is shown as it is: %s', (sentence) => {
    expect(foreignText(sentence)).toBe(sentence)
  })

  it.each([undefined, null, '', '   ', '\u202e\u202c', '\n\t', '\u200e \u200f'])(
    'a text from outside that is blank is none: %j',
    (raw) => {
      expect(foreignText(raw)).toBeUndefined()
    },
  )

  it('a text from outside can neither turn the direction of the amount beside it nor ring a bell', () => {
    expect(foreignText('Shop\u202e 00,1 ₺\u0007')).toBe('Shop 00,1 ₺')
    expect(foreignText('\u2067Shop\u2069\u061c')).toBe('Shop')
  })

  it.each([
    ['Defne\u200bKitabevi', 'DefneKitabevi'],
    ['\ufeffDefne\u2060', 'Defne'],
    ['De\u00adfne', 'Defne'],
    ['Def\u200dne', 'Defne'],
    ['Defne\u200d', 'Defne'],
    ['می\u200c\u200cخواهم', 'میخواهم'],
    [`Defne${TAGS}`, 'Defne'],
    ['Defne\u2028Kitabevi', 'DefneKitabevi'],
    ['\u3164', undefined],
    ['\u2800\u115f\uffa0', undefined],
  ])('a text from outside loses the characters that have no shape: %j', (raw, shown) => {
    expect(foreignText(raw)).toBe(shown)
  })

  it('a text from outside keeps at most three combining marks in a row', () => {
    for (const mark of ['\u0301', '\u0489', '\u20dd', '\ufe0f'])
      expect(foreignText(`De${mark.repeat(80)}fne`)).toBe(`De${mark.repeat(3)}fne`)
    expect(foreignText('\u0301\u0302'.repeat(200))).toHaveLength(3)
  })

  it('a text from outside is clipped at the length it may have, between whole characters, and says so by an ellipsis', () => {
    expect(foreignText('x'.repeat(10_240))).toBe(`${'x'.repeat(299)}…`)
    expect(foreignText('x'.repeat(300))).toBe('x'.repeat(300))
    expect(foreignText(` ${'x'.repeat(300)} `)).toBe('x'.repeat(300))
    expect(foreignText('🛒'.repeat(100), 80)).toBe(`${'🛒'.repeat(79)}…`)
    expect(foreignText(' '.repeat(400))).toBeUndefined()
  })
})
