import { expect } from 'vitest'
import type { cardPaymentMachine } from '../../machines/payment/card/machine'
import { type CardFacts, NO_CARD } from '../../machines/entities/card'
import { begin, questionOf, typing } from './support/card-payment-harness'
import { BONUS, MAXIMUM_CARD, WORLD_CARD } from './fixtures/offers'
import { CARD, CARD_WITHOUT_CODE, ORDER } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { saved } from './fixtures/wallet'

type Machine = typeof cardPaymentMachine

const NEW = { kind: 'new', isStored: false } as const
const lira = (minor: number) => ({ minor, currency: 'TRY' })

const OTHER: CardFacts = { ...CARD, bin: '55287900', lastFour: '0008' }

/** The bonus points of a card. */
export const cardBonusScenarios: Scenarios<Machine> = {
  'bonus points are read once the card is whole, and used only when they are chosen (BON-01~)': async (machine) => {
    const harness = await typing(machine, { card: CARD_WITHOUT_CODE })
    expect(harness.bonus.asked).toEqual([])
    harness.send({ type: 'shopper.choseBonus', isBonusSelected: true })
    harness.fill(CARD)
    expect(harness.bonus.asked).toEqual([{ price: ORDER.price, card: NEW }])
    await harness.installments.answer({ kind: 'known', installments: WORLD_CARD })
    await harness.bonus.answer({ kind: 'found', bonus: BONUS })
    expect(harness.points()).toEqual({ offer: { usable: BONUS.amount, total: BONUS.amount }, isBonusSelected: false })
    harness.send({ type: 'shopper.choseBonus', isBonusSelected: true })
    expect(harness.sum()).toMatchObject({ bonusUsed: BONUS.amount, cardPart: lira(247_050) })
    expect(harness.view()).toMatchObject({ amount: lira(247_050) })
    harness.pay()
    expect(harness.submitted()).toMatchObject({
      question: questionOf(NEW, { bonusUsed: BONUS.amount }),
      sum: ORDER.price,
      bankPart: lira(247_050),
    })
    // The code is typed again, but the bonus is not requested again, and the choice stays.
    const draft = { ...harness.draft(), card: CARD_WITHOUT_CODE }
    const again = begin(machine, { draft, isOfferHeld: true })
    again.fill(CARD)
    expect(again.points()).toMatchObject({ offer: { usable: BONUS.amount }, isBonusSelected: true })
    expect([again.bonus.asked, again.installments.asked]).toEqual([[], []])
  },

  'bonus points belong to one card: with another none are chosen, and a return reads nothing again (BON-01~)': async (
    machine,
  ) => {
    const harness = await typing(machine, { card: NO_CARD, cards: [saved('first'), saved('second')] })
    expect(harness.bonus.asked).toEqual([{ price: ORDER.price, card: { kind: 'saved', cardToken: 'first' } }])
    const late = harness.bonus.hold()
    harness.chooseCard('second')
    await late.answer({ kind: 'found', bonus: BONUS })
    expect(harness.points().offer).toBeUndefined()
    await harness.bonus.answer({ kind: 'found', bonus: BONUS })
    harness.send({ type: 'shopper.choseBonus', isBonusSelected: true })
    harness.chooseCard('first')
    expect(harness.points()).toEqual({ offer: undefined, isBonusSelected: false })
    await harness.bonus.answer({ kind: 'none' })
    harness.chooseCard('second')
    expect(harness.points()).toMatchObject({ offer: { usable: BONUS.amount }, isBonusSelected: false })
    expect(harness.bonus.asked).toHaveLength(3)
  },

  'bonus points of a typed card are not another’s with the same first and last digits (BON-01~)': async (machine) => {
    const harness = await typing(machine, { card: { ...CARD, numberEdition: 1 } })
    await harness.bonus.answer({ kind: 'found', bonus: BONUS })
    expect(harness.points().offer).toMatchObject({ total: BONUS.amount })
    harness.fill({ ...CARD, numberEdition: 2 }, 'cardNumber')
    expect([harness.points().offer, harness.bonus.asked.length]).toEqual([undefined, 2])
  },

  'bonus points chosen at bank 64 leave only the first option; given up, the months are back (INST-04~)': async (
    machine,
  ) => {
    const harness = await typing(machine)
    await harness.installments.answer({ kind: 'known', installments: MAXIMUM_CARD })
    await harness.bonus.answer({ kind: 'found', bonus: BONUS })
    harness.send({ type: 'shopper.choseInstallment', installmentNumber: 6 })
    harness.send({ type: 'shopper.choseBonus', isBonusSelected: true })
    expect(harness.offer()).toMatchObject({
      options: [{ installmentNumber: 1 }],
      selectedInstallment: 1,
      isLimitedByBonus: true,
    })
    expect(harness.sum().cardPart).toEqual(lira(247_050))
    harness.send({ type: 'shopper.choseBonus', isBonusSelected: false })
    expect(harness.offer()).toMatchObject({ selectedInstallment: 6, isLimitedByBonus: false })
  },

  'bonus points of an all-or-nothing bank leave nothing to the card, not even the fee of installments (BON-02~, INST-04~)':
    async (machine) => {
      const { bankCode = 0, bankName = '' } = WORLD_CARD
      for (const fullBonusOnlyBanks of [[{ code: bankCode, name: bankName }], []]) {
        const harness = await typing(machine, { terms: { fullBonusOnlyBanks } })
        await harness.installments.answer({ kind: 'known', installments: WORLD_CARD })
        await harness.bonus.answer({ kind: 'found', bonus: { ...BONUS, amount: ORDER.price } })
        harness.send({ type: 'shopper.choseInstallment', installmentNumber: 3 })
        harness.send({ type: 'shopper.choseBonus', isBonusSelected: true })
        const isWhole = fullBonusOnlyBanks.length > 0
        expect(harness.offer()).toMatchObject({ selectedInstallment: isWhole ? 1 : 3, isLimitedByBonus: isWhole })
        expect(harness.sum().cardPart).toEqual(lira(isWhole ? 0 : 3_950))
      }
    },

  'a bonus inquiry that fails offers no points and blocks nothing (BON-05~)': async (machine) => {
    const harness = await typing(machine)
    await harness.installments.answer({ kind: 'known', installments: WORLD_CARD })
    await harness.bonus.fail()
    harness.send({ type: 'shopper.choseBonus', isBonusSelected: true })
    expect([harness.points(), harness.view()]).toMatchObject([
      { offer: undefined, isBonusSelected: false },
      { problem: undefined, missing: undefined },
    ])
    harness.fill(OTHER, 'cardNumber')
    harness.pay()
    await harness.installments.answer({ kind: 'unknown' })
    expect(harness.question()).toEqual(questionOf(NEW, { typed: OTHER }))
  },

  'a refused bonus inquiry is repeated once the security code or expiry date is corrected (BON-05~)': async (
    machine,
  ) => {
    for (const field of ['cvc', 'expireDate'] as const) {
      const harness = await typing(machine)
      await harness.bonus.answer({ kind: 'none' })
      harness.fill(CARD, 'accountHolder')
      expect(harness.bonus.asked).toHaveLength(1)
      harness.fill(CARD_WITHOUT_CODE, field)
      expect(harness.bonus.asked).toHaveLength(1)
      harness.fill(CARD, field)
      expect(harness.bonus.asked).toHaveLength(2)
      const late = harness.bonus.hold()
      harness.fill(CARD_WITHOUT_CODE, field)
      harness.fill(CARD, field)
      expect(harness.bonus.asked).toHaveLength(3)
      await late.answer({ kind: 'none' })
      await harness.bonus.answer({ kind: 'found', bonus: BONUS })
      expect(harness.points().offer).toMatchObject({ usable: BONUS.amount })
      harness.fill(CARD, field)
      expect(harness.bonus.asked).toHaveLength(3)
    }
  },
}
