import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foreignText } from '../../src/gateways/foreign-text'
import { anyText } from '../support/text'

// Everything that is seen by what it does to the text around it: controls, and marks and embeddings of direction.
const FORBIDDEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

const NASTY = '\0\u0007\u001f\u007f\u0080\u0085\u009b\u009f\u061c\u200e\u200f\u202a\u202e\u2066\u2069\r\n'

const text = anyText(400)
const nasty = fc.array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 5 }), fc.constantFrom(...NASTY)), {
  maxLength: 30,
})

describe('a sentence from outside', () => {
  it('keeps nothing that could act on the words beside it', () => {
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

  it.each(['İşleminiz reddedildi.', 'Kart 3‑D doğrulanamadı — %50 “indirim”', '👩‍👩‍👧 aile', '<b>5 > 3</b> & 2', 'שלום'])(
    'is shown as it stands: %s',
    (sentence) => {
      expect(foreignText(sentence)).toBe(sentence)
    },
  )

  it.each([undefined, null, '', '   ', '\u202e\u202c', '\n\t', '\u200e \u200f'])(
    'that says nothing is none: %j',
    (raw) => {
      expect(foreignText(raw)).toBeUndefined()
    },
  )

  it('can neither turn the direction of the amount beside it nor ring a bell', () => {
    expect(foreignText('Shop\u202e 00,1 ₺\u0007')).toBe('Shop 00,1 ₺')
    expect(foreignText('\u2067Shop\u2069\u061c')).toBe('Shop')
  })

  it('is clipped at the length it may have, and between whole characters', () => {
    expect(foreignText('x'.repeat(10_240))).toHaveLength(300)
    expect(foreignText('Merchant '.repeat(20), 72)).toHaveLength(71)
    expect(foreignText('🛒'.repeat(100), 80)).toBe('🛒'.repeat(80))
  })
})
