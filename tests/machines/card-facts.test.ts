import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CARD_FIELDS,
  type CardFacts,
  cardFacts,
  type CardTexts,
  EMPTY_CARD,
  NO_CARD,
} from '../../machines/entities/card'
import { firstFaultOf } from '../../machines/entities/refused-fields'
import { paymentFaultsOf } from '../../machines/payment/card/choices'
import { anyCardNumber, checkDigitOf, GOOD_CARD, NOVEMBER_2025 } from '../support/cards'
import { CHOICES } from './support/choices'
import { anyText } from '../support/text'

const factsOf = (texts: Partial<CardTexts>) => cardFacts({ ...GOOD_CARD, ...texts }, NOVEMBER_2025)

function leavesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf)
  return typeof value === 'string' ? [value] : []
}

const digitRun = fc.stringMatching(/^\d{0,24}$/)
const good = {
  cvc: fc.stringMatching(/^\d{3}$/),
  expireDate: fc
    .tuple(fc.integer({ min: 10, max: 12 }), fc.integer({ min: 2026, max: 2054 }))
    .map((both) => both.join('/')),
  accountHolder: fc.stringMatching(/^[A-Z]{1,9}( [A-Z]{1,9}){1,3}$/),
}

/** Two card numbers with the same known parts: the first eight digits, the last four, and a valid check digit. */
const twins = fc
  .tuple(
    fc.constantFrom('4', '5', '9'),
    fc.stringMatching(/^\d{7}$/),
    fc.stringMatching(/^\d{3}$/),
    fc.stringMatching(/^\d{3}$/),
  )
  .map(([first, seven, middle, otherMiddle]) => {
    const numberOf = (three: string) => {
      const start = first + seven + three
      const check = [...'0123456789'].find((digit) => checkDigitOf(`${start}${digit}000`) === '0') ?? ''
      return `${start}${check}0000`
    }
    return [numberOf(middle), numberOf(otherMiddle)] as const
  })

describe('what the machines know of a card', () => {
  it('card facts of an untouched form are those that the form begins with', () => {
    expect({ ...NO_CARD, ...cardFacts(EMPTY_CARD, NOVEMBER_2025) }).toEqual(NO_CARD)
    expect(Object.keys(NO_CARD.faults)).toEqual(CARD_FIELDS)
  })

  it('card facts of a valid card are its brand, its first eight and its last four digits (CARD-14~)', () => {
    expect(factsOf({})).toEqual({ brand: 'VISA', bin: '45435900', lastFour: '0006', faults: {} })
  })

  it('card facts have at most eight leading and four trailing digits (CARD-14~)', () => {
    fc.assert(
      fc.property(digitRun, fc.constantFrom('', ' ', '-'), (number, gap) => {
        const facts = factsOf({ cardNumber: [...number].join(gap) })
        for (const leaf of leavesOf({ ...facts, brand: undefined })) {
          const digits = leaf.replace(/\D/g, '')
          const isLeading = digits.length <= 8 && number.startsWith(digits)
          const isTrailing = digits.length <= 4 && number.endsWith(digits)
          expect(isLeading || isTrailing, leaf).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('card facts have the BIN at eight digits, and the last four once the number is whole (CARD-14~)', () => {
    expect(factsOf({ cardNumber: '4543590' })).toMatchObject({ bin: undefined, lastFour: undefined })
    expect(factsOf({ cardNumber: '45435900000000' })).toMatchObject({ bin: '45435900', lastFour: undefined })
    expect(factsOf({ cardNumber: '374427000000003' })).toMatchObject({ bin: '37442700', lastFour: '0003' })
  })

  it('card facts are the same for numbers that differ only between first eight and last four (CARD-14~)', () => {
    fc.assert(
      fc.property(twins, ([one, other]) => {
        expect(factsOf({ cardNumber: one })).toEqual(factsOf({ cardNumber: other }))
        expect(factsOf({ cardNumber: one }).faults).toEqual({})
      }),
    )
  })

  it.each(['cvc', 'expireDate', 'accountHolder'] as const)(
    'card facts are the same for every valid %s (CARD-14~)',
    (field) => {
      fc.assert(
        fc.property(anyCardNumber, good[field], good[field], (cardNumber, one, other) => {
          const isAmex = cardNumber.startsWith('3')
          const [text, otherText] = field === 'cvc' && isAmex ? [`${one}0`, `${other}0`] : [one, other]
          const texts = isAmex ? { cardNumber, cvc: '1234' } : { cardNumber }
          expect(factsOf({ ...texts, [field]: text })).toEqual(factsOf({ ...texts, [field]: otherText }))
          expect(factsOf({ ...texts, [field]: text }).faults).toEqual({})
        }),
      )
    },
  )

  it('card facts are judged from any text without an error', () => {
    const text = anyText()
    fc.assert(
      fc.property(fc.record({ cardNumber: text, expireDate: text, cvc: text, accountHolder: text }), (texts) => {
        const { faults } = cardFacts(texts, NOVEMBER_2025)
        for (const [field, fault] of Object.entries(faults))
          if (fault !== undefined) expect(fault).toMatch(new RegExp(`^validations.${field}(Required|\\.lastName)?$`))
      }),
    )
  })
})

describe('the first invalid field', () => {
  it('the first invalid field follows the order of the form, and the agreement comes last (PAY-03~)', () => {
    const withNewCard = (card: Partial<CardFacts>, isAgreed: boolean) =>
      firstFaultOf(paymentFaultsOf({ ...CHOICES, card: { ...NO_CARD, ...card }, isAgreed }))
    const inOrder = CARD_FIELDS.map((field) => ({
      field,
      faults: { ...factsOf({}).faults, [field]: NO_CARD.faults[field] },
    }))
    for (const { field, faults } of inOrder) {
      expect(withNewCard({ ...factsOf({}), faults }, true)).toBe(field)
      expect(withNewCard({ ...factsOf({}), faults }, false)).toBe(field)
    }
    expect(withNewCard(NO_CARD, false)).toBe('cardNumber')
    expect(withNewCard(factsOf({ expireDate: '', cvc: '', accountHolder: '' }), false)).toBe('expireDate')
    expect(withNewCard(factsOf({ cardNumber: '', cvc: '' }), true)).toBe('cardNumber')
    expect(withNewCard(factsOf({ cvc: '', accountHolder: '' }), true)).toBe('cvc')
    expect(withNewCard(factsOf({}), false)).toBe('agreement')
    expect(withNewCard(factsOf({}), true)).toBeUndefined()
  })
})
