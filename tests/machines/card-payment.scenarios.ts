import { expect } from 'vitest'
import type { cardPaymentMachine } from '../../machines/card-payment/machine'
import { type CardFacts, NO_CARD } from '../../machines/entities/card'
import type { Problem } from '../../machines/entities/problem'
import { cardChecksTold } from './card-checks.scenarios'
import { cardCreditOfferTold } from './card-credit-offer.scenarios'
import { cardOffersTold } from './card-offers.scenarios'
import { mixedPaymentTold } from './mixed-payment.scenarios'
import { redirectTold } from './redirect.scenarios'
import { savedCardsTold } from './saved-cards.scenarios'
import { REFUSED, begin, choose, questionOf } from './support/card-payment-story'
import { CARD, CARD_WITHOUT_CODE, MEMBER, ORDER, RECEIPT, REFUSAL } from './support/shopper'
import type { Told } from './support/tell'
import { walletOf } from './support/wallet'

const GENERIC: Problem = { text: undefined, key: 'errors.generic' }
const QUESTION = questionOf({ kind: 'new', isStored: false })

/** On the way, with a good card. */
async function paying(machine: typeof cardPaymentMachine) {
  const story = await choose(machine)
  story.pay()
  return story
}

export const cardPaymentTold: Told<typeof cardPaymentMachine> = {
  ...savedCardsTold,
  ...cardCreditOfferTold,
  ...cardOffersTold,
  ...cardChecksTold,
  ...mixedPaymentTold,
  ...redirectTold,

  'the wallet is opened first, and a card that was typed before is kept (PAY-02~)': async (machine) => {
    const story = begin(machine)
    expect(story.view()).toEqual({ kind: 'openingWallet' })
    expect(story.wallet.asked).toEqual([{ buyer: MEMBER }])
    story.pay()
    await story.wallet.answer(walletOf({ typed: CARD }))
    expect(story.view()).toMatchObject({ kind: 'choosing', brand: 'VISA', amount: ORDER.price, problem: undefined })
    expect(story.payment.asked).toEqual([])
  },

  'a wallet that is refused says why, and can be tried again (PAY-02~)': async (machine) => {
    const story = begin(machine)
    await story.wallet.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.view()).toEqual({ kind: 'walletClosed', problem: REFUSED })
    story.pay()
    expect(story.payment.asked).toEqual([])
    story.send({ type: 'shopper.retried' })
    expect(story.view()).toEqual({ kind: 'openingWallet' })
    await story.wallet.answer(walletOf())
    expect(story.view()).toMatchObject({ kind: 'choosing', problem: undefined })
    expect(story.wallet.asked).toHaveLength(2)
  },

  'a wallet that does not open says so, and can be tried again (PAY-02~)': async (machine) => {
    const story = begin(machine)
    await story.wallet.fail()
    expect(story.view()).toEqual({ kind: 'walletClosed', problem: GENERIC })
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
    expect(story.payment.asked).toEqual([])
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
    expect(story.payment.asked).toEqual([])
    story.send({ type: 'shopper.agreed', isAgreed: true })
    expect(story.view()).toMatchObject({ isAgreed: true, isAgreementMissing: false, missing: undefined })
    story.send({ type: 'shopper.agreed', isAgreed: false })
    story.pay()
    expect(story.payment.asked).toEqual([])
    story.send({ type: 'shopper.agreed', isAgreed: true })
    story.pay()
    expect(story.payment.asked).toHaveLength(1)
  },

  'a second press sends no second payment (PAY-04~)': async (machine) => {
    const story = await choose(machine)
    expect(story.isInFlight()).toBe(false)
    story.pay()
    story.pay()
    story.send({ type: 'shopper.agreed', isAgreed: false })
    story.pay()
    expect(story.payment.asked).toEqual([QUESTION])
    expect(story.view()).toMatchObject({ kind: 'paying', isAgreed: true, amount: ORDER.price })
    expect(story.isInFlight()).toBe(true)
    expect(story.snapshot().hasTag('busy')).toBe(true)
  },

  'a payment that went through ends with its receipt (CARD-10~)': async (machine) => {
    const story = await paying(machine)
    await story.payment.answer({ kind: 'paid', receipt: RECEIPT })
    expect(story.snapshot().output).toEqual({ kind: 'paid', receipt: RECEIPT })
    expect(story.payment.asked).toHaveLength(1)
  },

  'a refused payment keeps the form, says why and can be tried again with a new code (CARD-11~)': async (machine) => {
    const story = await paying(machine)
    // The vault forgets the security code while the answer is on its way.
    story.fill(CARD_WITHOUT_CODE)
    await story.payment.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.view()).toMatchObject({
      kind: 'choosing',
      problem: REFUSED,
      brand: 'VISA',
      isAgreed: true,
    })
    expect(story.faults()).toEqual({})
    story.pay()
    expect(story.view()).toMatchObject({ problem: undefined, missing: 'cvc' })
    story.fill(CARD)
    story.pay()
    expect(story.view()).toMatchObject({ kind: 'paying', problem: undefined })
    expect(story.payment.asked).toEqual([QUESTION, QUESTION])
  },

  'an answer that is no word of the provider is unknown, never refused (PAY-06~)': async (machine) => {
    const story = await paying(machine)
    await story.payment.answer({ kind: 'unknown' })
    expect(story.snapshot().output).toEqual({ kind: 'unknown' })
    expect(story.snapshot().value).toBe('unknown')
  },

  'a payment that broke is unknown, never refused (PAY-06~)': async (machine) => {
    const story = await paying(machine)
    await story.payment.fail()
    expect(story.snapshot().output).toEqual({ kind: 'unknown' })
    expect(story.payment.asked).toHaveLength(1)
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
    expect([story.state(), story.payment.asked]).toEqual(['choosing', []])
    expect(story.view()).toMatchObject({ missing: 'connection', isAgreed: true })
    story.send({ type: 'network.told', is: 'online' })
    story.pay()
    expect(story.isInFlight()).toBe(true)
  },

  'while a payment is waited for, only what is said about it changes (PAY-05~)': async (machine) => {
    const story = begin(machine, { isAgreed: true })
    await story.wallet.answer(walletOf({ typed: CARD }))
    story.pay()
    const tags = () =>
      (['paymentInFlight', 'paymentSlow', 'paymentOverdue'] as const).map((tag) => story.snapshot().hasTag(tag))
    expect(tags()).toEqual([true, false, false])
    story.clock.increment(8_000)
    expect([tags(), story.view()]).toMatchObject([[true, true, false], { kind: 'paying', isSlow: true }])
    story.clock.increment(22_000)
    expect(tags()).toEqual([true, true, true])
    expect(story.payment.asked).toHaveLength(1)
    await story.payment.answer({ kind: 'paid', receipt: RECEIPT })
    expect(story.snapshot().output).toEqual({ kind: 'paid', receipt: RECEIPT })
  },
}
