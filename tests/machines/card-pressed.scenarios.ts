import { expect } from 'vitest'
import { cardReferenceOf } from '../../machines/entities/saved-card'
import type { CardPaymentEvent } from '../../machines/payment/card/setup'
import { draftAtNewPrice } from '../../machines/payment/card/draft'
import type { cardPaymentMachine } from '../../machines/payment/card/machine'
import { NO_CARD } from '../../machines/entities/card'
import { FORM_CHANGED } from '../../machines/entities/payment-problem'
import { paymentProblemOf } from '../../machines/entities/bank-refusal'
import { NO_TERMS } from '../../machines/entities/payment-terms'
import { begin, questionOf, type Start } from './support/card-payment-harness'
import { A_PART, ALL_TERMS, ENOUGH, OTHER_PRICE } from './fixtures/funds'
import { BONUS, DEBIT_CARD, WORLD_CARD } from './fixtures/offers'
import { CARD, FOREIGN_BUYER, MEMBER, ORDER, REFUSAL, SHORT_OF_FUNDS } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { CARDS, saved, walletOf, walletRefused } from './fixtures/wallet'

type Machine = typeof cardPaymentMachine

/** The form with saved cards, before their bank has answered. */
async function atForm(machine: Machine, start: Start = {}, cards = CARDS) {
  const harness = begin(machine, { isAgreed: true, isOfferHeld: true, terms: ALL_TERMS, balance: A_PART, ...start })
  await harness.wallet.answer(walletOf({ cards }))
  return harness
}

const mix = { type: 'shopper.choseMix', isMixAsked: true } as const
const bonus = { type: 'shopper.choseBonus', isBonusSelected: true } as const
const months = (installmentNumber: number) => ({ type: 'shopper.choseInstallment', installmentNumber }) as const

const NEW_CARD = { kind: 'new', isStored: false } as const
const OTHER = { ...CARD, bin: '55287900', lastFour: '0008' }

