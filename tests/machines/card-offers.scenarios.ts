import { expect } from 'vitest'
import type { cardPaymentMachine } from '../../machines/payment/card/machine'
import { type CardFacts, NO_CARD } from '../../machines/entities/card'
import { type Offer, begin, questionOf, typing } from './support/card-payment-harness'
import { DEBIT_CARD, MAXIMUM_CARD, WORLD_CARD } from './fixtures/offers'
import { CARD, cardWith, FOREIGN_BUYER, ORDER } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { saved, walletOf } from './fixtures/wallet'

type Machine = typeof cardPaymentMachine

const NEW = { kind: 'new', isStored: false } as const
const MONTHS = [1, 3, 6]
const lira = (minor: number) => ({ minor, currency: 'TRY' })

const OTHER: CardFacts = { ...CARD, bin: '55287900', lastFour: '0008' }

export const cardOffersScenarios: Scenarios<Machine> = {
  'installments are read as soon as eight digits are there, and then chosen from (INST-01~, INST-02~)': async (
    machine,
  ) => {
    const harness = await typing(machine, { card: NO_CARD })
    expect([harness.offer().standing, harness.installments.asked]).toEqual(['none', []])
    harness.fill(cardWith({ cardNumber: 'validations.cardNumber' }), 'cardNumber')
    expect(harness.offer()).toMatchObject({ standing: 'asking', options: [{ installmentNumber: 1 }] })
    expect(harness.offer().areInstallmentsLikely).toBe(false)
    expect(harness.installments.asked).toEqual([{ bin: CARD.bin, price: ORDER.price }])
    await harness.installments.answer({ kind: 'known', installments: WORLD_CARD })
    expect(harness.offer()).toMatchObject({
      standing: 'known',
      options: WORLD_CARD.installmentPrices,
      bankName: 'Yapı Kredi Bankası',
    })
    harness.fill(CARD)
    expect(harness.installments.asked).toHaveLength(1)
    harness.send({ type: 'shopper.choseInstallment', installmentNumber: 6 })
    // Five installments are not offered, and typing in another field changes nothing.
    harness.send({ type: 'shopper.choseInstallment', installmentNumber: 5 })
    harness.fill(CARD)
    expect(harness.offer().selectedInstallment).toBe(6)
    expect(harness.sum()).toMatchObject({
      installmentCost: lira(12_350),
      installmentNumber: 6,
      cardPart: lira(260_400),
    })
    harness.pay()
    expect(harness.question()).toEqual(questionOf(NEW, { installment: 6, price: lira(260_400) }))
  },

  'a late answer for an earlier card is ignored, and the choice belongs to one card (INST-01~)': async (machine) => {
    const harness = await typing(machine)
    const late = harness.installments.hold()
    harness.fill(OTHER, 'cardNumber')
    expect(harness.installments.asked.map(({ bin }) => bin)).toEqual([CARD.bin, OTHER.bin])
    await late.answer({ kind: 'known', installments: WORLD_CARD })
    expect(harness.offer().standing).toBe('asking')
    await harness.installments.answer({ kind: 'known', installments: MAXIMUM_CARD })
    harness.send({ type: 'shopper.choseInstallment', installmentNumber: 3 })
    harness.fill(CARD, 'cardNumber')
    expect(harness.offer()).toMatchObject({ standing: 'asking', selectedInstallment: 1 })
    await harness.installments.answer({ kind: 'known', installments: WORLD_CARD })
    harness.fill(OTHER, 'cardNumber')
    expect(harness.offer()).toMatchObject({ standing: 'known', selectedInstallment: 1, bankName: 'İş Bankası' })
    expect(harness.installments.asked).toHaveLength(3)
  },

  'a saved card has its own installments; one with too few known digits has none (INST-01~, INST-02)': async (
    machine,
  ) => {
    const cards = [saved('known'), saved('short', { bin: '554960' }), saved('debit', { bin: '62021200', type: 'bank' })]
    const harness = await typing(machine, { card: NO_CARD, cards })
    expect(harness.installments.asked).toEqual([{ bin: '55496071', price: ORDER.price }])
    expect(harness.offer()).toMatchObject({ standing: 'asking', areInstallmentsLikely: true })
    await harness.installments.answer({ kind: 'known', installments: WORLD_CARD })
    harness.chooseCard('debit')
    expect(harness.offer()).toMatchObject({ standing: 'asking', areInstallmentsLikely: false })
    harness.chooseCard('short')
    expect(harness.offer()).toMatchObject({ standing: 'none', options: [{ installmentNumber: 1 }] })
    harness.chooseCard('known')
    expect(harness.offer().options.map(({ installmentNumber }) => installmentNumber)).toEqual(MONTHS)
  },

  'installments that are unknown, or fail to load, leave a single payment (INST-06~)': async (machine) => {
    for (const ends of ['answer', 'fail'] as const) {
      const harness = await typing(machine)
      await (ends === 'answer' ? harness.installments.answer({ kind: 'unknown' }) : harness.installments.fail())
      expect(harness.offer()).toMatchObject({ standing: 'unknown', options: [{ installmentNumber: 1 }] })
      harness.pay()
      expect(harness.question()).toEqual(questionOf(NEW))
      expect(harness.view()).toMatchObject({ problem: undefined })
      // A form that is opened again requests the offers again. An outstanding answer does not block another card.
      const again = begin(machine, { draft: harness.draft(), isOfferHeld: true })
      again.fill(OTHER, 'cardNumber')
      again.fill(CARD, 'cardNumber')
      expect(again.installments.asked.map(({ bin }) => bin)).toEqual([CARD.bin, OTHER.bin, CARD.bin])
    }
  },

  'a payment waits for the bank’s answer about the card, and uses the call it demands (CARD-09~)': async (machine) => {
    const harness = await typing(machine)
    harness.pay()
    harness.pay()
    expect([harness.state(), harness.view().kind, harness.submitted()]).toEqual([
      'awaitingInstallments',
      'paying',
      undefined,
    ])
    await harness.installments.answer({ kind: 'known', installments: DEBIT_CARD })
    expect(harness.question()).toEqual(questionOf(NEW, { call: 'threeDS' }))
    expect(harness.view()).toMatchObject({ isThreeDSForced: true })
  },

  '3-D Secure is demanded by the order, the wallet or the shopper (CARD-09~)': async (machine) => {
    const called = async (offer: Offer, wish?: (harness: Awaited<ReturnType<typeof typing>>) => void) => {
      const harness = await typing(machine, offer)
      await harness.installments.answer({ kind: 'unknown' })
      wish?.(harness)
      harness.pay()
      return harness.question()?.call
    }
    const unseen = { card: NO_CARD, cards: [saved('unseen', { isThreeDSVerified: false })] }
    expect(await called({})).toBe('auth')
    expect(await called({ terms: { isThreeDSForced: true } })).toBe('threeDS')
    expect(await called(unseen)).toBe('threeDS')
    expect(await called({ card: NO_CARD, cards: [saved('seen')] })).toBe('auth')
    expect(
      await called({}, (harness) => {
        harness.send({ type: 'shopper.askedThreeDS', isThreeDSAsked: true })
      }),
    ).toBe('threeDS')
  },

  'BKM Express lets the shopper choose the card there, where the order has it (CARD-09~)': async (machine) => {
    const without = await typing(machine)
    without.send({ type: 'shopper.askedBkm' })
    expect(without.view()).toMatchObject({ cardSource: 'newCard', isBkmEnabled: false })
    const harness = await typing(machine, { card: NO_CARD, terms: { isBkmEnabled: true, isThreeDSForced: true } })
    harness.send({ type: 'shopper.askedBkm' })
    expect(harness.view()).toMatchObject({
      cardSource: 'bkm',
      isBkmEnabled: true,
      isThreeDSForced: false,
      missing: undefined,
    })
    expect([harness.offer().standing, harness.points().offer]).toEqual(['none', undefined])
    harness.pay()
    expect(harness.question()).toEqual(questionOf({ kind: 'elsewhere' }, { call: 'bkm' }))
    expect(harness.submitted()).toMatchObject({ choice: 'bkm', gate: { source: 'card' } })
    const again = begin(machine, { draft: harness.draft(), terms: { isBkmEnabled: true } })
    expect(again.view()).toMatchObject({ cardSource: 'bkm' })
    again.askNewCard()
    expect(again.view()).toMatchObject({ cardSource: 'newCard', missing: 'cardNumber' })
  },

  'a campaign marks the months of its own bank (INST-05~)': async (machine) => {
    const campaign = { startDate: undefined, plusInstallment: 2, cardBankName: 'Yapı Kredi Bankası' }
    const harness = await typing(machine, { terms: { plusInstallments: [campaign] } })
    expect(harness.offer().plusInstallment).toBe(0)
    await harness.installments.answer({ kind: 'known', installments: WORLD_CARD })
    expect(harness.offer().plusInstallment).toBe(2)
  },

  'a new card is saved in the wallet when the shopper says so, and there is a wallet (CARD-15~)': async (machine) => {
    const harness = await typing(machine)
    await harness.installments.answer({ kind: 'unknown' })
    expect(harness.view()).toMatchObject({ canStoreCard: true, isCardStored: false })
    harness.send({ type: 'shopper.storedCard', isCardStored: true })
    harness.pay()
    expect(harness.question()).toEqual(questionOf({ kind: 'new', isStored: true }))
    const abroad = await typing(machine, { buyer: FOREIGN_BUYER })
    await abroad.installments.answer({ kind: 'unknown' })
    abroad.send({ type: 'shopper.storedCard', isCardStored: true })
    expect(abroad.view()).toMatchObject({ canStoreCard: false, isCardStored: false })
  },

  'the tick to save a new card comes back with the card’s fields (BEST-14~, CARD-15~)': async (machine) => {
    const harness = begin(machine, { isAgreed: true })
    await harness.wallet.answer(walletOf({ typed: CARD, isCardStored: true }))
    expect(harness.view()).toMatchObject({ isCardStored: true })
    harness.pay()
    expect(harness.question()).toMatchObject({ card: { kind: 'new', isStored: true } })
  },
}
