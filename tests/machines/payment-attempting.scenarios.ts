import { expect } from 'vitest'
import type { paymentMachine } from '../../machines/payment/machine'
import type { askInstallments } from '../../machines/payment/card/ports'
import { EMPTY_DRAFT, replaceCards } from '../../machines/payment/card/draft'
import { installmentsView } from '../../machines/payment/card/view'
import { METHODS } from '../../machines/payment/rules'
import type { checkOrder } from '../../machines/payment/order-check/ports'
import { ALL_TERMS, CARD_TERMS, OTHER_PRICE } from './fixtures/funds'
import { GATE_ASKING, holdGate } from './support/held-gate'
import { IDENTITY } from './fixtures/identity'
import { hold } from './support/held-port'
import { BANK_HOST, WORLD_CARD } from './fixtures/offers'
import { begin } from './support/payment-harness'
import { CARD, CARD_WITHOUT_CODE, NOT_CHARGED, ORDER, RECEIPT, REFUSAL } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { settled } from './support/settled'
import { CARDS, saved, TODAY, walletOf } from './fixtures/wallet'
import { attempted, breakDown, open, ready } from './support/paying-side'

type Machine = typeof paymentMachine

/** From the press to the end of the attempt, in the payment machine. */
export const paymentAttemptingScenarios: Scenarios<Machine> = {
  'an attempt that crashes is unknown once it was sent, never payable again (PAY-06~)': async (machine) => {
    const sent = await ready(machine, { attempt: (attempt) => attempt.provide({ guards: { isPaid: breakDown } }) })
    sent.payByCard()
    await sent.ports.authorise.answer({ kind: 'paid', receipt: RECEIPT })
    expect(sent.snapshot().output).toMatchObject({ kind: 'unknown' })
    const unsent = await ready(machine, { attempt: (attempt) => attempt.provide({ guards: { isReady: breakDown } }) })
    unsent.payByCard()
    await settled()
    expect([unsent.view().kind, unsent.ports.authorise.asked]).toEqual(['methodCrashed', []])
    unsent.send({ type: 'shopper.closedDanger' })
    expect(unsent.view()).toMatchObject({ kind: 'methodCrashed', isAnnounced: false })
  },

  'an accepted price is every method’s; card and agreement stay, installments are read again (PAY-12~, BEST-08~)':
    async (machine) => {
      const check = hold<typeof checkOrder>()
      const installments = hold<typeof askInstallments>()
      const harness = await ready(machine, {
        attempt: (attempt) => attempt.provide({ actors: { checkOrder: check.logic } }),
        card: (card) => card.provide({ actors: { askInstallments: installments.logic } }),
      })
      harness.payByCard()
      await installments.answer({ kind: 'known', installments: WORLD_CARD })
      await check.answer({ kind: 'changed', price: OTHER_PRICE })
      expect([harness.view().isLocked, harness.view().price]).toEqual([false, ORDER.price])
      const before = installments.asked.length
      harness.attempt().send({ type: 'shopper.acceptedPrice' })
      expect(harness.view().price).toEqual(OTHER_PRICE)
      expect(harness.cards().getSnapshot().context).toMatchObject({ price: OTHER_PRICE, card: CARD, isAgreed: true })
      expect(installments.asked.slice(before)).toMatchObject([{ price: OTHER_PRICE }])
      harness.choose('balance')
      expect(harness.balanceView().price).toEqual(OTHER_PRICE)
    },

  'installments that the bank refuses are read again, and begin with a single payment (INST-01~, CARD-11~)': async (
    machine,
  ) => {
    for (const [code, asked, selectedInstallment] of [
      ['10222', 2, 1],
      ['10005', 1, 3],
    ] as const) {
      const installments = hold<typeof askInstallments>()
      const harness = await ready(machine, {
        card: (card) => card.provide({ actors: { askInstallments: installments.logic } }),
      })
      await installments.answer({ kind: 'known', installments: WORLD_CARD })
      harness.cards().send({ type: 'shopper.choseInstallment', installmentNumber: 3 })
      harness.payByCard()
      await settled()
      const refusal = { ...REFUSAL, code, group: undefined }
      await harness.ports.authorise.answer({ kind: 'refused', refusal, typed: CARD_WITHOUT_CODE })
      expect([code, installments.asked.length]).toEqual([code, asked])
      if (asked === 2) await installments.answer({ kind: 'known', installments: WORLD_CARD })
      expect(installmentsView(harness.cards().getSnapshot())).toMatchObject({ selectedInstallment })
    }
  },

  'a payment counts as pressed from the press to the sending, except while the shopper is asked (PAY-05~, PAY-11~)':
    async (machine) => {
      const check = hold<typeof checkOrder>()
      const harness = await ready(machine, {
        attempt: (attempt) => attempt.provide({ actors: { checkOrder: check.logic } }),
      })
      const isPressed = ({ snapshot }: Pick<typeof harness, 'snapshot'>) => snapshot().hasTag('pressed')
      expect(isPressed(harness)).toBe(false)
      harness.payByCard()
      expect(isPressed(harness)).toBe(true)
      await check.answer({ kind: 'ready' })
      expect(isPressed(harness)).toBe(false)
      const asked = await ready(machine, {
        attempt: (attempt) => attempt.provide({ actors: { kycGate: GATE_ASKING } }),
      })
      asked.payByCard()
      expect([isPressed(asked), asked.view().isLocked]).toEqual([false, true])
    },

  'a pressed card form that waits for its installments keeps the agreement and the method (PAY-05~, PAY-11~)': async (
    machine,
  ) => {
    const installments = hold<typeof askInstallments>()
    const harness = await ready(machine, {
      card: (card) => card.provide({ actors: { askInstallments: installments.logic } }),
    })
    harness.payByCard()
    harness.send({ type: 'shopper.agreed', isAgreed: false })
    harness.choose('balance')
    expect(harness.view()).toMatchObject({ method: 'credit-card', isLocked: true, isAgreed: true })
    expect(harness.snapshot().hasTag('pressed')).toBe(true)
    await installments.answer({ kind: 'unknown' })
    expect(harness.ports.authorise.asked).toHaveLength(1)
  },

  'an order that another tab is paying has its outcome looked up, without an attempt of its own (PAY-13~, PAY-12~)':
    async (machine) => {
      const check = hold<typeof checkOrder>()
      const harness = await ready(machine, {
        attempt: (attempt) => attempt.provide({ actors: { checkOrder: check.logic } }),
      })
      harness.payByCard()
      await check.answer({ kind: 'changed', price: OTHER_PRICE })
      harness.attempt().send({ type: 'shopper.acceptedPrice' })
      harness.payByCard()
      await check.answer({ kind: 'paidOrUnderWay' })
      expect(harness.ports.authorise.asked).toEqual([])
      expect(harness.snapshot().output).toEqual({
        kind: 'unknown',
        attempted: undefined,
        price: OTHER_PRICE,
        isAtBank: true,
      })
    },

  'a shopper who comes back from a bank has the attempt looked up at once (PAY-13~)': async (machine) => {
    const card = await ready(machine)
    card.payByCard()
    await settled()
    await card.ports.authorise.answer({ kind: 'redirected', bankHost: BANK_HOST, paymentId: undefined })
    const credit = await ready(machine)
    credit.choose('shopping-credit')
    await credit.applyForCredit()
    await credit.ports.authorise.answer({ kind: 'redirected', bankHost: BANK_HOST, paymentId: undefined })
    for (const [harness, method] of [
      [card, 'credit-card'],
      [credit, 'shopping-credit'],
    ] as const) {
      harness.send({ type: 'tab.restored' })
      expect(harness.snapshot().output).toMatchObject({ kind: 'unknown', attempted: { method }, isAtBank: true })
    }
  },

  'a shopper who does not accept a new price may choose another method, and nothing was sent (PAY-05~, BEST-08~)':
    async (machine) => {
      const check = hold<typeof checkOrder>()
      const harness = await ready(machine, {
        attempt: (attempt) => attempt.provide({ actors: { checkOrder: check.logic } }),
      })
      harness.payByCard()
      harness.choose('balance')
      expect(harness.view()).toMatchObject({ method: 'credit-card', isLocked: true })
      await check.answer({ kind: 'changed', price: OTHER_PRICE })
      harness.choose('balance')
      expect(harness.view()).toMatchObject({ method: 'balance', isLocked: false, price: ORDER.price })
      expect(harness.ports.authorise.asked).toEqual([])
    },

  'a method that the order does not allow is not chosen while a new price is asked about (PAY-01~)': async (
    machine,
  ) => {
    const check = hold<typeof checkOrder>()
    const harness = await open(machine, CARD_TERMS, {
      attempt: (attempt) => attempt.provide({ actors: { checkOrder: check.logic } }),
    })
    await harness.ports.openWallet.answer(walletOf({ cards: CARDS }))
    harness.payByCard()
    await check.answer({ kind: 'changed', price: OTHER_PRICE })
    harness.choose('balance')
    expect(harness.attempt().getSnapshot().value).toEqual({ accepting: 'announced' })
  },

  'neither the agreement nor a method changes what is sent after the press (PAY-11~)': async (machine) => {
    const check = hold<typeof checkOrder>()
    const harness = await ready(machine, {
      attempt: (attempt) => attempt.provide({ actors: { checkOrder: check.logic } }),
    })
    harness.payByCard()
    const { submission } = harness.attempt().getSnapshot().context
    harness.send({ type: 'shopper.agreed', isAgreed: false })
    for (const method of METHODS) harness.choose(method)
    await check.answer({ kind: 'ready' })
    expect(harness.ports.authorise.asked).toEqual([submission])
    expect(harness.tags()).toContain('agreed')
  },

  'a refused attempt can be tried again, with the fields and cards as they are by now (PAY-11~, CARD-13~)': async (
    machine,
  ) => {
    const harness = await ready(machine)
    harness.payByCard()
    await harness.ports.authorise.answer({ kind: 'refused', refusal: REFUSAL, typed: CARD_WITHOUT_CODE })
    expect(harness.cards().getSnapshot().context).toMatchObject({
      cardSource: 'savedCard',
      selectedCard: 'last paid',
      card: CARD_WITHOUT_CODE,
    })
    expect(harness.cardView()).toMatchObject({ kind: 'choosing', problem: { text: REFUSAL.message } })
    const again = begin(machine, { tried: attempted('balance', undefined), problem: NOT_CHARGED })
    await again.ports.readTerms.answer(ALL_TERMS)
    expect([again.view().method, again.balanceView().problem]).toEqual(['balance', NOT_CHARGED])
    again.choose('credit-card')
    again.choose('balance')
    expect(again.balanceView().problem).toBeUndefined()
  },

  'what a gate learned of level and cards, and the typed identity, reach the next attempt (KYC-03~, KYC-05~)': async (
    machine,
  ) => {
    const gate = holdGate()
    const harness = await ready(machine, {
      attempt: (attempt) => attempt.provide({ actors: { kycGate: gate.logic } }),
    })
    harness.payByCard()
    const found = { level: 1, mayHaveRisen: true, identity: IDENTITY } as const
    await gate.answer({ kind: 'declined', ...found, cards: [saved('brand new')] })
    expect(harness.cards().getSnapshot().context).toMatchObject({ wallet: { cards: [{ cardToken: 'brand new' }] } })
    harness.cards().send({ type: 'shopper.paid' })
    expect(gate.asked).toMatchObject([{ level: 2, mayHaveRisen: false, identity: undefined }, found])
  },

  'installments and bonus chosen for a card that has gone are not chosen for another one (INST-01~, BON-01~, KYC-02~)':
    async (machine) => {
      const chosen = { selectedInstallment: 6, isBonusSelected: true }
      const draft = {
        ...EMPTY_DRAFT,
        wallet: { cards: [saved('gone')], today: TODAY },
        selectedCard: 'gone',
        ...chosen,
      }
      const none = { selectedInstallment: 1, isBonusSelected: false }
      expect(replaceCards(draft, [saved('gone'), saved('new')])).toMatchObject({ selectedCard: 'gone', ...chosen })
      expect(replaceCards(draft, [saved('new')])).toMatchObject({ selectedCard: 'new', ...none })
      expect(replaceCards(draft, [])).toMatchObject({ cardSource: 'newCard', selectedCard: undefined, ...none })
      const typed = { ...draft, cardSource: 'newCard' } as const
      expect(replaceCards(typed, [saved('new')])).toMatchObject({
        cardSource: 'newCard',
        selectedCard: 'new',
        ...chosen,
      })
      const gate = holdGate()
      const harness = await ready(machine, {
        attempt: (attempt) => attempt.provide({ actors: { kycGate: gate.logic } }),
      })
      harness.payByCard()
      await gate.answer({ kind: 'declined', level: 1, mayHaveRisen: true, cards: [] })
      expect(harness.cardView()).toMatchObject({ kind: 'choosing', cardSource: 'newCard' })
    },
}
