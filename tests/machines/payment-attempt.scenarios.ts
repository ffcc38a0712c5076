import { expect } from 'vitest'
import { FORM_CHANGED } from '../../machines/entities/payment-problem'
import { GENERIC_PROBLEM } from '../../machines/entities/problem'
import type { paymentAttemptMachine } from '../../machines/payment/attempt/machine'
import { PAYMENT_UNDER_WAY } from '../../machines/payment/order-check/rules'
import { paymentSentScenarios } from './payment-sent.scenarios'
import { REFUSED } from './support/card-payment-harness'
import { ALREADY_APPLIED } from './fixtures/credits'
import { OTHER_PRICE } from './fixtures/funds'
import { GATE_ASKING } from './support/held-gate'
import { NOTHING_SENT, begin } from './support/payment-attempt-harness'
import { CARD, CARD_WITHOUT_CODE, ORDER, RECEIPT, TIMED_OUT } from './fixtures/shopper'
import { BALANCE_SUBMISSION, CARD_SUBMISSION, CREDIT_SUBMISSION, SUBMISSIONS } from './fixtures/submissions'
import type { Scenarios } from './support/scenario'
import { CARDS } from './fixtures/wallet'

type Machine = typeof paymentAttemptMachine
type Start = Parameters<typeof begin>[1]

/** After the press; the test answers gate, order check and preparation. */
const pressed = (machine: Machine, start: Start = {}) => begin(machine, { isCheckHeld: true, ...start })

/** After the gate, if there is one; the order check is pending. */
async function atOrder(machine: Machine, start?: Start) {
  const harness = pressed(machine, start)
  if (typeof harness.state() === 'object') await harness.openGate()
  return harness
}

/** The preparation is pending. */
async function atPreparation(machine: Machine, start?: Start) {
  const harness = await atOrder(machine, start)
  await harness.check.answer({ kind: 'ready' })
  return harness
}

