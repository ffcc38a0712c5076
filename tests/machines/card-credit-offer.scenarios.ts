import { expect } from 'vitest'
import type { cardPaymentMachine } from '../../machines/payment/card/machine'
import { paymentProblemOf } from '../../machines/entities/bank-refusal'
import { REFUSED, type Start, choose } from './support/card-payment-harness'
import { CARD, FOREIGN_BUYER, SHORT_OF_FUNDS } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'

type Machine = typeof cardPaymentMachine

const LENT = { terms: { isCreditEnabled: true }, card: CARD, isAgreed: true }

const SHORT = paymentProblemOf(SHORT_OF_FUNDS)

const refused = (machine: Machine, start: Start, problem = SHORT) => choose(machine, { ...LENT, problem, ...start })

/** What the shopper can do after a card with insufficient funds (CARD-12). */
export const cardCreditOfferScenarios: Scenarios<Machine> = {
  'a card with insufficient funds has a credit offered in its place, once (CARD-12~)': async (machine) => {
    const harness = await refused(machine, {})
    expect(harness.view()).toMatchObject({ kind: 'offering', problem: SHORT })
    harness.pay()
    expect(harness.submitted()).toBeUndefined()
    harness.send({ type: 'shopper.closed' })
    expect(harness.view()).toMatchObject({ kind: 'choosing', problem: SHORT })
    harness.send({ type: 'shopper.closed' })
    expect(harness.view()).toMatchObject({ kind: 'choosing' })
    harness.pay()
    expect(harness.state()).toBe('submitted')
  },

  'no credit is offered where the order, the buyer or the kind of refusal does not allow it (CARD-12~)': async (
    machine,
  ) => {
    const harnesses = [
      await refused(machine, { terms: {} }),
      await refused(machine, { buyer: FOREIGN_BUYER }),
      await refused(machine, {}, REFUSED),
    ]
    for (const harness of harnesses) expect(harness.view().kind).toBe('choosing')
  },
}
