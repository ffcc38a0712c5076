import { expect } from 'vitest'
import { cardReferenceOf } from '../../machines/entities/saved-card'
import { draftAtNewPrice } from '../../machines/payment/card/draft'
import type { cardPaymentMachine } from '../../machines/payment/card/machine'
import type { SavedCard } from '../../machines/entities/saved-card'
import { type Start, begin } from './support/card-payment-harness'
import { ALL_TERMS, A_PART, ENOUGH, NOTHING } from './fixtures/funds'
import { BONUS, MAXIMUM_CARD, WORLD_CARD } from './fixtures/offers'
import { CARD, ORDER } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { CARDS, saved, walletOf } from './fixtures/wallet'

type Machine = typeof cardPaymentMachine

const lira = (minor: number) => ({ minor, currency: 'TRY' })
const REST = lira(ORDER.price.minor - A_PART.minor)

async function atForm(machine: Machine, cards: readonly SavedCard[] = CARDS, start: Start = {}) {
  const harness = begin(machine, { isAgreed: true, terms: ALL_TERMS, balance: A_PART, ...start })
  await harness.wallet.answer(walletOf({ cards }))
  return harness
}

type Harness = Awaited<ReturnType<typeof atForm>>

const refusedIn = (harness: Harness) => harness.snapshot().context.refused.map(({ field }) => field)

const mix = (isMixAsked: boolean) => ({ type: 'shopper.choseMix', isMixAsked }) as const