/** For every method: the steps between press and payment, and the result. */
export const paymentAttemptScenarios: Scenarios<Machine> = {
  'the KYC gate, the order check and the preparation run in order, then the call is sent once as pressed (KYC-07~, BAL-02~, BEST-08~, PAY-04~, PAY-11~)':
    async (machine) => {
      for (const submission of [CARD_SUBMISSION, BALANCE_SUBMISSION]) {
        const harness = pressed(machine, { submission })
        expect(harness.gate.asked).toEqual([{ ...submission.gate, level: 1, mayHaveRisen: false }])
        expect(harness.check.asked).toEqual([])
        await harness.openGate()
        expect([harness.check.asked, harness.preparation.asked]).toEqual([[{ price: ORDER.price }], []])
        await harness.check.answer({ kind: 'ready' })
        expect([harness.preparation.asked, harness.payment.asked, harness.tags()]).toEqual([[submission], [], []])
        await harness.preparation.answer({ kind: 'ready' })
        expect([harness.payment.asked, harness.tags()]).toEqual([[submission], ['paymentInFlight']])
        await harness.payment.answer({ kind: 'paid', receipt: RECEIPT })
        expect(harness.output()).toEqual({
          kind: 'paid',
          receipt: RECEIPT,
          level: 2,
          mayHaveRisen: false,
          cards: undefined,
        })
        expect(harness.payment.asked).toHaveLength(1)
      }
    },

  'an attempt says when its gate asks the shopper for identity, and only then (PAY-05~, PAY-11~)': async (machine) => {
    const isAsked = ({ snapshot }: ReturnType<typeof begin>) => snapshot().hasTag('identityAsked')
    const harness = pressed(machine)
    expect([harness.state(), isAsked(harness)]).toEqual([{ gating: 'looking' }, false])
    await harness.openGate()
    expect([harness.state(), isAsked(harness)]).toEqual(['checking', false])
    const asked = pressed(machine, { gateLogic: GATE_ASKING })
    expect([asked.state(), isAsked(asked)]).toEqual([{ gating: 'asking' }, true])
  },

  'the order is read at once where no limits of a member apply (KYC-07~, CRED-03~, BANK-02~)': (machine) => {
    for (const submission of SUBMISSIONS) {
      const harness = pressed(machine, { submission: { ...submission, gate: undefined } })
      expect([harness.gate.asked, harness.check.asked]).toEqual([[], [{ price: ORDER.price }]])
    }
  },

  'a shopper who closes the KYC gate has paid nothing (KYC-01~, KYC-02~)': async (machine) => {
    const harness = pressed(machine, { level: 0 })
    expect(harness.gate.asked).toMatchObject([{ level: 0 }])
    await harness.gate.answer({ kind: 'declined', level: 1, mayHaveRisen: true, cards: CARDS })
    expect(harness.output()).toEqual({ ...NOTHING_SENT, level: 1, mayHaveRisen: true, cards: CARDS })
    expect([harness.check.asked, harness.payment.asked]).toEqual([[], []])
  },

  'a level or a limit that fails to load sends nothing and shows the reason (KYC-06~, PAY-14~)': async (machine) => {
    const stopped = pressed(machine)
    await stopped.gate.answer({
      kind: 'stopped',
      level: undefined,
      mayHaveRisen: false,
      cards: undefined,
      problem: REFUSED,
    })
    const broken = pressed(machine)
    await broken.gate.fail()
    expect([stopped, broken].map((harness) => harness.output())).toEqual(
      [REFUSED, GENERIC_PROBLEM].map((problem) => ({ ...NOTHING_SENT, problem })),
    )
    expect([...stopped.check.asked, ...broken.check.asked]).toEqual([])
  },

  'an order that can’t be read, or is being paid elsewhere, shows the reason, and nothing is sent (BEST-01~, BEST-08~, KYC-03~)':
    async (machine) => {
      for (const submission of SUBMISSIONS) {
        const harness = await atOrder(machine, { submission, level: 2 })
        await harness.check.answer({ kind: 'refused', problem: PAYMENT_UNDER_WAY })
        // The level that the gate found is passed on for the next attempt.
        expect(harness.output()).toEqual({ ...NOTHING_SENT, problem: PAYMENT_UNDER_WAY, level: 2 })
        const broken = await atOrder(machine, { submission })
        await broken.check.fail()
        expect(broken.output()).toMatchObject({ kind: 'refused', problem: GENERIC_PROBLEM, wasSent: false })
        expect([...harness.preparation.asked, ...broken.preparation.asked]).toEqual([])
      }
    },

  'an order that has been paid meanwhile is never paid again: its outcome is looked up (PAY-04~, BEST-01~, PAY-13~)':
    async (machine) => {
      const harness = await atOrder(machine)
      await harness.check.answer({ kind: 'paidOrUnderWay' })
      expect(harness.output()).toEqual({
        kind: 'unknown',
        wasSent: false,
        isAtBank: true,
        level: 2,
        mayHaveRisen: false,
        cards: undefined,
      })
      expect(harness.preparation.asked).toEqual([])
    },

  'a new price ends the attempt once it was accepted, with nothing sent (BEST-08~, PAY-12~)': async (machine) => {
    const harness = await atOrder(machine)
    harness.send({ type: 'shopper.acceptedPrice' })
    expect([harness.view().isRepriced, harness.priceChange()]).toEqual([false, undefined])
    await harness.check.answer({ kind: 'changed', price: OTHER_PRICE })
    expect([harness.view().isRepriced, harness.priceChange()]).toEqual([
      true,
      { from: ORDER.price, to: OTHER_PRICE, isAnnounced: true },
    ])
    harness.send({ type: 'shopper.wentToBank' })
    expect([harness.state(), harness.tags()]).toEqual([{ accepting: 'announced' }, []])
    harness.send({ type: 'shopper.closedDanger' })
    expect([harness.state(), harness.priceChange()?.isAnnounced]).toEqual([{ accepting: 'noticed' }, false])
    harness.send({ type: 'shopper.acceptedPrice' })
    expect(harness.output()).toEqual({
      kind: 'repriced',
      price: OTHER_PRICE,
      level: 2,
      mayHaveRisen: false,
      cards: undefined,
    })
    expect([harness.check.asked.length, harness.preparation.asked, harness.payment.asked]).toEqual([1, [], []])
  },

  'a card form that has changed since the press sends nothing, and comes back as it is (PAY-11~)': async (machine) => {
    const harness = await atPreparation(machine)
    await harness.preparation.answer({ kind: 'changed', typed: CARD_WITHOUT_CODE })
    expect(harness.output()).toEqual({ ...NOTHING_SENT, level: 2, problem: FORM_CHANGED, typed: CARD_WITHOUT_CODE })
    expect(harness.payment.asked).toEqual([])
  },

  'an order that another tab has taken since the check sends nothing, and keeps the form (PAY-04~, PAY-11~)': async (
    machine,
  ) => {
    const harness = await atPreparation(machine)
    await harness.preparation.answer({ kind: 'underWay', typed: CARD })
    expect(harness.output()).toEqual({ ...NOTHING_SENT, level: 2, problem: PAYMENT_UNDER_WAY, typed: CARD })
    expect(harness.payment.asked).toEqual([])
  },

  'a refusal or a failure before the sending ends with its reason, and nothing is sent (PAY-11~, PAY-14~, CRED-03~, CRED-06~, CRED-07~)':
    async (machine) => {
      const told = { ...NOTHING_SENT, level: 2, typed: CARD }
      const card = await atPreparation(machine)
      await card.preparation.answer({ kind: 'refused', refusal: TIMED_OUT, typed: CARD })
      expect(card.output()).toEqual({ ...told, problem: REFUSED, refusal: TIMED_OUT })
      const credit = await atPreparation(machine, { submission: CREDIT_SUBMISSION, level: 2 })
      await credit.preparation.answer({ kind: 'refused', refusal: ALREADY_APPLIED, typed: CARD })
      const problem = { text: ALREADY_APPLIED.message }
      expect(credit.output()).toMatchObject({ ...told, problem, refusal: ALREADY_APPLIED })
      const broken = await atPreparation(machine)
      await broken.preparation.fail()
      expect(broken.output()).toEqual({ ...told, problem: GENERIC_PROBLEM, typed: undefined })
      for (const harness of [card, credit, broken]) expect(harness.payment.asked).toEqual([])
    },

  ...paymentSentScenarios,
}
