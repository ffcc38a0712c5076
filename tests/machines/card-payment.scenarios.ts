import { expect } from 'vitest'
import type { cardPaymentMachine } from '../../machines/payment/card/machine'
import { NO_CARD } from '../../machines/entities/card'
import { GENERIC_PROBLEM, type Problem } from '../../machines/entities/problem'
import { cardBonusScenarios } from './card-bonus.scenarios'
import { cardPressedScenarios } from './card-pressed.scenarios'
import { cardCreditOfferScenarios } from './card-credit-offer.scenarios'
import { cardOffersScenarios } from './card-offers.scenarios'
import { mixedPaymentScenarios } from './mixed-payment.scenarios'
import { savedCardsScenarios } from './saved-cards.scenarios'
import { REFUSED, begin, choose, questionOf } from './support/card-payment-harness'
import { BONUS, MAXIMUM_CARD, optionAt } from './fixtures/offers'
import { CARD, CARD_WITHOUT_CODE, cardWith, MEMBER, ORDER, REFUSAL, TIMED_OUT } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { CARDS, walletOf, walletRefused } from './fixtures/wallet'

export const cardPaymentScenarios: Scenarios<typeof cardPaymentMachine> = {
  ...savedCardsScenarios,
  ...cardCreditOfferScenarios,
  ...cardOffersScenarios,
  ...cardBonusScenarios,
  ...cardPressedScenarios,
  ...mixedPaymentScenarios,

  'the wallet is opened first, and a card typed before is kept (PAY-02~)': async (machine) => {
    const harness = begin(machine)
    expect(harness.view()).toEqual({ kind: 'openingWallet' })
    expect(harness.wallet.asked).toEqual([{ buyer: MEMBER }])
    harness.pay()
    await harness.wallet.answer(walletOf({ typed: CARD }))
    expect(harness.view()).toMatchObject({ kind: 'choosing', brand: 'VISA', amount: ORDER.price, problem: undefined })
    expect(harness.submitted()).toBeUndefined()
  },

  'a refused wallet shows the reason, and can be opened again (PAY-02~)': async (machine) => {
    const harness = begin(machine)
    await harness.wallet.answer(walletRefused(TIMED_OUT))
    expect(harness.view()).toEqual({ kind: 'walletClosed', problem: REFUSED, isNewCardOffered: true })
    harness.pay()
    expect(harness.submitted()).toBeUndefined()
    harness.send({ type: 'shopper.retried' })
    expect(harness.view()).toEqual({ kind: 'openingWallet' })
    await harness.wallet.answer(walletOf())
    expect(harness.view()).toMatchObject({ kind: 'choosing', problem: undefined })
    expect(harness.wallet.asked).toHaveLength(2)
  },

  'a new card can pay where the wallet was refused, without another call for the wallet (PAY-02~)': async (machine) => {
    const harness = begin(machine)
    await harness.wallet.answer(walletRefused(REFUSAL))
    harness.send({ type: 'shopper.askedNewCard' })
    expect(harness.view()).toMatchObject({ kind: 'choosing', cardSource: 'newCard', problem: undefined })
    expect(harness.wallet.asked).toHaveLength(1)
  },

  'a wallet that fails to open says so, and can be opened again (PAY-02~)': async (machine) => {
    const harness = begin(machine)
    await harness.wallet.fail()
    expect(harness.view()).toEqual({ kind: 'walletClosed', problem: GENERIC_PROBLEM, isNewCardOffered: false })
    harness.send({ type: 'shopper.askedNewCard' })
    expect(harness.state()).toBe('walletClosed')
    harness.send({ type: 'shopper.retried' })
    await harness.wallet.answer(walletOf())
    expect(harness.state()).toBe('choosing')
  },

  'an unfilled form shows all its errors at the press, and nothing is sent (VAL-05~)': async (machine) => {
    const harness = await choose(machine, {})
    expect(harness.faults()).toEqual({})
    expect(harness.view()).toMatchObject({ isAgreementMissing: false, missing: 'cardNumber' })
    harness.pay()
    expect(harness.state()).toBe('choosing')
    expect(harness.view()).toMatchObject({
      kind: 'choosing',
      faults: NO_CARD.faults,
      isAgreementMissing: true,
      missing: 'cardNumber',
    })
    harness.fill(cardWith({ expireDate: 'validations.expireDate' }), 'cardNumber')
    expect(harness.view()).toMatchObject({
      faults: { expireDate: 'validations.expireDate' },
      missing: 'expireDate',
    })
    expect(harness.submitted()).toBeUndefined()
  },

  'a field’s error shows on leaving, goes during correction, and comes back if still wrong (VAL-05~)': async (
    machine,
  ) => {
    const wrong = cardWith({ cardNumber: 'validations.cardNumber', cvc: 'validations.cvc' })
    const harness = await choose(machine, { card: NO_CARD })
    harness.leave('cardNumber')
    expect(harness.faults()).toEqual({})
    harness.fill(wrong, 'cardNumber')
    expect(harness.faults()).toEqual({})
    harness.leave('cardNumber')
    harness.leave('cardNumber')
    expect(harness.faults()).toEqual({ cardNumber: 'validations.cardNumber' })
    harness.fill(wrong, 'cvc')
    expect(harness.faults()).toEqual({ cardNumber: 'validations.cardNumber' })
    harness.fill(wrong, 'cardNumber')
    expect(harness.faults()).toEqual({})
    harness.leave('cardNumber')
    harness.fill(CARD, 'cardNumber')
    harness.leave('cardNumber')
    expect(harness.faults()).toEqual({})
    expect(harness.view()).toMatchObject({ missing: 'agreement' })
  },

  'a press on the saved cards shows no error in the new card’s fields, and one on a new card does (VAL-05~)': async (
    machine,
  ) => {
    const harness = begin(machine)
    await harness.wallet.answer(walletOf({ cards: CARDS }))
    harness.pay()
    harness.pay()
    harness.askNewCard()
    expect(harness.faults()).toEqual({})
    expect(harness.view()).toMatchObject({ cardSource: 'newCard', isAgreementMissing: true })
    harness.fill({ ...NO_CARD, faults: { ...NO_CARD.faults, cardNumber: 'validations.cardNumber' } }, 'cardNumber')
    harness.leave('cardNumber')
    harness.askSavedCards()
    harness.pay()
    harness.askNewCard()
    expect(harness.faults()).toEqual({ cardNumber: 'validations.cardNumber' })
    harness.pay()
    expect(harness.faults()).toEqual({ ...NO_CARD.faults, cardNumber: 'validations.cardNumber' })
  },

  'several errors of the last press are listed until each is corrected (BEST-13~)': async (machine) => {
    const harness = await choose(machine, {})
    const refused = () => harness.snapshot().context.refused.map(({ field }) => field)
    harness.pay()
    expect(refused()).toEqual(['cardNumber', 'expireDate', 'cvc', 'accountHolder', 'agreement'])
    harness.send({ type: 'agreement.updated', isAgreed: true })
    harness.fill(CARD_WITHOUT_CODE, 'cardNumber')
    expect(refused()).toEqual(['cardNumber', 'expireDate', 'cvc', 'accountHolder'])
    harness.leave('cardNumber')
    expect(refused()).toEqual(['cvc'])
    harness.leave('cvc')
    expect([refused(), harness.faults()]).toEqual([['cvc'], { cvc: 'validations.cvcRequired' }])
    harness.fill(NO_CARD, 'cvc')
    harness.pay()
    expect(refused()).toHaveLength(4)
    harness.askNewCard()
    expect(refused()).toEqual([])
  },

  'no payment starts before the agreement is accepted, and the form says so (PAY-03~)': async (machine) => {
    const harness = await choose(machine, { card: CARD })
    harness.pay()
    expect(harness.view()).toMatchObject({ kind: 'choosing', isAgreementMissing: true, missing: 'agreement' })
    expect(harness.submitted()).toBeUndefined()
    harness.send({ type: 'agreement.updated', isAgreed: true })
    expect(harness.view()).toMatchObject({ isAgreed: true, isAgreementMissing: false, missing: undefined })
    harness.send({ type: 'agreement.updated', isAgreed: false })
    harness.pay()
    expect(harness.submitted()).toBeUndefined()
    harness.send({ type: 'agreement.updated', isAgreed: true })
    harness.pay()
    expect(harness.state()).toBe('submitted')
  },

  'a refused payment keeps the form, shows the reason and can be tried again with a new security code (CARD-11~)':
    async (machine) => {
      const tried = await choose(machine)
      tried.pay()
      // The vault has cleared the security code meanwhile.
      const draft = { ...tried.draft(), card: CARD_WITHOUT_CODE }
      const harness = begin(machine, { draft, isAgreed: true, problem: REFUSED })
      expect(harness.view()).toMatchObject({ kind: 'choosing', problem: REFUSED, brand: 'VISA', isAgreed: true })
      expect(harness.faults()).toEqual({})
      harness.pay()
      expect(harness.view()).toMatchObject({ problem: undefined, missing: 'cvc' })
      harness.fill(CARD)
      harness.pay()
      expect([harness.view().kind, harness.question()]).toEqual([
        'paying',
        questionOf({ kind: 'new', isStored: false }),
      ])
    },

  'installments that do not add up are left out, and no bonus is named as the cause (INST-04~, BEST-08~)': async (
    machine,
  ) => {
    const harness = await choose(machine, { card: CARD, isAgreed: true, isOfferHeld: true })
    const wrong = { ...optionAt(3, 252_000), installmentPrice: ORDER.price }
    const installments = { ...MAXIMUM_CARD, installmentPrices: [optionAt(1, ORDER.price.minor), wrong] }
    await harness.installments.answer({ kind: 'known', installments })
    await harness.bonus.answer({ kind: 'found', bonus: BONUS })
    for (const isBonusSelected of [false, true]) {
      harness.send({ type: 'shopper.choseBonus', isBonusSelected })
      expect(harness.offer()).toMatchObject({ options: [{ installmentNumber: 1 }], isLimitedByBonus: false })
    }
  },

  'the problem of an earlier attempt is shown until the next one': async (machine) => {
    const problem: Problem = { text: undefined, key: 'errors.notCharged' }
    const harness = await choose(machine, { card: CARD, isAgreed: true, problem })
    expect(harness.view()).toMatchObject({ kind: 'choosing', problem })
    harness.pay()
    expect(harness.view()).toMatchObject({ kind: 'paying', problem: undefined })
  },

  'a press without a connection sends no call, and what was typed stays (BEST-05~)': async (machine) => {
    const harness = begin(machine, { isAgreed: true })
    await harness.wallet.answer(walletOf({ typed: CARD }))
    harness.send({ type: 'network.changed', is: 'offline' })
    harness.pay()
    expect(harness.state()).toBe('choosing')
    expect(harness.view()).toMatchObject({ missing: 'connection', isAgreed: true })
    harness.send({ type: 'network.changed', is: 'online' })
    harness.pay()
    expect(harness.state()).toBe('submitted')
  },
}