export const mixedPaymentScenarios: Scenarios<Machine> = {
  'the balance pays a part, the card the rest, in a single payment by the one call for it (MIX-02~, CARD-09~, KYC-01~, PAY-12~)':
    async (machine) => {
      const harness = await atForm(machine)
      expect(harness.mix()).toEqual({ balance: A_PART, isMixPayment: false, blockReason: undefined })
      harness.send(mix(true))
      expect(harness.mix().isMixPayment).toBe(true)
      expect(harness.sum()).toMatchObject({ total: ORDER.price, balanceUsed: A_PART, cardPart: REST })
      expect(harness.view()).toMatchObject({ amount: REST, isThreeDSOffered: false })
      harness.pay()
      expect(harness.submitted()).toMatchObject({
        price: ORDER.price,
        sum: ORDER.price,
        bankPart: REST,
        gate: { source: 'mixed', amount: ORDER.price },
        question: { call: 'mix', price: ORDER.price, installment: 1, balanceUsed: A_PART, bonusUsed: undefined },
      })
    },

  'a shopper who gives a mixed payment up pays by card alone (MIX-02~)': async (machine) => {
    const harness = await atForm(machine)
    harness.send(mix(true))
    harness.send(mix(false))
    harness.pay()
    expect(harness.question()).toMatchObject({ call: 'auth', balanceUsed: undefined })
  },

  'a balance rules out installments, and installments rule out a balance (MIX-02~, MIX-03~)': async (machine) => {
    const harness = await atForm(machine, CARDS, { isOfferHeld: true })
    await harness.installments.answer({ kind: 'known', installments: WORLD_CARD })
    harness.send({ type: 'shopper.choseInstallment', installmentNumber: 3 })
    expect(harness.mix().blockReason).toBe('installments')
    harness.send(mix(true))
    expect(harness.mix().isMixPayment).toBe(false)
    harness.send({ type: 'shopper.choseInstallment', installmentNumber: 1 })
    harness.send(mix(true))
    expect(harness.offer().options.map(({ installmentNumber }) => installmentNumber)).toEqual([1])
    expect(harness.offer()).toMatchObject({ isLimitedByBalance: true, isLimitedByBonus: false })
    harness.send({ type: 'shopper.choseInstallment', installmentNumber: 3 })
    expect(harness.offer().selectedInstallment).toBe(1)
  },

  'installments that a bonus rules out are no reason against the balance (MIX-03~, INST-04~)': async (machine) => {
    const harness = await atForm(machine, CARDS, { isOfferHeld: true })
    await harness.installments.answer({ kind: 'known', installments: MAXIMUM_CARD })
    await harness.bonus.answer({ kind: 'found', bonus: BONUS })
    harness.send({ type: 'shopper.choseInstallment', installmentNumber: 6 })
    harness.send({ type: 'shopper.choseBonus', isBonusSelected: true })
    expect([harness.offer().selectedInstallment, harness.mix().blockReason]).toEqual([1, undefined])
    harness.send(mix(true))
    expect(harness.mix().isMixPayment).toBe(true)
    harness.send({ type: 'shopper.choseBonus', isBonusSelected: false })
    harness.send(mix(false))
    expect(harness.offer().selectedInstallment).toBe(1)
  },

  'installments that a new amount lacks are no reason against the balance (MIX-03~, BEST-08~)': async (machine) => {
    const before = await atForm(machine, CARDS, { isOfferHeld: true })
    await before.installments.answer({ kind: 'known', installments: WORLD_CARD })
    before.send({ type: 'shopper.choseInstallment', installmentNumber: 6 })
    before.pay()
    const draft = draftAtNewPrice(before.draft())
    const after = begin(machine, { isAgreed: true, terms: ALL_TERMS, balance: A_PART, isOfferHeld: true, draft })
    await after.installments.answer({ kind: 'unknown' })
    expect([after.offer().selectedInstallment, after.mix().blockReason]).toEqual([1, undefined])
    after.send(mix(true))
    expect(after.mix().isMixPayment).toBe(true)
  },

  'a mixed payment can be given up after installments of another card (MIX-02~, MIX-03~)': async (machine) => {
    const both = [saved('verified'), saved('other', { isThreeDSVerified: false })]
    const harness = await atForm(machine, both, { isOfferHeld: true })
    await harness.installments.answer({ kind: 'known', installments: WORLD_CARD })
    harness.send(mix(true))
    harness.chooseCard('other')
    harness.send({ type: 'shopper.choseInstallment', installmentNumber: 3 })
    harness.chooseCard('verified')
    expect(harness.mix()).toEqual({ balance: A_PART, isMixPayment: true, blockReason: undefined })
    harness.send(mix(false))
    expect([harness.mix().isMixPayment, harness.offer().selectedInstallment]).toEqual([false, 3])
  },

  'a card that its bank has not verified, or a new one beside saved ones, pays the whole amount (MIX-03~)': async (
    machine,
  ) => {
    const harness = await atForm(machine, [saved('verified'), saved('other', { isThreeDSVerified: false })])
    harness.send(mix(true))
    harness.chooseCard('other')
    expect([harness.mix(), harness.sum().balanceUsed]).toMatchObject([
      { balance: A_PART, isMixPayment: false, blockReason: 'selectedCard' },
      undefined,
    ])
    harness.askNewCard()
    harness.fill(CARD)
    expect(harness.mix()).toMatchObject({ isMixPayment: false, blockReason: 'newCard' })
    harness.pay()
    expect(harness.question()).toMatchObject({ call: 'auth', balanceUsed: undefined })
  },

  'a shopper who has no saved card makes a mixed payment with a new one (MIX-01~)': async (machine) => {
    const harness = begin(machine, { isAgreed: true, terms: ALL_TERMS, balance: A_PART })
    await harness.wallet.answer(walletOf({ typed: CARD }))
    harness.send(mix(true))
    harness.pay()
    expect(harness.question()).toMatchObject({ call: 'mix', balanceUsed: A_PART, card: { kind: 'new' } })
  },

  'a balance that comes later, or has changed, is the one that is used (PAY-02~)': async (machine) => {
    const harness = await atForm(machine, CARDS, { balance: NOTHING })
    expect(harness.mix().balance).toBeUndefined()
    harness.send({ type: 'wallet.updated', balance: A_PART, level: 2 })
    harness.send(mix(true))
    expect(harness.sum().balanceUsed).toEqual(A_PART)
    harness.send({ type: 'wallet.updated', balance: ENOUGH, level: 2 })
    expect([harness.mix().balance, harness.sum().balanceUsed]).toEqual([undefined, undefined])
  },

  'bonus points pay no more than the balance leaves, and their total is shown (BON-03~)': async (machine) => {
    const harness = await atForm(machine, CARDS, { isOfferHeld: true })
    await harness.installments.answer({ kind: 'unknown' })
    await harness.bonus.answer({ kind: 'found', bonus: { ...BONUS, amount: lira(ORDER.price.minor) } })
    harness.send(mix(true))
    harness.send({ type: 'shopper.choseBonus', isBonusSelected: true })
    expect(harness.points().offer).toEqual({ usable: REST, total: lira(ORDER.price.minor) })
    expect(harness.sum()).toMatchObject({ balanceUsed: A_PART, bonusUsed: REST, cardPart: lira(0) })
  },

  'the wallet’s own card with an insufficient balance is named and does not pay (BAL-04~)': async (machine) => {
    const own = saved('own', { isProviderCard: true })
    const harness = await atForm(machine, [own, saved('other')])
    expect(harness.view()).toMatchObject({ isBalanceShort: true, missing: 'providerBalance' })
    harness.pay()
    expect(harness.state()).toBe('choosing')
    harness.send({ type: 'wallet.updated', balance: ENOUGH, level: 2 })
    expect(harness.view()).toMatchObject({ isBalanceShort: false, missing: undefined })
    // The provider's own card draws on the balance, so it cannot pay the rest of a mixed payment.
    for (const balance of [A_PART, lira(ORDER.price.minor - 1)]) {
      harness.send({ type: 'wallet.updated', balance, level: 2 })
      harness.send(mix(true))
      expect(harness.view()).toMatchObject({ missing: 'providerBalance' })
    }
    harness.chooseCard('other')
    expect(harness.view()).toMatchObject({ isBalanceShort: false, missing: undefined })
  },

  'a listed lack of balance on the wallet’s own card goes with a higher balance or with another card (BAL-04~, BEST-13~)':
    async (machine) => {
      const cards = [saved('own', { isProviderCard: true }), saved('other')]
      const [higher, other] = [await atForm(machine, cards), await atForm(machine, cards)]
      for (const harness of [higher, other]) {
        harness.send({ type: 'agreement.updated', isAgreed: false })
        harness.pay()
        expect(refusedIn(harness)).toEqual(['providerBalance', 'agreement'])
      }
      higher.send({ type: 'wallet.updated', balance: ENOUGH, level: 2 })
      other.chooseCard('other')
      expect([refusedIn(higher), refusedIn(other)]).toEqual([['agreement'], ['agreement']])
    },

  'the wallet’s own card pays with exactly enough balance, and not with a kuruş less (BAL-04~)': async (machine) => {
    const own = saved('own', { isProviderCard: true })
    const less = await atForm(machine, [own], { balance: lira(ORDER.price.minor - 1) })
    expect(less.view()).toMatchObject({ isBalanceShort: true, missing: 'providerBalance' })
    less.pay()
    expect(less.submitted()).toBeUndefined()
    const just = await atForm(machine, [own], { balance: ORDER.price })
    expect(just.view()).toMatchObject({ isBalanceShort: false, missing: undefined })
    just.pay()
    expect(just.submitted()).toMatchObject({ choice: cardReferenceOf('own'), gate: { source: 'providerCard' } })
  },

  'the KYC gate gets the whole amount to weigh, the installment fee included (KYC-02~, KYC-01~, PAY-12~)': async (
    machine,
  ) => {
    const harness = await atForm(machine, CARDS, { isOfferHeld: true })
    await harness.installments.answer({ kind: 'known', installments: WORLD_CARD })
    harness.send({ type: 'shopper.choseInstallment', installmentNumber: 6 })
    harness.pay()
    const total = lira(260_400)
    expect(harness.submitted()).toMatchObject({
      price: ORDER.price,
      sum: total,
      bankPart: total,
      gate: { amount: total, source: 'card' },
    })
  },
}
