import { expect } from 'vitest'
import type { cardPaymentMachine } from '../../machines/payment/card/machine'
import { problemOf } from '../../machines/entities/problem'
import { REFUSED, type Start, choose } from './support/card-payment-story'
import { CARD, FOREIGN_BUYER, SHORT_OF_FUNDS } from './support/shopper'
import type { Told } from './support/tell'

type Machine = typeof cardPaymentMachine

const LENT = { terms: { isCreditEnabled: true }, card: CARD, isAgreed: true }

const SHORT = problemOf(SHORT_OF_FUNDS)

/** After a card that was refused. */
const refused = (machine: Machine, start: Start, problem = SHORT) => choose(machine, { ...LENT, problem, ...start })

/** What can be done where a card had too little behind it (CARD-12). */
export const cardCreditOfferTold: Told<Machine> = {
  'a card with too little behind it has a credit offered in its place, once (CARD-12~)': async (machine) => {
    const story = await refused(machine, {})
    expect(story.view()).toMatchObject({ kind: 'offering', problem: SHORT })
    story.pay()
    expect(story.submitted()).toBeUndefined()
    story.send({ type: 'shopper.closed' })
    expect(story.view()).toMatchObject({ kind: 'choosing', problem: SHORT })
    story.send({ type: 'shopper.closed' })
    expect(story.view()).toMatchObject({ kind: 'choosing' })
    story.pay()
    expect(story.state()).toBe('submitted')
  },

  'no credit is offered where the order allows none, nobody lends to this buyer, or another thing is wrong (CARD-12~)':
    async (machine) => {
      const stories = [
        await refused(machine, { terms: {} }),
        await refused(machine, { buyer: FOREIGN_BUYER }),
        await refused(machine, {}, REFUSED),
      ]
      for (const story of stories) expect(story.view().kind).toBe('choosing')
    },
}