export const cardPressedScenarios: Scenarios<Machine> = {
  'the form ends with all that is sent, as it was shown, and accepts nothing more (PAY-11~, PAY-12~, PAY-04~)': async (
    machine,
  ) => {
    const harness = await atForm(machine)
    await harness.installments.answer({ kind: 'known', installments: WORLD_CARD })
    await harness.bonus.answer({ kind: 'found', bonus: BONUS })
    harness.send(months(3))
    harness.send(bonus)
    const { total: sum, cardPart: bankPart, bonusUsed } = harness.sum()
    harness.pay()
    expect(harness.submitted()).toEqual({
      method: 'credit-card',
      price: ORDER.price,
      sum,
      bankPart,
      choice: cardReferenceOf('last paid'),
      gate: { memberId: MEMBER.memberId, source: 'card', amount: sum, terms: { ...NO_TERMS, ...ALL_TERMS } },
      question: questionOf({ kind: 'saved', cardToken: 'last paid' }, { installment: 3, price: sum, bonusUsed }),
    })
    // The machine has ended and continues to show what was submitted.
    expect([harness.snapshot().status, harness.sum().total, harness.view()]).toMatchObject([
      'done',
      sum,
      { kind: 'paying' },
    ])
  },

  'a guest has no limits for the KYC gate (KYC-07~)': async (machine) => {
    const harness = await atForm(machine, { buyer: FOREIGN_BUYER })
    await harness.installments.answer({ kind: 'unknown' })
    harness.pay()
    expect(harness.submitted()?.gate).toBeUndefined()
  },

  'a pressed form ignores every gesture while the bank’s offer loads (PAY-11~, INST-01~)': async (machine) => {
    for (const isNew of [false, true]) {
      const harness = await atForm(machine)
      if (isNew) {
        harness.askNewCard()
        harness.fill(CARD)
      }
      await harness.bonus.answer({ kind: 'found', bonus: BONUS })
      harness.pay()
      const events: readonly CardPaymentEvent[] = [
        { type: 'shopper.filledCard', field: 'cvc', card: NO_CARD },
        { type: 'shopper.filledCard', field: 'cardNumber', card: OTHER },
        { type: 'shopper.choseCard', cardToken: 'first' },
        { type: isNew ? 'shopper.askedSavedCards' : 'shopper.askedNewCard' },
        months(3),
        mix,
        bonus,
        { type: 'shopper.askedThreeDS', isThreeDSAsked: true },
        { type: 'shopper.storedCard', isCardStored: true },
        { type: 'agreement.updated', isAgreed: false },
        ...(['shopper.askedBkm', 'shopper.paid', 'form.left'] as const).map((type) => ({ type })),
      ]
      for (const event of events) harness.send(event)
      expect([harness.state(), harness.view(), harness.submitted()]).toMatchObject([
        'awaitingInstallments',
        { kind: 'paying' },
        undefined,
      ])
      await harness.installments.answer({ kind: 'known', installments: WORLD_CARD })
      expect(harness.submitted()).toMatchObject({ sum: ORDER.price, bankPart: ORDER.price, gate: { source: 'card' } })
      const card = isNew ? NEW_CARD : ({ kind: 'saved', cardToken: 'last paid' } as const)
      expect(harness.question()).toEqual(questionOf(card))
    }
  },

  'a sum that changed since the press is not sent: the form is back, and says so (PAY-11~, PAY-12~)': async (
    machine,
  ) => {
    const told = await atForm(machine)
    told.send(mix)
    told.pay()
    told.send({ type: 'wallet.updated', balance: { ...A_PART, minor: A_PART.minor - 1 }, level: 1 })
    const own = await atForm(machine, { balance: ENOUGH }, [saved('own', { isProviderCard: true })])
    own.pay()
    own.send({ type: 'wallet.updated', balance: A_PART, level: 1 })
    for (const harness of [told, own]) expect(harness.view()).toMatchObject({ kind: 'choosing', problem: FORM_CHANGED })
    await told.installments.answer({ kind: 'known', installments: DEBIT_CARD })
    told.pay()
    expect(told.view()).toMatchObject({ kind: 'paying', problem: undefined })
    expect(told.question()?.balanceUsed).toEqual({ ...A_PART, minor: A_PART.minor - 1 })
  },

  'installments chosen at another price are sent only as they are shown at this one (PAY-12~, BEST-08~)': async (
    machine,
  ) => {
    const before = await atForm(machine)
    await before.installments.answer({ kind: 'known', installments: WORLD_CARD })
    await before.bonus.answer({ kind: 'found', bonus: BONUS })
    before.send(months(3))
    before.pay()
    const draft = draftAtNewPrice(before.draft())
    const harness = begin(machine, { draft, price: OTHER_PRICE, isAgreed: true, isOfferHeld: true })
    expect(harness.sum()).toMatchObject({ price: OTHER_PRICE, total: OTHER_PRICE, installmentNumber: 1 })
    // Offers for the former price are requested again for the new one.
    expect([harness.installments.asked, harness.bonus.asked]).toMatchObject([
      [{ price: OTHER_PRICE }],
      [{ price: OTHER_PRICE }],
    ])
    harness.pay()
    await harness.installments.answer({ kind: 'known', installments: WORLD_CARD })
    expect([harness.state(), harness.sum().installmentNumber]).toEqual(['choosing', 3])
    harness.pay()
    expect(harness.submitted()).toMatchObject({ price: OTHER_PRICE, question: { installment: 3 } })
  },

  'a shopper who returns from another method finds the cards as they were, without a call (PAY-02~)': async (
    machine,
  ) => {
    const before = await atForm(machine)
    before.chooseCard('first')
    before.send({ type: 'form.left' })
    expect([before.snapshot().output?.kind, before.state()]).toEqual(['left', 'left'])
    const harness = begin(machine, { draft: before.draft() })
    expect(harness.view()).toMatchObject({ kind: 'choosing', selectedCard: 'first', wallet: { cards: CARDS } })
    expect(harness.wallet.asked).toEqual([])
  },

  'the card form can be left while the wallet loads, where it was refused, and during a credit offer (PAY-02~)': async (
    machine,
  ) => {
    const opening = begin(machine)
    const closed = begin(machine)
    await closed.wallet.answer(walletRefused(REFUSAL))
    const offering = await atForm(machine, { problem: paymentProblemOf(SHORT_OF_FUNDS) })
    for (const harness of [opening, closed, offering]) {
      harness.send({ type: 'form.left' })
      expect(harness.snapshot().output).toMatchObject({ kind: 'left' })
    }
    expect([opening.draft().isWalletKnown, offering.draft().isWalletKnown]).toEqual([false, true])
  },
}
