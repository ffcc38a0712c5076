import { expect } from 'vitest'
import type { cardPaymentMachine } from '../../machines/payment/card/machine'
import { cardReferenceOf } from '../../machines/entities/saved-card'
import { type CardDraft, draftFromAttempt } from '../../machines/payment/card/draft'
import type { OpenWallet } from '../../machines/payment/card/rules'
import { REFUSED, begin, choose, questionOf } from './support/card-payment-harness'
import { CARD, CARD_WITHOUT_CODE } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { CARDS, TODAY, walletOf } from './fixtures/wallet'

async function withCards(
  machine: typeof cardPaymentMachine,
  wallet: Partial<OpenWallet> = {},
  draft?: CardDraft,
  isBkmEnabled = true,
) {
  const harness = begin(machine, { isAgreed: true, draft, terms: { isBkmEnabled } })
  await harness.wallet.answer(walletOf({ cards: CARDS, ...wallet }))
  return harness
}

export const savedCardsScenarios: Scenarios<typeof cardPaymentMachine> = {
  'a member with saved cards begins with the last paid one chosen, and pays with it alone (CARD-01~)': async (
    machine,
  ) => {
    const harness = await withCards(machine)
    expect(harness.view()).toMatchObject({
      kind: 'choosing',
      wallet: { cards: CARDS, today: TODAY },
      hasSavedCards: true,
      cardSource: 'savedCard',
      selectedCard: 'last paid',
      missing: undefined,
    })
    harness.pay()
    expect(harness.question()).toEqual(questionOf({ kind: 'saved', cardToken: 'last paid' }))
  },

  'another saved card pays when it is the one chosen (CARD-01~)': async (machine) => {
    const harness = await withCards(machine)
    harness.chooseCard('first')
    harness.chooseCard('expires soon')
    expect(harness.view()).toMatchObject({ selectedCard: 'expires soon' })
    harness.pay()
    expect(harness.view()).toMatchObject({ kind: 'paying', selectedCard: 'expires soon' })
    expect(harness.question()).toEqual(questionOf({ kind: 'saved', cardToken: 'expires soon' }))
  },

  'a card that has expired, or is not in the wallet, is never chosen (CARD-08~)': async (machine) => {
    const harness = await withCards(machine)
    harness.chooseCard('expired')
    harness.chooseCard('another member’s')
    expect(harness.view()).toMatchObject({ selectedCard: 'last paid' })
    harness.pay()
    expect(harness.question()).toEqual(questionOf({ kind: 'saved', cardToken: 'last paid' }))
  },

  'a wallet of expired cards says so, and has nothing to pay with but a new card (CARD-08~)': async (machine) => {
    const harness = await withCards(machine, { cards: CARDS.filter(({ cardToken }) => cardToken === 'expired') })
    expect(harness.view()).toMatchObject({
      cardSource: 'savedCard',
      selectedCard: undefined,
      missing: 'selectedCard',
    })
    harness.pay()
    expect(harness.submitted()).toBeUndefined()
    harness.askNewCard()
    expect(harness.view()).toMatchObject({ cardSource: 'newCard', missing: 'cardNumber' })
    expect(harness.faults()).toEqual({})
  },

  'a new card can pay although there are saved ones, and these again after it (CARD-01~, MDL-09~)': async (machine) => {
    const harness = await withCards(machine)
    harness.askNewCard()
    harness.fill(CARD)
    expect(harness.view()).toMatchObject({ cardSource: 'newCard', brand: 'VISA', missing: undefined })
    harness.pay()
    expect(harness.submitted()).toMatchObject({
      choice: 'newCard',
      question: questionOf({ kind: 'new', isStored: false }),
    })
    const again = begin(machine, { draft: harness.draft(), isAgreed: true, problem: REFUSED })
    expect(again.view()).toMatchObject({ kind: 'choosing', cardSource: 'newCard', problem: REFUSED })
    again.askSavedCards()
    expect(again.view()).toMatchObject({ cardSource: 'savedCard', selectedCard: 'last paid' })
    again.pay()
    expect(again.question()).toEqual(questionOf({ kind: 'saved', cardToken: 'last paid' }))
  },

  'a shopper without saved cards begins at the form of a new card, and has none to go to (CARD-01~)': async (
    machine,
  ) => {
    const harness = await choose(machine, {})
    harness.askSavedCards()
    harness.chooseCard('last paid')
    expect(harness.view()).toMatchObject({
      hasSavedCards: false,
      cardSource: 'newCard',
      selectedCard: undefined,
    })
  },

  'a card that was being typed is restored before the saved ones': async (machine) => {
    const harness = await withCards(machine, { typed: CARD_WITHOUT_CODE })
    expect(harness.view()).toMatchObject({ cardSource: 'newCard', brand: 'VISA', missing: 'cvc' })
  },

  'a saved card that is refused stays chosen, with the reason (CARD-11~)': async (machine) => {
    const harness = await withCards(machine)
    harness.chooseCard('first')
    harness.pay()
    expect(harness.submitted()).toMatchObject({
      choice: cardReferenceOf('first'),
      question: { card: { cardToken: 'first' } },
    })
    const again = begin(machine, { draft: harness.draft(), isAgreed: true, problem: REFUSED })
    expect(again.view()).toMatchObject({ kind: 'choosing', selectedCard: 'first', problem: REFUSED })
    again.chooseCard('last paid')
    again.pay()
    expect(again.submitted()).toMatchObject({
      choice: cardReferenceOf('last paid'),
      question: { card: { cardToken: 'last paid' } },
    })
  },

  'the attempted card is chosen again where it can pay, BKM where the order has it (CARD-11~, CARD-08~, CARD-09~)':
    async (machine) => {
      const tried = [
        [cardReferenceOf('first'), 'savedCard', 'first'],
        [cardReferenceOf('expired'), 'savedCard', 'last paid'],
        ['newCard', 'newCard', 'last paid'],
        ['bkm', 'bkm', 'last paid'],
        [undefined, 'savedCard', 'last paid'],
      ] as const
      for (const [choice, cardSource, selectedCard] of tried) {
        const harness = await withCards(machine, {}, draftFromAttempt(choice))
        expect(harness.view()).toMatchObject({ cardSource, selectedCard })
      }
      // An order may have lost BKM Express since.
      const bkm = draftFromAttempt('bkm')
      for (const [cards, cardSource] of [
        [CARDS, 'savedCard'],
        [[], 'newCard'],
      ] as const) {
        const harness = await withCards(machine, { cards }, bkm, false)
        expect(harness.view()).toMatchObject({ cardSource, isBkmEnabled: false })
      }
      const paid = await withCards(machine, {}, bkm, false)
      paid.pay()
      expect(paid.question()).toMatchObject({ card: { kind: 'saved' }, call: 'auth' })
      // A half-typed card is restored, unless the last attempt was with a card that is still saved.
      const half = { typed: CARD_WITHOUT_CODE }
      expect((await withCards(machine, half, draftFromAttempt(cardReferenceOf('first')))).view()).toMatchObject({
        cardSource: 'savedCard',
      })
      expect((await withCards(machine, half, draftFromAttempt(cardReferenceOf('gone')))).view()).toMatchObject({
        cardSource: 'newCard',
      })
    },
}
