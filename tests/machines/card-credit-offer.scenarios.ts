import { expect } from 'vitest'
import type { cardPaymentMachine } from '../../machines/card-payment/machine'
import { paymentProblemOf } from '../../machines/entities/payment-problem'
import { type Start, begin, choose } from './support/card-payment-story'
import { CARD, FOREIGN_BUYER, REFUSAL, SHORT_OF_FUNDS } from './support/shopper'
import type { Told } from './support/tell'
import { walletOf } from './support/wallet'

type Machine = typeof cardPaymentMachine

const LENT: Start & { readonly card: typeof CARD } = { terms: { isCreditEnabled: true }, card: CARD, isAgreed: true }

/** A card that was refused. */
async function refused(machine: Machine, start: typeof LENT, refusal = SHORT_OF_FUNDS) {
  const story = await choose(machine, start)
  story.pay()
  await story.payment.answer({ kind: 'refused', refusal })
  return story
}

/** What can be done where a card had too little behind it (CARD-12). */
export const cardCreditOfferTold: Told<Machine> = {
  'a card with too little behind it has a credit offered in its place, once (CARD-12~)': async (machine) => {
    const story = await refused(machine, LENT)
    expect(story.view()).toMatchObject({ kind: 'offering', problem: paymentProblemOf(SHORT_OF_FUNDS) })
    story.send({ type: 'shopper.paid' })
    expect(story.payment.asked).toHaveLength(1)
    story.send({ type: 'shopper.closed' })
    expect(story.view()).toMatchObject({ kind: 'choosing', problem: paymentProblemOf(SHORT_OF_FUNDS) })
    story.send({ type: 'shopper.closed' })
    expect(story.view()).toMatchObject({ kind: 'choosing' })
  },

  'so has one that its bank refused before the page was loaded anew (CARD-12~)': async (machine) => {
    const story = begin(machine, { ...LENT, problem: paymentProblemOf(SHORT_OF_FUNDS) })
    await story.wallet.answer(walletOf())
    expect(story.view().kind).toBe('offering')
  },

  'no credit is offered where the order allows none, nobody lends to this buyer, or another thing is wrong (CARD-12~)':
    async (machine) => {
      const stories = [
        await refused(machine, { ...LENT, terms: {} }),
        await refused(machine, { ...LENT, buyer: FOREIGN_BUYER }),
        await refused(machine, LENT, REFUSAL),
      ]
      for (const story of stories) expect(story.view().kind).toBe('choosing')
    },
}
