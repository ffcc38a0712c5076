import { expect } from 'vitest'
import type { cardPaymentMachine } from '../../machines/card-payment/machine'
import { draftOf } from '../../machines/card-payment/draft'
import { GENERIC_PROBLEM } from '../../machines/entities/problem'
import { UNDER_WAY } from '../../machines/order-check/rules'
import { type Start, begin, questionOf } from './support/card-payment-story'
import { ALL_TERMS, OTHER_PRICE } from './support/funds'
import { WORLD_CARD } from './support/offers'
import { CARD, FOREIGN_BUYER, MEMBER, ORDER, RECEIPT } from './support/shopper'
import type { Told } from './support/tell'
import { CARDS, saved, walletOf } from './support/wallet'

type Machine = typeof cardPaymentMachine

/** With a good card, before pay is pressed; the gate and the order answer when they are told to. */
async function atForm(machine: Machine, start: Start = {}) {
  const story = begin(machine, { isAgreed: true, isCheckHeld: true, level: 1, terms: ALL_TERMS, ...start })
  await story.wallet.answer(walletOf({ cards: CARDS }))
  return story
}

const SAVED = questionOf({ kind: 'saved', cardToken: 'last paid' })

/** What comes between the press and the money. */
export const cardChecksTold: Told<Machine> = {
  'before a member’s payment the gate is asked, then the order, and only then it is sent (KYC-07~, BEST-08~)': async (
    machine,
  ) => {
    const story = await atForm(machine)
    story.pay()
    expect(story.gate.asked).toMatchObject([
      { memberId: MEMBER.memberId, level: 1, means: 'card', amount: ORDER.price },
    ])
    expect([story.check.asked, story.payment.asked, story.isInFlight()]).toEqual([[], [], false])
    await story.gate.answer({ kind: 'open', level: 2, cards: undefined })
    expect([story.check.asked, story.payment.asked]).toEqual([[{ price: ORDER.price }], []])
    expect(story.isInFlight()).toBe(false)
    await story.check.answer({ kind: 'ready' })
    expect([story.payment.asked, story.isInFlight()]).toEqual([[SAVED], true])
    await story.payment.answer({ kind: 'paid', receipt: RECEIPT })
    expect(story.snapshot().output).toEqual({ kind: 'paid', receipt: RECEIPT })
  },

  'a buyer who is no member has no limits to be asked for (KYC-07~)': async (machine) => {
    const story = begin(machine, { isAgreed: true, isCheckHeld: true, buyer: FOREIGN_BUYER })
    await story.wallet.answer(walletOf({ typed: CARD }))
    story.pay()
    expect([story.gate.asked, story.check.asked]).toEqual([[], [{ price: ORDER.price }]])
  },

  'the gate waits for the installments, which may change what is paid (INST-01~, KYC-07~)': async (machine) => {
    const story = begin(machine, { isAgreed: true, isCheckHeld: true, isOfferHeld: true })
    await story.wallet.answer(walletOf({ cards: CARDS }))
    story.pay()
    expect([story.state(), story.gate.asked]).toEqual(['settling', []])
    await story.installments.answer({ kind: 'known', installments: WORLD_CARD })
    expect(story.gate.asked).toHaveLength(1)
  },

  'who closes the question who they are is at the form again, with the cards as they are by now (KYC-01~, KYC-02~)':
    async (machine) => {
      const story = await atForm(machine)
      story.chooseCard('first')
      story.pay()
      const anew = [saved('first', { isThreeDSVerified: false }), saved('brand new')]
      await story.gate.answer({ kind: 'declined', level: 1, cards: anew })
      expect(story.view()).toMatchObject({
        kind: 'choosing',
        problem: undefined,
        selectedCard: 'first',
        wallet: { cards: anew },
      })
      story.pay()
      await story.gate.answer({ kind: 'declined', level: 1, cards: [saved('brand new')] })
      expect(story.view()).toMatchObject({ selectedCard: 'brand new' })
      expect([story.check.asked, story.payment.asked]).toEqual([[], []])
    },

  'a level or a limit that could not be found out keeps the shopper at the form, with a message (KYC-06~)': async (
    machine,
  ) => {
    const story = await atForm(machine)
    story.pay()
    await story.gate.answer({ kind: 'stopped', level: undefined, cards: undefined, problem: GENERIC_PROBLEM })
    expect(story.view()).toMatchObject({ kind: 'choosing', problem: GENERIC_PROBLEM })
    story.pay()
    await story.gate.fail()
    expect(story.view()).toMatchObject({ kind: 'choosing', problem: GENERIC_PROBLEM })
    expect([story.check.asked, story.payment.asked]).toEqual([[], []])
  },

  'a level that was earned at the gate is known the next time (KYC-03~)': async (machine) => {
    const story = await atForm(machine, { level: 0 })
    story.pay()
    await story.gate.answer({ kind: 'open', level: 1, cards: undefined })
    await story.check.answer({ kind: 'refused', problem: UNDER_WAY })
    story.pay()
    expect(story.gate.asked.map(({ level }) => level)).toEqual([0, 1])
  },

  'what can’t be found out of the order, or is being paid elsewhere, is told, and nothing is sent (BEST-01~, BEST-08~)':
    async (machine) => {
      const story = await atForm(machine)
      story.pay()
      await story.gate.answer({ kind: 'open', level: 2, cards: undefined })
      await story.check.answer({ kind: 'refused', problem: UNDER_WAY })
      expect(story.view()).toMatchObject({ kind: 'choosing', problem: UNDER_WAY })
      story.pay()
      await story.gate.answer({ kind: 'open', level: 2, cards: undefined })
      await story.check.fail()
      expect(story.view()).toMatchObject({ kind: 'choosing', problem: GENERIC_PROBLEM, isAgreed: true })
      expect([story.payment.asked, story.isInFlight()]).toEqual([[], false])
    },

  'an order that has been paid meanwhile is never paid again: its outcome is asked for (PAY-04~, BEST-01~)': async (
    machine,
  ) => {
    const story = await atForm(machine)
    story.pay()
    await story.gate.answer({ kind: 'open', level: 2, cards: undefined })
    await story.check.answer({ kind: 'settled' })
    expect(story.snapshot().output).toEqual({ kind: 'unknown' })
    expect(story.payment.asked).toEqual([])
  },

  'an order that costs something else by now is paid only once that was accepted (BEST-08~)': async (machine) => {
    const story = begin(machine, { isAgreed: true, isCheckHeld: true, isOfferHeld: true, terms: ALL_TERMS })
    await story.wallet.answer(walletOf({ cards: CARDS }))
    await story.installments.answer({ kind: 'known', installments: WORLD_CARD })
    await story.bonus.answer({ kind: 'none' })
    story.pay()
    await story.gate.answer({ kind: 'open', level: 2, cards: undefined })
    await story.check.answer({ kind: 'changed', price: OTHER_PRICE })
    expect(story.view().kind).toBe('accepting')
    expect(story.priceChange()).toEqual({ from: ORDER.price, to: OTHER_PRICE })
    expect([story.payment.asked, story.isInFlight()]).toEqual([[], false])
    story.pay()
    expect(story.check.asked).toHaveLength(1)
    story.send({ type: 'shopper.acceptedPrice' })
    expect([story.view().kind, story.sum().price, story.priceChange().to]).toEqual(['choosing', OTHER_PRICE, undefined])
    // What was answered for the former price is asked anew for this one.
    expect(story.installments.asked.map(({ price }) => price)).toEqual([ORDER.price, OTHER_PRICE])
    expect(story.bonus.asked.map(({ price }) => price)).toEqual([ORDER.price, OTHER_PRICE])
    await story.installments.answer({ kind: 'unknown' })
    story.pay()
    await story.gate.answer({ kind: 'open', level: 2, cards: undefined })
    await story.check.answer({ kind: 'ready' })
    expect([story.check.asked[1], story.payment.asked[0]?.price]).toEqual([{ price: OTHER_PRICE }, OTHER_PRICE])
  },

  'who comes back to the cards finds them as they were, and nothing is asked for twice (PAY-02~)': async (machine) => {
    const before = await atForm(machine)
    before.chooseCard('first')
    const draft = draftOf(before.snapshot().context)
    const story = begin(machine, { draft, isAgreed: true })
    expect(story.view()).toMatchObject({ kind: 'choosing', selectedCard: 'first', wallet: { cards: CARDS } })
    expect(story.wallet.asked).toEqual([])
  },
}
