import { expect } from 'vitest'
import type { cardPaymentMachine } from '../../machines/payment/card/machine'
import { type CardFacts, NO_CARD } from '../../machines/entities/card'
import { GENERIC_PROBLEM, type Problem } from '../../machines/entities/problem'
import { cardPressedTold } from './card-pressed.scenarios'
import { cardCreditOfferTold } from './card-credit-offer.scenarios'
import { cardOffersTold } from './card-offers.scenarios'
import { mixedPaymentTold } from './mixed-payment.scenarios'
import { savedCardsTold } from './saved-cards.scenarios'
import { REFUSED, begin, choose, questionOf } from './support/card-payment-story'
import { CARD, CARD_WITHOUT_CODE, MEMBER, ORDER, REFUSAL } from './support/shopper'
import type { Told } from './support/tell'
import { walletOf, walletRefused } from './support/wallet'

export const cardPaymentTold: Told<typeof cardPaymentMachine> = {
  ...savedCardsTold,
  ...cardCreditOfferTold,
  ...cardOffersTold,
  ...cardPressedTold,
  ...mixedPaymentTold,

  'the wallet is opened first, and a card that was typed before is kept (PAY-02~)': async (machine) => {
    const story = begin(machine)
    expect(story.view()).toEqual({ kind: 'openingWallet' })
    expect(story.wallet.asked).toEqual([{ buyer: MEMBER }])
    story.pay()
    await story.wallet.answer(walletOf({ typed: CARD }))
    expect(story.view()).toMatchObject({ kind: 'choosing', brand: 'VISA', amount: ORDER.price, problem: undefined })
    expect(story.submitted()).toBeUndefined()
  },

  'a wallet that is refused says why, and can be tried again (PAY-02~)': async (machine) => {
    const story = begin(machine)
    await story.wallet.answer(walletRefused(REFUSAL))
    expect(story.view()).toEqual({ kind: 'walletClosed', problem: REFUSED, isNewCardOffered: true })
    story.pay()
    expect(story.submitted()).toBeUndefined()
    story.send({ type: 'shopper.retried' })
    expect(story.view()).toEqual({ kind: 'openingWallet' })
    await story.wallet.answer(walletOf())
    expect(story.view()).toMatchObject({ kind: 'choosing', problem: undefined })
    expect(story.wallet.asked).toHaveLength(2)
  },

  'a new card is paid with where the wallet was refused, and nothing else is offered of it (PAY-02~)': async (
    machine,
  ) => {
    const story = begin(machine)
    await story.wallet.answer(walletRefused(REFUSAL))
    story.send({ type: 'shopper.askedNewCard' })
    expect(story.view()).toMatchObject({ kind: 'choosing', cardSource: 'newCard', problem: undefined })
    expect(story.wallet.asked).toHaveLength(1)
  },

  'a wallet that does not open says so, and can be tried again (PAY-02~)': async (machine) => {
    const story = begin(machine)
    await story.wallet.fail()
    expect(story.view()).toEqual({ kind: 'walletClosed', problem: GENERIC_PROBLEM, isNewCardOffered: false })
    story.send({ type: 'shopper.askedNewCard' })
    expect(story.state()).toBe('walletClosed')
    story.send({ type: 'shopper.retried' })
    await story.wallet.answer(walletOf())
    expect(story.state()).toBe('choosing')
  },

  'a form that was never filled shows all its faults at the press, and nothing is sent (VAL-05~)': async (machine) => {
    const story = await choose(machine, {})
    expect(story.faults()).toEqual({})
    expect(story.view()).toMatchObject({ isAgreementMissing: false, missing: 'cardNumber' })
    story.pay()
    expect(story.state()).toBe('choosing')
    expect(story.view()).toMatchObject({
      kind: 'choosing',
      faults: NO_CARD.faults,
      isAgreementMissing: true,
      missing: 'cardNumber',
    })
    story.fill({ ...CARD, faults: { expireDate: 'validations.expireDate' } }, 'cardNumber')
    expect(story.view()).toMatchObject({
      faults: { expireDate: 'validations.expireDate' },
      missing: 'expireDate',
    })
    expect(story.submitted()).toBeUndefined()
  },

  'a fault shows when its field is left, goes while it is put right, and is back when it is left wrong (VAL-05~)':
    async (machine) => {
      const wrong: CardFacts = { ...CARD, faults: { cardNumber: 'validations.cardNumber', cvc: 'validations.cvc' } }
      const story = await choose(machine, { card: NO_CARD })
      story.leave('cardNumber')
      expect(story.faults()).toEqual({})
      story.fill(wrong, 'cardNumber')
      expect(story.faults()).toEqual({})
      story.leave('cardNumber')
      story.leave('cardNumber')
      expect(story.faults()).toEqual({ cardNumber: 'validations.cardNumber' })
      story.fill(wrong, 'cvc')
      expect(story.faults()).toEqual({ cardNumber: 'validations.cardNumber' })
      story.fill(wrong, 'cardNumber')
      expect(story.faults()).toEqual({})
      story.leave('cardNumber')
      story.fill(CARD, 'cardNumber')
      story.leave('cardNumber')
      expect(story.faults()).toEqual({})
      expect(story.view()).toMatchObject({ missing: 'agreement' })
    },

  'nobody pays before the agreement was accepted, and the form says so (PAY-03~)': async (machine) => {
    const story = await choose(machine, { card: CARD })
    story.pay()
    expect(story.view()).toMatchObject({ kind: 'choosing', isAgreementMissing: true, missing: 'agreement' })
    expect(story.submitted()).toBeUndefined()
    story.send({ type: 'agreement.told', isAgreed: true })
    expect(story.view()).toMatchObject({ isAgreed: true, isAgreementMissing: false, missing: undefined })
    story.send({ type: 'agreement.told', isAgreed: false })
    story.pay()
    expect(story.submitted()).toBeUndefined()
    story.send({ type: 'agreement.told', isAgreed: true })
    story.pay()
    expect(story.state()).toBe('submitted')
  },

  'a refused payment keeps the form, says why and can be tried again with a new code (CARD-11~)': async (machine) => {
    const tried = await choose(machine)
    tried.pay()
    // The vault has forgotten the security code while the answer was on its way.
    const draft = { ...tried.draft(), card: CARD_WITHOUT_CODE }
    const story = begin(machine, { draft, isAgreed: true, problem: REFUSED })
    expect(story.view()).toMatchObject({ kind: 'choosing', problem: REFUSED, brand: 'VISA', isAgreed: true })
    expect(story.faults()).toEqual({})
    story.pay()
    expect(story.view()).toMatchObject({ problem: undefined, missing: 'cvc' })
    story.fill(CARD)
    story.pay()
    expect([story.view().kind, story.question()]).toEqual(['paying', questionOf({ kind: 'new', isStored: false })])
  },

  'what a former attempt ended with stands there until the next one': async (machine) => {
    const problem: Problem = { text: undefined, key: 'errors.notCharged' }
    const story = await choose(machine, { card: CARD, isAgreed: true, problem })
    expect(story.view()).toMatchObject({ kind: 'choosing', problem })
    story.pay()
    expect(story.view()).toMatchObject({ kind: 'paying', problem: undefined })
  },

  'without a connection nothing is sent, and what was typed stays (BEST-05~)': async (machine) => {
    const story = begin(machine, { isAgreed: true })
    await story.wallet.answer(walletOf({ typed: CARD }))
    story.send({ type: 'network.told', is: 'offline' })
    story.pay()
    expect(story.state()).toBe('choosing')
    expect(story.view()).toMatchObject({ missing: 'connection', isAgreed: true })
    story.send({ type: 'network.told', is: 'online' })
    story.pay()
    expect(story.state()).toBe('submitted')
  },
}
