import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstFaultOf } from '../../machines/entities/refused-fields'
import { paymentFaultsOf } from '../../machines/payment/card/choices'
import { initialCardChoice, cardFaultsOf, chosenCardOf, isUsableCard } from '../../machines/payment/card/rules'
import { NO_CARD } from '../../machines/entities/card'
import type { CalendarMonth } from '../../machines/entities/instant'
import { canBePaidWith, expiryStateOf, preselectedCard } from '../../machines/entities/saved-card'
import { CARD } from './fixtures/shopper'
import { saved } from './fixtures/wallet'
import { CHOICES } from './support/choices'

const month: fc.Arbitrary<CalendarMonth> = fc.record({
  year: fc.integer({ min: 2000, max: 2090 }),
  month: fc.integer({ min: 1, max: 12 }),
})

function monthsAfter({ year, month: number }: CalendarMonth, months: number): CalendarMonth {
  const moved = new Date(Date.UTC(year, number - 1 + months))
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1 }
}

const anyWallet = fc.record({
  today: month,
  cards: fc.uniqueArray(
    fc.record({ token: fc.string({ minLength: 1 }), expiry: fc.option(month, { nil: undefined }), last: fc.boolean() }),
    { selector: ({ token }) => token, maxLength: 6 },
  ),
})

const walletFrom = ({ today, cards }: { today: CalendarMonth; cards: readonly CardLike[] }) => ({
  today,
  cards: cards.map(({ token, expiry, last }) => saved(token, { expiry, wasPaidWithLast: last })),
})

interface CardLike {
  readonly token: string
  readonly expiry: CalendarMonth | undefined
  readonly last: boolean
}

describe('the expiry of a saved card', () => {
  it('a saved card expires soon in this month and the next, and has expired in earlier ones (CARD-08~)', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: -400, max: 400 }), (today, months) => {
        const expected = months < 0 ? 'expired' : months <= 1 ? 'expiringSoon' : 'usable'
        expect(expiryStateOf(monthsAfter(today, months), today)).toBe(expected)
      }),
      { numRuns: 500 },
    )
  })

  it('a saved card of unknown expiry stays usable', () => {
    fc.assert(fc.property(month, (today) => expiryStateOf(undefined, today) === 'usable'))
  })
})

describe('the preselected card', () => {
  it('the preselected card is the last paid one, else the first, that has not expired (CARD-01~, CARD-08~)', () => {
    fc.assert(
      fc.property(anyWallet, (made) => {
        const { cards, today } = walletFrom(made)
        const chosen = preselectedCard(cards, today)
        const usable = cards.filter(({ expiry }) => expiryStateOf(expiry, today) !== 'expired')
        if (chosen === undefined) expect(usable).toEqual([])
        else {
          expect(usable).toContain(chosen)
          const index = usable.indexOf(chosen)
          if (chosen.wasPaidWithLast) expect(usable.findIndex(({ wasPaidWithLast }) => wasPaidWithLast)).toBe(index)
          else expect([index, usable.some(({ wasPaidWithLast }) => wasPaidWithLast)]).toEqual([0, false])
        }
      }),
    )
  })

  it('the preselected card is always one that can pay (CARD-08~)', () => {
    fc.assert(
      fc.property(anyWallet, fc.string(), (made, stranger) => {
        const wallet = walletFrom(made)
        for (const card of wallet.cards)
          expect(isUsableCard(wallet, card.cardToken)).toBe(canBePaidWith(card, wallet.today))
        const { selectedCard } = initialCardChoice({ ...wallet, typed: NO_CARD, isCardStored: false })
        expect(selectedCard === undefined || isUsableCard(wallet, selectedCard)).toBe(true)
        fc.pre(wallet.cards.every(({ cardToken }) => cardToken !== stranger))
        expect(isUsableCard(wallet, stranger)).toBe(false)
      }),
    )
  })
})

describe('the preselected form', () => {
  it('the preselected form is that of a new card without saved cards, or with a card half typed (CARD-01~)', () => {
    fc.assert(
      fc.property(anyWallet, fc.constantFrom(NO_CARD, CARD), (made, typed) => {
        const wallet = walletFrom(made)
        const isForm = wallet.cards.length === 0 || typed === CARD
        expect(initialCardChoice({ ...wallet, typed, isCardStored: false }).cardSource).toBe(
          isForm ? 'newCard' : 'savedCard',
        )
      }),
    )
  })
})

describe('the card that pays', () => {
  it('the card that pays is the shown one: a form never names another (CARD-01~)', () => {
    const form = fc.record({
      cardSource: fc.constantFrom('savedCard', 'newCard', 'bkm'),
      selectedCard: fc.option(fc.string(), { nil: undefined }),
      card: fc.constantFrom(NO_CARD, CARD),
      isCardStored: fc.boolean(),
      isAgreed: fc.boolean(),
    })
    fc.assert(
      fc.property(form, (filled) => {
        fc.pre(firstFaultOf(cardFaultsOf(filled)) === undefined)
        const { cardSource, selectedCard: cardToken, isCardStored: isStored } = filled
        const expected = {
          savedCard: { kind: 'saved', cardToken },
          newCard: { kind: 'new', isStored },
          bkm: { kind: 'elsewhere' },
        }
        expect(chosenCardOf(filled)).toEqual(expected[cardSource])
      }),
    )
  })

  it('the card that pays is no new one when no saved card is chosen (CARD-01~)', () => {
    expect(() => chosenCardOf({ ...CHOICES, cardSource: 'savedCard' })).toThrow('saved card')
  })

  it('a missing card is named before a missing agreement (PAY-03~)', () => {
    const form = { ...CHOICES, cardSource: 'savedCard', isAgreed: false } as const
    expect(firstFaultOf(paymentFaultsOf(form))).toBe('selectedCard')
    expect(firstFaultOf(paymentFaultsOf({ ...form, selectedCard: 'first' }))).toBe('agreement')
    expect(firstFaultOf(paymentFaultsOf({ ...form, selectedCard: 'first', isAgreed: true }))).toBeUndefined()
  })
})
