import { expect } from 'vitest'
import type { cardPaymentMachine } from '../../machines/payment/card/machine'
import { type CardFacts, NO_CARD } from '../../machines/entities/card'
import type { SavedCard } from '../../machines/entities/saved-card'
import { type Start, begin, questionOf } from './support/card-payment-story'
import { BONUS, DEBIT_CARD, MAXIMUM_CARD, WORLD_CARD } from './support/offers'
import { CARD, CARD_WITHOUT_CODE, FOREIGN_BUYER, ORDER } from './support/shopper'
import type { Told } from './support/tell'
import { saved, walletOf } from './support/wallet'

type Machine = typeof cardPaymentMachine

interface Offer extends Start {
  readonly card?: CardFacts
  readonly cards?: readonly SavedCard[]
}

/** At the form of a card that is typed already, before its bank has said anything. */
async function typing(machine: Machine, { card = CARD, cards = [], ...start }: Offer = {}) {
  const story = begin(machine, { isAgreed: true, isOfferHeld: true, ...start })
  await story.wallet.answer(walletOf({ typed: card, cards }))
  return story
}

const NEW = { kind: 'new', isStored: false } as const
const MONTHS = [1, 3, 6]
const lira = (minor: number) => ({ minor, currency: 'TRY' })

/** A card of another bank. */
const OTHER: CardFacts = { ...CARD, bin: '55287900', lastFour: '0008' }

