import { expect } from 'vitest'
import { cardReferenceOf } from '../../machines/entities/saved-card'
import type { paymentMachine } from '../../machines/payment/machine'
import { METHODS } from '../../machines/payment/rules'
import { ALL_TERMS, A_PART, BALANCE_TERMS, CARD_TERMS, ENOUGH, NOTHING_TERMS } from './fixtures/funds'
import { BANK_HOST } from './fixtures/offers'
import { begin } from './support/payment-harness'
import { CARD, CARD_WITHOUT_CODE, FOREIGN_BUYER, NOT_CHARGED, ORDER, RECEIPT, REFUSAL } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { settled } from './support/settled'
import { CARDS, saved, walletOf, walletRefused } from './fixtures/wallet'

import { attempted, breakDown, open, ready } from './support/paying-side'
type Machine = typeof paymentMachine

export const paymentScenarios: Scenarios<Machine> = {
  'cards, balance and level are read in parallel, and no answer waits for another (PAY-02~)': async (machine) => {
    const harness = begin(machine)
    expect(harness.view().kind).toBe('reading')
    await harness.ports.readTerms.answer(ALL_TERMS)
    const { openWallet, askBalance, askMemberLevel } = harness.ports
    expect([openWallet, askBalance, askMemberLevel].map(({ asked }) => asked.length)).toEqual([1, 1, 1])
    expect(harness.view()).toMatchObject({
      kind: 'open',
      method: 'credit-card',
      balanceIs: 'asking',
      savedCards: undefined,
      hasMixableCard: true,
    })
    await harness.tellBalance(A_PART)
    expect(harness.view()).toMatchObject({ balance: A_PART, balanceIs: 'known', isBalanceInsufficient: true })
    await openWallet.answer(walletOf({ cards: CARDS }))
    await askMemberLevel.answer({ kind: 'known', level: 1 })
    expect(harness.snapshot().context.level).toBe(1)
    expect(harness.cards().getSnapshot().context).toMatchObject({ balance: A_PART, wallet: { cards: CARDS } })
  },

  'a read that fails leaves the other methods usable, and the shopper on the page (PAY-02~, KYC-06~)': async (
    machine,
  ) => {
    const broken = await open(machine)
    await broken.ports.askBalance.fail()
    await broken.ports.askMemberLevel.fail()
    await broken.ports.openWallet.answer(walletOf({ cards: CARDS }))
    expect(broken.cardView()).toMatchObject({ kind: 'choosing', wallet: { cards: CARDS } })
    expect(broken.view()).toMatchObject({ balance: undefined, balanceIs: 'unknown' })
    broken.send({ type: 'shopper.askedBalance' })
    expect(broken.view().balanceIs).toBe('asking')
    await broken.tellBalance(ENOUGH)
    expect(broken.cards().getSnapshot().context.balance).toEqual(ENOUGH)

    const refused = await open(machine)
    await refused.ports.askBalance.answer({ kind: 'unknown' })
    await refused.ports.askMemberLevel.answer({ kind: 'unknown' })
    await refused.ports.openWallet.answer(walletRefused(REFUSAL))
    refused.choose('balance')
    refused.send({ type: 'shopper.askedBalance' })
    await refused.tellBalance(ENOUGH)
    refused.payFromBalance()
    expect(refused.ports.authorise.asked).toHaveLength(1)
  },

  'a foreign phone has neither balance nor level, and neither is read (PAY-02~, FRGN-02~)': async (machine) => {
    const harness = await open(machine, ALL_TERMS, { buyer: FOREIGN_BUYER })
    expect(harness.view()).toMatchObject({ methods: ['credit-card'], method: 'credit-card' })
    harness.choose('balance')
    expect(harness.view().method).toBe('credit-card')
    expect([harness.ports.askBalance.asked, harness.ports.askMemberLevel.asked]).toEqual([[], []])
  },

  'an order has the methods that it allows, and begins with the first (PAY-01~)': async (machine) => {
    expect((await open(machine, CARD_TERMS)).view()).toMatchObject({ methods: ['credit-card'] })
    expect((await open(machine, BALANCE_TERMS)).view()).toMatchObject({ methods: ['balance'], method: 'balance' })
    const without = await open(machine, NOTHING_TERMS)
    expect(without.view()).toMatchObject({
      kind: 'none',
      canRetry: false,
      isAnnounced: true,
      methods: [],
      method: undefined,
    })
    without.send({ type: 'shopper.closedDanger' })
    expect(without.view()).toMatchObject({ kind: 'none', isAnnounced: false })
    const harness = await open(machine, BALANCE_TERMS)
    const form = harness.balance()
    for (const method of METHODS) harness.choose(method)
    expect([harness.view().method, harness.balance()]).toEqual(['balance', form])
  },

  'terms that fail to load can be read again': async (machine) => {
    const harness = begin(machine)
    await harness.ports.readTerms.fail()
    expect(harness.view()).toMatchObject({ kind: 'termsFailed', canRetry: true, isAnnounced: true })
    harness.send({ type: 'shopper.closedDanger' })
    expect(harness.view()).toMatchObject({ kind: 'termsFailed', isAnnounced: false })
    harness.send({ type: 'shopper.retried' })
    await harness.ports.readTerms.answer(ALL_TERMS)
    expect(harness.view().kind).toBe('open')
  },

  'a wallet of unverified cards alone has none that pays beside the balance (MIX-01~, BAL-03~)': async (machine) => {
    const harness = await open(machine, ALL_TERMS)
    await harness.ports.openWallet.answer(walletOf({ cards: [saved('unverified', { isThreeDSVerified: false })] }))
    harness.choose('balance')
    expect(harness.view()).toMatchObject({ savedCards: 1, hasMixableCard: false })
  },

  'a method that is left and chosen again is as it was, and reads nothing twice (PAY-02~)': async (machine) => {
    const harness = await ready(machine, { problem: NOT_CHARGED })
    expect(harness.cardView()).toMatchObject({ problem: NOT_CHARGED })
    harness.cards().send({ type: 'shopper.choseCard', cardToken: 'first' })
    for (const isAgreed of [true, false, true]) {
      harness.send({ type: 'shopper.agreed', isAgreed })
      expect([harness.tags().includes('agreed'), harness.cardView()]).toMatchObject([isAgreed, { isAgreed }])
    }
    harness.choose('credit-card')
    harness.choose('balance')
    expect(harness.view()).toMatchObject({ method: 'balance', savedCards: CARDS.length, hasMixableCard: true })
    expect(harness.balanceView()).toMatchObject({ balance: ENOUGH, isAgreed: true, problem: undefined })
    harness.choose('balance')
    harness.choose('credit-card')
    expect(harness.cardView()).toMatchObject({ kind: 'choosing', selectedCard: 'first', isAgreed: true })
    expect([harness.ports.openWallet.asked, harness.ports.askBalance.asked].map(({ length }) => length)).toEqual([1, 1])
  },

  'an insufficient balance is explained once, however often it is opened (BAL-03~)': async (machine) => {
    const harness = await open(machine)
    await harness.tellBalance(A_PART)
    harness.choose('balance')
    expect(harness.balanceView().kind).toBe('explaining')
    harness.balance().send({ type: 'shopper.closed' })
    harness.choose('credit-card')
    harness.choose('balance')
    expect(harness.balanceView().kind).toBe('choosing')
  },

  'other methods are locked while a payment is in progress (PAY-05~)': async (machine) => {
    const harness = await ready(machine)
    expect(harness.view().isLocked).toBe(false)
    harness.payByCard()
    expect([harness.tags(), harness.view().isLocked]).toEqual([['agreed', 'paymentInFlight'], true])
    harness.choose('balance')
    expect(harness.view().method).toBe('credit-card')
    harness.waitLong()
    expect(harness.tags()).toEqual(['agreed', 'paymentInFlight', 'paymentOverdue'])
    harness.choose('balance')
    expect(harness.view().method).toBe('credit-card')
    await harness.ports.authorise.answer({ kind: 'redirected', bankHost: BANK_HOST, paymentId: undefined })
    expect([harness.tags(), harness.view().isLocked]).toEqual([['agreed', 'paymentRedirected'], true])
    harness.choose('balance')
    expect(harness.view().method).toBe('credit-card')
  },

  'a balance payment locks other methods as one by card does (PAY-05~)': async (machine) => {
    const harness = await ready(machine)
    harness.choose('balance')
    harness.payFromBalance()
    expect(harness.tags()).toEqual(['agreed', 'paymentInFlight'])
    harness.choose('credit-card')
    harness.waitLong()
    expect(harness.tags()).toEqual(['agreed', 'paymentInFlight', 'paymentOverdue'])
    harness.choose('credit-card')
    expect(harness.view().method).toBe('balance')
    await harness.ports.authorise.answer({ kind: 'paid', receipt: RECEIPT })
    expect(harness.snapshot().output).toEqual({ kind: 'paid', receipt: RECEIPT })
  },

  'a card that paid ends with its receipt, and a lost answer as unknown (PAY-06~)': async (machine) => {
    const paid = await ready(machine)
    paid.payByCard()
    await paid.ports.authorise.answer({ kind: 'paid', receipt: RECEIPT })
    const lost = await ready(machine)
    lost.payByCard()
    await lost.ports.authorise.fail()
    const lostBalance = await ready(machine)
    lostBalance.choose('balance')
    lostBalance.payFromBalance()
    await lostBalance.ports.authorise.fail()
    expect([paid, lost, lostBalance].map((harness) => harness.snapshot().value)).toEqual(['paid', 'unknown', 'unknown'])
    expect([paid, lost, lostBalance].map((harness) => harness.snapshot().output)).toEqual([
      { kind: 'paid', receipt: RECEIPT },
      {
        kind: 'unknown',
        attempted: attempted('credit-card', cardReferenceOf('last paid')),
        price: ORDER.price,
        isAtBank: false,
      },
      { kind: 'unknown', attempted: attempted('balance', undefined), price: ORDER.price, isAtBank: false },
    ])
  },

  'the balance is read again after a failed payment, and not before (PAY-02~)': async (machine) => {
    const harness = await ready(machine)
    harness.payByCard()
    harness.waitLong()
    expect(harness.ports.askBalance.asked).toHaveLength(1)
    await harness.ports.authorise.answer({ kind: 'refused', refusal: REFUSAL, typed: CARD_WITHOUT_CODE })
    expect(harness.ports.askBalance.asked).toHaveLength(2)
    expect(harness.view()).toMatchObject({ balance: ENOUGH, balanceIs: 'known' })
    await harness.tellBalance(A_PART)
    expect(harness.cards().getSnapshot().context.balance).toEqual(A_PART)

    const unknown = await open(machine)
    await unknown.ports.openWallet.answer(walletOf({ cards: CARDS }))
    await unknown.ports.askBalance.fail()
    unknown.payByCard()
    await unknown.ports.authorise.answer({ kind: 'refused', refusal: REFUSAL, typed: CARD_WITHOUT_CODE })
    expect(unknown.ports.askBalance.asked).toHaveLength(2)
  },

  'a balance read begun before a payment and answered after it is repeated (PAY-02~)': async (machine) => {
    const harness = await open(machine)
    await harness.ports.openWallet.answer(walletOf({ cards: CARDS }))
    const early = harness.ports.askBalance.hold()
    harness.payByCard()
    await harness.ports.authorise.answer({ kind: 'refused', refusal: REFUSAL, typed: CARD_WITHOUT_CODE })
    expect(harness.ports.askBalance.asked).toHaveLength(2)
    await early.answer({ kind: 'known', balance: ENOUGH })
    expect(harness.view()).toMatchObject({ balance: undefined, balanceIs: 'asking' })
    await harness.tellBalance(A_PART)
    expect(harness.view()).toMatchObject({ balance: A_PART, balanceIs: 'known' })
  },

  'a method that crashes before it has sent anything can be opened again (PAY-06~)': async (machine) => {
    const harness = await open(machine, ALL_TERMS, {
      card: (card) => card.provide({ guards: { isWalletOpen: breakDown } }),
    })
    await harness.ports.openWallet.answer(walletOf())
    expect(harness.view()).toMatchObject({ kind: 'methodCrashed', method: undefined })
    harness.send({ type: 'shopper.retried' })
    await harness.ports.readTerms.answer(ALL_TERMS)
    expect(harness.ports.openWallet.asked).toHaveLength(2)

    const other = await ready(machine, {
      fromBalance: (balance) => balance.provide({ guards: { isModalDue: breakDown } }),
    })
    other.choose('balance')
    await settled()
    expect(other.view().kind).toBe('methodCrashed')
    other.send({ type: 'shopper.retried' })
    await other.ports.readTerms.answer(ALL_TERMS)
    expect(other.view().method).toBe('credit-card')
  },

  'the shown method learns of the connection, and so does the one after it (BEST-05~)': async (machine) => {
    const harness = await ready(machine)
    harness.cards().send({ type: 'shopper.filledCard', field: 'cvc', card: CARD })
    harness.send({ type: 'network.changed', is: 'offline' })
    expect(harness.cardView()).toMatchObject({ missing: 'connection' })
    harness.choose('balance')
    expect(harness.balanceView().missing).toBe('connection')
    harness.send({ type: 'network.changed', is: 'online' })
    expect(harness.balanceView().missing).toBe('agreement')
    expect(harness.balanceView().price).toEqual(ORDER.price)

    const early = await open(machine, NOTHING_TERMS)
    early.send({ type: 'network.changed', is: 'offline' })
    expect(early.snapshot().context.network).toBe('offline')
  },
}