/** What the card's bank offers beside the payment itself. */
export const cardOffersTold: Told<Machine> = {
  'installments are asked for as soon as eight digits are there, and then chosen from (INST-01~, INST-02~)': async (
    machine,
  ) => {
    const story = await typing(machine, { card: NO_CARD })
    expect([story.offer().standing, story.installments.asked]).toEqual(['none', []])
    story.fill({ ...CARD, faults: { cardNumber: 'validations.cardNumber' } }, 'cardNumber')
    expect(story.offer()).toMatchObject({ standing: 'asking', options: [{ installmentNumber: 1 }] })
    expect(story.installments.asked).toEqual([{ bin: CARD.bin, price: ORDER.price }])
    await story.installments.answer({ kind: 'known', installments: WORLD_CARD })
    expect(story.offer()).toMatchObject({
      standing: 'known',
      options: WORLD_CARD.installmentPrices,
      bankName: 'Yapı Kredi Bankası',
    })
    story.fill(CARD)
    expect(story.installments.asked).toHaveLength(1)
    story.send({ type: 'shopper.choseInstallment', installmentNumber: 6 })
    // Five months are not offered, and a key in another field changes nothing.
    story.send({ type: 'shopper.choseInstallment', installmentNumber: 5 })
    story.fill(CARD)
    expect(story.offer().selectedInstallment).toBe(6)
    expect(story.sum()).toMatchObject({ installmentCost: lira(12_350), installmentNumber: 6, cardPart: lira(260_400) })
    story.pay()
    expect(story.question()).toEqual(questionOf(NEW, { installment: 6, price: lira(260_400) }))
  },

  'an answer for a card that is not on show any more is never heard, and the choice is of one card (INST-01~)': async (
    machine,
  ) => {
    const story = await typing(machine)
    const late = story.installments.hold()
    story.fill(OTHER, 'cardNumber')
    expect(story.installments.asked.map(({ bin }) => bin)).toEqual([CARD.bin, OTHER.bin])
    await late.answer({ kind: 'known', installments: WORLD_CARD })
    expect(story.offer().standing).toBe('asking')
    await story.installments.answer({ kind: 'known', installments: MAXIMUM_CARD })
    story.send({ type: 'shopper.choseInstallment', installmentNumber: 3 })
    story.fill(CARD, 'cardNumber')
    expect(story.offer()).toMatchObject({ standing: 'asking', selectedInstallment: 1 })
    await story.installments.answer({ kind: 'known', installments: WORLD_CARD })
    story.fill(OTHER, 'cardNumber')
    expect(story.offer()).toMatchObject({ standing: 'known', selectedInstallment: 1, bankName: 'İş Bankası' })
    expect(story.installments.asked).toHaveLength(3)
  },

  'a saved card has its own installments; one of which too few digits are known has none (INST-01~, INST-02)': async (
    machine,
  ) => {
    const cards = [saved('known'), saved('short', { bin: '554960' })]
    const story = await typing(machine, { card: NO_CARD, cards })
    expect(story.installments.asked).toEqual([{ bin: '55496071', price: ORDER.price }])
    await story.installments.answer({ kind: 'known', installments: WORLD_CARD })
    story.chooseCard('short')
    expect(story.offer()).toMatchObject({ standing: 'none', options: [{ installmentNumber: 1 }] })
    story.chooseCard('known')
    expect(story.offer().options.map(({ installmentNumber }) => installmentNumber)).toEqual(MONTHS)
  },

  'installments that can’t be had, or break, leave a single payment (INST-06~)': async (machine) => {
    for (const ends of ['answer', 'fail'] as const) {
      const story = await typing(machine)
      await (ends === 'answer' ? story.installments.answer({ kind: 'unknown' }) : story.installments.fail())
      expect(story.offer()).toMatchObject({ standing: 'unknown', options: [{ installmentNumber: 1 }] })
      story.pay()
      expect(story.question()).toEqual(questionOf(NEW))
      expect(story.view()).toMatchObject({ problem: undefined })
      // Who comes back is asked for again, and is not held up by it on another card.
      const again = begin(machine, { draft: story.draft(), isOfferHeld: true })
      again.fill(OTHER, 'cardNumber')
      again.fill(CARD, 'cardNumber')
      expect(again.installments.asked.map(({ bin }) => bin)).toEqual([CARD.bin, OTHER.bin, CARD.bin])
    }
  },

  'a payment waits for what the bank wants to see first, and goes the way it wants (CARD-09~)': async (machine) => {
    const story = await typing(machine)
    story.pay()
    story.pay()
    expect([story.state(), story.view().kind, story.submitted()]).toEqual(['settling', 'paying', undefined])
    await story.installments.answer({ kind: 'known', installments: DEBIT_CARD })
    expect(story.question()).toEqual(questionOf(NEW, { call: 'threeDS' }))
    expect(story.view()).toMatchObject({ isThreeDSForced: true })
  },

  '3-D Secure is the order’s, the wallet’s or the shopper’s wish (CARD-09~)': async (machine) => {
    const called = async (offer: Offer, wish?: (story: Awaited<ReturnType<typeof typing>>) => void) => {
      const story = await typing(machine, offer)
      await story.installments.answer({ kind: 'unknown' })
      wish?.(story)
      story.pay()
      return story.question()?.call
    }
    const unseen = { card: NO_CARD, cards: [saved('unseen', { isThreeDSVerified: false })] }
    expect(await called({})).toBe('auth')
    expect(await called({ terms: { isThreeDSForced: true } })).toBe('threeDS')
    expect(await called(unseen)).toBe('threeDS')
    expect(await called({ card: NO_CARD, cards: [saved('seen')] })).toBe('auth')
    expect(
      await called({}, (story) => {
        story.send({ type: 'shopper.askedThreeDS', isThreeDSAsked: true })
      }),
    ).toBe('threeDS')
  },

  'in BKM Express the card is chosen there; without it there is no such way (CARD-09~)': async (machine) => {
    const without = await typing(machine)
    without.send({ type: 'shopper.askedBkm' })
    expect(without.view()).toMatchObject({ cardSource: 'newCard', isBkmEnabled: false })
    const story = await typing(machine, { card: NO_CARD, terms: { isBkmEnabled: true, isThreeDSForced: true } })
    story.send({ type: 'shopper.askedBkm' })
    expect(story.view()).toMatchObject({
      cardSource: 'bkm',
      isBkmEnabled: true,
      isThreeDSForced: false,
      missing: undefined,
    })
    expect([story.offer().standing, story.points().offer]).toEqual(['none', undefined])
    story.pay()
    expect(story.question()).toEqual(questionOf({ kind: 'elsewhere' }, { call: 'bkm' }))
    expect(story.submitted()).toMatchObject({ choice: 'bkm', gate: { means: 'card' } })
    const again = begin(machine, { draft: story.draft(), terms: { isBkmEnabled: true } })
    expect(again.view()).toMatchObject({ cardSource: 'bkm' })
    again.askNewCard()
    expect(again.view()).toMatchObject({ cardSource: 'newCard', missing: 'cardNumber' })
  },

  'a card’s bonus is asked for once the card is whole, and used only when it is chosen (BON-01~)': async (machine) => {
    const story = await typing(machine, { card: CARD_WITHOUT_CODE })
    expect(story.bonus.asked).toEqual([])
    story.send({ type: 'shopper.choseBonus', isBonusSelected: true })
    story.fill(CARD)
    expect(story.bonus.asked).toEqual([{ price: ORDER.price, card: NEW }])
    await story.installments.answer({ kind: 'known', installments: WORLD_CARD })
    await story.bonus.answer({ kind: 'found', bonus: BONUS })
    expect(story.points()).toEqual({ offer: { usable: BONUS.amount, total: BONUS.amount }, isBonusSelected: false })
    story.send({ type: 'shopper.choseBonus', isBonusSelected: true })
    expect(story.sum()).toMatchObject({ bonusUsed: BONUS.amount, cardPart: lira(247_050) })
    expect(story.view()).toMatchObject({ amount: lira(247_050) })
    story.pay()
    expect(story.submitted()).toMatchObject({
      ...{ question: questionOf(NEW, { bonusUsed: BONUS.amount }), sum: ORDER.price, bankPart: lira(247_050) },
    })
    // The code is typed again, the bonus is not asked for again, and what was chosen still is.
    const draft = { ...story.draft(), card: CARD_WITHOUT_CODE }
    const again = begin(machine, { draft, isOfferHeld: true })
    again.fill(CARD)
    expect(again.points()).toMatchObject({ offer: { usable: BONUS.amount }, isBonusSelected: true })
    expect([again.bonus.asked, again.installments.asked]).toEqual([[], []])
  },

  'a bonus is of one card: with another it is not chosen, and going back asks nothing (BON-01~)': async (machine) => {
    const story = await typing(machine, { card: NO_CARD, cards: [saved('first'), saved('second')] })
    expect(story.bonus.asked).toEqual([{ price: ORDER.price, card: { kind: 'saved', cardToken: 'first' } }])
    const late = story.bonus.hold()
    story.chooseCard('second')
    await late.answer({ kind: 'found', bonus: BONUS })
    expect(story.points().offer).toBeUndefined()
    await story.bonus.answer({ kind: 'found', bonus: BONUS })
    story.send({ type: 'shopper.choseBonus', isBonusSelected: true })
    story.chooseCard('first')
    expect(story.points()).toEqual({ offer: undefined, isBonusSelected: false })
    await story.bonus.answer({ kind: 'none' })
    story.chooseCard('second')
    expect(story.points()).toMatchObject({ offer: { usable: BONUS.amount }, isBonusSelected: false })
    expect(story.bonus.asked).toHaveLength(3)
  },

  'with bank 64 a chosen bonus leaves the first option alone; given up, the months are back (INST-04~)': async (
    machine,
  ) => {
    const story = await typing(machine)
    await story.installments.answer({ kind: 'known', installments: MAXIMUM_CARD })
    await story.bonus.answer({ kind: 'found', bonus: BONUS })
    story.send({ type: 'shopper.choseInstallment', installmentNumber: 6 })
    story.send({ type: 'shopper.choseBonus', isBonusSelected: true })
    expect(story.offer()).toMatchObject({
      options: [{ installmentNumber: 1 }],
      selectedInstallment: 1,
      isLimitedByBonus: true,
    })
    expect(story.sum().cardPart).toEqual(lira(247_050))
    story.send({ type: 'shopper.choseBonus', isBonusSelected: false })
    expect(story.offer()).toMatchObject({ selectedInstallment: 6, isLimitedByBonus: false })
  },

  'an inquiry that fails offers no bonus and blocks nothing (BON-05~)': async (machine) => {
    const story = await typing(machine)
    await story.installments.answer({ kind: 'known', installments: WORLD_CARD })
    await story.bonus.fail()
    story.send({ type: 'shopper.choseBonus', isBonusSelected: true })
    expect([story.points(), story.view()]).toMatchObject([
      { offer: undefined, isBonusSelected: false },
      { problem: undefined, missing: undefined },
    ])
    story.fill(OTHER, 'cardNumber')
    story.pay()
    await story.installments.answer({ kind: 'unknown' })
    expect(story.question()).toEqual(questionOf(NEW, { typed: OTHER }))
  },

  'a campaign marks the months of its own bank (INST-05~)': async (machine) => {
    const campaign = { startDate: undefined, plusInstallment: 2, cardBankName: 'Yapı Kredi Bankası' }
    const story = await typing(machine, { terms: { plusInstallments: [campaign] } })
    expect(story.offer().plusInstallment).toBe(0)
    await story.installments.answer({ kind: 'known', installments: WORLD_CARD })
    expect(story.offer().plusInstallment).toBe(2)
  },

  'a new card is kept in the wallet when the shopper says so, and there is a wallet (CARD-15~)': async (machine) => {
    const story = await typing(machine)
    await story.installments.answer({ kind: 'unknown' })
    expect(story.view()).toMatchObject({ canStoreCard: true, isCardStored: false })
    story.send({ type: 'shopper.storedCard', isCardStored: true })
    story.pay()
    expect(story.question()).toEqual(questionOf({ kind: 'new', isStored: true }))
    const abroad = await typing(machine, { buyer: FOREIGN_BUYER })
    await abroad.installments.answer({ kind: 'unknown' })
    abroad.send({ type: 'shopper.storedCard', isCardStored: true })
    expect(abroad.view()).toMatchObject({ canStoreCard: false, isCardStored: false })
  },
}
